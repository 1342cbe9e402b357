// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

/// A layer's shadow: facts §5, σ = 0.9375 × radius.
struct LayerShadowTests {
  private func blurred(_ rect: CGRect, sigma: CGFloat, x: Int, y: Int) -> CGFloat {
    func along(_ low: CGFloat, _ high: CGFloat, _ pixel: Int) -> CGFloat {
      let (p, scale) = (CGFloat(pixel) + 0.5, sigma * 2.0.squareRoot())
      return (erf((high - p) / scale) - erf((low - p) / scale)) / 2
    }
    return along(rect.minX, rect.maxX, x) * along(rect.minY, rect.maxY, y)
  }

  private enum Source: CaseIterable { case background, path, contents }

  /// Radii of which the last is blurred in blocks, at 1x to 3x.
  @Test(arguments: [3, 8, 20] as [CGFloat], [1, 2, 3] as [CGFloat])
  func `a shadow is within two levels of the Gaussian, with a path and without`(radius: CGFloat, scale: CGFloat) throws
  {
    for source in Source.allCases {
      let rect = CGRect(x: 70, y: 60, width: 40, height: 30)
      let layer = colorLayer(rect, source == .background ? 0xFFFFFF : nil)
      if source == .path { layer.shadowPath = CGPath(rect: layer.bounds, transform: nil) }
      if source == .contents {
        layer.contents = CGImage.of([[0xFFFF_FFFF]])
      }
      layer.shadowOpacity = 0.8
      layer.shadowRadius = radius
      layer.shadowOffset = CGSize(width: 6, height: -9)
      let bitmap = try picture(180, 150, scale: scale, layer)
      let device = rect.offsetBy(dx: 6, dy: -9).applying(CGAffineTransform(scaleX: scale, y: scale))
      let own = rect.applying(CGAffineTransform(scaleX: scale, y: scale))
      let sigma = 0.9375 * radius * scale
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let isCovered = source != .path && own.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
          if isCovered { continue }
          let exact = 255 * 0.8 * blurred(device, sigma: sigma, x: x, y: y)
          let got = CGFloat(bitmap[x, y].alpha)
          if abs(got - exact) > 2 {
            Issue.record("\(source), \(radius) at \(x), \(y): \(got) instead of \(exact)")
            return
          }
        }
      }
    }
  }

  @Test func `a layer that clips to its bounds shows no shadow, one with a clear colour or no opacity neither`() throws
  {
    let changes: [(CALayer) -> Void] = [
      { $0.masksToBounds = true }, { $0.shadowOpacity = 0 }, { $0.shadowColor = nil }, { $0.shadowColor = .clear },
      { $0.isHidden = true },
    ]
    func bitmap(_ change: (CALayer) -> Void) throws -> Bitmap {
      let layer = colorLayer(CGRect(x: 20, y: 20, width: 20, height: 20), 0xFF0000)
      layer.shadowOpacity = 1
      layer.shadowOffset = .zero
      change(layer)
      return try picture(60, 60, layer)
    }
    #expect(try bitmap { _ in }[18, 30].alpha > 20)
    for (i, change) in changes.enumerated() { #expect(try bitmap(change)[18, 30] == .clear, "change \(i)") }
  }

  @Test func `a shadow has its colour, times its opacity and the layer's own`() throws {
    let layer = colorLayer(CGRect(x: 10, y: 10, width: 20, height: 20), 0xFF0000)
    layer.shadowColor = opaque(0x0000FF)
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 30, height: 0)
    #expect(try picture(70, 40, layer)[50, 20].difference(to: Pixel(word: 0x8000_0080)) <= 1)
    layer.opacity = 0.5
    let faded = try picture(70, 40, layer)
    #expect(faded[50, 20].difference(to: Pixel(word: 0x4000_0040)) <= 1)
    #expect(faded[20, 20].difference(to: Pixel(word: 0x8080_0000)) <= 1)
  }

  @Test func `the shadow is that of rounded corners, sublayers and translucent contents`() throws {
    let layer = colorLayer(CGRect(x: 5, y: 5, width: 30, height: 30), 0xFF0000)
    layer.cornerRadius = 15
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 50, height: 0)
    let round = try picture(100, 60, layer)
    for y in 0..<40 { for x in 0..<40 { #expect(abs(round[x + 50, y].alpha - round[x, y].alpha) <= 1) } }
    layer.cornerRadius = 0
    layer.backgroundColor = opaque(0xFF0000).copy(alpha: 0.25)
    layer.addSublayer(colorLayer(CGRect(x: 10, y: 20, width: 10, height: 25), 0x00FF00))
    let family = try picture(100, 60, layer)
    #expect(abs(family[60, 10].alpha - 64) <= 1)
    #expect(family[70, 45].alpha == 255)
    #expect(family[60, 45] == .clear)
  }

  @Test func `a shadow moves with its layer and changes with its numbers`() throws {
    let layer = colorLayer(CGRect(x: 20, y: 20, width: 20, height: 20), 0xFF0000)
    layer.shadowOpacity = 1
    let before = try picture(70, 70, layer)
    layer.position.x += 7
    let moved = try picture(70, 70, layer)
    for y in 0..<70 { for x in 0..<63 { #expect(moved[x + 7, y] == before[x, y]) } }
    layer.position.x -= 7
    #expect(try picture(70, 70, layer) == before)
    layer.shadowRadius = 6
    #expect(try picture(70, 70, layer) != before)
    layer.shadowRadius = 3
    layer.shadowColor = opaque(0x0000FF)
    #expect(try picture(70, 70, layer) != before)
    layer.shadowColor = .black
    layer.shadowPath = CGPath(rect: CGRect(x: -5, y: -5, width: 30, height: 30), transform: nil)
    #expect(try picture(70, 70, layer) != before)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, 1e18, -4]) func `ugly shadows harm nothing`(bad: CGFloat)
    throws
  {
    for i in 0..<5 {
      let layer = colorLayer(CGRect(x: 5, y: 5, width: 10, height: 10), 0xFF0000)
      layer.shadowOpacity = 1
      switch i {
      case 0: layer.shadowRadius = bad
      case 1: layer.shadowOffset = CGSize(width: bad, height: 0)
      case 2: layer.shadowOpacity = Float(bad)
      case 3: layer.shadowPath = CGPath(rect: CGRect(x: bad, y: 0, width: 4, height: bad), transform: nil)
      default: layer.addSublayer(colorLayer(CGRect(x: bad, y: 0, width: 4, height: bad), 0))
      }
      let other = colorLayer(CGRect(x: 0, y: 0, width: 20, height: 20), 0x00FF00)
      #expect(try picture(20, 20, layer, other).words.allSatisfy { $0 == 0xFF00_FF00 }, "\(i) with \(bad)")
    }
  }
}
