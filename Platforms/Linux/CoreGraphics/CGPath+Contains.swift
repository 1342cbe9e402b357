// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CGPath {
  /// Whether the point lies inside the path, whose open subpaths count as closed.
  ///
  /// The transform is applied to the point. A path or point that is not finite contains nothing.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    guard point.isFinite else { return false }
    var crossings = Crossings(point: point)
    for element in elements {
      switch element {
      case .move(let p):
        crossings.close()
        crossings.begin(p)
      case .line(let p):
        crossings.line(to: p)
      case .quad(let c, let end):
        let start = crossings.pen
        crossings.curve(
          start.mixed(with: c, 2 / 3), end.mixed(with: c, 2 / 3), end)
      case .curve(let c1, let c2, let end):
        crossings.curve(c1, c2, end)
      case .close:
        crossings.close()
      }
    }
    crossings.close()
    guard crossings.isFinite else { return false }
    return rule == .winding ? crossings.winding != 0 : !crossings.count.isMultiple(of: 2)
  }
}

/// Counts how often an outline crosses the ray from a point towards positive x.
private struct Crossings {
  let point: CGPoint
  var start = CGPoint.zero
  var pen = CGPoint.zero
  /// Upward crossings less downward ones.
  var winding = 0
  var count = 0
  var isFinite = true

  init(point: CGPoint) {
    self.point = point
  }

  mutating func begin(_ p: CGPoint) {
    start = p
    pen = p
  }

  mutating func close() {
    line(to: start)
  }

  mutating func line(to p: CGPoint) {
    let from = pen
    pen = p
    guard p.x.isFinite, p.y.isFinite else { return isFinite = false }
    // Half open, so that a joint on the ray counts once.
    guard (from.y <= point.y) != (p.y <= point.y) else { return }
    let x = from.x + (point.y - from.y) / (p.y - from.y) * (p.x - from.x)
    guard x > point.x else { return }
    winding += p.y > from.y ? 1 : -1
    count += 1
  }

  mutating func curve(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint, least: CGFloat = 0) {
    guard c1.isFinite, c2.isFinite else { return isFinite = false }
    let hull = CGRect.around([pen, c1, c2, end])
    // Where the point does not lie between the curve and its chord, both cross the ray alike.
    guard max(hull.width, hull.height) > least, hull.width > 0, hull.height > 0, hull.minX <= point.x,
      point.x <= hull.maxX, hull.minY <= point.y, point.y <= hull.maxY,
      case (.curve(_, let a, let b, let middle), .curve(_, let c, let d, _)) =
        PathSegment.curve(pen, c1, c2, end).split(at: 0.5)
    else { return line(to: end) }
    // Beyond this rounding errors would have it go on for ever.
    let least = least > 0 ? least : max(hull.width, hull.height) * 1e-13
    curve(a, b, middle, least: least)
    curve(c, d, end, least: least)
  }
}
