// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Asking the data source and the delegate for counts and heights.
extension UITableView {
  /// The largest number of sections, or of rows in one section.
  private static let largestCount = Int(Int32.max)

  func setNeedsReload() {
    needsCounts = true
    needsNewCells = true
    setNeedsHeights()
  }

  func setNeedsHeights() {
    needsHeights = true
    setNeedsContexts()
  }

  /// Makes counts and metrics true for the present data, width and scale.
  ///
  /// A data source or delegate that asks the table something while it is being asked gets what is known so far.
  func updateMetrics() {
    guard !isLoadingData else { return }
    guard needsCounts || needsHeights || metricsWidth != bounds.width || metricsScale != displayScale else { return }
    isLoadingData = true
    defer { isLoadingData = false }
    if needsCounts { loadCounts() }
    updateMargins()
    loadHeights()
    needsContexts = true
    contentSize = CGSize(width: bounds.width, height: metrics.contentHeight)
    keepOffsetInContent()
  }

  private func loadCounts() {
    needsCounts = false
    guard let dataSource else {
      rowCounts = []
      return
    }
    let sections = dataSource.numberOfSections(in: self)
    guard (0...Self.largestCount).contains(sections) else {
      fatalError("UITableView: the data source returned \(sections) for the number of sections")
    }
    rowCounts = (0..<sections).map { section in
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      guard (0...Self.largestCount).contains(rows) else {
        fatalError("UITableView: the data source returned \(rows) for the number of rows in section \(section)")
      }
      return rows
    }
  }

  private func loadHeights() {
    needsHeights = false
    metricsWidth = bounds.width
    metricsScale = displayScale
    let sections = rowCounts.indices.map { section in
      let header = headerHeight(section)
      let footer = footerHeight(section)
      return SectionMetrics(
        topPadding: header > 0 ? topPadding : 0, header: header, rows: rowHeights(section), footer: footer)
    }
    metrics = TableMetrics(
      top: max(tableHeaderView?.frame.height ?? 0, 0), sections: sections,
      bottom: max(tableFooterView?.frame.height ?? 0, 0))
  }

  private var topPadding: CGFloat {
    isAutomatic(sectionHeaderTopPadding)
      ? look.headerTopPadding(style: style)
      : checked(sectionHeaderTopPadding, "sectionHeaderTopPadding")
  }

  // MARK: Rows

  private func rowHeights(_ section: Int) -> RowHeights {
    let count = rowCounts[section]
    let standard = isAutomatic(rowHeight) ? look.rowHeight : checked(rowHeight, "rowHeight")
    guard count > 0, let delegate else { return RowHeights(count: count, height: standard) }
    let first = delegate.tableView(self, heightForRowAt: IndexPath(row: 0, section: section))
    guard first != NotImplemented.height else { return RowHeights(count: count, height: standard) }
    return RowHeights(count: count) { row in
      let height =
        row == 0 ? first : delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
      if isAutomatic(height) { return look.rowHeight }
      return checked(height, "the height of row \(row) in section \(section)")
    }
  }

  // MARK: Headers and footers

  private func headerHeight(_ section: Int) -> CGFloat {
    // grouped tables begin with one gap more, unless a view of the app's stands at the top (facts §2: 55.5 = 17.5 + 38)
    let extra = section == 0 && tableHeaderView == nil ? look.gap(style: style, scale: displayScale) : 0
    return captionHeight(
      given: delegate?.tableView(self, heightForHeaderInSection: section), property: sectionHeaderHeight,
      name: "the height of the header in section \(section)",
      caption: look.header(style: style), extra: extra,
      title: { dataSource?.tableView(self, titleForHeaderInSection: section) },
      view: { delegate?.tableView(self, viewForHeaderInSection: section) })
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    captionHeight(
      given: delegate?.tableView(self, heightForFooterInSection: section), property: sectionFooterHeight,
      name: "the height of the footer in section \(section)",
      caption: look.footer(style: style), extra: 0,
      title: { dataSource?.tableView(self, titleForFooterInSection: section) },
      view: { delegate?.tableView(self, viewForFooterInSection: section) })
  }

  /// The delegate's height counts as it is; the table's property gives way to a title that needs more.
  private func captionHeight(
    given: CGFloat?, property: CGFloat, name: String, caption: SystemLook.Caption, extra: CGFloat,
    title: () -> String?, view: () -> UIView?
  ) -> CGFloat {
    let isGrouped = style != .plain
    if let given, given != NotImplemented.height, !isAutomatic(given), given != 0 || !isGrouped {
      return checked(given, name)
    }
    let usesProperty = given == nil || given == NotImplemented.height
    let least = usesProperty && !isAutomatic(property) ? checked(property, name) : nil
    let content = contentHeight(caption, title: title, view: view)
    switch (content, least) {
    case (nil, nil): return look.gap(style: style, scale: displayScale) + extra
    case (nil, let least?): return isGrouped ? least + extra : 0
    case (let content?, nil): return content + extra
    case (let content?, let least?): return isGrouped ? max(content, least) + extra : least
    }
  }

  /// The height that a section's own view or title asks for; nil if there is neither.
  private func contentHeight(
    _ caption: SystemLook.Caption, title: () -> String?, view: () -> UIView?
  ) -> CGFloat? {
    let width = max(bounds.width - cellInsets.left - cellInsets.right, 0)
    if let view = view() {
      let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
      if let view = view as? UITableViewHeaderFooterView { recycle(view) }
      return height > 0 && height.isFinite ? height : caption.height
    }
    guard let title = title() else { return nil }
    let inset = look.textInset(style: style, tableWidth: bounds.width)
    let lines = lineCount(
      caption.isUppercase ? title.uppercased() : title, caption, width: max(width - 2 * inset, 1))
    return caption.height + CGFloat(lines - 1) * caption.furtherLine
  }

  private func lineCount(_ text: String, _ caption: SystemLook.Caption, width: CGFloat) -> Int {
    // without a width nothing can be broken into lines; heights are asked for again when there is one
    if style == .plain || bounds.width == 0 { return 1 }
    // no letter is wider than twice its size: most titles need not be measured
    if CGFloat(text.utf16.count) * caption.fontSize * 2 <= width, !text.contains(where: \.isNewline) { return 1 }
    let font = UIFont.systemFont(ofSize: caption.fontSize, weight: caption.fontWeight)
    measuringLabel.font = font
    measuringLabel.numberOfLines = 0
    measuringLabel.text = text
    let fitting = measuringLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return max(Int((fitting.height / font.lineHeight).rounded()), 1)
  }

  private func isAutomatic(_ height: CGFloat) -> Bool { height == UITableView.automaticDimension }

  /// A height that can be laid out; others stop the program, as they raise an exception on iOS.
  private func checked(_ height: CGFloat, _ name: @autoclosure () -> String) -> CGFloat {
    guard height >= 0, height.isFinite else {
      fatalError(
        "UITableView: \(name()) is \(height); it must be a finite number from 0 on, or automaticDimension")
    }
    return height
  }

  // MARK: Offset

  /// A shorter content or a taller table must not leave the table scrolled beyond its end.
  func keepOffsetInContent() {
    displayedHeight = bounds.height
    let largest = largestOffset
    if contentOffset.y > 0, contentOffset.y > largest { contentOffset.y = largest }
  }

  /// The offset at which the content's end is at the table's bottom.
  var largestOffset: CGFloat {
    let inset = adjustedContentInset
    return max(contentSize.height + inset.bottom - bounds.height, -inset.top)
  }
}
