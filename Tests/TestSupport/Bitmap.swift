// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The pixels of a picture, to be asked for in tests: premultiplied, top row first.
public struct Bitmap: Equatable, Sendable {
  public let width: Int
  public let height: Int
  /// 0xAARRGGBB, premultiplied.
  public let words: [UInt32]

  public init(_ context: CGContext) {
    width = context.width
    height = context.height
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    if let data = context.data {
      for row in 0..<height {
        let start = (data + row * context.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        words += UnsafeBufferPointer(start: start, count: width)
      }
    }
    // A bitmap without alpha leaves that byte undefined.
    let mask: UInt32 = context.alphaInfo == .noneSkipFirst ? 0xFF00_0000 : 0
    self.words = words.map { $0 | mask }
  }

  public init(_ image: CGImage) {
    let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    guard
      let context = CGContext(
        data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    else { fatalError("no bitmap of \(image.width) × \(image.height) pixels") }
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    self.init(context)
  }

  public subscript(x: Int, y: Int) -> Pixel { Pixel(word: words[y * width + x]) }

  public func row(_ y: Int) -> [Pixel] { (0..<width).map { self[$0, y] } }
  public func column(_ x: Int) -> [Pixel] { (0..<height).map { self[x, $0] } }

  /// The largest difference of any channel of any pixel; 256 when the sizes differ.
  public func largestDifference(to other: Bitmap) -> Int {
    guard (width, height) == (other.width, other.height) else { return 256 }
    return zip(words, other.words).lazy.map { Pixel(word: $0).difference(to: Pixel(word: $1)) }.max() ?? 0
  }
}

/// One pixel, premultiplied.
public struct Pixel: Hashable, Sendable, CustomStringConvertible {
  public let word: UInt32

  public init(word: UInt32) { self.word = word }

  /// An opaque colour 0xRRGGBB.
  public init(_ rgb: UInt32) { word = 0xFF00_0000 | rgb }

  public static let clear = Pixel(word: 0)

  public var alpha: Int { Int(word >> 24) }
  public var red: Int { Int(word >> 16 & 0xFF) }
  public var green: Int { Int(word >> 8 & 0xFF) }
  public var blue: Int { Int(word & 0xFF) }

  public func difference(to other: Pixel) -> Int {
    max(abs(alpha - other.alpha), abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  public var description: String {
    let text = String(word, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - text.count) + text
  }
}
