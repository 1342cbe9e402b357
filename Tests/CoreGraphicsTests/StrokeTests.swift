// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Caps, joins and dashes against areas that are known exactly.
struct StrokeTests {
  private let side = 60

  private func stroke(_ points: [CGPoint], closed: Bool = false, _ change: (CGContext) -> Void) throws -> Bitmap {
    try canvas(side, side) {
      change($0)
      $0.addLines(between: points)
      if closed { $0.closePath() }
      $0.strokePath()
    }
  }

  /// Two lines of 24 points that turn by `turn` radians in the middle of the picture.
  private func corner(_ turn: CGFloat, tilt: CGFloat = 0.3) -> [CGPoint] {
    let p = CGPoint(x: 30.2, y: 29.7)
    return [
      CGPoint(x: p.x - 24 * cos(tilt), y: p.y - 24 * sin(tilt)), p,
      CGPoint(x: p.x + 24 * cos(tilt + turn), y: p.y + 24 * sin(tilt + turn)),
    ]
  }

  @Test(arguments: [CGLineCap.butt, .round, .square])
  func `a line covers its length times its width and its caps`(cap: CGLineCap) throws {
    var random = SeededGenerator(seed: 40)
    for _ in 0..<30 {
      let (angle, width) = (CGFloat.random(in: 0...6, using: &random), CGFloat.random(in: 0.5...9, using: &random))
      let (u, a) = (CGPoint(x: cos(angle), y: sin(angle)), CGPoint(x: 30 - 20 * cos(angle), y: 30 - 20 * sin(angle)))
      let b = CGPoint(x: 30 + 20 * u.x, y: 30 + 20 * u.y)
      let bitmap = try stroke([a, b]) {
        $0.setLineWidth(width)
        $0.setLineCap(cap)
      }
      let r = width / 2
      let outline: [CGPoint]
      if cap == .round {
        outline =
          ellipsePoints(CGRect(x: b.x - r, y: b.y - r, width: width, height: width), from: angle - .pi / 2, sweep: .pi)
          + ellipsePoints(
            CGRect(x: a.x - r, y: a.y - r, width: width, height: width), from: angle + .pi / 2, sweep: .pi)
      } else {
        let e = cap == .square ? r : 0
        outline = [(a, -e, -r), (a, -e, r), (b, e, r), (b, e, -r)].map { p, along, across in
          CGPoint(x: p.x + along * u.x - across * u.y, y: p.y + along * u.y + across * u.x)
        }
      }
      let exact = ExactArea(of: outline, width: side, height: side)
      let worst = exact.largestDifference(to: bitmap)
      #expect(worst.levels <= 4, "\(cap), \(width) wide, turned by \(angle): \(worst.place)")
      let area = 40 * width + (cap == .butt ? 0 : cap == .square ? width * width : .pi * r * r)
      #expect(abs(bitmap.coverage - area) <= 0.01 * area, "\(bitmap.coverage) instead of \(area)")
    }
  }

  /// The two bars overlap on the inner side by r² · tan(turn / 2); outside the join adds its own.
  @Test(arguments: [CGLineJoin.miter, .round, .bevel], [0.3, 0.8, 1.2, 1.57, 2.1, -0.9] as [CGFloat])
  func `a corner covers two lines and its join`(join: CGLineJoin, turn: CGFloat) throws {
    let (width, angle) = (12 as CGFloat, abs(turn))
    let bitmap = try stroke(corner(turn)) {
      $0.setLineWidth(width)
      $0.setLineJoin(join)
    }
    let r = width / 2
    let outside =
      switch join {
      case .miter: r * r * tan(angle / 2)
      case .round: r * r * angle / 2
      case .bevel: r * r * sin(angle) / 2
      }
    let area = 2 * 24 * width - r * r * tan(angle / 2) + outside
    // The errors of some 150 edge pixels nearly cancel out; a join of another kind is off by more at all turns but 0.3.
    #expect(abs(bitmap.coverage - area) <= 0.9, "\(bitmap.coverage) instead of \(area)")
  }

  @Test(arguments: [2, 4, 10] as [CGFloat])
  func `a miter longer than the limit becomes a bevel`(limit: CGFloat) throws {
    // A miter is 1 / sin(angle / 2) widths long; the turn is what is left of half a circle.
    let turn = CGFloat.pi - 2 * asin(1 / limit)
    func picture(_ turn: CGFloat, _ join: CGLineJoin, _ limit: CGFloat) throws -> Bitmap {
      try stroke(corner(turn)) {
        $0.setLineWidth(3)
        $0.setLineJoin(join)
        $0.setMiterLimit(limit)
      }
    }
    #expect(try picture(turn - 0.02, .miter, limit) == picture(turn - 0.02, .miter, 1000))
    #expect(try picture(turn + 0.02, .miter, limit) == picture(turn + 0.02, .bevel, limit))
    #expect(try picture(turn + 0.02, .miter, limit) != picture(turn + 0.02, .miter, 1000))
  }

