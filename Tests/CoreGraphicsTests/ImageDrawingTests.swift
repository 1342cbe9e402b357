// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Images in contexts: cropping, tiling, interpolation, transparency layers.
struct ImageDrawingTests {
  /// Every pixel another colour.
  private let image = CGImage.of(
    (0..<5).map { y in (0..<6).map { x in 0xFF00_0000 | UInt32(x * 40) << 16 | UInt32(y * 50) << 8 } })

  @Test func `cropping takes whole pixels, outwards, and nothing outside the image`() throws {
    let part = Bitmap(try #require(image.cropping(to: CGRect(x: 1.5, y: 2, width: 2, height: 9))))
    let whole = Bitmap(image)
    #expect((part.width, part.height) == (3, 3))
    for y in 0..<3 { for x in 0..<3 { #expect(part[x, y] == whole[x + 1, y + 2]) } }
    #expect(image.cropping(to: CGRect(x: 6, y: 0, width: 3, height: 3)) == nil)
    #expect(image.cropping(to: CGRect(x: 1, y: 1, width: 0, height: 0)) == nil)
    #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 3, height: 3)) == nil)
    #expect(image.cropping(to: CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)) != nil)
    #expect(image.cropping(to: .infinite)?.width == 6)
  }

  @Test(arguments: [2, 3, 7]) func `without interpolation pixels become blocks`(factor: Int) throws {
    let bitmap = try canvas(6 * factor, 5 * factor) {
      $0.interpolationQuality = .none
      $0.draw(
        image, transform: CGAffineTransform(scaleX: CGFloat(factor), y: CGFloat(factor)))
    }
    let whole = Bitmap(image)
    for y in 0..<5 * factor {
      for x in 0..<6 * factor { #expect(bitmap[x, y] == whole[x / factor, y / factor], "at \(x), \(y)") }
    }
  }

  @Test func `with interpolation there are colours in between, and a smooth edge comes from the outline alone`() throws
  {
    let two = CGImage.of([[0xFF00_0000, 0xFFFF_FFFF]])
    func row(_ quality: CGInterpolationQuality) throws -> [Pixel] {
      try canvas(20, 2) {
        $0.interpolationQuality = quality
        $0.draw(two, in: CGRect(x: 2, y: 0, width: 16, height: 2))
      }.row(1)
    }
    for quality in [CGInterpolationQuality.default, .low, .medium, .high] {
      let row = try row(quality)
      #expect(row[2...17].allSatisfy { $0.alpha == 255 })
      #expect(row[1] == .clear && row[18] == .clear)
      #expect(row[8...11].contains { $0.red > 40 && $0.red < 215 }, "\(quality)")
      #expect(row[2].red == 0 && row[17].red == 255)
    }
    #expect(try Set(row(.none)[2...17]) == [Pixel(0x000000), Pixel(0xFFFFFF)])
  }

  @Test(arguments: [1, 2, 3] as [CGFloat], [(0, 0), (3, 4), (-7, 11)] as [(CGFloat, CGFloat)])
  func `tiles repeat the image in every direction and fill the clip`(scale: CGFloat, origin: (CGFloat, CGFloat)) throws
  {
    let bitmap = try canvas(40, 36) {
      $0.clip(to: CGRect(x: 2, y: 3, width: 35, height: 30))
      $0.interpolationQuality = .none
      // Upright in a y-down space.
      $0.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
      let rect = CGRect(x: origin.0, y: -origin.1 - 5 * scale, width: 6 * scale, height: 5 * scale)
      $0.draw(image, in: rect, byTiling: true)
    }
    let whole = Bitmap(image)
    func index(_ pixel: Int, _ origin: CGFloat, _ count: Int) -> Int {
      let i = Int(((CGFloat(pixel) - origin) / scale).rounded(.down)) % count
      return i < 0 ? i + count : i
    }
    for y in 0..<36 {
      for x in 0..<40 {
        let inside = (2..<37).contains(x) && (3..<33).contains(y)
        let wanted = inside ? whole[index(x, origin.0, 6), index(y, origin.1, 5)] : .clear
        #expect(bitmap[x, y] == wanted, "at \(x), \(y)")
      }
    }
    #expect(
      try canvas(6, 5) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 6, height: 5), byTiling: false) }.words.count
        == 30)
  }

  @Test func `an image turned by a right angle keeps its pixels`() throws {
    let bitmap = try canvas(5, 6) {
      $0.draw(image, transform: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0))
    }
    let whole = Bitmap(image)
    for y in 0..<6 {
      for x in 0..<5 { #expect(bitmap[x, y].difference(to: whole[y, 4 - x]) <= 1, "at \(x), \(y)") }
    }
  }

  @Test func `layers nest, each with its own alpha, and a layer's rectangle clips`() throws {
    let bitmap = try canvas(12, 4) {
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 8, height: 4), auxiliaryInfo: nil)
      $0.fill(CGRect(x: 0, y: 0, width: 12, height: 4))
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(.white)
      $0.fill(CGRect(x: 4, y: 0, width: 8, height: 4))
      $0.endTransparencyLayer()
      $0.endTransparencyLayer()
      $0.setAlpha(1)
      $0.fill(CGRect(x: 10, y: 0, width: 2, height: 4))
    }
    let row = bitmap.row(2)
    #expect(row[1] == Pixel(word: 0x8000_0000))
    #expect(row[6].difference(to: Pixel(word: 0x8040_4040)) <= 1, "\(row[6])")
    #expect(row[8] == .clear)
    // The state of before is back: black, whole.
    #expect(row[11] == Pixel(0x000000))
  }

  @Test func `inside a layer alpha, blend mode and shadow begin anew`() throws {
    let bitmap = try canvas(8, 4) {
      $0.setBlendMode(.multiply)
      $0.setAlpha(0.5)
      $0.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: .black)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(.white)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      $0.endTransparencyLayer()
    }
    let row = bitmap.row(1)
    #expect(row[1].difference(to: Pixel(word: 0x8080_8080)) <= 1)
    #expect(row[3] == row[1])
    #expect(row[5].difference(to: Pixel(word: 0x8000_0000)) <= 1)
  }

  @Test func `a mask set inside a layer ends with it`() throws {
    let half = CGImage.of([[0x8000_0000]])
    let bitmap = try canvas(8, 4) {
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: half)
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
      $0.endTransparencyLayer()
      $0.fill(CGRect(x: 6, y: 0, width: 2, height: 4))
    }
    #expect(bitmap.row(1).map(\.alpha) == [128, 128, 128, 128, 0, 0, 255, 255])
  }

  @Test func `an end without a beginning does nothing`() throws {
    let bitmap = try canvas(2, 2) {
      $0.endTransparencyLayer()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(bitmap.coverage == 4)
  }
}
