// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// A label of a cell, which lays the cell out anew when its text may need another width.
final class CellLabel: UILabel {
  weak var cell: UITableViewCell?

  override var text: String? {
    didSet { if text != oldValue { cell?.setNeedsLayout() } }
  }

  override var attributedText: NSAttributedString? {
    didSet { cell?.setNeedsLayout() }
  }

  override var font: UIFont! {
    didSet { cell?.setNeedsLayout() }
  }

  override var numberOfLines: Int {
    didSet { if numberOfLines != oldValue { cell?.setNeedsLayout() } }
  }
}
