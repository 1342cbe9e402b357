// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CGPath {
  /// A path that, filled by the winding rule, covers what stroking this one would.
  ///
  /// It is a collection of overlapping pieces (one for each line, join and cap), all going the same way around, not one
  /// outline. Curves become chords that are off by less than 1/50 of a unit. A width that is not positive gives an
  /// empty path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth.isFinite, lineWidth > 0 else { return CGPath(elements: []) }
    var pen = StrokePen(radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for subpath in elements.subpaths { pen.add(subpath) }
    return CGPath(elements: transform.isIdentity ? pen.result : pen.result.map { $0.applying(transform) })
  }
}

/// Lays a piece for every line, join and cap of a stroke.
private struct StrokePen {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  var result: [PathElement] = []

  init(radius: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    self.radius = radius
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  mutating func add(_ subpath: Subpath) {
    var points = [subpath.start]
    // Joints inside a flattened curve are smooth, and always closed round.
    var isCorner = [true]
    for segment in subpath.segments {
      var flat = segment.flattened(tolerance: 0.02)
      if case .curve = segment {
        // Short first and last chords, so that caps and corners have the curve's own direction.
        flat.insert(segment.point(at: 0.001), at: 0)
        flat.insert(segment.point(at: 0.999), at: flat.count - 1)
      }
      for (i, p) in flat.enumerated() where p != points[points.count - 1] {
        points.append(p)
        isCorner.append(i == flat.count - 1)
      }
    }
    if subpath.isClosed, points.count > 1, points[0] == points[points.count - 1] {
      points.removeLast()
      isCorner.removeLast()
    }
    guard points.count > 1 else {
      // A point alone shows its caps; a butt has none.
      if cap == .round { disc(points[0]) }
      if cap == .square { square(points[0]) }
      return
    }
    let count = points.count
    for i in 0..<(subpath.isClosed ? count : count - 1) { bar(points[i], points[(i + 1) % count]) }
    for i in 0..<count where subpath.isClosed || (i > 0 && i < count - 1) {
      corner(points[(i + count - 1) % count], points[i], points[(i + 1) % count], isCorner[i] ? join : .round)
    }
    if !subpath.isClosed {
      end(points[0], from: points[1])
      end(points[count - 1], from: points[count - 2])
    }
  }

  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let length = a.distance(to: b)
    return CGPoint(x: -(b.y - a.y) / length * radius, y: (b.x - a.x) / length * radius)
  }

  private mutating func bar(_ a: CGPoint, _ b: CGPoint) {
    let n = normal(a, b)
    polygon([a - n, b - n, b + n, a + n])
  }

  private mutating func corner(_ a: CGPoint, _ p: CGPoint, _ b: CGPoint, _ join: CGLineJoin) {
    let (n, m) = (normal(a, p), normal(p, b))
    let turn = n.x * m.y - n.y * m.x
    guard abs(turn) > 1e-9 * radius * radius || n.x * m.x + n.y * m.y < 0 else { return }
    // The outer side is the one away from the turn.
    let (u, v) = turn > 0 ? (p - n, p - m) : (p + n, p + m)
    switch join {
    case .round: wedge(p, u, v, turn: turn > 0 ? 1 : -1)
    case .bevel: polygon([p, u, v])
    case .miter:
      // Half the angle between the two lines: cosine from the normals, and 1 / sine is the miter's length in widths.
      let cosine = (n.x * m.x + n.y * m.y) / (radius * radius)
      let half = ((1 + cosine) / 2).squareRoot()
      guard half > 0, 1 / half <= max(1, miterLimit) else { return polygon([p, u, v]) }
      let middle = CGPoint(x: (u.x + v.x) / 2 - p.x, y: (u.y + v.y) / 2 - p.y)
      let length = hypot(middle.x, middle.y)
      guard length > 0 else { return }
      let reach = radius / half / length
      polygon([p, u, CGPoint(x: p.x + middle.x * reach, y: p.y + middle.y * reach), v])
    }
  }

  /// The part of a disc around `p` between two points on its edge: a whole one would show beyond the end of a line that
  /// is shorter than the radius, as all lines of a flattened curve are.
  private mutating func wedge(_ p: CGPoint, _ u: CGPoint, _ v: CGPoint, turn: CGFloat) {
    let (a, b) = (u - p, v - p)
    let angle = acos(((a.x * b.x + a.y * b.y) / (radius * radius)).clamped(-1, 1)) * turn
    // Chords of the arc are off by at most 1/50, as those of a curve.
    let steps = (abs(angle) / (2 * acos(max(0, 1 - 0.02 / radius)))).rounded(.up).clamped(1, 500)
    let arc = (1..<max(1, Int(steps))).map { i -> CGPoint in
      let (s, c) = (sin(angle * CGFloat(i) / steps), cos(angle * CGFloat(i) / steps))
      return CGPoint(x: p.x + a.x * c - a.y * s, y: p.y + a.x * s + a.y * c)
    }
    polygon([p, u] + arc + [v])
  }

  private mutating func end(_ p: CGPoint, from inner: CGPoint) {
    switch cap {
    case .butt: break
    case .round: disc(p)
    case .square:
      let n = normal(inner, p)
      // A quarter turn of the normal points onwards.
      let ahead = CGPoint(x: n.y, y: -n.x)
      polygon([p - n, p - n + ahead, p + n + ahead, p + n])
    }
  }

  private mutating func disc(_ p: CGPoint) {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: p.x - radius, y: p.y - radius, width: 2 * radius, height: 2 * radius))
    result += path.elements
  }

  private mutating func square(_ p: CGPoint) {
    let path = CGMutablePath()
    path.addRect(CGRect(x: p.x - radius, y: p.y - radius, width: 2 * radius, height: 2 * radius))
    result += path.elements
  }

  /// A piece that goes around the way ellipses and rectangles do, whatever the order of its corners.
  private mutating func polygon(_ corners: [CGPoint]) {
    var area: CGFloat = 0
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) { area += a.x * b.y - b.x * a.y }
    let ordered = area < 0 ? corners.reversed() : corners
    result.append(.move(ordered[0]))
    result += ordered.dropFirst().map { .line($0) }
    result.append(.close)
  }
}

extension CGPoint {
  fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}
