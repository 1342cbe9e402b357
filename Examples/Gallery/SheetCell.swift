// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

/// A title and a detail that stand on a card smaller than the cell.
///
/// The title begins at the separator's inset, as in any cell. The detail would end at the cell's edge, and both would stand
/// in the middle of the cell's height.
final class SheetCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let card = (backgroundView as? CellBackgroundView)?.geometry.frame, !card.isEmpty else { return }
    for label in [textLabel, detailTextLabel] { label?.frame.origin.y += card.midY - bounds.midY }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    detailTextLabel?.frame.origin.x += isRightToLeft ? card.minX : card.maxX - bounds.maxX
  }
}
