// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension CellBackgroundView {
  /// The cell whose background this is.
  var cell: UITableViewCell? {
    guard let cell = superview as? UITableViewCell, cell.backgroundView === self || cell.selectedBackgroundView === self
    else { return nil }
    return cell
  }

  /// The table that the view is in.
  var table: UITableView? {
    var view = superview
    while let next = view {
      if let table = next as? UITableView { return table }
      view = next.superview
    }
    return nil
  }

  /// What the geometry depends on, as it is now.
  var environment: CellBackgroundGeometry.Environment {
    let (cell, table) = (cell, table)
    // UIKit has left a line free below a background view at times; the background goes to the cell's edge all the same.
    let bounds = cell.map { convert($0.bounds, from: $0) } ?? bounds
    var environment = CellBackgroundGeometry.Environment(bounds: bounds, scale: traitCollection.displayScale)
    environment.layoutDirection = effectiveUserInterfaceLayoutDirection
    environment.sectionFrame = sectionFrame
    environment.separatorInset = cell?.separatorInset ?? .zero
    environment.systemVersion = Self.systemVersion
    if let table {
      let (place, corner) = (convert(bounds, to: table), table.bounds.origin)
      // Scrolled or not: what counts is where the table's contents lie on the screen's pixels.
      let shown = table.convert(corner, to: nil)
      environment.origin = CGPoint(x: place.minX + shown.x, y: place.minY + shown.y)
      environment.tableFrame = convert(CGRect(origin: .zero, size: table.contentSize), from: table)
      let right = table.bounds.width - place.maxX
      func reaching(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
          top: 0, left: max(insets.left - place.minX, 0), bottom: 0, right: max(insets.right - right, 0))
      }
      environment.layoutMargins = reaching(table.layoutMargins)
      environment.safeAreaInsets = reaching(table.safeAreaInsets)
    } else {
      environment.origin = convert(bounds.origin, to: nil)
      environment.layoutMargins = superview?.layoutMargins ?? .zero
      environment.safeAreaInsets = safeAreaInsets
    }
    return environment
  }

  /// The first number of the system's version.
  private static var systemVersion: Int { Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0 }
}
