// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Shapes of every kind and size, those that cross and overlap themselves too: their edges are within four levels.
struct ExactEdgeTests {
  private let side = 48
  /// Chords are up to two and a half levels off, the measure and the rounding by less than one each.
  private let most: CGFloat = 4

  @Test(arguments: RandomShape.allCases, [CGPathFillRule.winding, .evenOdd])
  func `a fill is within four levels everywhere`(kind: RandomShape, rule: CGPathFillRule) throws {
    var random = SeededGenerator(seed: 50)
    for i in 0..<6 {
      let path = kind.path(side: CGFloat(side), using: &random)
      let bitmap = try canvas(side, side) {
        $0.addPath(path)
        $0.fillPath(using: rule)
      }
      let worst = WindingArea([(path, rule)]).largestDifference(to: bitmap, rows: 0..<side)
      #expect(worst.levels <= most, "\(kind) \(i): \(worst.place)")
    }
  }

  @Test(arguments: RandomShape.allCases)
  func `a huge shape is within four levels`(kind: RandomShape) throws {
    var random = SeededGenerator(seed: 51)
    let path = kind.path(side: 2000, using: &random)
    let bitmap = try canvas(2000, 2000) {
      $0.addPath(path)
      $0.fillPath()
    }
    let rows = (0..<12).map { _ in Int.random(in: 0..<2000, using: &random) }
    let worst = WindingArea([(path, .winding)], steps: 1000).largestDifference(to: bitmap, rows: rows)
    #expect(worst.levels <= most, "\(kind): \(worst.place)")
  }

  @Test(arguments: RandomShape.allCases)
  func `a fill in a layer and one by a pattern are within four levels`(kind: RandomShape) throws {
    var random = SeededGenerator(seed: 52)
    let black = CGImage.of([[0xFF00_0000]])
    for i in 0..<6 {
      let path = kind.path(side: CGFloat(side), using: &random)
      let layer = try canvas(side, side) {
        $0.beginTransparencyLayer(auxiliaryInfo: nil)
        $0.addPath(path)
        $0.fillPath()
        $0.endTransparencyLayer()
      }
      let pattern = try canvas(side, side) {
        $0.setFillColor(CGColor(pattern: CGPattern(image: black, scale: 1), alpha: 1))
        $0.addPath(path)
        $0.fillPath()
      }
      let exact = WindingArea([(path, .winding)])
      for bitmap in [layer, pattern] {
        let worst = exact.largestDifference(to: bitmap, rows: 0..<side)
        #expect(worst.levels <= most, "\(kind) \(i): \(worst.place)")
      }
    }
  }

  @Test func `a translucent fill has the coverage times its alpha, once where it overlaps itself`() throws {
    var random = SeededGenerator(seed: 53)
    let path = RandomShape.star.path(side: CGFloat(side), using: &random)
    let bitmap = try canvas(side, side) {
      $0.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.4))
      $0.addPath(path)
      $0.fillPath()
    }
    let exact = WindingArea([(path, .winding)])
    for y in 0..<side {
      for (x, coverage) in exact.row(y, width: side).enumerated() {
        #expect(abs(CGFloat(bitmap[x, y].alpha) - 102 * coverage) <= 3)
        #expect(bitmap[x, y].red == bitmap[x, y].alpha)
      }
    }
  }

  @Test(arguments: UglyNumbersTests.numbers + [1e5, -3e6, 1e7])
  func `shapes with ugly corners neither crash nor hang, and drawing goes on`(bad: CGFloat) throws {
    var random = SeededGenerator(seed: 54)
    for kind in [RandomShape.star, .blob] {
      for change in [\CGPoint.x, \.y] as [WritableKeyPath<CGPoint, CGFloat>] {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 20, y: 20))
        var corner = CGPoint(x: 3, y: 9)
        corner[keyPath: change] = bad
        path.addCurve(to: CGPoint(x: 3, y: 40), control1: corner, control2: CGPoint(x: bad, y: 3))
        path.addLine(to: corner)
        path.addPath(kind.path(side: CGFloat(side), using: &random))
        let bitmap = try canvas(side, side) {
          $0.addPath(path)
          $0.drawPath(using: .eoFillStroke)
          $0.saveGState()
          $0.addPath(path)
          $0.clip()
          $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
          $0.restoreGState()
          $0.setBlendMode(.copy)
          $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
        #expect(bitmap.words.allSatisfy { $0 == 0xFF00_0000 })
      }
    }
  }

  @Test(.timeLimit(.minutes(1))) func `a tangle of four thousand lines is drawn in its time`() throws {
    var random = SeededGenerator(seed: 55)
    let points = (0..<4_000).map { _ in
      CGPoint(x: CGFloat.random(in: 0...100, using: &random), y: CGFloat.random(in: 0...100, using: &random))
    }
    let bitmap = try canvas(100, 100) {
      $0.addLines(between: points)
      $0.fillPath(using: .evenOdd)
    }
    // Everything is half inside and half outside.
    #expect(abs(bitmap.coverage - 5000) < 250, "\(bitmap.coverage)")
    let path = CGMutablePath()
    path.addLines(between: points)
    let worst = WindingArea([(path, .evenOdd)]).largestDifference(to: bitmap, rows: [3, 50])
    #expect(worst.levels <= 9, "\(worst.place)")
  }
}
