// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Paths made from paths: stroked, dashed and trimmed copies.
struct StrokedCopyTests {
  private static let wave: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 8, y: 40))
    path.addCurve(to: CGPoint(x: 50, y: 20), control1: CGPoint(x: 20, y: 0), control2: CGPoint(x: 38, y: 60))
    path.addQuadCurve(to: CGPoint(x: 30, y: 52), control: CGPoint(x: 56, y: 48))
    return path
  }()
  private static let angles: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 8, y: 9), CGPoint(x: 30, y: 50), CGPoint(x: 40, y: 12), CGPoint(x: 52, y: 50),
    ])
    return path
  }()
  private static let triangle: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 12, y: 50), CGPoint(x: 48, y: 47), CGPoint(x: 27, y: 12)])
    path.closeSubpath()
    return path
  }()
  private static let shapes: [(name: String, path: CGPath)] = [
    ("wave", wave), ("angles", angles), ("triangle", triangle),
    ("circle", CGPath(ellipseIn: CGRect(x: 10, y: 12, width: 36, height: 30), transform: nil)),
  ]

  @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
  func `a stroked copy, filled, is the stroke`(cap: CGLineCap, join: CGLineJoin) throws {
    for (name, path) in Self.shapes {
      let copy = path.copy(strokingWithWidth: 5, lineCap: cap, lineJoin: join, miterLimit: 10)
      let filled = try canvas(60, 60) {
        $0.addPath(copy)
        $0.fillPath()
      }
      let stroked = try canvas(60, 60) {
        $0.setLineWidth(5)
        $0.setLineCap(cap)
        $0.setLineJoin(join)
        $0.addPath(path)
        $0.strokePath()
      }
      let differences = zip(filled.words, stroked.words).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
      // A copy's chords are off by up to 1/50 of a point, a stroke's by half of that.
      #expect((differences.max() ?? 0) <= 5, "\(name), \(cap), \(join): \(differences.max() ?? 0)")
    }
  }

  @Test func `a stroked copy is transformed after stroking, and empty without a width`() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let copy = line.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 1, y: 3))
    #expect(copy.boundingBoxOfPath == CGRect(x: 0, y: -3, width: 10, height: 6))
    for width in [0, -1, CGFloat.nan, .infinity] {
      #expect(line.copy(strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
    }
  }

  @Test func `a dashed copy, stroked, is the dashed stroke`() throws {
    // Cairo joins the last dash of a closed path to its first one, a copy does not: a corner there would differ.
    for (name, path) in Self.shapes where name != "triangle" {
      for phase in [0, 4.5, -3] as [CGFloat] {
        let copied = try canvas(60, 60) {
          $0.setLineWidth(3)
          $0.setLineJoin(.round)
          $0.addPath(path.copy(dashingWithPhase: phase, lengths: [7, 3, 2]))
          $0.strokePath()
        }
        let dashed = try canvas(60, 60) {
          $0.setLineWidth(3)
          $0.setLineJoin(.round)
          $0.setLineDash(phase: phase, lengths: [7, 3, 2])
          $0.addPath(path)
          $0.strokePath()
        }
        // Where a dash ends may differ by 1/50 of a point: Cairo measures chords, we measure finer ones.
        #expect(copied.largestDifference(to: dashed) <= 24, "\(name) from \(phase)")
        #expect(abs(copied.coverage - dashed.coverage) < 1, "\(name) from \(phase)")
      }
    }
  }

  @Test func `dashes of a line are where the lengths say`() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 20, y: 0)])
    #expect(PathTrace(line.copy(dashingWithPhase: 0, lengths: [5, 3])).text == "M0,0 L5,0 M8,0 L13,0 M16,0 L20,0")
    #expect(PathTrace(line.copy(dashingWithPhase: 6, lengths: [5, 3])).text == "M2,0 L7,0 M10,0 L15,0 M18,0 L20,0")
    #expect(PathTrace(line.copy(dashingWithPhase: -1, lengths: [5, 3])).text == "M1,0 L6,0 M9,0 L14,0 M17,0 L20,0")
    #expect(PathTrace(line.copy(dashingWithPhase: 0, lengths: [6])).text == "M0,0 L6,0 M12,0 L18,0")
  }

  @Test func `a dash goes around corners and every subpath begins the pattern anew`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 4)])
    path.addLines(between: [CGPoint(x: 0, y: 9), CGPoint(x: 9, y: 9)])
    #expect(
      PathTrace(path.copy(dashingWithPhase: 0, lengths: [6, 1])).text
        == "M0,0 L4,0 L4,2 M4,3 L4,4 M0,9 L6,9 M7,9 L9,9")
  }

  @Test(arguments: [[], [0, 0], [-1, 2], [.nan], [.infinity, 1]] as [[CGFloat]])
  func `lengths that mean nothing leave the path whole`(lengths: [CGFloat]) {
    #expect(Self.triangle.copy(dashingWithPhase: 0, lengths: lengths) == Self.triangle)
  }

  @Test func `a trimmed path has its share of the length and lies on the path`() {
    func length(_ path: CGPath) -> CGFloat {
      let points = PathTrace(path).flattened(steps: 200)
      return zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
    let curve = CGPath(ellipseIn: CGRect(x: 3, y: 5, width: 40, height: 26), transform: nil)
    let whole = length(curve)
    for (from, to) in [(0, 0.25), (0.1, 0.9), (0.5, 0.51), (0.75, 1)] as [(CGFloat, CGFloat)] {
      let part = curve.trimmed(from: from, to: to)
      #expect(abs(length(part) - (to - from) * whole) < 0.01 * whole, "\(from) to \(to)")
      for p in PathTrace(part).flattened() {
        // On the ellipse, but for kappa's 0.03 %.
        #expect(abs(hypot((p.x - 23) / 20, (p.y - 18) / 13) - 1) < 1e-3)
      }
    }
    #expect(curve.trimmed(from: 0, to: 1) == curve)
    #expect(curve.trimmed(from: 0.6, to: 0.4).isEmpty)
    #expect(curve.trimmed(from: .nan, to: 0).isEmpty)
  }

  @Test func `trimming goes on from one subpath to the next`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    path.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    #expect(PathTrace(path.trimmed(from: 0.25, to: 0.75)).text == "M5,0 L10,0 M0,5 L5,5")
  }
}
