// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

/// What throws a layer's shadow, and where it falls: all that is drawn, in the layer's own plane.
struct ShadowReachTests {
  private let rect = CGRect(x: 32, y: 32, width: 20, height: 20)

  private func cast(_ layer: CALayer) -> CALayer {
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.9, 4, CGSize(width: 3, height: 6))
    return layer
  }

  @Test func `what is drawn outside of the bounds throws a shadow too`() throws {
    let wanted = try picture(90, 90, cast(colorLayer(rect, 0xFF0000)))
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: rect, transform: nil)
    shape.fillColor = opaque(0xFF0000)
    #expect(try picture(90, 90, cast(shape)).largestDifference(to: wanted) <= 1)
    shape.shadowOpacity = 0
    let holder = CALayer()
    holder.addSublayer(shape)
    #expect(try picture(90, 90, cast(holder)).largestDifference(to: wanted) <= 1)
    let line = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    (line.path, line.lineWidth, line.strokeColor) = (path, rect.height, opaque(0xFF0000))
    #expect(try picture(90, 90, cast(line)).largestDifference(to: wanted) <= 1)
    for background in [nil, 0xFF0000 as UInt32] {
      let contents = colorLayer(CGRect(x: 40, y: 40, width: 4, height: 4), background)
      contents.contents = CGImage.of(Array(repeating: Array(repeating: 0xFFFF_0000, count: 20), count: 20))
      contents.contentsGravity = .center
      #expect(try picture(90, 90, cast(contents)).largestDifference(to: wanted) <= 1)
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func `a shadow turns and flips with its layer`(scale: CGFloat) throws {
    func root() -> CALayer {
      let root = colorLayer(CGRect(x: 0, y: 0, width: 60, height: 60))
      root.addSublayer(cast(colorLayer(CGRect(x: 18, y: 14, width: 20, height: 26), 0xFF0000)))
      return root
    }
    let upright = try picture(60, 60, scale: scale, root())
    let side = upright.width - 1
    let turns: [(CGAffineTransform, (Int, Int) -> (Int, Int))] = [
      (CGAffineTransform(rotationAngle: .pi / 2), { x, y in (y, side - x) }),
      (CGAffineTransform(rotationAngle: .pi), { x, y in (side - x, side - y) }),
      (CGAffineTransform(scaleX: -1, y: 1), { x, y in (side - x, y) }),
      (CGAffineTransform(scaleX: 1, y: -1), { x, y in (x, side - y) }),
    ]
    for (i, (transform, source)) in turns.enumerated() {
      let turned = root()
      turned.setAffineTransform(transform)
      let bitmap = try picture(60, 60, scale: scale, turned)
      var worst = 0
      for y in 0...side {
        for x in 0...side {
          let from = source(x, y)
          worst = max(worst, bitmap[x, y].difference(to: upright[from.0, from.1]))
        }
      }
      #expect(worst <= 1, "turn \(i)")
    }
  }

  @Test func `a shadow that is stretched is a Gaussian of two widths`() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 6, .zero)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    let bitmap = try picture(100, 100, layer)
    func along(_ low: CGFloat, _ high: CGFloat, _ sigma: CGFloat, _ pixel: Int) -> CGFloat {
      let (p, scale) = (CGFloat(pixel) + 0.5, sigma * 2.0.squareRoot())
      return (erf((high - p) / scale) - erf((low - p) / scale)) / 2
    }
    var worst: CGFloat = 0
    for y in 0..<100 {
      for x in 0..<100 {
        let exact = 255 * along(30, 70, 2 * 6 * 0.9375, x) * along(40, 60, 6 * 0.9375, y)
        worst = max(worst, abs(CGFloat(bitmap[x, y].alpha) - exact))
      }
    }
    #expect(worst <= 2)
  }

  @Test func `what is larger than any bitmap throws a shadow on what is to be seen`() throws {
    let wanted = try picture(80, 80, cast(colorLayer(CGRect(x: 20, y: -300, width: 40, height: 800), 0xFF0000)))
    let tall = cast(colorLayer(CGRect(x: 20, y: -20_000, width: 40, height: 60_000), 0xFF0000))
    #expect(try picture(80, 80, tall).largestDifference(to: wanted) <= 1)
    tall.shadowPath = CGPath(rect: tall.bounds, transform: nil)
    #expect(try picture(80, 80, tall).largestDifference(to: wanted) <= 1)
    tall.shadowPath = nil
    tall.addSublayer(colorLayer(CGRect(x: 0, y: 0, width: 40, height: 60_000), 0xFF0000))
    #expect(try picture(80, 80, tall).largestDifference(to: wanted) <= 1)
    // Where it moves to, its shadow is drawn anew.
    tall.position.y += 20_010
    let end = cast(colorLayer(CGRect(x: 20, y: 10, width: 40, height: 800), 0xFF0000))
    #expect(try picture(80, 80, tall).largestDifference(to: picture(80, 80, end)) <= 1)
  }
}
