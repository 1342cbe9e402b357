// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

/// A table on a screen of 200 × 400 points at 2x, whose pixels can be read: public UIKit only.
///
/// Section 0 has three rows, section 1 has one. Rows are 40 points high.
@MainActor
final class TableScreen {
  let controller: UITableViewController
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let parent = UIViewController()
  private let rows = Rows()

  init(_ controller: UITableViewController, traits: UITraitCollection = UITraitCollection(userInterfaceStyle: .light)) {
    self.controller = controller
    parent.addChild(controller)
    // Whatever the device is set to.
    let plain = [
      UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(accessibilityContrast: .normal),
    ]
    parent.setOverrideTraitCollection(UITraitCollection(traitsFrom: plain + [traits]), forChild: controller)
    let table: UITableView = controller.tableView
    table.dataSource = rows
    table.rowHeight = 40
    table.estimatedRowHeight = 0
    table.sectionHeaderHeight = 30
    table.sectionFooterHeight = 30
    table.backgroundColor = .white
    parent.view.addSubview(table)
    window.rootViewController = parent
    window.isHidden = false
    table.frame = window.bounds
    table.layoutIfNeeded()
  }

  /// A table with a style.
  convenience init(
    _ style: CellBackgroundStyle, traits: UITraitCollection = UITraitCollection(userInterfaceStyle: .light)
  ) {
    let controller = SettingsViewController(style: .grouped)
    controller.style = style
    self.init(controller, traits: traits)
  }

  var table: UITableView { controller.tableView }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  func background(_ row: Int, _ section: Int = 0) -> CellBackgroundView? {
    cell(row, section)?.backgroundView as? CellBackgroundView
  }

  /// The colour 0xRRGGBB at points from the top left of a row.
  func color(_ x: CGFloat, _ y: CGFloat, row: Int = 0, section: Int = 0) -> UInt32 {
    let frame = table.rectForRow(at: IndexPath(row: row, section: section))
    let place = table.convert(frame.origin, to: parent.view)
    return picture()[Int((place.y + y) * 2)][Int((place.x + x) * 2)]
  }

  /// What is shown, 0xRRGGBB, rows from the top.
  private func picture() -> [[UInt32]] {
    useContentScale(parent.view)
    parent.view.layoutIfNeeded()
    let (width, height) = (400, 800)
    let info = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
    var words = [UInt32](repeating: 0, count: width * height)
    words.withUnsafeMutableBytes { bytes in
      guard
        let context = CGContext(
          data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
      else { fatalError("no bitmap") }
      context.translateBy(x: 0, y: CGFloat(height))
      context.scaleBy(x: 2, y: -2)
      parent.view.layer.render(in: context)
    }
    return (0..<height).map { y in words[y * width..<(y + 1) * width].map { $0 & 0xFFFFFF } }
  }

  private func useContentScale(_ view: UIView) {
    view.contentScaleFactor = 2
    for view in view.subviews { useContentScale(view) }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 3 : 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}
