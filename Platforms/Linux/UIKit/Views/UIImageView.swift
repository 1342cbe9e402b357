// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore

/// A view that shows an image, placed by its `contentMode`; templates in its tint colour.
///
/// The image is the layer's contents, so views that show the same one share its pixels, and `draw(_:)` is not called, as
/// on iOS. Setting an image leaves the view's size alone. Animated images are not implemented.
open class UIImageView: UIView {
  /// A view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    setUp()
  }

  /// A view of the first image's size.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view without an image: there are no archives to read one from on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
  }

  open var image: UIImage? {
    didSet { if image !== oldValue { setNeedsDisplay() } }
  }

  /// Shown while `isHighlighted` is true; without one the image stays.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted, highlightedImage !== oldValue { setNeedsDisplay() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedImage != nil { setNeedsDisplay() } }
  }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  open override var contentMode: ContentMode {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { setNeedsDisplay() } }
  }

  // MARK: Size

  /// The image's size; no metric without an image (a guess).
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The image's size, whatever is offered; zero without an image (a guess).
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  // MARK: Colour

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    templateMayHaveChanged()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    templateMayHaveChanged()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    templateMayHaveChanged()
  }

  /// A colour that is inherited may have become another one.
  private func templateMayHaveChanged() {
    if shownImage?.isTemplate == true { setNeedsDisplay() }
  }

  // MARK: Display

  /// Makes the shown image the layer's contents.
  open override func display(_ layer: CALayer) {
    traits.asCurrent { ImageContents(shownImage, in: self).apply(to: layer) }
  }
}
