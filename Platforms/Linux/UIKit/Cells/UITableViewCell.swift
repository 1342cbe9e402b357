// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// A row of a table: a content view with labels over backgrounds, and an accessory.
///
/// From the back: `backgroundView`, `selectedBackgroundView`, `contentView` and accessory, separators. Both backgrounds
/// cover the whole cell, also under the separator. Editing is not implemented.
open class UITableViewCell: UIView {
  let style: CellStyle
  private let identifier: String?

  /// The cell's place in its table; a cell outside a table lays itself out as a plain table would.
  var context: CellContext? {
    didSet { if context != oldValue { setNeedsLayout() } }
  }
  var separatorColor: UIColor? {
    didSet { updateSeparatorColors() }
  }

  var titleLabel: CellLabel?
  var detailLabel: CellLabel?
  var leadingImageView: CellImageView?
  var accessoryGlyph: AccessoryGlyphView?
  var topSeparator: UIView?
  var bottomSeparator: UIView?
  /// The selected background of cells whose app gave none.
  var systemSelectedBackgroundView: UIView?
  private(set) var customSeparatorInset: UIEdgeInsets?
  /// Whether the background colour is the table's default and not the app's.
  private var isApplyingDefaultBackground = false
  private(set) var hasOwnBackgroundColor = false
  private var isSelectedNow = false
  private var isHighlightedNow = false

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: SystemLook.current.rowHeight))
    addSubview(contentView)
  }

  /// A cell of the default style without an identifier; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .default
    identifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  open var reuseIdentifier: String? { identifier }

  /// Called when the table hands out the cell again, before the data source's `cellForRowAt` sees it.
  open func prepareForReuse() {}

  // MARK: Content

  /// The view for the cell's content: the cell without its accessory, also under its separator.
  public let contentView = UIView()

  /// The cell's title. It is made when it is first asked for.
  open var textLabel: UILabel? {
    if titleLabel == nil { titleLabel = makeTitleLabel() }
    return titleLabel
  }

  /// The cell's detail, or nil in the default style. It is made when it is first asked for.
  open var detailTextLabel: UILabel? {
    if detailLabel == nil { detailLabel = makeDetailLabel() }
    return detailLabel
  }

  /// The image before the text, which makes room for it. It is made when it is first asked for.
  open var imageView: UIImageView? {
    if leadingImageView == nil { leadingImageView = makeImageView() }
    return leadingImageView
  }

  /// How many steps of `indentationWidth` the content starts further in.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  open var indentationWidth: CGFloat = SystemLook.indentationWidth {
    didSet { setNeedsLayout() }
  }

  // MARK: Backgrounds

  /// Fills the cell, behind everything else.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue) }
  }

  /// Fills the cell while it is selected or highlighted, above `backgroundView`. Without one the system's grey is used.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard oldValue !== selectedBackgroundView else { return }
      removeBackground(oldValue)
      updateSelectedBackground()
    }
  }

  open override var backgroundColor: UIColor? {
    didSet {
      if !isApplyingDefaultBackground { hasOwnBackgroundColor = backgroundColor != nil }
    }
  }

  /// Gives the cell the table's colour, unless the app gave it one.
  func applyDefaultBackground(_ color: UIColor) {
    guard !hasOwnBackgroundColor else { return }
    isApplyingDefaultBackground = true
    defer { isApplyingDefaultBackground = false }
    if backgroundColor !== color { backgroundColor = color }
  }

  // MARK: Accessories

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { updateAccessoryGlyph() } }
  }

  /// Stands in the place of the accessory that `accessoryType` names; its size is kept.
  open var accessoryView: UIView? {
    didSet {
      guard oldValue !== accessoryView else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView { insertSubview(accessoryView, aboveSubview: contentView) }
      updateAccessoryGlyph()
    }
  }

  // MARK: Selection

  open var selectionStyle = SelectionStyle.default {
    didSet { updateSelectedBackground() }
  }

  open var isSelected: Bool {
    get { isSelectedNow }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { isHighlightedNow }
    set { setHighlighted(newValue, animated: false) }
  }

  /// The change is seen at once: `animated` has no effect yet.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelectedNow = selected
    updateSelectedBackground()
  }

  /// The change is seen at once: `animated` has no effect yet.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlightedNow = highlighted
    updateSelectedBackground()
  }

  // MARK: Separators

  /// Where the line below the cell begins and ends; left and right swap in right-to-left layouts.
  ///
  /// It counts from the cell's edges. Until it is set it is the table's. A left inset beyond the text's place moves the text,
  /// unless it is as wide as the cell, which only hides the line.
  open var separatorInset: UIEdgeInsets {
    get { customSeparatorInset ?? currentContext.separatorInset }
    set {
      customSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutCell()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // the scale decides on the separators, the direction on everything
    setNeedsLayout()
  }
}
