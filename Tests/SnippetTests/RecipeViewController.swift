// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

/// The recipe of 2012, cell by cell.
class RecipeViewController: UITableViewController {
  // docs: begin
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let background = CellBackgroundView()
    background.fillColor = UIColor(red: 1, green: 1, blue: 0.9, alpha: 1)
    background.borderColor = tableView.separatorColor
    background.position = CellPosition(
      row: indexPath.row, rowCount: tableView.numberOfRows(inSection: indexPath.section))
    cell.backgroundView = background
    cell.backgroundColor = .clear
  }
  // docs: end

  func style() -> CellBackgroundStyle {
    // docs: begin
    let paper = UIColor(red: 1, green: 1, blue: 0.9, alpha: 1)
    let line = tableView.separatorColor ?? .separator
    var style = CellBackgroundStyle(fill: .color(paper), border: .init(color: line, width: .points(1)))
    style.separator = .init(color: line, width: .points(1), inset: .zero)
    style.corners = .radius(10)
    // docs: end
    return style
  }
}
