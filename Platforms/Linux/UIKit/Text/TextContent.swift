// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Turns any string into one that Pango can lay out: paragraphs are separated by a line feed, nothing is invisible.
enum TextContent {
  /// The string without control characters, with every kind of line end as a line feed, and of bounded length.
  ///
  /// Pango would stop at a NUL and draw boxes for other control characters; iOS shows neither. The bound, 65,536
  /// characters and fewer in fonts above 15 pt, keeps a single line's width within Pango's 32-bit integers.
  static func prepared(_ text: String, for face: FontFace) -> String {
    let limit = max(1, min(65_536, Int(1_000_000 / max(face.layoutSize, 1))))
    if isPlain(text), text.utf8.count <= limit { return text }
    var scalars = String.UnicodeScalarView()
    var count = 0
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars where count < limit {
      switch scalar.value {
      case 0x0A where previous == "\r": break
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
        scalars.append("\n")
        count += 1
      case 0..<0x09, 0x0E..<0x20, 0x7F..<0xA0: break
      default:
        scalars.append(scalar)
        count += 1
      }
      previous = scalar
    }
    return String(scalars)
  }

  /// The text before the first line feed, and whether there is more.
  static func firstParagraph(of text: Substring) -> (paragraph: Substring, hasMore: Bool) {
    guard let end = text.utf8.firstIndex(of: 0x0A) else { return (text, false) }
    return (text[..<end], true)
  }

  /// The byte ranges whose letters take Inter's tracking; nil when that is the whole text.
  ///
  /// Scripts that Inter lacks come from other fonts, with their own spacing; Arabic would lose its joints.
  static func trackedRanges(of text: String) -> [Range<Int>]? {
    if text.utf8.allSatisfy({ $0 < 0xD6 }) { return nil }  // 0xD6 0x90 encodes the first Hebrew code point
    var ranges: [Range<Int>] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if scalar.value < 0x0590 || (0x1E00..<0x2190).contains(scalar.value) {
        if let last = ranges.indices.last, ranges[last].upperBound == offset {
          ranges[last] = ranges[last].lowerBound..<end
        } else {
          ranges.append(offset..<end)
        }
      }
      offset = end
    }
    return ranges
  }

  /// Whether there are more than a thousand letters without a space: Pango looks for a break in them for seconds.
  ///
  /// Ideographs, which take three bytes, may be broken anywhere and do not count.
  static func hasEndlessWord(_ text: String) -> Bool {
    guard text.utf8.count > 1000 else { return false }
    var length = 0
    for byte in text.utf8 {
      length = byte > 0x20 && byte < 0xE0 ? length + 1 : 0
      if length > 1000 { return true }
    }
    return false
  }

  private static func isPlain(_ text: String) -> Bool {
    // 0xC2 begins the C1 controls, 0xE2 the line and paragraph separators, both also much else: look closer then.
    text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 || $0 == 0x09 || $0 == 0x0A }
  }
}
