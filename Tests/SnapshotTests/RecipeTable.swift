// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

/// A small table whose cells' backgrounds are those of the recipe: a section of three rows, and a row alone.
final class RecipeTable: UITableViewController {
  enum Fill {
    case plain, texture, gradient
  }

  private let fill: Fill
  private let hasText: Bool

  init(style: UITableView.Style, fill: Fill, hasText: Bool = false) {
    self.fill = fill
    self.hasText = hasText
    super.init(style: style)
  }

  required init?(coder: NSCoder) {
    fatalError("a recipe table is made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    tableView.rowHeight = 30
    tableView.sectionHeaderHeight = 12
    tableView.sectionFooterHeight = 4
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let backgroundView = CellBackgroundView(frame: cell.bounds)
    cell.backgroundView = backgroundView
    cell.backgroundColor = .clear
    backgroundView.borderColor = tableView.separatorColor
    backgroundView.fillColor = fillColor(height: cell.bounds.height)
    backgroundView.position = CellPosition(
      row: indexPath.row, rowCount: tableView.numberOfRows(inSection: indexPath.section))
    // The system masks these cells with a radius of its own, which would cut a border of another one.
    if tableView.style == .insetGrouped { backgroundView.cornerRadius = SystemLook.current.cornerRadius }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 3 : 1
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: hasText ? .value1 : .default, reuseIdentifier: nil)
    // One chevron, so that it shows from which side the table is read.
    cell.accessoryType = indexPath.section == 0 && indexPath.row == 1 ? .disclosureIndicator : .none
    if hasText {
      cell.textLabel?.text = ["Wi-Fi", "VPN", "Time"][indexPath.row]
      cell.detailTextLabel?.text = ["On", "Off", "On"][indexPath.row]
      cell.detailTextLabel?.textColor = .secondaryLabel
    }
    return cell
  }

  // MARK: - Fills

  private func fillColor(height: CGFloat) -> UIColor {
    let isDark = traitCollection.userInterfaceStyle == .dark
    switch fill {
    case .plain:
      return isDark
        ? UIColor(red: 0.17, green: 0.165, blue: 0.12, alpha: 1) : UIColor(red: 1, green: 1, blue: 0.9, alpha: 1)
    case .texture:
      return UIColor(patternImage: Self.texture)
    case .gradient:
      return UIColor(patternImage: Self.gradient(height: height))
    }
  }

  /// Stairs that rise to the right: upside down or mirrored they are not the same.
  private static var texture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { context in
      UIColor(red: 0.96, green: 0.93, blue: 0.86, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
      UIColor(red: 0.75, green: 0.65, blue: 0.5, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 3, width: 2, height: 1))
      context.fill(CGRect(x: 2, y: 2, width: 2, height: 1))
    }
  }

  private static func gradient(height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 1, height: height)).image { context in
      let top = UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor
      let bottom = UIColor(red: 0.6, green: 0.75, blue: 0.95, alpha: 1).cgColor
      guard
        let gradient = CGGradient(
          colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [top, bottom] as CFArray, locations: [0, 1])
      else { return }
      context.cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: height), options: [])
    }
  }
}
