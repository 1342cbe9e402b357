// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// What the stroke of some connected lines covers, as overlapping polygons that go around alike: by the books, for tests.
struct StrokePieces {
  let points: [CGPoint]
  var isClosed = false
  let width: CGFloat
  var cap = CGLineCap.butt
  var join = CGLineJoin.round
  var miterLimit: CGFloat = 10

  var polygons: [[CGPoint]] {
    let count = points.count
    var result: [[CGPoint]] = []
    for i in 0..<(isClosed ? count : count - 1) {
      let isFirst = i == 0 && !isClosed
      let isLast = i == count - 2 && !isClosed
      result.append(
        bar(points[i], points[(i + 1) % count], before: isFirst && cap == .square, after: isLast && cap == .square))
    }
    for i in 0..<count where isClosed || (i > 0 && i < count - 1) {
      result.append(joined(points[(i + count - 1) % count], points[i], points[(i + 1) % count]))
    }
    if !isClosed, cap == .round { result += [disc(points[0]), disc(points[count - 1])] }
    return result.map { ExactArea.area($0) < 0 ? $0.reversed() : $0 }
  }

  private func disc(_ p: CGPoint) -> [CGPoint] {
    ellipsePoints(CGRect(x: p.x - width / 2, y: p.y - width / 2, width: width, height: width), count: 90)
  }

  /// The unit vector along a line.
  private func along(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
  }

  private func bar(_ a: CGPoint, _ b: CGPoint, before: Bool, after: Bool) -> [CGPoint] {
    let (u, r) = (along(a, b), width / 2)
    func corner(_ p: CGPoint, _ ahead: CGFloat, _ aside: CGFloat) -> CGPoint {
      CGPoint(x: p.x + ahead * u.x - aside * u.y, y: p.y + ahead * u.y + aside * u.x)
    }
    let (s, e) = (before ? -r : 0, after ? r : 0)
    return [corner(a, s, -r), corner(b, e, -r), corner(b, e, r), corner(a, s, r)]
  }

  private func joined(_ a: CGPoint, _ p: CGPoint, _ b: CGPoint) -> [CGPoint] {
    if join == .round { return disc(p) }
    let (u, v, r) = (along(a, p), along(p, b), width / 2)
    let turn = u.x * v.y - u.y * v.x
    // The outer side is to the right of a turn to the left.
    let side: CGFloat = turn > 0 ? 1 : -1
    let (q, s) = (
      CGPoint(x: p.x + side * r * u.y, y: p.y - side * r * u.x),
      CGPoint(x: p.x + side * r * v.y, y: p.y - side * r * v.x)
    )
    // The angle between the two lines: its half's sine is one over the miter's length in widths.
    let half = acos(max(-1, min(1, -(u.x * v.x + u.y * v.y)))) / 2
    guard join == .miter, abs(turn) > 1e-9, 1 / sin(half) <= miterLimit else { return [p, q, s] }
    // Where the two outer edges meet.
    let t = ((s.x - q.x) * v.y - (s.y - q.y) * v.x) / turn
    return [p, q, CGPoint(x: q.x + t * u.x, y: q.y + t * u.y), s]
  }
}
