// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// The side on which a paragraph begins.
public enum NSWritingDirection: Int, Sendable {
  /// From the first letter that has a direction, else that of the interface.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
