// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Where everything in a table lies, as numbers only: no views, no widths.
///
/// Positions count in points from the top of the table's content, downwards. Nothing is rounded: a row is exactly as high as
/// the app said. Lookups take time logarithmic in the numbers of sections and of runs of equal rows.
package struct TableMetrics: Sendable {
  /// Rows of one section that follow each other.
  package struct RowRange: Sendable, Hashable {
    package let section: Int
    package let rows: Range<Int>
  }

  /// The height of the table's own header view.
  package let top: CGFloat
  /// The height of the table's own footer view.
  package let bottom: CGFloat
  private let sections: SumTree<SectionMetrics>

  package init(top: CGFloat = 0, sections: [SectionMetrics], bottom: CGFloat = 0) {
    self.top = top
    self.bottom = bottom
    self.sections = SumTree(sections)
  }

  package var contentHeight: CGFloat { top + sections.length + bottom }

  package var numberOfSections: Int { sections.count }

  package func numberOfRows(inSection section: Int) -> Int {
    sections.place(at: section).item.rows.count
  }

  /// The first and last rows of a section that can be seen; nil if it has none. Rows of zero height are skipped.
  package func visibleEnds(ofSection section: Int) -> (first: Int, last: Int)? {
    let rows = sections.place(at: section).item.rows
    guard let first = rows.firstVisible, let last = rows.lastVisible else { return nil }
    return (first, last)
  }

  /// A whole section with header and footer.
  package func span(ofSection section: Int) -> VerticalSpan {
    let place = sections.place(at: section)
    return VerticalSpan(y: top + place.offset, height: place.item.length)
  }

  package func span(ofHeader section: Int) -> VerticalSpan {
    let place = sections.place(at: section)
    return VerticalSpan(y: top + place.offset + place.item.topPadding, height: place.item.header)
  }

  package func span(ofFooter section: Int) -> VerticalSpan {
    let place = sections.place(at: section)
    let item = place.item
    return VerticalSpan(y: top + place.offset + item.rowsOffset + item.rows.total, height: item.footer)
  }

  package func span(ofRow row: Int, inSection section: Int) -> VerticalSpan {
    let place = sections.place(at: section)
    var span = place.item.rows.span(of: row)
    span.y += top + place.offset + place.item.rowsOffset
    return span
  }

  /// The space of a table's own footer view, below the last section.
  package var bottomSpan: VerticalSpan { VerticalSpan(y: top + sections.length, height: bottom) }

  /// The rows that share more than an edge with `lower` to `upper`, from the top down, without those of zero height.
  package func rows(from lower: CGFloat, to upper: CGFloat) -> [RowRange] {
    var found: [RowRange] = []
    sections.forEach(from: lower - top, to: upper - top) { place in
      let rowsTop = top + place.offset + place.item.rowsOffset
      for rows in place.item.rows.rows(from: lower - rowsTop, to: upper - rowsTop) {
        found.append(RowRange(section: place.index, rows: rows))
      }
    }
    return found
  }

  /// The sections that share more than an edge with `lower` to `upper`.
  package func sections(from lower: CGFloat, to upper: CGFloat) -> [Int] {
    var found: [Int] = []
    sections.forEach(from: lower - top, to: upper - top) { found.append($0.index) }
    return found
  }

  /// The row at a height; its top edge belongs to it, its bottom edge to the next.
  package func row(at y: CGFloat) -> (section: Int, row: Int)? {
    // an edge that was added up in another order may lie a little above or below
    let error = max(1e-6, 8 * y.ulp)
    guard let found = rows(from: y + error, to: y + 2 * error).first ?? rows(from: y, to: y + error).first
    else { return nil }
    return (found.section, found.rows.lowerBound)
  }
}
