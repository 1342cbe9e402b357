// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The heights of a section's parts, from the top down.
package struct SectionMetrics: SumTreeItem {
  /// The empty space above the header.
  package var topPadding: CGFloat
  package var header: CGFloat
  package var rows: RowHeights
  package var footer: CGFloat

  package init(topPadding: CGFloat = 0, header: CGFloat = 0, rows: RowHeights, footer: CGFloat = 0) {
    self.topPadding = topPadding
    self.header = header
    self.rows = rows
    self.footer = footer
  }

  /// Sections are counted, not rows.
  package var count: Int { 1 }

  package var length: CGFloat { topPadding + header + rows.total + footer }

  /// The distance of the first row from the section's top.
  package var rowsOffset: CGFloat { topPadding + header }
}
