// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Images from bytes: every layout that is supported, and those that are refused.
struct ImageDataTests {
  private func make(
    _ bytes: [UInt8], width: Int = 2, height: Int = 1, bits: Int = 8, pixel: Int, row: Int? = nil,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), _ alpha: CGImageAlphaInfo, order: CGBitmapInfo = [],
    decode: UnsafePointer<CGFloat>? = nil
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: bits, bitsPerPixel: pixel, bytesPerRow: row ?? width * pixel / 8,
      space: space, bitmapInfo: [CGBitmapInfo(rawValue: alpha.rawValue), order], provider: provider, decode: decode,
      shouldInterpolate: false, intent: .defaultIntent)
  }

  /// One opaque and one translucent pixel: red 200, green 100, blue 50, alpha 255 and 128.
  private static let straight: [[UInt8]] = [[200, 100, 50, 255], [200, 100, 50, 128]]
  private static let premultiplied: [[UInt8]] = [[200, 100, 50, 255], [100, 50, 25, 128]]

  private struct Layout: CustomStringConvertible {
    let alpha: CGImageAlphaInfo
    let order: CGBitmapInfo
    /// The places of red, green, blue and alpha in memory.
    let places: [Int]
    var description: String { "\(alpha), order \(order.rawValue)" }
  }

  private static let layouts: [Layout] = [
    .init(alpha: .last, order: [], places: [0, 1, 2, 3]),
    .init(alpha: .last, order: .byteOrder32Big, places: [0, 1, 2, 3]),
    .init(alpha: .last, order: .byteOrder32Little, places: [3, 2, 1, 0]),
    .init(alpha: .premultipliedLast, order: .byteOrder32Big, places: [0, 1, 2, 3]),
    .init(alpha: .premultipliedLast, order: .byteOrder32Little, places: [3, 2, 1, 0]),
    .init(alpha: .first, order: .byteOrder32Big, places: [1, 2, 3, 0]),
    .init(alpha: .first, order: .byteOrder32Little, places: [2, 1, 0, 3]),
    .init(alpha: .premultipliedFirst, order: [], places: [1, 2, 3, 0]),
    .init(alpha: .premultipliedFirst, order: .byteOrder32Little, places: [2, 1, 0, 3]),
    .init(alpha: .noneSkipLast, order: .byteOrder32Big, places: [0, 1, 2, 3]),
    .init(alpha: .noneSkipLast, order: .byteOrder32Little, places: [3, 2, 1, 0]),
    .init(alpha: .noneSkipFirst, order: .byteOrder32Big, places: [1, 2, 3, 0]),
    .init(alpha: .noneSkipFirst, order: .byteOrder32Little, places: [2, 1, 0, 3]),
  ]

  @Test func `32 bits with the alpha or nothing first or last, in both byte orders`() throws {
    for layout in Self.layouts {
      let isPremultiplied = layout.alpha == .premultipliedFirst || layout.alpha == .premultipliedLast
      let bytes = (isPremultiplied ? Self.premultiplied : Self.straight).flatMap { pixel in
        var place = [UInt8](repeating: 0, count: 4)
        for (channel, value) in zip(layout.places, pixel) { place[channel] = value }
        return place
      }
      let image = try #require(make(bytes, pixel: 32, layout.alpha, order: layout.order), "\(layout)")
      let row = Bitmap(image).row(0)
      #expect(row[0] == Pixel(0xC86432), "\(layout)")
      let isOpaque = layout.alpha == .noneSkipFirst || layout.alpha == .noneSkipLast
      let wanted = isOpaque ? Pixel(0xC86432) : Pixel(word: 0x8064_3219)
      #expect(row[1].difference(to: wanted) <= 1, "\(layout): \(row[1])")
      #expect(image.isOpaque == isOpaque, "\(layout)")
    }
  }

  @Test func `gray, gray with alpha and 24 bits`() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    let plain = try #require(make([0x40, 0xFF], pixel: 8, space: gray, .none))
    #expect(Bitmap(plain).row(0) == [Pixel(0x404040), Pixel(0xFFFFFF)])
    let straight = try #require(make([200, 255, 200, 128], pixel: 16, space: gray, .last))
    #expect(Bitmap(straight).row(0) == [Pixel(0xC8C8C8), Pixel(word: 0x8064_6464)])
    let multiplied = try #require(make([200, 255, 100, 128], pixel: 16, space: gray, .premultipliedLast))
    #expect(Bitmap(multiplied).row(0) == [Pixel(0xC8C8C8), Pixel(word: 0x8064_6464)])
    let rgb = try #require(make([1, 2, 3, 4, 5, 6], pixel: 24, .none))
    #expect(Bitmap(rgb).row(0) == [Pixel(0x010203), Pixel(0x040506)])
  }

  @Test func `every level times every alpha is premultiplied to the nearest level`() throws {
    for alpha in 0...255 {
      let bytes = (0...255).flatMap { level -> [UInt8] in [UInt8(level), UInt8(255 - level), 7, UInt8(alpha)] }
      let row = try Bitmap(#require(make(bytes, width: 256, pixel: 32, .last))).row(0)
      for (level, pixel) in row.enumerated() {
        let (red, green) = (Double(level * alpha) / 255, Double((255 - level) * alpha) / 255)
        #expect(pixel.alpha == alpha)
        #expect(abs(Double(pixel.red) - red) <= 0.51 && abs(Double(pixel.green) - green) <= 0.51, "\(level) × \(alpha)")
      }
    }
  }

  @Test func `rows may be longer than their pixels, and the last may end with them`() throws {
    let bytes: [UInt8] = [1, 2, 3, 9, 9, 4, 5, 6]
    let image = try #require(make(bytes, width: 1, height: 2, pixel: 24, row: 5, .none))
    #expect(Bitmap(image).column(0) == [Pixel(0x010203), Pixel(0x040506)])
    #expect(make(bytes.dropLast(), width: 1, height: 2, pixel: 24, row: 5, .none) == nil)
  }

  @Test func `a premultiplied colour above its alpha is held to it`() throws {
    let image = try #require(make([255, 10, 0, 20, 0, 0, 0, 0], pixel: 32, .premultipliedLast))
    #expect(Bitmap(image)[0, 0] == Pixel(word: 0x1414_0A00))
  }

  @Test func `other layouts and sizes that cannot be give nil`() {
    let bytes = [UInt8](repeating: 0, count: 64)
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(make(bytes, bits: 16, pixel: 32, .last) == nil)
    #expect(make(bytes, bits: 5, pixel: 16, .noneSkipFirst) == nil)
    #expect(make(bytes, pixel: 32, .none) == nil)
    #expect(make(bytes, pixel: 32, .alphaOnly) == nil)
    #expect(make(bytes, pixel: 24, .last) == nil)
    #expect(make(bytes, pixel: 32, .last, order: .byteOrder16Little) == nil)
    #expect(make(bytes, pixel: 8, space: gray, .last) == nil)
    #expect(make(bytes, pixel: 8, .none) == nil)
    #expect(make(bytes, width: 0, pixel: 32, .last) == nil)
    #expect(make(bytes, height: -1, pixel: 32, .last) == nil)
    #expect(make(bytes, width: 40_000, pixel: 32, .last) == nil)
    #expect(make(bytes, height: 9, pixel: 32, .last) == nil)
    #expect(make(bytes, pixel: 32, row: 7, .last) == nil)
    #expect(make(bytes, pixel: 32, row: -8, .last) == nil)
    #expect(make(bytes, pixel: 32, row: .max, .last) != nil, "one row needs no second")
    #expect(make(bytes, height: 2, pixel: 32, row: .max, .last) == nil)
    #expect(make(bytes, width: .max, pixel: 32, row: 8, .last) == nil)
    var decode: [CGFloat] = [1, 0]
    #expect(make(bytes, pixel: 8, space: gray, .none, decode: &decode) == nil)
    #expect(make(bytes, pixel: 8, space: gray, .none) != nil)
  }
}
