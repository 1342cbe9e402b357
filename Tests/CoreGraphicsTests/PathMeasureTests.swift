// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Exact bounds and containment against dense sampling and against what is drawn.
struct PathMeasureTests {
  private func randomPath(using random: inout SeededGenerator) -> CGMutablePath {
    let path = CGMutablePath()
    func point() -> CGPoint {
      CGPoint(x: CGFloat.random(in: 2...30, using: &random), y: CGFloat.random(in: 2...30, using: &random))
    }
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        switch Int.random(in: 0...2, using: &random) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if Bool.random(using: &random) { path.closeSubpath() }
    }
    return path
  }

  @Test func `the bounding box of the path is what dense sampling finds`() {
    var random = SeededGenerator(seed: 50)
    for _ in 0..<300 {
      let path = CGMutablePath()
      func point() -> CGPoint {
        CGPoint(x: CGFloat.random(in: -50...50, using: &random), y: CGFloat.random(in: -50...50, using: &random))
      }
      path.move(to: point())
      for _ in 0..<2 { path.addCurve(to: point(), control1: point(), control2: point()) }
      let points = PathTrace(path).flattened(steps: 1000)
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let box = path.boundingBoxOfPath
      // A thousand steps miss an extreme by less than 1e-4 of these curves' size; never does the box miss a point.
      for (exact, sampled) in [
        (box.maxX, xs.max()), (-box.minX, xs.map { -$0 }.max()), (box.maxY, ys.max()),
        (-box.minY, ys.map { -$0 }.max()),
      ] {
        let sampled = sampled ?? .nan
        #expect(exact >= sampled - 1e-9 && exact - sampled < 0.01, "\(exact) and \(sampled) of \(path)")
      }
      let outer = path.boundingBox
      #expect(outer.minX <= box.minX + 1e-9 && outer.minY <= box.minY + 1e-9)
      #expect(outer.maxX >= box.maxX - 1e-9 && outer.maxY >= box.maxY - 1e-9)
    }
  }

  @Test func `a quadratic curve's box reaches half way to its control point`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    let box = path.boundingBoxOfPath
    #expect(abs(box.maxY - 4) < 1e-9)
    #expect(abs(box.width - 10) < 1e-9)
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test(arguments: [CGPathFillRule.winding, .evenOdd])
  func `a path contains the centres of the pixels it fills, and no others`(rule: CGPathFillRule) throws {
    var random = SeededGenerator(seed: 51)
    for i in 0..<80 {
      let path = randomPath(using: &random)
      let bitmap = try canvas(32, 32) {
        $0.addPath(path)
        $0.fillPath(using: rule)
      }
      for y in 0..<32 {
        for x in 0..<32 where bitmap[x, y].alpha == 0 || bitmap[x, y].alpha == 255 {
          let inside = path.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5), using: rule)
          #expect(inside == (bitmap[x, y].alpha == 255), "path \(i) at \(x), \(y)")
        }
      }
    }
  }

  @Test func `the two rules differ where a path goes around twice`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 15, y: 5), transform: CGAffineTransform(translationX: -10, y: 0)))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)))
  }
}
