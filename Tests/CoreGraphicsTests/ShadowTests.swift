// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// A context's shadows against the Gaussian integral.
struct ShadowTests {
  /// The blurred coverage of a rectangle at a pixel's centre, 0 to 1.
  private func blurred(_ rect: CGRect, sigma: CGFloat, x: Int, y: Int) -> CGFloat {
    func along(_ low: CGFloat, _ high: CGFloat, _ pixel: Int) -> CGFloat {
      let (p, scale) = (CGFloat(pixel) + 0.5, sigma * 2.0.squareRoot())
      return (erf((high - p) / scale) - erf((low - p) / scale)) / 2
    }
    return along(rect.minX, rect.maxX, x) * along(rect.minY, rect.maxY, y)
  }

  /// Radii that are blurred directly, and two so wide that the picture is blurred in blocks.
  @Test(arguments: [3, 9, 24, 50] as [CGFloat])
  func `a shadow is within two levels of the Gaussian of half its blur`(blur: CGFloat) throws {
    let rect = CGRect(x: 90, y: 80, width: 60, height: 40)
    let offset = CGSize(width: 9, height: -14)
    let bitmap = try canvas(240, 200) {
      $0.setShadow(offset: offset, blur: blur, color: .black)
      $0.fill(rect)
    }
    let shadow = rect.offsetBy(dx: offset.width, dy: offset.height)
    for y in 0..<200 {
      for x in 0..<240 where !rect.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) {
        let exact = 255 * blurred(shadow, sigma: blur / 2, x: x, y: y)
        let got = CGFloat(bitmap[x, y].alpha)
        if abs(got - exact) > 2 {
          Issue.record("blur \(blur) at \(x), \(y): \(got) instead of \(exact)")
          return
        }
      }
    }
    #expect(bitmap[120, 100] == Pixel(0x000000))
  }

  /// So wide that shape and shadow are drawn with larger pixels.
  @Test(arguments: [128, 150, 400, 3000] as [CGFloat], [false, true])
  func `the shadow of a large shape is as exact, and soon there`(blur: CGFloat, isPath: Bool) throws {
    let rect = CGRect(x: -2000, y: -1500, width: 2060, height: 1540)
    let offset = CGSize(width: 60, height: 50)
    let bitmap = try canvas(100, 80) {
      $0.setShadow(offset: offset, blur: blur, color: .black)
      if isPath {
        $0.addLines(between: [rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)])
        $0.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        $0.fillPath()
      } else {
        $0.fill(rect)
      }
    }
    let shadow = rect.offsetBy(dx: offset.width, dy: offset.height)
    for y in 0..<80 {
      for x in 0..<100 where !rect.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) {
        let exact = 255 * blurred(shadow, sigma: blur / 2, x: x, y: y)
        #expect(abs(CGFloat(bitmap[x, y].alpha) - exact) <= 2, "blur \(blur) at \(x), \(y)")
      }
    }
  }

  @Test func `a shadow has its colour and alpha, and the shape lies on it`() throws {
    let color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
    let bitmap = try canvas(60, 60) {
      $0.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: color)
      $0.setFillColor(.white)
      $0.fill(CGRect(x: 10, y: 10, width: 15, height: 15))
    }
    #expect(bitmap[15, 15] == Pixel(0xFFFFFF))
    #expect(bitmap[40, 15] == Pixel(word: 0x8080_0000))
    #expect(bitmap[27, 15] == .clear)
    #expect(bitmap[40, 27] == .clear)
  }

  @Test func `a translucent shape throws a translucent shadow, which shows through it`() throws {
    let bitmap = try canvas(40, 40) {
      $0.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .black)
      $0.setAlpha(0.5)
      $0.setFillColor(.white)
      $0.fill(CGRect(x: 10, y: 5, width: 20, height: 20))
    }
    #expect(abs(bitmap[20, 30].alpha - 128) <= 1)
    #expect(abs(bitmap[20, 20].alpha - 191) <= 1)
    #expect(abs(bitmap[20, 20].red - 128) <= 1)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `offset and blur are in base space, whatever the transform`(scale: CGFloat) throws {
    func picture(_ change: (CGContext) -> Void, _ rect: CGRect) throws -> Bitmap {
      try canvas(60 * Int(scale), 60 * Int(scale), scale: scale) {
        $0.setShadow(offset: CGSize(width: 12, height: 16), blur: 4, color: .black)
        change($0)
        $0.fill(rect)
      }
    }
    let plain = try picture({ _ in }, CGRect(x: 15, y: 10, width: 10, height: 20))
    let scaled = try picture({ $0.scaleBy(x: 5, y: 5) }, CGRect(x: 3, y: 2, width: 2, height: 4))
    let flipped = try picture(
      { $0.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 40)) },
      CGRect(x: 15, y: 10, width: 10, height: 20))
    let turned = try picture(
      { $0.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 25, ty: 10)) },
      CGRect(x: 0, y: 0, width: 20, height: 10))
    for other in [scaled, flipped, turned] { #expect(other.largestDifference(to: plain) <= 1) }
    // The middle of the shadow lies 12 to the right and 16 down of the shape's.
    #expect(plain[Int(32 * scale), Int(36 * scale)].alpha > 240)
    #expect(plain[Int(32 * scale), Int(16 * scale)].alpha < 10)
  }

  @Test func `in a bitmap of its own a positive height goes up, as in Quartz`() throws {
    let context = try #require(CGContext.bitmap(width: 30, height: 30, opaque: false))
    context.setShadow(offset: CGSize(width: 0, height: 12), blur: 0, color: .black)
    context.fill(CGRect(x: 10, y: 5, width: 10, height: 5))
    // From the bottom: the shape in 5...10, the shadow in 17...22.
    #expect(
      Bitmap(context).column(15).map { $0.alpha > 0 }
        == (0..<30).map { y in
          let up = 29 - y
          return (5..<10).contains(up) || (17..<22).contains(up)
        })
  }

  @Test func `strokes, images, curves and layers throw shadows of their own shape`() throws {
    let image = CGImage.of([[0xFF_0000FF, 0, 0xFF_0000FF]])
    let shapes: [(String, (CGContext) -> Void)] = [
      ("stroke", { $0.stroke(CGRect(x: 5, y: 5, width: 10, height: 10), width: 2) }),
      ("curve", { $0.strokeEllipse(in: CGRect(x: 5, y: 5, width: 12, height: 12)) }),
      ("image", { $0.draw(image, transform: CGAffineTransform(a: 4, b: 0, c: 0, d: 4, tx: 4, ty: 4)) }),
      (
        "layer",
        {
          $0.beginTransparencyLayer(auxiliaryInfo: nil)
          $0.fill(CGRect(x: 5, y: 5, width: 6, height: 6))
          $0.fill(CGRect(x: 9, y: 9, width: 6, height: 6))
          $0.endTransparencyLayer()
        }
      ),
    ]
    for (name, draw) in shapes {
      let alone = try canvas(50, 25) {
        $0.interpolationQuality = .none
        draw($0)
      }
      let shadowed = try canvas(50, 25) {
        $0.interpolationQuality = .none
        $0.setShadow(offset: CGSize(width: 25, height: 0), blur: 0, color: .black)
        draw($0)
      }
      for y in 0..<25 {
        for x in 0..<25 {
          #expect(abs(shadowed[x + 25, y].alpha - alone[x, y].alpha) <= 2, "\(name) at \(x), \(y)")
          #expect(shadowed[x + 25, y].blue == 0, "\(name)")
        }
      }
      #expect(alone.coverage > 10)
    }
  }

  @Test func `the clip cuts the shadow, and what casts it may lie outside`() throws {
    let bitmap = try canvas(60, 30) {
      $0.clip(to: CGRect(x: 30, y: 0, width: 15, height: 30))
      $0.setShadow(offset: CGSize(width: 30, height: 0), blur: 6, color: .black)
      $0.fill(CGRect(x: 5, y: 5, width: 20, height: 20))
    }
    #expect(bitmap[40, 15].alpha > 240)
    #expect(bitmap[29, 15] == .clear)
    #expect(bitmap[45, 15] == .clear)
  }

  @Test func `a shadow ends with its graphics state, or by nil or a clear colour`() throws {
    let bitmap = try canvas(20, 20) {
      $0.saveGState()
      $0.setShadow(offset: CGSize(width: 10, height: 0), blur: 2)
      $0.restoreGState()
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.setShadow(offset: CGSize(width: 10, height: 0), blur: 2)
      $0.setShadow(offset: .zero, blur: 2, color: nil)
      $0.fill(CGRect(x: 0, y: 5, width: 5, height: 5))
      $0.setShadow(offset: CGSize(width: 10, height: 0), blur: 2, color: .clear)
      $0.fill(CGRect(x: 0, y: 10, width: 5, height: 5))
    }
    #expect(bitmap.coverage == 75)
  }

  @Test func `without a colour it is black at one third`() throws {
    let bitmap = try canvas(20, 10) {
      $0.setShadow(offset: CGSize(width: 10, height: 0), blur: 0)
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(bitmap[14, 4] == Pixel(word: 0x5500_0000))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -3])
  func `a shadow with ugly numbers harms nothing`(bad: CGFloat) throws {
    for (offset, blur) in [
      (CGSize(width: bad, height: 0), 3), (CGSize(width: 0, height: bad), 3), (CGSize.zero, bad),
    ] {
      let bitmap = try canvas(20, 20) {
        $0.setShadow(offset: offset, blur: blur, color: .black)
        $0.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
        $0.strokeEllipse(in: CGRect(x: 5, y: 5, width: bad, height: 5))
        $0.setShadow(offset: .zero, blur: 0, color: nil)
        $0.setFillColor(.white)
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      #expect(bitmap.words.allSatisfy { $0 == 0xFFFF_FFFF }, "\(offset), \(blur)")
    }
  }
}
