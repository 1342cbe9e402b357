// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CGContext {
  /// Fills what lies between two rectangles with curved or square corners, as a border does, part by part; false where
  /// Cairo has to draw it. The path is the outer outline, then the inner one, filled by the even-odd rule.
  func fillFrame(_ elements: [PathElement]) -> Bool {
    guard drawsExactly(state.fill), let frame = RoundedFrame(elements) else { return false }
    var masks: [(CornerMask, CGRect)] = []
    for box in frame.regions {
      guard let mask = CornerMask.mask(of: frame.between(box), in: box, isEvenOdd: true) else { return false }
      masks.append((mask, box))
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
  private let outer: RoundedShape
  private let inner: RoundedShape
  /// Whole pixels around all that is not straight at the corners: top left, top right, bottom left, bottom right.
  private let boxes: [CGRect]
  /// The same; corners that share pixels are one.
  let regions: [CGRect]

  init?(_ elements: [PathElement]) {
    guard let end = elements.firstIndex(of: .close), end + 1 < elements.count,
      let outer = RoundedShape(Array(elements[...end])), let inner = RoundedShape(Array(elements[(end + 1)...])),
      outer.rect.contains(inner.rect)
    else { return nil }
    self.outer = outer
    self.inner = inner
    let (o, i) = (outer.rect, inner.rect)
    let corners = [(false, false), (true, false), (false, true), (true, true)].map { isRight, isBottom in
      let outerTip = CGPoint(x: isRight ? o.maxX : o.minX, y: isBottom ? o.maxY : o.minY)
      let innerTip = CGPoint(x: isRight ? i.maxX : i.minX, y: isBottom ? i.maxY : i.minY)
      var box = CGRect.around([outerTip, innerTip]).integral
      if let bend = outer.corners.first(where: { $0.tip == outerTip }) { box = box.union(outer.box(of: bend)) }
      if let bend = inner.corners.first(where: { $0.tip == innerTip }) { box = box.union(inner.box(of: bend)) }
      return RoundedShape.Region(box: box, tips: [outerTip])
    }
    let merged = RoundedShape.Region.merged(corners.filter { !$0.box.isEmpty })
    regions = merged.map(\.box)
    boxes = corners.map { corner in merged.first { $0.tips.contains(corner.tips[0]) }?.box ?? corner.box }
  }

  /// Both outlines' parts in a box.
  func between(_ box: CGRect) -> [PathElement] {
    outer.inside(box) + inner.inside(box)
  }

  /// The straight parts, from box to box.
  var strips: [CGRect] {
    let (o, i) = (outer.rect, inner.rect)
    let (tl, tr, bl, br) = (boxes[0], boxes[1], boxes[2], boxes[3])
    func span(_ x0: CGFloat, _ y0: CGFloat, _ x1: CGFloat, _ y1: CGFloat) -> CGRect? {
      x1 > x0 && y1 > y0 ? CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : nil
    }
    return [
      span(tl.maxX, o.minY, tr.minX, i.minY), span(bl.maxX, i.maxY, br.minX, o.maxY),
      span(o.minX, tl.maxY, i.minX, bl.minY), span(i.maxX, tr.maxY, o.maxX, br.minY),
    ].compactMap { $0 }
  }
}
