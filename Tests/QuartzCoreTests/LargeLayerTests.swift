// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

/// Layers that have no backing store: taller than any bitmap, or on a page.
struct LargeLayerTests {
  private final class Drawing: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(opaque(0x336699))
      ctx.fill(CGRect(x: 2, y: 3, width: 9, height: 8))
    }
  }

  private func drawing(height: CGFloat) -> CALayer {
    let layer = Drawing()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: height)
    layer.setNeedsDisplay()
    return layer
  }

  private func page(_ layer: CALayer) throws -> Data {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 20, height: 20)
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    layer.render(in: context)
    context.endPDFPage()
    context.closePDF()
    return Data(referencing: data)
  }

  @Test func `a layer taller than any bitmap shows what it draws, and its contents`() throws {
    let wanted = try picture(20, 20, drawing(height: 20))
    #expect(wanted.coverage == 72)
    let tall = drawing(height: 50_000)
    for isPicture in [false, false, true] { #expect(try picture(20, 20, isPicture: isPicture, tall) == wanted) }
    let image = colorLayer(CGRect(x: 3, y: -7, width: 9, height: 50_000))
    image.contents = CGImage.of([[0xFF33_6699]])
    #expect(
      try picture(20, 20, image) == picture(20, 20, colorLayer(CGRect(x: 3, y: 0, width: 9, height: 20), 0x336699)))
  }

  @Test func `a layer that was drawn on a page first is there on the next page and in a bitmap`() throws {
    let layer = drawing(height: 20)
    let first = try page(layer)
    #expect(try page(layer) == first)
    #expect(try picture(20, 20, layer) == picture(20, 20, drawing(height: 20)))
  }

  @Test func `a copy of a layer has what its kind adds`() {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 1, y: 1, width: 5, height: 5), transform: nil)
    (shape.fillColor, shape.fillRule, shape.strokeColor, shape.lineWidth) = (nil, .evenOdd, opaque(0xFF), 4)
    (shape.strokeStart, shape.strokeEnd, shape.miterLimit, shape.lineCap) = (0.25, 0.75, 3, .round)
    (shape.lineJoin, shape.lineDashPhase, shape.lineDashPattern) = (.bevel, 2, [3, 1])
    let other = CAShapeLayer(layer: shape)
    #expect(other.path == shape.path && other.fillColor == nil && other.fillRule == .evenOdd)
    #expect(other.strokeColor == shape.strokeColor && other.lineWidth == 4 && other.lineCap == .round)
    #expect((other.strokeStart, other.strokeEnd, other.miterLimit) == (0.25, 0.75, 3))
    #expect(other.lineJoin == .bevel && other.lineDashPhase == 2 && other.lineDashPattern == [3, 1])
    let gradient = CAGradientLayer()
    (gradient.colors, gradient.locations, gradient.type) = ([opaque(1), opaque(2)], [0.25, 0.5], .radial)
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4))
    let copy = CAGradientLayer(layer: gradient)
    #expect(copy.colors as? [CGColor] == gradient.colors as? [CGColor])
    #expect(copy.locations == [0.25, 0.5] && copy.type == .radial)
    #expect(copy.startPoint == gradient.startPoint && copy.endPoint == gradient.endPoint)
  }
}
