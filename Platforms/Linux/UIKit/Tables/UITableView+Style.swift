// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension UITableView {
  /// How a table shows its sections.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; section headers stay at the top and footers at the bottom while rows pass under them.
    case plain = 0
    /// Sections apart from each other, from edge to edge.
    case grouped = 1
    /// Sections as cards with round corners, set in from the sides.
    case insetGrouped = 2
  }

  /// Where a row should come to lie when the table scrolls to it.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is wholly visible with the least movement.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }
}
