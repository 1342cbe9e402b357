// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// A cell's background that is filled, bordered and rounded by the row's position in its section.
///
/// Set it as a cell's `backgroundView`, and make the cell's own `backgroundColor` clear where corners are round. The view
/// draws inside its bounds, on device pixels, and neither masks nor clips the cell. Colours are resolved when they are
/// drawn, so dynamic ones follow the traits.
open class CellBackgroundView: UIView {
  /// Where the row stands in its section; `.single` by default.
  open var position: CellPosition = .single {
    didSet { if position != oldValue { canvas.setNeedsDisplay() } }
  }

  /// The colour inside the outline, also a pattern of an image; nil, the default, fills nothing.
  open var fillColor: UIColor? {
    didSet { if fillColor != oldValue { canvas.setNeedsDisplay() } }
  }

  /// The colour of the border and of the line between two rows; nil, the default, draws neither.
  open var borderColor: UIColor? {
    didSet { if borderColor != oldValue { canvas.setNeedsDisplay() } }
  }

  /// The radius of the section's corners in points; 10 by default, as in the class of 2012.
  ///
  /// It is held to half the width and to the row's height (half of it in a row that stands alone); a negative
  /// number or NaN counts as 0.
  open var cornerRadius: CGFloat = 10 {
    didSet { if cornerRadius != oldValue { canvas.setNeedsDisplay() } }
  }

  /// The class of 2012 stroked a path with the default line width, one point.
  private static let borderWidth: CGFloat = 1

  private let canvas = Canvas()

  /// A background without colours, for the position `.single`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A background from a nib, without colours, for the position `.single`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    backgroundColor = .clear
    canvas.paint = { [unowned self] in paint() }
    addSubview(canvas)
  }

  /// Places the picture on whole device pixels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    canvas.frame = geometry.pictureFrame
  }

  /// Places the picture anew: the grid of pixels may be another one.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  private var geometry: CellBackgroundGeometry {
    CellBackgroundGeometry(
      position: position, bounds: bounds, origin: convert(bounds.origin, to: nil), scale: traitCollection.displayScale,
      cornerRadius: cornerRadius, borderWidth: Self.borderWidth)
  }

  private func paint() {
    let geometry = geometry
    if let fillColor {
      fillColor.setFill()
      geometry.outline.fill()
    }
    if let borderColor, let border = geometry.border {
      borderColor.setFill()
      border.fill()
    }
  }
}

/// The view that holds the picture: its frame lies on whole device pixels even where the cell's does not, because a
/// backing store at a fractional place would be resampled, by Core Animation too.
private final class Canvas: UIView {
  var paint: () -> Void = {}

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
    paint()
  }
}
