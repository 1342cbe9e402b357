// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Laws of paths, each with a measure of its own.
struct PathLawTests {
  @Test func `a transform given to contains applies to the point, not to the path`() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let away = CGAffineTransform(translationX: 100, y: 0)
    #expect(path.contains(CGPoint(x: -95, y: 5), transform: away))
    #expect(!path.contains(CGPoint(x: 105, y: 5), transform: away))
    var random = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      func number() -> CGFloat { CGFloat.random(in: -2...2, using: &random) }
      let transform = CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      let point = CGPoint(x: number() * 5, y: number() * 5)
      #expect(path.contains(point, transform: transform) == path.contains(point.applying(transform)))
    }
  }

  @Test func `contains follows a curve of any size`() {
    var random = SeededGenerator(seed: 9)
    for size in [1, 1000, 1e6] as [CGFloat] {
      for _ in 0..<60 {
        // A bulge above the x axis that never turns back.
        let (a, b) = (CGFloat.random(in: 0.1...1, using: &random), CGFloat.random(in: 0.1...1, using: &random))
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
          to: CGPoint(x: size, y: 0), control1: CGPoint(x: size / 3, y: a * size),
          control2: CGPoint(x: size * 2 / 3, y: b * size))
        let t = CGFloat.random(in: 0.05...0.95, using: &random)
        // With its control points a third apart x runs evenly.
        let y = 3 * (1 - t) * t * ((1 - t) * a + t * b) * size
        #expect(path.contains(CGPoint(x: t * size, y: y * 0.99999)))
        #expect(!path.contains(CGPoint(x: t * size, y: y * 1.00001)))
      }
    }
  }

  @Test(arguments: [1e-6, 1, 1e5, 1e9] as [CGFloat]) func `the box of a quadratic curve is exact at any size`(
    size: CGFloat
  ) {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<200 {
      func point() -> CGPoint {
        CGPoint(x: .random(in: -size...size, using: &random), y: .random(in: -size...size, using: &random))
      }
      let (p, c, q) = (point(), point(), point())
      let path = CGMutablePath()
      path.move(to: p)
      path.addQuadCurve(to: q, control: c)
      func reach(_ p: CGFloat, _ c: CGFloat, _ q: CGFloat) -> (CGFloat, CGFloat) {
        let t = ((p - c) / (p - 2 * c + q)).clamped(0, 1)
        let top = (1 - t) * (1 - t) * p + 2 * t * (1 - t) * c + t * t * q
        return (min(p, q, top), max(p, q, top))
      }
      let (x, y, box) = (reach(p.x, c.x, q.x), reach(p.y, c.y, q.y), path.boundingBoxOfPath)
      for (got, wanted) in [(box.minX, x.0), (box.maxX, x.1), (box.minY, y.0), (box.maxY, y.1)] {
        #expect(abs(got - wanted) <= 1e-9 * size)
      }
    }
  }

  @Test func `a copy can be transformed, and may be changed by itself`() throws {
    let path = CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    var transform = CGAffineTransform(a: 2, b: 1, c: 0, d: -1, tx: 5, ty: 6)
    let wanted = CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4), transform: &transform)
    #expect(path.copy(using: &transform) == wanted)
    #expect(path.copy(using: nil) == path)
    let changed = try #require(path.mutableCopy(using: &transform))
    #expect(changed == wanted)
    changed.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 0, width: 1, height: 1)])
    #expect(changed != wanted && changed.currentPoint == CGPoint(x: 2, y: 0))
    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(arguments: [CGLineCap.round, .square]) func `a point that nothing follows has no caps, in a stroke or a copy`(
    cap: CGLineCap
  ) throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 3))
    path.move(to: CGPoint(x: 9, y: 9))
    path.addLine(to: CGPoint(x: 14, y: 9))
    path.move(to: CGPoint(x: 3, y: 14))
    path.addLine(to: CGPoint(x: 3, y: 14))
    path.move(to: CGPoint(x: 14, y: 3))
    let stroke = try canvas(18, 18) {
      $0.setLineWidth(4)
      $0.setLineCap(cap)
      $0.addPath(path)
      $0.strokePath()
    }
    let copy = try canvas(18, 18) {
      $0.addPath(path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10))
      $0.fillPath()
    }
    #expect(copy.largestDifference(to: stroke) <= 2)
    #expect(stroke[3, 3] == .clear && stroke[3, 13].alpha == 255)
  }

  @Test(arguments: [CGLineCap.round, .square, .butt]) func `dots are in a dashed copy as in a dashed stroke`(
    cap: CGLineCap
  ) throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 3.5))
    path.addLine(to: CGPoint(x: 20, y: 3.5))
    path.addLine(to: CGPoint(x: 20, y: 17))
    for (phase, lengths) in [(0, [0, 5]), (2, [0, 5]), (0, [3, 4, 0, 4])] as [(CGFloat, [CGFloat])] {
      func draw(_ body: (CGContext) -> Void) throws -> Bitmap {
        try canvas(26, 20) {
          $0.setLineWidth(3)
          $0.setLineCap(cap)
          body($0)
          $0.strokePath()
        }
      }
      let stroke = try draw {
        $0.setLineDash(phase: phase, lengths: lengths)
        $0.addPath(path)
      }
      let copy = try draw { $0.addPath(path.copy(dashingWithPhase: phase, lengths: lengths)) }
      #expect(copy.largestDifference(to: stroke) <= 2)
      if cap != .butt { #expect(stroke.coverage > 10) }
    }
  }
}
