// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

/// What the articles do with a cell.
@MainActor
enum CellSnippets {
  static func hideSeparator(
    _ cell: UITableViewCell, _ style: CellBackgroundStyle, _ indexPath: IndexPath, _ tableView: UITableView
  ) {
    // docs: begin
    cell.applyBackground(style, at: indexPath, in: tableView, hidesSeparator: indexPath.row == 0)
    // docs: end
  }

  static func disable(
    _ cell: UITableViewCell, _ style: CellBackgroundStyle, _ indexPath: IndexPath, _ tableView: UITableView,
    isEnabled: Bool
  ) {
    // docs: begin
    cell.applyBackground(style, at: indexPath, in: tableView, states: isEnabled ? [] : [.disabled])
    // docs: end
  }

  static func indent(_ cell: UITableViewCell) {
    // docs: begin
    cell.separatorInset = UIEdgeInsets(top: 0, left: 36, bottom: 0, right: 36)
    // docs: end
  }

  static func outline(_ cell: UITableViewCell) -> UIBezierPath? {
    // docs: begin
    let outline = (cell.backgroundView as? CellBackgroundView)?.geometry.outlinePath
    // docs: end
    return outline
  }

  static func insetGrouped() -> UIViewController {
    // docs: begin
    let controller = SettingsViewController(style: .grouped)
    controller.style.insets = .layoutMargins
    // docs: end
    return controller
  }
}
