// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A view that shows text on one or more lines.
///
/// Lines are `font.lineHeight` apart and lie in the middle of the label's height; as many are shown as fit into it, at
/// least one. A size that fits is rounded up to whole device pixels: one line of 17 pt is 20.33 pt high at 3x and
/// 20.5 pt at 2x. Glyphs lie on whole device pixels. Of longer texts the first 65,536 characters are laid out (fewer in
/// fonts above 15 pt: a million points' worth).
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
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
    // A subclass of an app's may draw whatever it likes.
    if type(of: self) == UILabel.self || self is CellLabel {
      layer.drawnArea = { [weak self] in self?.paintedArea($0) }
    }
  }

  // MARK: Content

  /// Setting it removes the attributes that `attributedText` had; the label's own font, colour and so on remain.
  open var text: String? {
    get { ownText }
    set {
      guard newValue != ownText || ownAttributedText != nil else { return }
      ownText = newValue
      ownAttributedText = nil
      contentDidChange()
    }
  }
  private var ownText: String?

  /// The text with its attributes.
  ///
  /// Setting it also sets the font, colour, alignment and line break mode to those of the first character, as far as it
  /// has them; what a character lacks, the label's properties fill in. Setting one of these properties later applies it to
  /// the whole text. A label without attributes returns its text with those of its properties.
  open var attributedText: NSAttributedString? {
    get { ownAttributedText ?? ownText.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set {
      ownAttributedText = newValue.map { NSAttributedString(attributedString: $0) }
      ownText = newValue?.string
      if let newValue, newValue.length > 0 { adopt(newValue.attributes(at: 0, effectiveRange: nil)) }
      contentDidChange()
    }
  }
  var ownAttributedText: NSAttributedString?

  /// The system font of 17 pt by default, also after nil was set.
  open var font: UIFont! {
    get { ownFont }
    set {
      let new = newValue ?? UILabel.defaultFont
      let isSame = new == ownFont
      // An equal font may know another text style.
      ownFont = new
      guard !isSame || ownAttributedText != nil else { return }
      apply(.font, new)
      contentDidChange()
    }
  }
  var ownFont = UILabel.defaultFont
  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// `UIColor.label` by default, also after nil was set.
  open var textColor: UIColor! {
    get { ownTextColor }
    set {
      let new: UIColor = newValue ?? .label
      guard new != ownTextColor || ownAttributedText != nil else { return }
      ownTextColor = new
      if ownAttributedText != nil {
        apply(.foregroundColor, new)
        contentDidChange()
      }
      setNeedsDisplay()
    }
  }
  var ownTextColor = UIColor.label

  /// The text's colour while the label is highlighted, whatever its attributes say (guess); nil for no difference.
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

  open var textAlignment: NSTextAlignment {
    get { ownShape.alignment }
    set {
      guard newValue != ownShape.alignment || ownAttributedText != nil else { return }
      ownShape.alignment = newValue
      applyToParagraphs { $0.alignment = newValue }
      contentDidChange()
    }
  }

  open var lineBreakMode: NSLineBreakMode {
    get { ownShape.lineBreakMode }
    set {
      guard newValue != ownShape.lineBreakMode || ownAttributedText != nil else { return }
      ownShape.lineBreakMode = newValue
      applyToParagraphs { $0.lineBreakMode = newValue }
      contentDidChange()
    }
  }

  /// What paragraphs without a style have: the label's alignment and line break mode.
  var ownShape = ParagraphShape(lineBreakMode: .byTruncatingTail)

  /// The largest number of lines, 0 for as many as are needed; 1 by default.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { setNeedsDisplay() } }
  }

  /// The width that `intrinsicContentSize` breaks lines at; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// A sharp shadow of the text; nil, the default, for none. A `shadow` attribute goes before it.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { setNeedsDisplay() } }
  }

  /// In points, (0, -1) by default: above the text.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue, shadowColor != nil { setNeedsDisplay() } }
  }

  // MARK: Fitting

  /// Whether text that is too long is set in a smaller font, in hundredths of its size, before it is cut.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
  }

  /// The smallest factor for the font's size; 0, the default, is as small as needed (guess).
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue, adjustsFontSizeToFitWidth { contentDidChange() } }
  }

  /// Where a single line that was shrunk lies.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue, adjustsFontSizeToFitWidth { setNeedsDisplay() } }
  }

  /// Whether a font from `UIFont.preferredFont(forTextStyle:)` follows the content size category of the label's traits.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory, !oldValue { adjustFont() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard adjustsFontForContentSizeCategory else { return }
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      adjustFont()
    }
  }

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
    let unlimited = CGFloat.greatestFiniteMagnitude
    let limits = CGSize(width: isBroken ? size.width : unlimited, height: unlimited)
    return textRect(forBounds: CGRect(origin: .zero, size: limits), limitedToNumberOfLines: numberOfLines).size
  }

  /// Where the text lies in `bounds`: as large as it needs to be, placed by `textAlignment`, halfway down the height.
  ///
  /// Empty for an empty text. In bounds without end (more than a million points) it begins at their origin.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    textPlace(in: bounds, limitedToNumberOfLines: numberOfLines)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text in the current context, cut to `rect`'s width and to the lines that fit into its height.
  open func drawText(in rect: CGRect) {
    paintText(in: rect)
  }

  // MARK: Caches

  /// The text as it is laid out, made when it is first needed.
  var content: StyledText?
  var lastLayout: LabelLayout?
  /// The factor that made the text fit a size, and the size.
  var lastFit: LabelFit?

  private func contentDidChange() {
    content = nil
    lastLayout = nil
    lastFit = nil
    setNeedsDisplay()
  }
}
