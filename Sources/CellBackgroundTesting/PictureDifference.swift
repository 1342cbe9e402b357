// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// How two pictures of one size differ: the largest difference, the number of pixels, and the first of them.
///
/// Everything counts in device pixels from the top left corner and in levels of 0 to 255 of a premultiplied sRGB
/// channel. A tolerance therefore has two numbers, see ``isWithin(maximum:pixels:)``.
public struct PictureDifference: Sendable, Hashable {
  /// The largest difference of any channel of any pixel, in levels; 0 for equal pictures.
  public let maximum: Int

  /// The number of pixels that differ in at least one channel.
  public let pixels: Int

  /// The first pixel that differs, in reading order; nil for equal pictures.
  public let first: Pixel?

  /// A pixel that differs, with its place and both colours.
  public struct Pixel: Sendable, Hashable {
    /// The distance from the left edge, in pixels.
    public let x: Int

    /// The distance from the top edge, in pixels.
    public let y: Int

    /// The colour in the first picture, as premultiplied 0xAARRGGBB.
    public let left: UInt32

    /// The colour in the second picture, as premultiplied 0xAARRGGBB.
    public let right: UInt32
  }

  /// Whether the two pictures are equal in every pixel.
  public var isEmpty: Bool { pixels == 0 }

  /// Whether no channel differs by more than `maximum` levels and no more than `pixels` pixels differ at all.
  ///
  /// `isWithin(maximum: 0, pixels: 0)` is equality. A test that allows more says why.
  public func isWithin(maximum: Int, pixels: Int) -> Bool {
    self.maximum <= maximum && self.pixels <= pixels
  }
}

extension PictureDifference: CustomStringConvertible {
  /// One line for the message of a failed test.
  public var description: String {
    guard let first else { return "no pixel differs" }
    let count = pixels == 1 ? "1 pixel differs" : "\(pixels) pixels differ"
    let colours = "\(Self.hexadecimal(first.left)) against \(Self.hexadecimal(first.right))"
    return "\(count) by up to \(maximum) levels, the first at (\(first.x), \(first.y)): \(colours)"
  }

  private static func hexadecimal(_ word: UInt32) -> String {
    let digits = String(word, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
