// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// The view that shows what a background's geometry says, drawn into a backing store of its own.
///
/// Its frame lies on whole device pixels even where the cell's does not, because a backing store at a fractional place
/// would be resampled, by Core Animation too.
class CardCanvas: UIView {
  /// What is drawn.
  var painter: CardPainter?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    fatalError("a canvas is only made by its background view")
  }

  override func draw(_ rect: CGRect) {
    guard let painter, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.scaleBy(x: 1 / painter.scale, y: 1 / painter.scale)
    context.translateBy(x: -painter.shape.picture.minX, y: -painter.shape.picture.minY)
    painter.draw(in: context)
    context.restoreGState()
  }
}

/// The view that shows a shared picture, stretched.
///
/// Where drawing is replayed as vectors instead of copied, on a page, `draw(_:)` is called as in any canvas.
final class CardPictureCanvas: CardCanvas {
  var picture: CardPicture? {
    didSet { if picture !== oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .scaleToFill
  }

  required init?(coder: NSCoder) {
    fatalError("a canvas is only made by its background view")
  }

  override func display(_ layer: CALayer) {
    layer.contents = picture?.image
    layer.contentsScale = picture?.scale ?? 1
    layer.contentsCenter = picture?.center ?? CGRect(x: 0, y: 0, width: 1, height: 1)
  }
}
