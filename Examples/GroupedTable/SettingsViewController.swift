// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

/// A grouped table whose cells' backgrounds are drawn by `CellBackgroundView`.
class SettingsViewController: UITableViewController {
  private let variant: Variant
  private let texture: UIColor
  private let sections = SettingsSection.all
  private var gradients: [CGFloat: UIColor] = [:]

  init(_ arguments: LaunchArguments) {
    variant = arguments.variant
    texture = arguments.texture
    super.init(style: variant.tableStyle)
  }

  required init?(coder: NSCoder) {
    variant = .plain
    texture = .twill
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The backgrounds draw the lines between the rows.
    tableView.separatorStyle = .none
  }

  // MARK: - Backgrounds

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let backgroundView = CellBackgroundView(frame: cell.bounds)
    cell.backgroundView = backgroundView
    cell.backgroundColor = .clear
    backgroundView.backgroundColor = .clear
    backgroundView.borderColor = tableView.separatorColor
    backgroundView.fillColor = fillColor(for: cell)
    backgroundView.position = CellPosition(
      row: indexPath.row, rowCount: tableView.numberOfRows(inSection: indexPath.section))
    if variant == .inset { backgroundView.cornerRadius = insetCornerRadius }
  }

  /// The radius to which the system masks the sections of an inset grouped table: a border of another one would be cut.
  private var insetCornerRadius: CGFloat {
    UIDevice.current.systemVersion.compare("26", options: .numeric) == .orderedAscending ? 10 : 26
  }

  private func fillColor(for cell: UITableViewCell) -> UIColor {
    switch variant {
    case .plain, .inset: .paleYellow
    case .texture: texture
    case .gradient: gradient(height: cell.bounds.height)
    }
  }

  private func gradient(height: CGFloat) -> UIColor {
    if let gradient = gradients[height] { return gradient }
    let gradient = UIColor.verticalGradient(height: height)
    gradients[height] = gradient
    return gradient
  }

  // MARK: - Rows

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let identifier = "style \(row.style.rawValue)"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: row.style, reuseIdentifier: identifier)
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = row.accessory
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
}
