// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

/// What an opaque layer without a background draws on: black, in documents, too.
struct DocumentGroundTests {
  private final class Mark: CALayer {
    var isBlank = false

    override func draw(in context: CGContext) {
      guard !isBlank else { return }
      context.setFillColor(opaque(0xFF0000))
      context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
  }

  private final class Giver: CALayerDelegate {
    func display(_ layer: CALayer) { layer.contents = CGImage.of([[0xFF00_00FF]]) }
  }

  private let black = "fill:rgb(0%,0%,0%)"

  private func mark() -> Mark {
    let layer = Mark()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.isOpaque = true
    layer.setNeedsDisplay()
    return layer
  }

  private func svg(_ layer: CALayer) throws -> String {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext.svg(consumer: consumer, size: CGSize(width: 20, height: 10)))
    Compositor.render(layer, in: context, scale: 2)
    #expect(context.finishDocument())
    // Cairo numbers its surfaces on and on.
    return String(decoding: Data(referencing: data), as: UTF8.self).components(separatedBy: "\n")
      .filter { !$0.contains("surface") }.joined(separator: "\n")
  }

  @Test func `an opaque layer is the same in a document whether it was shown before or not`() throws {
    let (new, shown) = (mark(), mark())
    _ = try picture(20, 10, shown)
    let text = try svg(new)
    #expect(text.contains(black) && text.contains("fill:rgb(100%,0%,0%)"))
    #expect(try svg(shown) == text)
  }

  @Test func `a layer that draws nothing hides nothing`() throws {
    let layer = mark()
    layer.isBlank = true
    #expect(try !svg(layer).contains(black))
  }

  @Test func `contents that a delegate gives have no ground`() throws {
    let (layer, giver) = (CALayer(), Giver())
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    (layer.isOpaque, layer.delegate, layer.contentsGravity) = (true, giver, .resizeAspect)
    layer.setNeedsDisplay()
    for _ in 0..<2 {
      let text = try svg(layer)
      #expect(text.contains("<image") && !text.contains(black))
    }
  }
}
