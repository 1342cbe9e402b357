// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

/// `render(in:)` into bitmaps and documents.
struct RenderInTests {
  private func tree() -> CALayer {
    let layer = colorLayer(CGRect(x: 100, y: 50, width: 40, height: 30), 0xFF0000)
    layer.cornerRadius = 6
    layer.borderWidth = 1
    let child = colorLayer(CGRect(x: 10, y: 10, width: 20, height: 10), 0x0000FF)
    child.opacity = 0.5
    layer.addSublayer(child)
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 8, height: 8), transform: nil)
    shape.fillColor = opaque(0x00FF00)
    layer.addSublayer(shape)
    return layer
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a layer is drawn in its own coordinates, transformed by the context's`(scale: CGFloat) throws {
    let layer = tree()
    let context = try #require(CGContext.bitmap(width: 60 * Int(scale), height: 50 * Int(scale), opaque: false))
    context.setSurfaceTransform(CGAffineTransform(scaleX: scale, y: scale))
    context.translateBy(x: 5, y: 7)
    layer.render(in: context)
    // Its position in a superlayer does not matter: as if it lay at 5, 7.
    let other = tree()
    other.frame.origin = CGPoint(x: 5, y: 7)
    let wanted = try picture(60, 50, scale: scale, other)
    #expect(Bitmap(context) == wanted)
    #expect(wanted.coverage > 1000)
  }

  @Test func `the context's state comes back, and a clip of it holds`() throws {
    let context = try #require(CGContext.bitmap(width: 60, height: 50, opaque: false))
    context.setSurfaceTransform(.identity)
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 50))
    context.setFillColor(.white)
    let before = context.ctm
    tree().render(in: context)
    #expect(context.ctm == before)
    context.fill(CGRect(x: 0, y: 40, width: 60, height: 10))
    let bitmap = Bitmap(context)
    #expect(bitmap[30, 15] == .clear)
    #expect(bitmap[5, 45] == Pixel(0xFFFFFF) && bitmap[25, 45] == .clear)
    #expect(bitmap[5, 25] == Pixel(0xFF0000))
  }

  @Test func `in a document colours, shapes and gradients stay vectors, and the bytes are the same twice`() throws {
    func document(_ layer: CALayer) throws -> Data {
      let data = NSMutableData()
      let consumer = try #require(CGDataConsumer(data: data))
      var page = CGRect(x: 0, y: 0, width: 60, height: 50)
      let context = try #require(CGContext(consumer: consumer, mediaBox: &page, nil))
      context.beginPDFPage(nil)
      context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 50))
      layer.render(in: context)
      context.endPDFPage()
      context.closePDF()
      return Data(referencing: data)
    }
    func contains(_ data: Data, _ text: String) -> Bool { data.range(of: Data(text.utf8)) != nil }
    let layer = tree()
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 20, width: 20, height: 5)
    gradient.colors = [CGColor.black, CGColor.white]
    layer.addSublayer(gradient)
    let data = try document(layer)
    #expect(contains(data, "/Count 1") && contains(data, "/ShadingType 2"))
    #expect(!contains(data, "/Subtype /Image"))
    #expect(try document(layer) == data)
    layer.addSublayer(colorLayer(CGRect(x: 1, y: 1, width: 3, height: 3), 0))
    #expect(try document(layer) != data)
    layer.contents = CGImage.of([[0xFF00_0000, 0xFFFF_FFFF]])
    #expect(try contains(document(layer), "/Subtype /Image"))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, 1e300]) func `an ugly transform draws nothing and harms nothing`(
    bad: CGFloat
  ) throws {
    let context = try #require(CGContext.bitmap(width: 20, height: 20, opaque: false))
    context.setSurfaceTransform(.identity)
    context.saveGState()
    context.scaleBy(x: bad, y: 1)
    tree().render(in: context)
    context.restoreGState()
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(Bitmap(context).words.allSatisfy { $0 == 0xFFFF_FFFF })
  }
}
