// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

/// A table on a stage whose cells get their backgrounds in `willDisplay`.
@MainActor
final class TableStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  let stage: Stage
  let table: UITableView
  var rows: [Int]
  var height: (IndexPath) -> CGFloat = { _ in 30 }
  var style: (IndexPath) -> CellBackgroundStyle
  var hidesSeparator: (IndexPath) -> Bool = { _ in false }
  /// Called for each new cell, before anything else is done with it.
  var prepare: (UITableViewCell) -> Void = { _ in }

  init(
    rows: [Int], style: CellBackgroundStyle = Sample.plain.style, tableStyle: UITableView.Style = .grouped,
    size: CGSize = CGSize(width: 120, height: 240), scale: CGFloat = 2,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, configure: (TableStage) -> Void = { _ in }
  ) {
    stage = Stage(size: size, scale: scale, direction: direction)
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: tableStyle)
    self.rows = rows
    self.style = { _ in style }
    super.init()
    table.separatorStyle = .none
    table.backgroundColor = .white
    table.sectionHeaderHeight = 10
    table.sectionFooterHeight = 10
    // Or the places of rows that are not shown yet would be estimates on iOS.
    table.estimatedRowHeight = 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    configure(self)
    table.dataSource = self
    table.delegate = self
    stage.view.addSubview(table)
    stage.view.layoutIfNeeded()
  }

  func picture() -> Picture { stage.picture() }

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    stage.view.layoutIfNeeded()
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  func background(_ row: Int, _ section: Int = 0) -> CellBackgroundView? {
    cell(row, section)?.backgroundView as? CellBackgroundView
  }

  func positions(_ section: Int = 0) -> [CellPosition?] {
    (0..<table.numberOfRows(inSection: section)).map { background($0, section)?.position }
  }

  /// The pixel lines of a row, as it is scrolled now.
  func lines(_ row: Int, _ section: Int = 0) -> Range<Int> {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    func pixel(_ y: CGFloat) -> Int { Int(((y - table.contentOffset.y) * stage.scale + 0.5 + 1e-6).rounded(.down)) }
    return pixel(rect.minY)..<pixel(rect.maxY)
  }

  // MARK: Data

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(indexPath) }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    prepare(cell)
    return cell
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    cell.applyBackground(
      style(indexPath), at: indexPath, in: tableView, hidesSeparator: hidesSeparator(indexPath))
  }
}
