// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

/// One sheet of the catalogue.
final class SheetViewController: UITableViewController {
  private let sheet: Sheet
  private var sections: [SheetSection] = []

  init(_ sheet: Sheet) {
    self.sheet = sheet
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) {
    sheet = .positions
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The backgrounds draw the lines between the rows.
    tableView.separatorStyle = .none
    tableView.register(SheetCell.self, forCellReuseIdentifier: "cell")
    sections = sheet.sections(for: traitCollection)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    selectRow()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.userInterfaceStyle != previousTraitCollection?.userInterfaceStyle else { return }
    sections = sheet.sections(for: traitCollection)
    tableView.reloadData()
    selectRow()
  }

  private func selectRow() {
    for (section, content) in sections.enumerated() {
      guard let row = content.rows.firstIndex(where: \.isSelected) else { continue }
      tableView.selectRow(at: IndexPath(row: row, section: section), animated: false, scrollPosition: .none)
    }
  }

  // MARK: - Backgrounds

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let section = sections[indexPath.section]
    let row = section.rows[indexPath.row]
    cell.applyBackground(
      section.style, at: indexPath, in: tableView, states: row.states, hidesSeparator: row.hidesSeparator)
    cell.separatorInset = separatorInset(on: section.style.insets)
    cell.setNeedsLayout()
    // A cell in the hand is above the others.
    cell.layer.zPosition = row.states.contains(.dragged) ? 1 : 0
  }

  /// A line begins where the text on the card does, and ends as far from the card's edge as it would from the cell's.
  private func separatorInset(on insets: CellBackgroundStyle.Insets) -> UIEdgeInsets {
    var inset = tableView.separatorInset
    inset.left += insets.leading
    inset.right += insets.trailing
    if insets.reference == .layoutMargins {
      inset.left += tableView.layoutMargins.left - tableView.safeAreaInsets.left
      inset.right += tableView.layoutMargins.right - tableView.safeAreaInsets.right
    }
    return inset
  }

  // MARK: - Rows

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let section = sections[indexPath.section]
    let row = section.rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.textLabel?.textColor = section.textColor
    cell.detailTextLabel?.text = row.detail
    cell.detailTextLabel?.textColor = section.textColor == .label ? .secondaryLabel : section.textColor
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  /// Code words stay as they are; the system sets headers in capitals up to iOS 18.
  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.text = sections[section].header
  }
}
