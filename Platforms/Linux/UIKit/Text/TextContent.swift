// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Turns any string into one that Pango can lay out: paragraphs are separated by a line feed, nothing is invisible.
///
/// Control characters go, every kind of line end becomes a line feed, and the length is bounded. Pango would stop at a
/// NUL and draw boxes for other control characters; iOS shows neither.
struct TextContent {
  private(set) var text = ""
  /// How many more characters there may be.
  private var room: Int
  private var previous: Unicode.Scalar = " "

  init(limit: Int) { room = limit }

  /// The largest number of characters in a font, 65,536 and fewer above 15 pt: a single line's width stays within
  /// Pango's 32-bit integers.
  static func limit(for face: FontFace) -> Int {
    max(1, min(65_536, Int(1_000_000 / max(face.layoutSize, 1))))
  }

  static func prepared(_ text: String, for face: FontFace) -> String {
    var content = TextContent(limit: limit(for: face))
    content.append(text)
    return content.text
  }

  mutating func append(_ piece: String) {
    let count = piece.utf8.count
    if Self.isPlain(piece), count <= room {
      guard count > 0 else { return }
      text = text.isEmpty ? piece : text + piece
      room -= count
      previous = " "
      return
    }
    var scalars = String.UnicodeScalarView()
    for scalar in piece.unicodeScalars where room > 0 {
      switch scalar.value {
      case 0x0A where previous == "\r": break
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
        scalars.append("\n")
        room -= 1
      case 0..<0x09, 0x0E..<0x20, 0x7F..<0xA0: break
      default:
        scalars.append(scalar)
        room -= 1
      }
      previous = scalar
    }
    text += String(scalars)
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
  static func hasEndlessWord(_ text: Substring) -> Bool {
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
