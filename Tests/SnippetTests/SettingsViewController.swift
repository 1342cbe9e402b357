// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

// docs: begin
import CellBackground
import UIKit

class SettingsViewController: UITableViewController {
  var style = CellBackgroundStyle(
    fill: .color(UIColor(red: 1, green: 1, blue: 0.9, alpha: 1)), border: .init(color: .separator))

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    cell.applyBackground(style, at: indexPath, in: tableView)
  }
}
// docs: end

extension SettingsViewController {
  // docs: begin
  func updateBackgrounds() {
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      tableView.cellForRow(at: indexPath)?.applyBackground(style, at: indexPath, in: tableView)
    }
  }
  // docs: end
}
