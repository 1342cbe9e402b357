// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension Picture {
  /// How much a pixel covers, from 0 to 255; a clear stage has nothing behind it.
  func alpha(_ x: Int, _ y: Int) -> Int { Int(words[y * width + x] >> 24) }

  var alphas: [Int] { words.map { Int($0 >> 24) } }

  /// The largest difference of what two pictures of one size cover, in levels.
  func coverDifference(to other: Picture) -> Int { zip(alphas, other.alphas).map { abs($0 - $1) }.max() ?? 0 }

  /// The pixel lines of a range, as a picture.
  func lines(_ range: Range<Int>) -> Picture {
    Picture(width: width, height: range.count, words: Array(words[range.lowerBound * width..<range.upperBound * width]))
  }

  /// The part of the picture in a rectangle of whole pixels.
  func part(x: Range<Int>, y: Range<Int>) -> Picture {
    Picture(
      width: x.count, height: y.count, words: y.flatMap { words[$0 * width + x.lowerBound..<$0 * width + x.upperBound] }
    )
  }

  /// Both pictures, this one above the other.
  func above(_ other: Picture) -> Picture {
    Picture(width: width, height: height + other.height, words: words + other.words)
  }

  /// The channels of a pixel: red, green, blue.
  static func channels(_ word: UInt32) -> [Int] { [16, 8, 0].map { Int(word >> $0 & 0xFF) } }

  /// The contrast of two colours as a ratio to 1, as WCAG 2 defines it.
  static func contrast(_ a: UInt32, _ b: UInt32) -> CGFloat {
    func luminance(_ word: UInt32) -> CGFloat {
      let linear = channels(word).map { channel -> CGFloat in
        let part = CGFloat(channel) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    let (low, high) = (min(luminance(a), luminance(b)), max(luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
  }
}

// A failed test would list a hundred thousand numbers otherwise.
extension Picture: CustomStringConvertible {
  var description: String { "\(width) × \(height) pixels" }
}
