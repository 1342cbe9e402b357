// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CGContext {
  /// Fills what lies between two rectangles with curved or square corners, as a border does, part by part; false where
  /// Cairo has to draw it. The path is the outer outline, then the inner one, filled by the even-odd rule.
  func fillFrame(_ elements: [PathElement]) -> Bool {
    guard drawsExactly(state.fill), let frame = RoundedFrame(elements) else { return false }
    let boxes = frame.corners.map(\.box)
    guard Self.areApart(boxes) else { return false }
    var masks: [(CornerMask, CGRect)] = []
    for corner in frame.corners where !corner.box.isEmpty {
      guard let mask = CornerMask.mask(of: frame.between(corner), in: corner.box, isEvenOdd: true) else { return false }
      masks.append((mask, corner.box))
    }
    let word = state.fill.word(alpha: state.alpha)
    return withField { field in
      for (mask, box) in masks { field.paint(mask, x: Int(box.minX), y: Int(box.minY)) { _ in word } }
      for rect in frame.strips {
        if let rectangle = ExactRectangle(rect) { paint(rectangle, state.fill, on: field) }
      }
    }
  }
}

/// Two outlines, one in the other, whose corners bend at the same places.
private struct RoundedFrame {
  struct Corner {
    var outerTip: CGPoint
    var innerTip: CGPoint
    var outer: RoundedShape.Corner?
    var inner: RoundedShape.Corner?
    /// Whole pixels around all that is not straight.
    var box: CGRect

    /// The corner of the box that lies deepest in the frame.
    func far(_ rect: CGRect) -> CGPoint {
      CGPoint(x: outerTip.x == rect.minX ? box.maxX : box.minX, y: outerTip.y == rect.minY ? box.maxY : box.minY)
    }
  }

  private let outer: RoundedShape
  private let inner: RoundedShape
  /// Top left, top right, bottom left, bottom right.
  let corners: [Corner]

  init?(_ elements: [PathElement]) {
    guard let end = elements.firstIndex(of: .close), end + 1 < elements.count,
      let outer = RoundedShape(Array(elements[...end])), let inner = RoundedShape(Array(elements[(end + 1)...])),
      outer.rect.contains(inner.rect)
    else { return nil }
    self.outer = outer
    self.inner = inner
    let (o, i) = (outer.rect, inner.rect)
    corners = [(false, false), (true, false), (false, true), (true, true)].map { isRight, isBottom in
      let outerTip = CGPoint(x: isRight ? o.maxX : o.minX, y: isBottom ? o.maxY : o.minY)
      let innerTip = CGPoint(x: isRight ? i.maxX : i.minX, y: isBottom ? i.maxY : i.minY)
      var corner = Corner(
        outerTip: outerTip, innerTip: innerTip, outer: outer.corners.first { $0.tip == outerTip },
        inner: inner.corners.first { $0.tip == innerTip }, box: CGRect.around([outerTip, innerTip]).integral)
      if let bend = corner.outer { corner.box = corner.box.union(outer.box(of: bend)) }
      if let bend = corner.inner { corner.box = corner.box.union(inner.box(of: bend)) }
      return corner
    }
  }

  /// Both outlines' parts in a corner's box.
  func between(_ corner: Corner) -> [PathElement] {
    part(of: outer, corner.outer, corner.outerTip, corner) + part(of: inner, corner.inner, corner.innerTip, corner)
  }

  private func part(
    of shape: RoundedShape, _ bend: RoundedShape.Corner?, _ tip: CGPoint, _ corner: Corner
  ) -> [PathElement] {
    if let bend { return shape.inside(of: bend, corner.box) }
    let far = corner.far(outer.rect)
    return [.move(tip), .line(CGPoint(x: far.x, y: tip.y)), .line(far), .line(CGPoint(x: tip.x, y: far.y)), .close]
  }

  /// The straight parts, from box to box.
  var strips: [CGRect] {
    let (o, i) = (outer.rect, inner.rect)
    let (tl, tr, bl, br) = (corners[0].box, corners[1].box, corners[2].box, corners[3].box)
    func span(_ x0: CGFloat, _ y0: CGFloat, _ x1: CGFloat, _ y1: CGFloat) -> CGRect? {
      x1 > x0 && y1 > y0 ? CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : nil
    }
    return [
      span(tl.maxX, o.minY, tr.minX, i.minY), span(bl.maxX, i.maxY, br.minX, o.maxY),
      span(o.minX, tl.maxY, i.minX, bl.minY), span(i.maxX, tr.maxY, o.maxX, br.minY),
    ].compactMap { $0 }
  }
}
