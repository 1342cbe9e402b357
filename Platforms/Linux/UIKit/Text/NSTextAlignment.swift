// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// How the lines of a text lie between the left and the right edge of their rectangle.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Every line but a paragraph's last is stretched to the full width.
  case justified = 3
  /// Left in a left-to-right interface, right in a right-to-left one.
  case natural = 4
}
