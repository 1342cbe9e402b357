// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

/// Drawing that goes straight into a picture, and becomes contents only when it is needed again.
struct DrawnOnceTests {
  /// Draws a translucent shape that reaches beyond its bounds.
  private final class Shape: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(CGColor(srgbRed: 0.8, green: 0.3, blue: 0.1, alpha: 0.6))
      ctx.fillEllipse(in: bounds.insetBy(dx: -1, dy: 1))
    }
  }

  private func layer(_ frame: CGRect = CGRect(x: 3.25, y: 4.5, width: 12, height: 9)) -> CALayer {
    let layer = Shape()
    layer.frame = frame
    layer.drawnArea = { _ in nil }
    layer.needsDisplayOnBoundsChange = true
    layer.setNeedsDisplay()
    return layer
  }

  /// The layer as it looks with contents.
  private func frame(of layer: CALayer, scale: CGFloat = 1) throws -> Bitmap {
    let bitmap = try picture(20, 20, scale: scale, layer)
    #expect(layer.displayCount == 1)
    return bitmap
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func `three pictures look the same, and the third draws nothing`(
    scale: CGFloat
  ) throws {
    let layer = layer()
    let counts = [1, 2, 2]
    let frame = try frame(of: self.layer(), scale: scale)
    #expect(frame.coverage > 20)
    for count in counts {
      #expect(try picture(20, 20, scale: scale, isPicture: true, layer) == frame)
      #expect(layer.displayCount == count)
      #expect(!layer.needsDisplay())
    }
  }

  @Test func `a frame keeps what it draws, and a picture after it draws nothing`() throws {
    let layer = layer()
    let frame = try frame(of: layer)
    #expect(try picture(20, 20, isPicture: true, layer) == frame)
    #expect(layer.displayCount == 1)
  }

  @Test func `only drawing that is the same whenever it is asked for is not kept`() throws {
    for change in [
      { $0.drawnArea = nil }, { $0.isOpaque = true }, { $0.needsDisplayOnBoundsChange = false },
    ] as [(CALayer) -> Void] {
      let layer = layer()
      change(layer)
      let first = try picture(20, 20, isPicture: true, layer)
      #expect(try picture(20, 20, isPicture: true, layer) == first)
      #expect(layer.displayCount == 1)
    }
  }

  /// What fades, is clipped or turned, or leaves the bitmap is composited as one, and so has to be kept.
  @Test func `what is not simply laid over the picture is kept, and looks as in a frame`() throws {
    for change in [
      { holder, _ in holder.opacity = 0.5 },
      { holder, layer in
        (holder.masksToBounds, holder.cornerRadius) = (true, 8)
        layer.frame.origin = .zero
      },
      { holder, layer in
        holder.masksToBounds = true
        layer.frame.origin.x = -4
      },
      { holder, _ in holder.bounds.origin.x = 6 },
      { _, layer in layer.frame.origin.y = 15 },
      { _, layer in layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.4)) },
    ] as [(_ holder: CALayer, _ layer: CALayer) -> Void] {
      var layers: [CALayer] = []
      func show(isPicture: Bool) throws -> Bitmap {
        let (holder, layer) = (colorLayer(CGRect(x: 0, y: 0, width: 20, height: 20), 0x336699), layer())
        holder.addSublayer(layer)
        change(holder, layer)
        layers = [holder, layer]
        return try picture(20, 20, isPicture: isPicture, holder)
      }
      let frame = try show(isPicture: false)
      #expect(try show(isPicture: true) == frame)
      #expect(try picture(20, 20, isPicture: true, layers[0]) == frame)
      #expect(layers[1].displayCount == 1)
    }
  }

  @Test func `contents are there for who asks`() throws {
    let (layer, kept) = (layer(), layer())
    _ = try picture(20, 20, isPicture: true, layer)
    _ = try frame(of: kept)
    #expect(layer.hasContents)
    layer.contentsScale = 1
    let contents = try (#require(layer.contents as? CGImage), #require(kept.contents as? CGImage))
    #expect(contents.0.width == 12 && contents.0.height == 9)
    #expect(Bitmap(contents.0).coverage > 20)
  }

  @Test func `other contents, another size and another drawing take the place of what was owed`() throws {
    func shown(_ change: (CALayer) -> Void) throws -> Bitmap {
      let layer = layer()
      _ = try picture(20, 20, isPicture: true, layer)
      change(layer)
      return try picture(20, 20, isPicture: true, layer)
    }
    let same = try shown { _ in }
    #expect(try shown { $0.contents = nil }.coverage == 0)
    let size = CGSize(width: 5, height: 5)
    let small = try shown { $0.bounds.size = size }
    #expect(small.coverage < same.coverage / 2)
    #expect(
      small
        == (try shown {
          $0.setNeedsDisplay(); $0.bounds.size = size
        }))
  }
}