  @Test func `a closed triangle has three joins and no caps`() throws {
    let points = [CGPoint(x: 12, y: 50), CGPoint(x: 48, y: 47), CGPoint(x: 27, y: 12)]
    let bitmap = try stroke(points, closed: true) {
      $0.setLineWidth(4)
      $0.setLineCap(.square)
    }
    // With miters the outline is the triangle moved outwards by half the width, less the one moved inwards.
    func moved(_ distance: CGFloat) -> [CGPoint] {
      let orientation: CGFloat = ExactArea.area(points) > 0 ? 1 : -1
      let lines = (0..<3).map { i -> (CGPoint, CGPoint) in
        let (a, b) = (points[i], points[(i + 1) % 3])
        let length = hypot(b.x - a.x, b.y - a.y)
        let d = CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
        return (CGPoint(x: a.x + orientation * distance * d.y, y: a.y - orientation * distance * d.x), d)
      }
      return (0..<3).map { i in
        let ((p, d), (q, e)) = (lines[i], lines[(i + 1) % 3])
        let t = ((q.x - p.x) * e.y - (q.y - p.y) * e.x) / (d.x * e.y - d.y * e.x)
        return CGPoint(x: p.x + t * d.x, y: p.y + t * d.y)
      }
    }
    let exact = ExactArea(of: moved(2), width: side, height: side)
      .combined(with: ExactArea(of: moved(-2), width: side, height: side)) { $0 - $1 }
    let worst = exact.largestDifference(to: bitmap)
    #expect(worst.levels <= 4, "\(worst.place)")
    #expect(abs(bitmap.coverage - exact.sum) < 1, "\(bitmap.coverage) instead of \(exact.sum)")
  }

  @Test func `a stroked circle is a ring`() throws {
    let rect = CGRect(x: 10.3, y: 11.6, width: 35, height: 35)
    let bitmap = try canvas(side, side) {
      $0.setLineWidth(5)
      $0.strokeEllipse(in: rect)
    }
    let exact = ExactArea(of: ellipsePoints(rect.insetBy(dx: -2.5, dy: -2.5)), width: side, height: side)
      .combined(with: ExactArea(of: ellipsePoints(rect.insetBy(dx: 2.5, dy: 2.5)), width: side, height: side)) {
        $0 - $1
      }
    let worst = exact.largestDifference(to: bitmap)
    #expect(worst.levels <= 4, "\(worst.place)")
  }

  @Test func `dashes are on and off where the lengths say, from the phase on`() throws {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<60 {
      let lengths = (0..<Int.random(in: 1...4, using: &random)).map { _ in CGFloat.random(in: 1...9, using: &random) }
      let phase = CGFloat.random(in: -20...20, using: &random)
      let bitmap = try canvas(side, 6) {
        $0.setLineWidth(4)
        $0.setLineDash(phase: phase, lengths: lengths)
        $0.move(to: CGPoint(x: 5, y: 3))
        $0.addLine(to: CGPoint(x: 55, y: 3))
        $0.strokePath()
      }
      // An odd number of lengths swaps dashes and gaps from one round to the next.
      let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
      let period = pattern.reduce(0, +)
      var on = [CGFloat](repeating: 0, count: side)
      var start = 5 - phase - period * 10
      while start < 55 {
        for (i, length) in pattern.enumerated() {
          let (from, to) = (max(start, 5), min(start + length, 55))
          if i.isMultiple(of: 2), from < to {
            for x in 0..<side { on[x] += max(0, min(to, CGFloat(x) + 1) - max(from, CGFloat(x))) }
          }
          start += length
        }
      }
      for x in 0..<side {
        // Two levels for each of the at most three dash ends in a pixel: Cairo's grid is 1/256.
        #expect(abs(CGFloat(bitmap[x, 3].alpha) - 255 * on[x]) <= 6, "\(lengths) from \(phase), at \(x)")
      }
    }
  }

  @Test func `a dash of no length shows round and square caps`() throws {
    let dots = try canvas(side, 10) {
      $0.setLineWidth(6)
      $0.setLineCap(.round)
      $0.setLineDash(phase: 0, lengths: [0, 10])
      $0.move(to: CGPoint(x: 5, y: 5))
      $0.addLine(to: CGPoint(x: 46, y: 5))
      $0.strokePath()
    }
    #expect(abs(dots.coverage - 5 * 9 * .pi) < 0.5, "\(dots.coverage)")
  }

  @Test func `the pen is transformed with the path`() throws {
    let bitmap = try canvas(side, side) {
      $0.scaleBy(x: 1, y: 3)
      $0.setLineWidth(2)
      $0.move(to: CGPoint(x: 10, y: 5))
      $0.addLine(to: CGPoint(x: 50, y: 5))
      $0.move(to: CGPoint(x: 30, y: 8))
      $0.addLine(to: CGPoint(x: 30, y: 18))
      $0.strokePath()
    }
    // Across the pen is three times as wide as along.
    #expect(bitmap.column(15).filter { $0.alpha == 255 }.count == 6)
    #expect(bitmap.row(40).filter { $0.alpha == 255 }.count == 2)
  }
}
