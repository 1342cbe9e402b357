// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A cell's image view, which lays the cell out anew when its image may need another place.
final class CellImageView: UIImageView {
  weak var cell: UITableViewCell?

  override var image: UIImage? {
    didSet { if image?.size != oldValue?.size { cell?.setNeedsLayout() } }
  }

  /// The image's size in a row of the given height: its own, or with its proportions as high as the row (a guess).
  func size(inHeight height: CGFloat) -> CGSize {
    guard let size = image?.size, size.width > 0, size.height > 0 else { return .zero }
    let fit = min(1, max(0, height) / size.height)
    return CGSize(width: size.width * fit, height: size.height * fit)
  }
}
