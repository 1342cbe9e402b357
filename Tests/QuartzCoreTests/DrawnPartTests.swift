// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

/// Backing stores that have memory only for a part of the layer.
struct DrawnPartTests {
  /// Fills its bounds, whatever it said it would draw.
  private final class Filled: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(.black)
      ctx.fill(bounds)
    }
  }

  private func layer(drawing area: CGRect?) -> Filled {
    let layer = Filled()
    layer.frame = CGRect(x: 2, y: 3, width: 10, height: 8)
    layer.drawnArea = { _ in area }
    layer.setNeedsDisplay()
    return layer
  }

  /// The pixels, in the layer's bitmap, that have something.
  private func isInk(_ bitmap: Bitmap, _ rect: CGRect) -> Bool {
    (0..<bitmap.height).allSatisfy { y in
      (0..<bitmap.width).allSatisfy { x in
        (bitmap[x, y] == Pixel(0x000000)) == rect.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
      }
    }
  }

  @Test func `only the pixels of the area exist, rounded outwards`() throws {
    let area = CGRect(x: 1.25, y: 2, width: 3.5, height: 2.5)
    #expect(isInk(try picture(20, 20, layer(drawing: area)), CGRect(x: 3, y: 5, width: 4, height: 3)))
    #expect(
      isInk(try picture(20, 20, scale: 2, layer(drawing: area)), CGRect(x: 6, y: 10, width: 8, height: 5)))
  }

  @Test func `contents are the whole layer's all the same`() throws {
    let layer = layer(drawing: CGRect(x: 4, y: 1, width: 3, height: 2))
    let before = try picture(20, 20, layer)
    #expect(layer.hasContents)
    let contents = try #require(layer.contents as? CGImage)
    #expect((contents.width, contents.height) == (10, 8))
    #expect(isInk(Bitmap(contents), CGRect(x: 4, y: 1, width: 3, height: 2)))
    #expect(try picture(20, 20, layer) == before)
    #expect(layer.displayCount == 1)
  }

  @Test func `an area outside of the bounds or of ugly numbers draws nothing wrong`() throws {
    #expect(isInk(try picture(20, 20, layer(drawing: nil)), CGRect(x: 2, y: 3, width: 10, height: 8)))
    #expect(isInk(try picture(20, 20, layer(drawing: .null)), CGRect(x: 2, y: 3, width: 10, height: 8)))
    let beyond = CGRect(x: -5, y: -5, width: 50, height: 50)
    #expect(isInk(try picture(20, 20, layer(drawing: beyond)), CGRect(x: 2, y: 3, width: 10, height: 8)))
    let bad = CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 1)
    #expect(isInk(try picture(20, 20, layer(drawing: bad)), CGRect(x: 2, y: 3, width: 10, height: 8)))
    for area in [CGRect.zero, CGRect(x: 90, y: 90, width: 5, height: 5)] {
      // One pixel has to be there to be drawn on.
      #expect(isInk(try picture(20, 20, layer(drawing: area)), CGRect(x: 2, y: 3, width: 1, height: 1)))
    }
  }

  @Test func `an opaque layer is drawn as a whole`() throws {
    let layer = layer(drawing: CGRect(x: 4, y: 1, width: 3, height: 2))
    layer.isOpaque = true
    #expect(isInk(try picture(20, 20, layer), CGRect(x: 2, y: 3, width: 10, height: 8)))
  }

  @Test func `a stretched or turned drawing looks as one with all of its memory`() throws {
    for change in [
      { $0.bounds.size = CGSize(width: 15, height: 5) },
      { $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.4)) },
    ] as [(CALayer) -> Void] {
      let area = CGRect(x: 4, y: 1, width: 3, height: 2)
      let (part, whole) = (layer(drawing: area), layer(drawing: area))
      _ = try (picture(20, 20, part), picture(20, 20, whole))
      _ = whole.contents
      change(part)
      change(whole)
      #expect(try picture(20, 20, part) == picture(20, 20, whole))
      #expect(try picture(20, 20, part).coverage > 1)
    }
  }
}
