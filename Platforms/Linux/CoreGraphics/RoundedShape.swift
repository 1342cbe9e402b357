// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// A path, in pixels, that is a rectangle but for curved corners: rounded rectangles of every kind.
///
/// Its straight edges are drawn without a rasteriser, what lies in the boxes around the corners from kept masks: rows of a
/// table have the same few.
struct RoundedShape {
  /// Where one corner bends.
  struct Corner {
    /// On the rectangle.
    var tip: CGPoint
    /// Where the curve leaves one edge and reaches the next, in the order of the path.
    var start: CGPoint
    var end: CGPoint
    var curves: [PathElement]
  }

  let rect: CGRect
  let corners: [Corner]

  /// nil for a path of another kind.
  ///
  /// An edge that misses a line between pixels by an error of arithmetic lies on it: it would cost a row of pixels.
  init?(_ path: [PathElement]) {
    guard path.count > 3, path[path.count - 1] == .close else { return nil }
    let elements = path.map(\.onNearPixels)
    guard case .move(let first) = elements[0] else { return nil }
    var (x0, y0, x1, y1) = (first.x, first.y, first.x, first.y)
    for case .line(let p) in elements { (x0, y0, x1, y1) = (min(x0, p.x), min(y0, p.y), max(x1, p.x), max(y1, p.y)) }
    for case .curve(_, _, let p) in elements {
      (x0, y0, x1, y1) = (min(x0, p.x), min(y0, p.y), max(x1, p.x), max(y1, p.y))
    }
    rect = CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    guard rect.isFinite, !rect.isEmpty, abs(x0) < 1e6, abs(y0) < 1e6, x1 < 1e6, y1 < 1e6 else { return nil }

    var found: [Corner] = []
    var pen = first
    var isInCurve = false
    for element in elements.dropFirst() {
      switch element {
      case .line(let p):
        guard p == pen || Self.isEdge(pen, p, rect) else { return nil }
        pen = p
        isInCurve = false
      case .curve(_, _, let p):
        // The pieces of one corner follow each other without a line.
        if isInCurve {
          found[found.count - 1].curves.append(element)
          found[found.count - 1].end = p
        } else {
          found.append(Corner(tip: .zero, start: pen, end: p, curves: [element]))
        }
        pen = p
        isInCurve = true
      case .close:
        guard pen == first || Self.isEdge(pen, first, rect) else { return nil }
      case .move, .quad:
        return nil
      }
    }
    guard found.count <= 4 else { return nil }
    for i in found.indices {
      // From edge to edge: the tip takes one coordinate of each end.
      let (s, e) = (found[i].start, found[i].end)
      let tips = [CGPoint(x: s.x, y: e.y), CGPoint(x: e.x, y: s.y)].filter { p in
        (p.x == x0 || p.x == x1) && (p.y == y0 || p.y == y1)
      }
      guard tips.count == 1 else { return nil }
      found[i].tip = tips[0]
    }
    corners = found
  }

  private static func isEdge(_ a: CGPoint, _ b: CGPoint, _ r: CGRect) -> Bool {
    (a.y == b.y && (a.y == r.minY || a.y == r.maxY)) || (a.x == b.x && (a.x == r.minX || a.x == r.maxX))
  }

  /// Whole pixels around a corner's curve and what lies within `reach` of it.
  func box(of corner: Corner, reach: CGFloat = 0) -> CGRect {
    CGRect.around([corner.tip, corner.start, corner.end]).insetBy(dx: -reach, dy: -reach).integral
  }

  /// The corner of the box that lies deepest in the shape.
  func far(of corner: Corner, _ box: CGRect) -> CGPoint {
    CGPoint(x: corner.tip.x == rect.minX ? box.maxX : box.minX, y: corner.tip.y == rect.minY ? box.maxY : box.minY)
  }

  /// The corner's part of the outline, prolonged along both edges to the box.
  func outline(of corner: Corner, _ box: CGRect) -> [PathElement] {
    let (from, to) = prolonged(corner, box)
    return [.move(from), .line(corner.start)] + corner.curves + [.line(to)]
  }

  private func prolonged(_ corner: Corner, _ box: CGRect) -> (CGPoint, CGPoint) {
    let far = far(of: corner, box)
    func onEdge(_ p: CGPoint) -> CGPoint {
      p.y == corner.tip.y ? CGPoint(x: far.x, y: p.y) : CGPoint(x: p.x, y: far.y)
    }
    return (onEdge(corner.start), onEdge(corner.end))
  }

  /// The inside without the corners' boxes, as rectangles that share edges on whole pixels only.
  func body(_ regions: [Region]) -> [CGRect] {
    var cuts = [rect.minY, rect.maxY]
    for region in regions { cuts += [region.box.minY, region.box.maxY].filter { $0 > rect.minY && $0 < rect.maxY } }
    cuts.sort()
    return zip(cuts, cuts.dropFirst()).compactMap { top, bottom in
      guard bottom > top else { return nil }
      var (left, right) = (rect.minX, rect.maxX)
      for region in regions where region.box.minY < bottom && region.box.maxY > top {
        for tip in region.tips {
          if tip.x == rect.minX { left = max(left, region.box.maxX) } else { right = min(right, region.box.minX) }
        }
      }
      return right > left ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : nil
    }
  }

  /// The four straight parts of a stroke `width` wide and `height` high, square where a corner is not round.
  func edges(_ boxes: [CGRect], width: CGFloat, height: CGFloat) -> [CGRect] {
    let (dx, dy) = (width / 2, height / 2)
    func box(_ x: CGFloat, _ y: CGFloat) -> CGRect? {
      zip(corners, boxes).first { $0.0.tip == CGPoint(x: x, y: y) }?.1
    }
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (tl, tr, bl, br) = (box(l, t), box(r, t), box(l, b), box(r, b))
    func span(_ x0: CGFloat, _ y0: CGFloat, _ x1: CGFloat, _ y1: CGFloat) -> CGRect? {
      x1 > x0 && y1 > y0 ? CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : nil
    }
    return [
      span(tl?.maxX ?? l - dx, t - dy, tr?.minX ?? r + dx, t + dy),
      span(bl?.maxX ?? l - dx, b - dy, br?.minX ?? r + dx, b + dy),
      span(l - dx, tl?.maxY ?? t + dy, l + dx, bl?.minY ?? b - dy),
      span(r - dx, tr?.maxY ?? t + dy, r + dx, br?.minY ?? b - dy),
    ].compactMap { $0 }
  }
}
