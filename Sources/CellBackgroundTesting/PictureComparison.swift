// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// Compares pictures pixel by pixel, on every platform by the same rule.
///
/// Both pictures are drawn unscaled into a premultiplied sRGB bitmap of 8 bits per channel and compared there. Only the
/// pixels count: the scale and the orientation of a `UIImage` do not.
///
///     let difference = try PictureComparison.difference(picture, expected)
///     #expect(difference.isEmpty, "\(difference)")
public enum PictureComparison {
  /// Why two pictures could not be compared.
  public enum Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The pictures have different sizes, in pixels.
    case differentSizes(width: Int, height: Int, otherWidth: Int, otherHeight: Int)

    /// A picture has no pixels of its own, or there is no memory for them.
    case noBitmap

    /// One line for the message of a failed test.
    public var description: String {
      switch self {
      case .differentSizes(let width, let height, let otherWidth, let otherHeight):
        "the pictures differ in size: \(width) × \(height) against \(otherWidth) × \(otherHeight) pixels"
      case .noBitmap:
        "a picture has no bitmap to compare"
      }
    }
  }

  /// Compares two pictures of the same size in pixels.
  ///
  /// Complexity: O(pixels).
  /// - Throws: ``Failure`` when the sizes differ or a picture has no bitmap.
  public static func difference(_ left: UIImage, _ right: UIImage) throws -> PictureDifference {
    let left = try Bitmap(left)
    let right = try Bitmap(right)
    guard left.width == right.width, left.height == right.height else {
      throw Failure.differentSizes(
        width: left.width, height: left.height, otherWidth: right.width, otherHeight: right.height)
    }

    var maximum = 0
    var pixels = 0
    var first: PictureDifference.Pixel?
    for index in left.words.indices where left.words[index] != right.words[index] {
      let (a, b) = (left.words[index], right.words[index])
      maximum = max(maximum, largestChannelDifference(a, b))
      pixels += 1
      if first == nil {
        let (y, x) = index.quotientAndRemainder(dividingBy: left.width)
        first = PictureDifference.Pixel(x: x, y: y, left: a, right: b)
      }
    }
    return PictureDifference(maximum: maximum, pixels: pixels, first: first)
  }

  private static func largestChannelDifference(_ left: UInt32, _ right: UInt32) -> Int {
    var largest = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      largest = max(largest, abs(Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)))
    }
    return largest
  }
}
