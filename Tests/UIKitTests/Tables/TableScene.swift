// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// The screen that a test's table is shown on, and the version of iOS that it looks like.
struct Setting: Sendable, CustomTestStringConvertible {
  var look = 18
  var style = UITableView.Style.grouped
  var scale: CGFloat = 2
  var width: CGFloat = 375
  var height: CGFloat = 480
  var isDark = false
  var isRightToLeft = false

  var testDescription: String {
    "iOS \(look), \(style), \(width) × \(height) at \(scale)x\(isDark ? ", dark" : "")\(isRightToLeft ? ", rtl" : "")"
  }

  var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
    ])
  }

  func with(_ change: (inout Setting) -> Void) -> Setting {
    var copy = self
    change(&copy)
    return copy
  }

  /// Every look, style and scale, on a wide screen.
  static let all: [Setting] = [18, 26].flatMap { look in
    [UITableView.Style.plain, .grouped, .insetGrouped].flatMap { style in
      [1, 2, 3].map { Setting(look: look, style: style, scale: $0, width: 390) }
    }
  }
}

/// A table on a screen of its own. Making one changes the main screen: use one at a time, without `await`.
@MainActor
struct TableScene {
  let host: HeadlessHost
  let controller: ListController
  let window: UIWindow
  var table: UITableView { controller.tableView }

  init(_ setting: Setting, rows: [Int], configure: (ListController) -> Void = { _ in }) throws {
    let look = try #require(SystemLook.version(setting.look))
    host = HeadlessHost(
      size: CGSize(width: setting.width, height: setting.height), scale: setting.scale, traits: setting.traits,
      look: look)
    controller = ListController(style: setting.style)
    controller.rows = rows
    configure(controller)
    window = host.show(controller)
  }

  func picture() throws -> Bitmap { Bitmap(try host.image(of: window)) }

  /// Scrolls as an app does, then lays out.
  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    host.update(window)
  }
}

/// A table whose content the test decides; it keeps a record of what it is asked and told.
@MainActor
final class ListController: UITableViewController {
  var rows: [Int] = []
  var header: (Int) -> String? = { _ in nil }
  var footer: (Int) -> String? = { _ in nil }
  var text: (IndexPath) -> String? = { _ in nil }
  var height: ((IndexPath) -> CGFloat)?
  var headerHeight: ((Int) -> CGFloat)?
  var headerView: ((Int) -> UIView?)?
  var makeCell: ((IndexPath) -> UITableViewCell)?
  var willDisplay: ((UITableViewCell, IndexPath) -> Void)?
  var calls: [String] = []
  private(set) var cellsMade = 0

  override func numberOfSections(in tableView: UITableView) -> Int {
    calls.append("sections")
    return rows.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    calls.append("rows \(section)")
    return rows[section]
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let height else { return super.tableView(tableView, heightForRowAt: indexPath) }
    calls.append("height \(indexPath.section).\(indexPath.row)")
    return height(indexPath)
  }

  func superHeight(_ indexPath: IndexPath) -> CGFloat { super.tableView(tableView, heightForRowAt: indexPath) }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight?(section) ?? super.tableView(tableView, heightForHeaderInSection: section)
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headerView?(section)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls.append("cell \(indexPath.section).\(indexPath.row)")
    if let makeCell { return makeCell(indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? newCell()
    if let text = text(indexPath) { cell.textLabel?.text = text }
    return cell
  }

  private func newCell() -> UITableViewCell {
    cellsMade += 1
    return UITableViewCell(style: .default, reuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header(section) }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer(section) }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    calls.append("willDisplay \(indexPath.section).\(indexPath.row)")
    willDisplay?(cell, indexPath)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    calls.append("didEndDisplaying \(indexPath.section).\(indexPath.row)")
  }
}
