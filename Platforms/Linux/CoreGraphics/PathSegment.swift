// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// A line or a curve with its start: what stroking, dashing and exact bounds work on.
enum PathSegment {
  case line(CGPoint, CGPoint)
  /// Quadratic curves are raised to cubic ones.
  case curve(CGPoint, CGPoint, CGPoint, CGPoint)

  var start: CGPoint {
    switch self {
    case .line(let p, _), .curve(let p, _, _, _): p
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let p), .curve(_, _, _, let p): p
    }
  }

  func point(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let a, let b): a.mixed(with: b, t)
    case .curve: split(at: t).0.end
    }
  }

  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    switch self {
    case .line(let a, let b):
      let m = a.mixed(with: b, t)
      return (.line(a, m), .line(m, b))
    case .curve(let p0, let p1, let p2, let p3):
      let (a, b, c) = (p0.mixed(with: p1, t), p1.mixed(with: p2, t), p2.mixed(with: p3, t))
      let (d, e) = (a.mixed(with: b, t), b.mixed(with: c, t))
      let m = d.mixed(with: e, t)
      return (.curve(p0, a, d, m), .curve(m, e, c, p3))
    }
  }

  /// From control point to control point: the segment is not longer.
  var hullLength: CGFloat {
    switch self {
    case .line(let a, let b): a.distance(to: b)
    case .curve(let a, let b, let c, let d): a.distance(to: b) + b.distance(to: c) + c.distance(to: d)
    }
  }

  /// Points after the start that replace the segment by chords, off by less than `tolerance`.
  func flattened(tolerance: CGFloat) -> [CGPoint] {
    guard case .curve = self else { return [end] }
    let pieces = chords(tolerance: tolerance)
    let count = pieces.isFinite ? Int(pieces.rounded(.up).clamped(1, 1000)) : 1
    return (1...count).map { point(at: CGFloat($0) / CGFloat(count)) }
  }

  /// The part between two parameters.
  func part(from start: CGFloat, to end: CGFloat) -> PathSegment {
    let head = end < 1 ? split(at: end).0 : self
    return start > 0 ? head.split(at: start / end).1 : head
  }

  /// How many pieces of a curve, not rounded, are off their chords by less than `tolerance`.
  func chords(tolerance: CGFloat) -> CGFloat {
    guard case .curve(let p0, let p1, let p2, let p3) = self else { return 1 }
    // A cubic is off its chord by at most √3/18 of its second differences; n pieces divide that by n².
    let dx = max(abs(p0.x - 2 * p1.x + p2.x), abs(p1.x - 2 * p2.x + p3.x))
    let dy = max(abs(p0.y - 2 * p1.y + p2.y), abs(p1.y - 2 * p2.y + p3.y))
    return (0.75 * hypot(dx, dy) / max(tolerance, 1e-6)).squareRoot()
  }

  /// Lengths from the start to evenly spaced parameters, for finding the parameter of a length.
  func lengths(tolerance: CGFloat) -> [CGFloat] {
    guard case .curve = self else { return [0, start.distance(to: end)] }
    let count = max(64, flattened(tolerance: tolerance).count)
    var (result, last) = ([CGFloat(0)], start)
    for i in 1...count {
      let p = point(at: CGFloat(i) / CGFloat(count))
      result.append(result[i - 1] + last.distance(to: p))
      last = p
    }
    return result
  }
}

/// A connected run of segments.
struct Subpath {
  var segments: [PathSegment] = []
  var isClosed = false
  /// Where a run without segments stands: its caps are drawn as a dot.
  var start: CGPoint

  /// Nothing is drawn of a point that nothing follows: it is neither a line nor closed.
  var isStroked: Bool { isClosed || !segments.isEmpty }
}

extension [PathElement] {
  /// The elements as connected runs; none when a coordinate is not finite.
  var subpaths: [Subpath] {
    guard allSatisfy({ $0.points.allSatisfy(\.isFinite) }) else { return [] }
    var result: [Subpath] = []
    var (current, pen) = (Subpath?.none, CGPoint.zero)
    func end() {
      if let current { result.append(current) }
    }
    for element in self {
      switch element {
      case .move(let p):
        end()
        (current, pen) = (Subpath(start: p), p)
      case .line(let p):
        current?.segments.append(.line(pen, p))
        pen = p
      case .quad(let c, let p):
        current?.segments.append(.curve(pen, pen.mixed(with: c, 2 / 3), p.mixed(with: c, 2 / 3), p))
        pen = p
      case .curve(let c1, let c2, let p):
        current?.segments.append(.curve(pen, c1, c2, p))
        pen = p
      case .close:
        guard var closed = current else { continue }
        if pen != closed.start { closed.segments.append(.line(pen, closed.start)) }
        closed.isClosed = true
        result.append(closed)
        (current, pen) = (nil, closed.start)
      }
    }
    end()
    return result
  }
}

extension CGPoint {
  func mixed(with other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
