// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CGPath {
  /// Whether the point lies inside the path, whose open subpaths count as closed.
  ///
  /// Curves are replaced by chords that are off by less than a thousandth of their size. A path or point that is not
  /// finite contains nothing.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    var crossings = Crossings(point: point)
    for element in transform.isIdentity ? elements : elements.map({ $0.applying(transform) }) {
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

  mutating func curve(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) {
    let from = pen
    // Off by at most 1/8 · (1/32)² of the second derivative, which is at most some six times the size.
    let steps = 32
    for i in 1..<steps {
      let t = CGFloat(i) / CGFloat(steps)
      let (a, b, c) = (from.mixed(with: c1, t), c1.mixed(with: c2, t), c2.mixed(with: end, t))
      line(to: a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t))
    }
    line(to: end)
  }
}
