// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CGPath {
  /// The smallest rectangle around the path itself, without control points; `.null` when empty or not finite.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    for subpath in elements.subpaths {
      points.append(subpath.start)
      for segment in subpath.segments {
        points.append(segment.end)
        guard case .curve(let p0, let p1, let p2, let p3) = segment else { continue }
        for t in Self.extremes(p0.x, p1.x, p2.x, p3.x) + Self.extremes(p0.y, p1.y, p2.y, p3.y) {
          points.append(segment.point(at: t))
        }
      }
    }
    return .around(points)
  }

  /// Where a cubic's derivative is zero, strictly between its ends.
  private static func extremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    // The two roots in the form that loses nothing where one is far away, as both are for a raised quadratic curve.
    let root = max(b * b - 4 * a * c, 0).squareRoot()
    let q = -(b + (b < 0 ? -root : root)) / 2
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
  }
}
