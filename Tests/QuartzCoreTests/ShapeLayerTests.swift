// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

/// CAShapeLayer against the same path drawn by a context.
struct ShapeLayerTests {
  private let star: CGPath = {
    let path = CGMutablePath()
    path.addLines(
      between: (0..<5).map { i in
        let angle = CGFloat(i) * 4 * .pi / 5 - .pi / 2
        return CGPoint(x: 30 + 25 * cos(angle), y: 30 + 25 * sin(angle))
      })
    path.closeSubpath()
    return path
  }()

  private func layer(_ path: CGPath?) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    layer.path = path
    return layer
  }

  private func drawn(scale: CGFloat = 1, _ draw: (CGContext) -> Void) throws -> Bitmap {
    let context = try #require(CGContext.bitmap(width: 60 * Int(scale), height: 60 * Int(scale), opaque: false))
    context.setSurfaceTransform(CGAffineTransform(scaleX: scale, y: scale))
    draw(context)
    return Bitmap(context)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat], [CAShapeLayerFillRule.nonZero, .evenOdd])
  func `a shape is filled by its rule, black by default`(scale: CGFloat, rule: CAShapeLayerFillRule) throws {
    let layer = layer(star)
    layer.fillRule = rule
    let wanted = try drawn(scale: scale) {
      $0.addPath(star)
      $0.fillPath(using: rule == .evenOdd ? .evenOdd : .winding)
    }
    #expect(try picture(60, 60, scale: scale, layer) == wanted)
    #expect(wanted[30 * Int(scale), 30 * Int(scale)].alpha == (rule == .evenOdd ? 0 : 255))
  }

  @Test func `a line has its width, colour, cap, join and dashes`() throws {
    let layer = layer(star)
    layer.fillColor = opaque(0x00FF00)
    layer.strokeColor = opaque(0x0000FF)
    (layer.lineWidth, layer.lineCap, layer.lineJoin) = (4, .round, .bevel)
    (layer.lineDashPattern, layer.lineDashPhase) = ([7, 5, 0, 5], 3)
    let wanted = try drawn {
      $0.setFillColor(opaque(0x00FF00))
      $0.addPath(star)
      $0.fillPath()
      $0.setStrokeColor(opaque(0x0000FF))
      $0.setLineWidth(4)
      $0.setLineCap(.round)
      $0.setLineJoin(.bevel)
      $0.setLineDash(phase: 3, lengths: [7, 5, 0, 5])
      $0.addPath(star)
      $0.strokePath()
    }
    let first = try picture(60, 60, layer)
    #expect(first == wanted)
    layer.lineDashPattern = nil
    #expect(try picture(60, 60, layer) != first)
  }

  @Test func `the miter limit decides between points and bevels`() throws {
    let layer = layer(star)
    (layer.fillColor, layer.strokeColor, layer.lineWidth) = (nil, .black, 4)
    let pointed = try picture(60, 60, layer)
    layer.miterLimit = 1
    let cut = try picture(60, 60, layer)
    layer.lineJoin = .bevel
    #expect(pointed.coverage > cut.coverage + 10)
    #expect(try picture(60, 60, layer) == cut)
  }

  @Test func `strokeStart and strokeEnd keep that part of the line's length`() throws {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 50)])
    let layer = layer(line)
    (layer.fillColor, layer.strokeColor, layer.lineWidth) = (nil, .black, 2)
    (layer.strokeStart, layer.strokeEnd) = (0.25, 0.75)
    let bitmap = try picture(60, 60, layer)
    // 20 points of each side and the corner.
    #expect(bitmap[29, 10] == .clear && bitmap[31, 10].alpha == 255)
    #expect(bitmap[50, 29].alpha == 255 && bitmap[50, 31] == .clear)
    #expect(abs(bitmap.coverage - 80) < 0.1)
    layer.strokeEnd = 0.2
    #expect(try picture(60, 60, layer).coverage == 0)
    layer.strokeEnd = .nan
    #expect(try picture(60, 60, layer).coverage == 0)
  }

  @Test func `the path lies in the layer's coordinates, beyond its bounds, and is masked by them when asked`() throws {
    let layer = layer(CGPath(rect: CGRect(x: -5, y: 0, width: 40, height: 10), transform: nil))
    layer.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
    layer.bounds.origin = CGPoint(x: 0, y: -4)
    let free = try picture(60, 60, layer)
    #expect(free[15, 24].alpha == 255 && free[54, 33].alpha == 255)
    #expect(free[14, 28] == .clear && free[30, 23] == .clear && free[30, 34] == .clear)
    layer.masksToBounds = true
    #expect(try picture(60, 60, layer).coverage == 200)
  }

  @Test func `without a path or colours there is only the background`() throws {
    let layer = layer(nil)
    layer.strokeColor = .black
    #expect(try picture(60, 60, layer).coverage == 0)
    layer.path = star
    (layer.fillColor, layer.strokeColor) = (nil, nil)
    layer.backgroundColor = opaque(0xFF0000)
    #expect(try picture(60, 60, layer).words.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test func `a shape can be a mask`() throws {
    let masked = colorLayer(CGRect(x: 0, y: 0, width: 60, height: 60), 0xFF0000)
    masked.mask = layer(star)
    let (bitmap, alone) = (try picture(60, 60, masked), try picture(60, 60, layer(star)))
    for (a, b) in zip(bitmap.words, alone.words) { #expect(abs(Int(a >> 24) - Int(b >> 24)) <= 1) }
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300, -1]) func `ugly lines harm nothing`(bad: CGFloat) throws {
    let layer = layer(star)
    layer.strokeColor = .black
    (layer.lineWidth, layer.miterLimit, layer.lineDashPhase) = (bad, bad, bad)
    layer.lineDashPattern = [NSNumber(value: Double(bad)), 3]
    (layer.strokeStart, layer.strokeEnd) = (bad, bad)
    let other = colorLayer(CGRect(x: 0, y: 0, width: 60, height: 60), 0x00FF00)
    #expect(try picture(60, 60, layer, other).words.allSatisfy { $0 == 0xFF00_FF00 })
  }
}
