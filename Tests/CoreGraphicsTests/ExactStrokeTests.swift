// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Strokes of lines and curves of every width: within four levels of what they cover, where their parts overlap too.
struct ExactStrokeTests {
  private let side = 48
  private let most: CGFloat = 4

  private func expect(
    _ pieces: StrokePieces, side: Int, rows: some Sequence<Int>, _ what: String, _ draw: (CGContext) -> Void = { _ in }
  ) throws {
    let bitmap = try canvas(side, side) {
      draw($0)
      $0.setLineWidth(pieces.width)
      $0.setLineCap(pieces.cap)
      $0.setLineJoin(pieces.join)
      $0.setMiterLimit(pieces.miterLimit)
      $0.addLines(between: pieces.points)
      if pieces.isClosed { $0.closePath() }
      $0.strokePath()
    }
    let worst = WindingArea([.init(polygons: pieces.polygons)]).largestDifference(to: bitmap, rows: rows)
    #expect(worst.levels <= most, "\(what): \(worst.place), \(pieces)")
  }

  private func points(_ count: Int, side: CGFloat, using random: inout SeededGenerator) -> [CGPoint] {
    (0..<count).map { _ in
      CGPoint(
        x: CGFloat.random(in: -0.1...1.1, using: &random) * side,
        y: CGFloat.random(in: -0.1...1.1, using: &random) * side)
    }
  }

  @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
  func `strokes with every cap and join are within four levels`(cap: CGLineCap, join: CGLineJoin) throws {
    var random = SeededGenerator(seed: 60)
    for i in 0..<12 {
      let pieces = StrokePieces(
        points: points(Int.random(in: 2...5, using: &random), side: CGFloat(side), using: &random),
        isClosed: i.isMultiple(of: 3), width: CGFloat.random(in: 1...9, using: &random), cap: cap, join: join)
      try expect(pieces, side: side, rows: 0..<side, "\(i)")
    }
  }

  @Test(arguments: [CGLineJoin.miter, .round, .bevel]) func `strokes of huge shapes are within four levels`(
    join: CGLineJoin
  ) throws {
    var random = SeededGenerator(seed: 61)
    for width in [1, 2.5, 120] as [CGFloat] {
      let pieces = StrokePieces(
        points: points(5, side: 1500, using: &random), isClosed: true, width: width, join: join)
      let rows = (0..<8).map { _ in Int.random(in: 0..<1500, using: &random) }
      try expect(pieces, side: 1500, rows: rows, "\(width) wide")
    }
  }

  @Test(arguments: [1, 3.5, 14] as [CGFloat]) func `strokes of curves are within four levels`(width: CGFloat) throws {
    var random = SeededGenerator(seed: 62)
    for i in 0..<4 {
      let p = points(4, side: CGFloat(side), using: &random)
      let curve = CGMutablePath()
      curve.move(to: p[0])
      curve.addCurve(to: p[3], control1: p[1], control2: p[2])
      let bitmap = try canvas(side, side) {
        $0.setLineWidth(width)
        $0.setLineCap(.round)
        $0.addPath(curve)
        $0.strokePath()
      }
      let pieces = StrokePieces(points: PathTrace(curve).flattened(steps: 100), width: width, cap: .round)
      let worst = WindingArea([.init(polygons: pieces.polygons)])
        .largestDifference(to: bitmap, rows: stride(from: i, to: side, by: 5))
      #expect(worst.levels <= most, "\(i), \(width) wide: \(worst.place)")
    }
  }

  @Test func `a stroke in a layer, one by a pattern and one in another blend mode are the same`() throws {
    var random = SeededGenerator(seed: 63)
    let path = points(5, side: CGFloat(side), using: &random)
    func picture(_ change: (CGContext) -> Void) throws -> Bitmap {
      try canvas(side, side) {
        $0.setLineWidth(3)
        change($0)
        $0.addLines(between: path)
        $0.strokePath()
        $0.endTransparencyLayer()
      }
    }
    let plain = try picture { _ in }
    let others = [
      try picture { $0.beginTransparencyLayer(auxiliaryInfo: nil) },
      try picture { $0.setBlendMode(.multiply) },
      try picture {
        $0.setStrokeColor(CGColor(pattern: CGPattern(image: CGImage.of([[0xFF00_0000]]), scale: 1), alpha: 1))
      },
    ]
    for other in others { #expect(other.largestDifference(to: plain) <= 1) }
  }

  @Test func `the dashes of a closed shape join where it began`() throws {
    let bitmap = try canvas(40, 40) {
      $0.setLineWidth(6)
      $0.setLineDash(phase: 10, lengths: [25, 50])
      $0.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 30), CGPoint(x: 10, y: 30)])
      $0.closePath()
      $0.strokePath()
    }
    // Without a join the corner would miss the outer quarter of its square.
    #expect(bitmap[7, 7].alpha == 255)
  }
}
