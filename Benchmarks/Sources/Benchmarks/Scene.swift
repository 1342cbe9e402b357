// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// The benchmark scene: 40 sections of 25 rows with header, title, detail and chevron, as a table.
///
/// Texts and sizes are those of the same scene in bare Cairo and Pango, so that both draw the same.
@MainActor
final class SceneController: UITableViewController {
  static let sections = 40
  static let rows = 25

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.sectionHeaderHeight = 38
    tableView.sectionFooterHeight = 0
    tableView.register(SceneCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Self.sections }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.rows }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "SECTION \(section + 1) OF \(Self.sections)"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let (s, r) = (indexPath.section, indexPath.row)
    cell.textLabel?.text = SceneText.title(s, r)
    cell.detailTextLabel?.text = SceneText.detail(s, r)
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

final class SceneCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The scene's texts, the same for every program that draws it.
@MainActor
enum SceneText {
  private static let titles = [
    "Wi-Fi", "Bluetooth", "Cellular", "Notifications", "Sounds & Haptics", "Focus", "Screen Time", "General",
    "Control Center", "Display & Brightness", "Home Screen", "Accessibility", "Wallpaper", "Siri & Search",
    "Face ID & Passcode", "Battery", "Privacy & Security",
  ]
  private static let details = [
    "On", "Off", "Home Network", "12.4 GB", "3 apps", "Automatic", "Never", "English", "Always",
  ]

  /// The first row's number: another one makes every title a text that was never drawn before.
  static var firstNumber = 1

  static func title(_ section: Int, _ row: Int) -> String {
    "\(titles[(section * 7 + row * 3) % 17]) \(section * 25 + row + firstNumber)"
  }

  static func detail(_ section: Int, _ row: Int) -> String { details[(section * 5 + row * 2) % 9] }
}
