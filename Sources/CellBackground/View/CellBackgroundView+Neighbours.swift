// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// Lines that disappear around a pressed row, and above a detached one.
///
/// The line above a row belongs to the row before it, so a change concerns the backgrounds of two cells. They are told to
/// look again, and find out by themselves what is the case.
extension CellBackgroundView {
  /// Whether the line below this row lies beside a highlighted or selected row, and the style hides it there.
  var isBesidePressedRow: Bool {
    guard style.separator.hidesAroundHighlighted, let cell else { return false }
    return cell.isPressed || cellBelow?.isPressed ?? false
  }

  /// Whether the row below stands for itself: a line would lie on its round corners.
  var isAboveDetachedRow: Bool {
    guard mayLieAboveDetachedRow else { return false }
    mayLieAboveDetachedRow = (cellBelow?.backgroundView as? CellBackgroundView)?.isDetached ?? false
    return mayLieAboveDetachedRow
  }

  private var isDetached: Bool { !states.isEmpty && style.look(in: states).shape == .detached }

  private var cellBelow: UITableViewCell? {
    guard let cell, let table, let path = table.indexPath(for: cell) else { return nil }
    return table.cellForRow(at: IndexPath(row: path.row + 1, section: path.section))
  }

  /// To be called when a background may have begun or ceased to show a pressed or detached row in `view`.
  func neighboursMayHaveToChange(in view: UIView?) {
    let isDetached = isDetached
    guard style.separator.hidesAroundHighlighted || isDetached, let cell = view as? UITableViewCell else { return }
    cell.eachBackground { $0.setNeedsLayout() }
    guard let table = cell.superview as? UITableView ?? table, let path = table.indexPath(for: cell), path.row > 0
    else { return }
    table.cellForRow(at: IndexPath(row: path.row - 1, section: path.section))?.eachBackground {
      if isDetached { $0.mayLieAboveDetachedRow = true }
      $0.setNeedsLayout()
    }
  }
}

extension UITableViewCell {
  fileprivate var isPressed: Bool { selectionStyle != .none && (isHighlighted || isSelected) }

  fileprivate func eachBackground(_ body: (CellBackgroundView) -> Void) {
    for view in [backgroundView, selectedBackgroundView] {
      if let view = view as? CellBackgroundView { body(view) }
    }
  }
}
