// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where rows and sections lie, as rectangles in the table's content.
extension UITableView {
  /// The distance of cells, headers and footers from the table's sides: the layout margins of inset-grouped tables.
  var cellInsets: (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    updateMargins()
    let margins = layoutMargins
    return (margins.left, margins.right)
  }

  /// Gives the table the margins that its width asks for, unless the app set others.
  func updateMargins() {
    guard !hasCustomMargins else { return }
    let side = look.cellInset(style: .insetGrouped, tableWidth: bounds.width)
    ownMargins = .directional(NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side))
  }

  private func rect(_ span: VerticalSpan) -> CGRect {
    let insets = cellInsets
    return span.rect(x: insets.left, width: max(bounds.width - insets.left - insets.right, 0))
  }

  func place(ofSection section: Int) -> CGRect {
    updateMetrics()
    return hasMetrics(section) ? rect(metrics.span(ofSection: section)) : .zero
  }

  func place(ofHeader section: Int) -> CGRect {
    updateMetrics()
    return hasMetrics(section) ? rect(metrics.span(ofHeader: section)) : .zero
  }

  func place(ofFooter section: Int) -> CGRect {
    updateMetrics()
    return hasMetrics(section) ? rect(metrics.span(ofFooter: section)) : .zero
  }

  func place(ofRow indexPath: IndexPath) -> CGRect {
    updateMetrics()
    guard indexPath.count == 2, hasMetrics(indexPath.section),
      indexPath.row >= 0, indexPath.row < metrics.numberOfRows(inSection: indexPath.section)
    else { return .zero }
    return rect(metrics.span(ofRow: indexPath.row, inSection: indexPath.section))
  }

  private func hasMetrics(_ section: Int) -> Bool {
    section >= 0 && section < metrics.numberOfSections
  }

  func row(at point: CGPoint) -> IndexPath? {
    updateMetrics()
    let row = rect(VerticalSpan(y: 0, height: 0))
    guard point.x >= row.minX, point.x < row.maxX, let found = metrics.row(at: point.y) else { return nil }
    return IndexPath(row: found.row, section: found.section)
  }

  func rows(in rect: CGRect) -> [IndexPath] {
    updateMetrics()
    let (rect, row) = (rect.standardized, self.rect(VerticalSpan(y: 0, height: 0)))
    guard !rect.isNull, rect.maxX > row.minX, rect.minX < row.maxX else { return [] }
    return metrics.rows(from: rect.minY, to: rect.maxY).flatMap { range in
      range.rows.map { IndexPath(row: $0, section: range.section) }
    }
  }

  func scroll(to indexPath: IndexPath, _ position: ScrollPosition) {
    guard let row = target(indexPath) else { return }
    var inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    let middle = row.midY - inset.top - room / 2
    if style == .plain {
      // a row is not visible under the captions that stick
      inset.top += place(ofHeader: indexPath.section).height
      inset.bottom += place(ofFooter: indexPath.section).height
    }
    let atTop = row.minY - inset.top
    let atBottom = row.maxY + inset.bottom - bounds.height
    let y: CGFloat
    switch position {
    case .top: y = atTop
    case .bottom: y = atBottom
    case .middle: y = middle
    case .none: y = min(max(contentOffset.y, atBottom), atTop)
    }
    contentOffset.y = max(min(y, largestOffset), -adjustedContentInset.top)
  }

  /// The row's place; that of its section for the row `NSNotFound` of a section without rows.
  private func target(_ indexPath: IndexPath) -> CGRect? {
    updateMetrics()
    guard indexPath.count == 2, hasMetrics(indexPath.section) else { return nil }
    let rows = metrics.numberOfRows(inSection: indexPath.section)
    if rows == 0, indexPath.row == NSNotFound { return place(ofSection: indexPath.section) }
    return indexPath.row >= 0 && indexPath.row < rows ? place(ofRow: indexPath) : nil
  }
}
