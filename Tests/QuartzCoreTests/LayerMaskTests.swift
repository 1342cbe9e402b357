// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

/// Mask layers and group opacity.
struct LayerMaskTests {
  private let whole = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test(arguments: [1, 2, 3] as [CGFloat]) func `a layer shows where its mask has alpha`(scale: CGFloat) throws {
    let layer = colorLayer(CGRect(x: 4, y: 3, width: 12, height: 14), 0xFF0000)
    layer.addSublayer(colorLayer(CGRect(x: 6, y: 0, width: 20, height: 20), 0x0000FF))
    let mask = colorLayer(CGRect(x: 2, y: 1, width: 10, height: 8))
    mask.backgroundColor = CGColor(gray: 1, alpha: 0.5)
    layer.mask = mask
    let bitmap = try picture(20, 20, scale: scale, layer)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let (px, py) = (CGFloat(x) / scale, CGFloat(y) / scale)
        let inside = px >= 6 && px < 16 && py >= 4 && py < 12
        let wanted = !inside ? Pixel.clear : Pixel(word: px < 10 ? 0x8080_0000 : 0x8000_0080)
        #expect(bitmap[x, y].difference(to: wanted) <= 1, "at \(x), \(y): \(bitmap[x, y])")
      }
    }
  }

  @Test func `a mask's shape, sublayers and opacity count, its colours do not`() throws {
    let layer = colorLayer(whole, 0x00FF00)
    let mask = colorLayer(whole)
    let dot = colorLayer(CGRect(x: 5, y: 5, width: 10, height: 10), 0x123456)
    dot.cornerRadius = 5
    mask.addSublayer(dot)
    layer.mask = mask
    let round = try picture(20, 20, layer)
    let alone = try picture(20, 20, dot)
    for (a, b) in zip(round.words, alone.words) { #expect(abs(Int(a >> 24) - Int(b >> 24)) <= 1) }
    #expect(round[10, 10] == Pixel(0x00FF00))
    mask.addSublayer(dot)
    mask.opacity = 0.5
    #expect(try abs(picture(20, 20, layer)[10, 10].alpha - 128) <= 1)
    mask.bounds.size = .zero
    mask.sublayers = nil
    #expect(try picture(20, 20, layer).coverage == 0)
  }

  @Test func `a mask cuts the layer's shadow and border too`() throws {
    let layer = colorLayer(CGRect(x: 5, y: 5, width: 10, height: 10), 0xFF0000)
    layer.borderWidth = 2
    layer.shadowOpacity = 1
    layer.mask = colorLayer(CGRect(x: 0, y: 0, width: 5, height: 10), 0)
    let bitmap = try picture(20, 20, layer)
    #expect(bitmap[5, 10] == Pixel(0x000000))
    #expect(bitmap[8, 10] == Pixel(0xFF0000))
    #expect(bitmap[12, 10] == .clear)
    #expect(bitmap[4, 10] == .clear)
  }

  @Test func `a transformed mask masks where it is shown`() throws {
    let layer = colorLayer(whole, 0xFF0000)
    let mask = colorLayer(CGRect(x: 6, y: 6, width: 8, height: 8), 0)
    mask.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    layer.mask = mask
    let bitmap = try picture(20, 20, layer)
    // A diamond around the middle, 4 · √2 to each side.
    #expect(bitmap[10, 5].alpha > 200 && bitmap[5, 10].alpha > 200)
    #expect(bitmap[6, 6] == .clear && bitmap[13, 13] == .clear)
    #expect(abs(bitmap.coverage - 64) < 1.5, "\(bitmap.coverage)")
  }

  @Test func `a mask counts wherever it draws, also outside of its bounds`() throws {
    let dot = CGRect(x: 3, y: 2, width: 12, height: 14)
    let wanted = try picture(20, 20, shape(dot, 0xFF0000))
    let layer = colorLayer(whole, 0xFF0000)
    layer.mask = shape(dot, 0)
    #expect(layer.mask?.bounds == .zero)
    #expect(try picture(20, 20, layer) == wanted)
    let holder = CALayer()
    holder.addSublayer(shape(dot, 0))
    layer.mask = holder
    #expect(try picture(20, 20, layer) == wanted)
    // Its shadow alone, moved back to where the shape would be.
    let shadow = CALayer()
    shadow.shadowPath = CGPath(ellipseIn: dot.offsetBy(dx: 40, dy: 0), transform: nil)
    (shadow.shadowOpacity, shadow.shadowRadius, shadow.shadowOffset) = (1, 0, CGSize(width: -40, height: 0))
    layer.mask = shadow
    #expect(try picture(20, 20, layer).largestDifference(to: wanted) <= 1)
  }

  /// An ellipse in a layer without bounds.
  private func shape(_ rect: CGRect, _ rgb: UInt32) -> CALayer {
    let layer = CAShapeLayer()
    layer.path = CGPath(ellipseIn: rect, transform: nil)
    layer.fillColor = opaque(rgb)
    return layer
  }

  @Test func `a mask taller than any bitmap masks what is to be seen`() throws {
    let layer = colorLayer(CGRect(x: 0, y: -20_000, width: 20, height: 60_000), 0xFF0000)
    layer.mask = colorLayer(CGRect(x: 4, y: 0, width: 7, height: 60_000), 0)
    #expect(
      try picture(20, 20, layer) == picture(20, 20, colorLayer(CGRect(x: 4, y: 0, width: 7, height: 20), 0xFF0000)))
  }

  @Test func `opacities of groups multiply and do not show what overlaps`() throws {
    let outer = colorLayer(whole)
    let inner = colorLayer(whole)
    inner.addSublayer(colorLayer(CGRect(x: 0, y: 0, width: 12, height: 20), 0xFF0000))
    inner.addSublayer(colorLayer(CGRect(x: 8, y: 0, width: 12, height: 20), 0xFF0000))
    (outer.opacity, inner.opacity) = (0.5, 0.5)
    outer.addSublayer(inner)
    let bitmap = try picture(20, 20, outer)
    #expect(bitmap.words.allSatisfy { Pixel(word: $0).difference(to: Pixel(word: 0x4040_0000)) <= 1 })
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300]) func `an ugly mask hides its layer and nothing else`(bad: CGFloat)
    throws
  {
    let layer = colorLayer(whole, 0xFF0000)
    layer.mask = colorLayer(CGRect(x: 0, y: 0, width: bad, height: 5), 0)
    let beside = colorLayer(CGRect(x: 10, y: 10, width: 10, height: 10), 0x00FF00)
    let bitmap = try picture(20, 20, layer, beside)
    #expect(bitmap[15, 15] == Pixel(0x00FF00))
    #expect(bitmap[2, 15] == .clear)
  }
}
