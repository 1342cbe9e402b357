// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// What happens to text that is wider than its rectangle.
///
/// In a label of several lines the truncating modes break between words and cut only the last visible line.
public enum NSLineBreakMode: Int, Sendable {
  /// Breaks between words; a word wider than the line is broken between characters.
  case byWordWrapping = 0
  case byCharWrapping = 1
  /// One line per paragraph, cut off at the edge.
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5

  /// Whether an ellipsis takes the place of what does not fit.
  var truncates: Bool { rawValue >= NSLineBreakMode.byTruncatingHead.rawValue }
}
