// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// Lines that disappear around a pressed row.
///
/// The line above a row belongs to the row before it, so a change concerns the backgrounds of two cells. They are told to
/// look again, and find out by themselves what is pressed.
extension CellBackgroundView {
  /// Whether the line below this row lies beside a highlighted or selected row, and the style hides it there.
  var isBesidePressedRow: Bool {
    guard style.separator.hidesAroundHighlighted, let cell else { return false }
    if cell.isPressed { return true }
    guard let table, let path = table.indexPath(for: cell) else { return false }
    return table.cellForRow(at: IndexPath(row: path.row + 1, section: path.section))?.isPressed ?? false
  }

  /// To be called when a background may have begun or ceased to show a pressed row in `view`.
  func pressedStateMayHaveChanged(in view: UIView?) {
    guard style.separator.hidesAroundHighlighted, let cell = view as? UITableViewCell else { return }
    cell.setBackgroundsNeedLayout()
    guard let table = cell.superview as? UITableView ?? table, let path = table.indexPath(for: cell), path.row > 0
    else { return }
    table.cellForRow(at: IndexPath(row: path.row - 1, section: path.section))?.setBackgroundsNeedLayout()
  }
}

extension UITableViewCell {
  fileprivate var isPressed: Bool { selectionStyle != .none && (isHighlighted || isSelected) }

  fileprivate func setBackgroundsNeedLayout() {
    (backgroundView as? CellBackgroundView)?.setNeedsLayout()
    (selectedBackgroundView as? CellBackgroundView)?.setNeedsLayout()
  }
}
