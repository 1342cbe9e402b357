// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A view that shows text of one font and colour, on one or more lines.
///
/// Lines are `font.lineHeight` apart and lie in the middle of the label's height; as many are shown as fit into it, at
/// least one. A size that fits is rounded up to whole device pixels: one line of 17 pt is 20.33 pt high at 3x and
/// 20.5 pt at 2x. Glyphs lie on whole device pixels. Of longer texts the first 65,536 characters are laid out (fewer in
/// fonts above 15 pt: a million points' worth).
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A label without text and size: there are no archives to read one from on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    // The lines depend on the size, also where an app chooses another mode.
    layer.needsDisplayOnBoundsChange = true
  }

  // MARK: Content

  open var text: String? {
    didSet { if text != oldValue { contentDidChange() } }
  }

  /// The system font of 17 pt by default, also after nil was set.
  open var font: UIFont! {
    get { ownFont }
    set {
      let new = newValue ?? UILabel.defaultFont
      guard new != ownFont else { return }
      ownFont = new
      contentDidChange()
    }
  }
  private var ownFont = UILabel.defaultFont
  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// `UIColor.label` by default, also after nil was set.
  open var textColor: UIColor! {
    get { ownTextColor }
    set {
      let new: UIColor = newValue ?? .label
      guard new != ownTextColor else { return }
      ownTextColor = new
      setNeedsDisplay()
    }
  }
  private var ownTextColor = UIColor.label

  /// The text's colour while the label is highlighted; nil for no difference.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted, highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedTextColor != nil { setNeedsDisplay() } }
  }

  /// A disabled label's text is drawn with half its opacity (guess: Apple says dimmed).
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { setNeedsDisplay() } }
  }

  /// The largest number of lines, 0 for as many as are needed; 1 by default.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { setNeedsDisplay() } }
  }

  /// The width that `intrinsicContentSize` breaks lines at; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { setNeedsDisplay() } }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// The size of the whole text, on lines not wider than `size.width` if there may be several; the height is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isBroken = numberOfLines != 1 && size.width > 0
    let limits = CGSize(width: isBroken ? size.width : Self.unlimited, height: Self.unlimited)
    return textRect(forBounds: CGRect(origin: .zero, size: limits), limitedToNumberOfLines: numberOfLines).size
  }

  private static let unlimited = CGFloat.greatestFiniteMagnitude

  /// Where the text lies in `bounds`: as large as it needs to be, placed by `textAlignment`, halfway down the height.
  ///
  /// Empty for an empty text. In bounds without end (more than a million points) it begins at their origin.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard hasText else { return CGRect(origin: bounds.origin, size: .zero) }
    let layout = layout(in: bounds.size, limitedToNumberOfLines: numberOfLines, scale: TextScale(displayScale))
    var rect = CGRect(origin: bounds.origin, size: size(of: layout))
    rect.size.width = min(rect.width, max(0, bounds.width))
    let free = CGSize(width: bounds.width - rect.width, height: bounds.height - rect.height)
    if free.height < TextRequest.unlimited { rect.origin.y += free.height / 2 }
    if free.width < TextRequest.unlimited {
      switch resolvedAlignment {
      case .center: rect.origin.x += free.width / 2
      case .right: rect.origin.x += free.width
      case .left, .natural, .justified: break
      }
    }
    return rect
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text in the current context, cut to `rect`'s width and to the lines that fit into its height.
  open func drawText(in rect: CGRect) {
    guard hasText, let context = UIGraphicsGetCurrentContext() else { return }
    let color = isHighlighted ? highlightedTextColor ?? ownTextColor : ownTextColor
    context.saveGState()
    if !isEnabled { context.setAlpha(0.5) }
    color.setFill()
    context.withCairo { cr in
      let scale = TextScale(of: cr, usual: displayScale)
      let layout = layout(in: rect.size, limitedToNumberOfLines: numberOfLines, scale: scale)
      let top = rect.minY + (rect.height - size(of: layout).height) / 2
      layout.draw(
        cr, in: CGRect(x: rect.minX, y: top, width: rect.width, height: rect.height), alignment: resolvedAlignment)
    }
    context.restoreGState()
  }

  // MARK: Layout

  private var hasText: Bool { text?.isEmpty == false }
  private var lastLayout: TextLayout?
  /// The text as it is laid out, made when it is first needed.
  private var preparedText: String?

  private func contentDidChange() {
    preparedText = nil
    lastLayout = nil
    setNeedsDisplay()
  }

  private var resolvedAlignment: NSTextAlignment {
    switch textAlignment {
    case .natural, .justified: isRightToLeft ? .right : .left
    case .left, .center, .right: textAlignment
    }
  }

  /// In whole device pixels.
  private func size(of layout: TextLayout) -> CGSize {
    CGSize(width: layout.width.ceiledToPixel(displayScale), height: layout.height.ceiledToPixel(displayScale))
  }

  private func layout(in size: CGSize, limitedToNumberOfLines numberOfLines: Int, scale: TextScale) -> TextLayout {
    let prepared = preparedText ?? TextContent.prepared(text ?? "", for: ownFont.face)
    preparedText = prepared
    // Half a pixel less than the lines need is a rounding error of whoever made the label.
    let lines = (size.height + 0.5 / displayScale) / ownFont.lineHeight
    let fitting = lines < CGFloat(Int32.max) ? max(1, Int(max(0, lines))) : 0
    let limit = max(0, numberOfLines)
    let request = TextRequest(
      text: prepared, face: ownFont.face, width: size.width > 0 ? min(size.width, TextRequest.unlimited) : 0,
      lineLimit: limit == 0 || fitting == 0 ? max(limit, fitting) : min(limit, fitting), mode: lineBreakMode,
      isJustified: textAlignment == .justified, isRightToLeft: isRightToLeft, scale: scale)
    if let lastLayout, lastLayout.answers(request) { return lastLayout }
    let layout = TextEngine.shared.layout(for: request)
    lastLayout = layout
    return layout
  }
}
