// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// Lays a piece for every line, join and cap of a stroke.
struct StrokePen {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  /// How far chords are off curves and round joins.
  let tolerance: CGFloat
  var result: [PathElement] = []

  mutating func add(_ subpath: Subpath) {
    var points = [subpath.start]
    // Joints inside a flattened curve are smooth, and always closed round.
    var isCorner = [true]
    for segment in subpath.segments {
      var flat = segment.flattened(tolerance: tolerance)
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
    var (left, right) = ([CGPoint](), [CGPoint]())
    for i in 0..<(subpath.isClosed ? count : count - 1) {
      let (a, b, next) = (points[i], points[(i + 1) % count], points[(i + 2) % count])
      let n = normal(a, b)
      if left.isEmpty { (left, right) = ([a + n], [a - n]) }
      let isInside = subpath.isClosed || i + 2 < count
      // What bends a little goes on in one piece.
      if isInside, !isCorner[(i + 1) % count], let bend = bend(a, b, next) {
        left.append(b + bend)
        right.append(b - bend)
        continue
      }
      polygon(right + [b - n, b + n] + left.reversed())
      (left, right) = ([], [])
      if isInside { corner(a, b, next, isCorner[(i + 1) % count] ? join : .round) }
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

  /// From a point to the outline's next to it, where the line bends so little there that a round join would not be seen.
  private func bend(_ a: CGPoint, _ p: CGPoint, _ b: CGPoint) -> CGPoint? {
    let (n, m) = (normal(a, p), normal(p, b))
    let cosine = (n.x * m.x + n.y * m.y) / (radius * radius)
    guard cosine > 0.9 else { return nil }
    // On the inner side no line may be used up.
    let half = ((1 - cosine) / (1 + cosine)).clamped(0, 1).squareRoot()
    guard radius * ((1 + half * half).squareRoot() - 1) <= tolerance,
      2 * radius * half < min(a.distance(to: p), p.distance(to: b))
    else { return nil }
    return CGPoint(x: (n.x + m.x) / (1 + cosine), y: (n.y + m.y) / (1 + cosine))
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
    // A pen so large in pixels is no better for more.
    let cosine = min(max(0, 1 - tolerance / radius), 1 - 1e-9)
    let steps = (abs(angle) / (2 * acos(cosine))).rounded(.up).clamped(1, 500)
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
