// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Which rows have cells, and what becomes of those that leave.
extension UITableView {
  /// Lines, insets, colours or places of what is on the screen have changed.
  func setNeedsContexts() {
    needsContexts = true
    setNeedsLayout()
  }

  /// Brings what is displayed into accord with the data and the visible part.
  func updateDisplay() {
    guard !isUpdatingRows, !isLoadingData else { return }
    if needsNewCells {
      needsNewCells = false
      retireEverything()
    }
    updateMetrics()
    if displayedHeight != bounds.height { keepOffsetInContent() }
    isUpdatingRows = true
    defer { isUpdatingRows = false }
    placeOwnViews()
    if needsContexts {
      needsContexts = false
      placeDisplayedRows()
    }
    updateRows()
    updateCaptions()
  }

  func replaceOwnView(_ old: UIView?, _ new: UIView?) {
    if old !== new {
      if old?.superview === self { old?.removeFromSuperview() }
      if let new { addSubview(new) }
    }
    setNeedsHeights()
  }

  private func placeOwnViews() {
    backgroundView?.frame = bounds
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: metrics.top)
    tableFooterView?.frame = metrics.bottomSpan.rect(x: 0, width: bounds.width)
  }

  /// Cells that stay are touched only here: scrolling alone must not lay them out.
  private func placeDisplayedRows() {
    for row in displayedRows {
      let rect = place(ofRow: row.indexPath)
      // a height may have become zero
      guard rect.height > 0 else { continue }
      apply(context(for: row.indexPath), to: row.cell)
      if row.cell.frame != rect { row.cell.frame = rect }
    }
  }

  private func updateRows() {
    let ranges = metrics.rows(from: bounds.minY, to: bounds.maxY)
    let leaving = displayedRows.filter { row in
      !ranges.contains { $0.section == row.indexPath.section && $0.rows.contains(row.indexPath.row) }
    }
    if !leaving.isEmpty {
      let gone = Set(leaving.map(\.indexPath))
      displayedRows.removeAll { gone.contains($0.indexPath) }
      // cells that leave come back for the rows that follow, so that few are ever made
      for row in leaving { retire(row) }
    }
    var index = 0
    for range in ranges {
      for row in range.rows {
        let path = IndexPath(row: row, section: range.section)
        if index == displayedRows.count || displayedRows[index].indexPath != path { display(path, at: index) }
        index += 1
      }
    }
  }

  /// Gets a row's cell and puts it on the screen.
  private func display(_ indexPath: IndexPath, at index: Int) {
    guard let dataSource else { fatalError("UITableView: the data source is gone, but not its rows") }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    // an app may keep its cells and return one that waits for reuse
    if let identifier = cell.reuseIdentifier { cells.remove(cell, identifier: identifier) }
    prepare(cell, at: indexPath)
    cell.applyDefaultBackground(look.cellBackgroundColor(style: style))
    let isSelected = indexPath == selectedRow
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    insert(cell, above: index > 0 ? displayedRows[index - 1].cell : nil)
    // before the delegate hears of it, so that it finds the cell
    displayedRows.insert(DisplayedRow(indexPath: indexPath, cell: cell), at: index)
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
  }

  /// Cells lie in the order of their rows, above the table's background and below headers that may stick.
  private func insert(_ cell: UITableViewCell, above lower: UITableViewCell?) {
    if let lower, lower.superview === self {
      insertSubview(cell, aboveSubview: lower)
    } else if let backgroundView, backgroundView.superview === self {
      insertSubview(cell, aboveSubview: backgroundView)
    } else {
      insertSubview(cell, at: 0)
    }
  }

  /// Gives a cell the place of a row.
  func prepare(_ cell: UITableViewCell, at indexPath: IndexPath) {
    let rect = place(ofRow: indexPath)
    guard rect.height > 0 else { return }
    apply(context(for: indexPath), to: cell)
    if cell.frame != rect { cell.frame = rect }
  }

  private func apply(_ context: CellContext, to cell: UITableViewCell) {
    cell.context = context
    let color = separatorColor
    if cell.separatorColor !== color { cell.separatorColor = color }
    cell.maskCorners(context)
  }

  private func context(for indexPath: IndexPath) -> CellContext {
    var context = CellContext(look: look, tableStyle: style, tableWidth: bounds.width)
    context.separatorInset = separatorInset
    context.isSeparatorInsetCustom = customSeparatorInset != nil
    if style != .insetGrouped { context.safeArea = safeAreaInsets }
    // a row of zero height shows nothing: its neighbour is the one that begins or ends the section
    let ends = metrics.visibleEnds(ofSection: indexPath.section)
    let isFirst = indexPath.row == ends?.first
    let isLast = indexPath.row == ends?.last
    context.roundsTop = isFirst && style == .insetGrouped
    context.roundsBottom = isLast && style == .insetGrouped
    guard separatorStyle != .none else { return context }
    switch style {
    case .plain:
      context.bottomLine = .inset
    case .grouped:
      context.topLine = isFirst ? .full : .none
      context.bottomLine = isLast ? .full : .inset
    case .insetGrouped:
      context.bottomLine = isLast ? .none : .inset
    }
    return context
  }

  // MARK: Leaving and coming back

  private func retire(_ row: DisplayedRow) {
    row.cell.removeFromSuperview()
    if let identifier = row.cell.reuseIdentifier { cells.add(row.cell, identifier: identifier) }
    delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.indexPath)
  }

  /// Takes everything off the screen, so that the next layout asks for it again.
  func retireEverything() {
    let rows = displayedRows
    displayedRows = []
    for row in rows { retire(row) }
    retireCaptions()
  }

  func reusableCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells.take(identifier: identifier) {
      if cell.isSelected { cell.setSelected(false, animated: false) }
      if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
      cell.prepareForReuse()
      return cell
    }
    return cells.registeredClass(for: identifier).map { createCell($0, reuseIdentifier: identifier) }
  }

  /// The registered class, or nil for nil; a class of another kind stops the program.
  func subclass<Base: UIView>(_ type: AnyClass?, of base: Base.Type, registeredFor identifier: String) -> Base.Type? {
    guard let type else { return nil }
    guard let subclass = type as? Base.Type else {
      fatalError("UITableView: \(type), registered for \"\(identifier)\", is not a subclass of \(base)")
    }
    return subclass
  }

  // MARK: Selection

  func select(_ indexPath: IndexPath?, animated: Bool) {
    guard indexPath != selectedRow else { return }
    let old = selectedRow
    selectedRow = indexPath
    if let old { cellForRow(at: old)?.setSelected(false, animated: animated) }
    if let indexPath { cellForRow(at: indexPath)?.setSelected(true, animated: animated) }
  }
}
