// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// A reusable header or footer of a section: a content view with a label over a background.
///
/// The table gives the label the system's font and colour before `willDisplayHeaderView` or `willDisplayFooterView`, where an
/// app may change them. `detailTextLabel` is not implemented.
open class UITableViewHeaderFooterView: UIView {
  private let identifier: String?
  private var label: UILabel?

  var context: CaptionContext? {
    didSet { if context != oldValue { setNeedsLayout() } }
  }

  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// A view without an identifier; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  open var reuseIdentifier: String? { identifier }

  /// Called when the table hands out the view again.
  open func prepareForReuse() {}

  /// The view for the section's caption.
  public let contentView = UIView()

  /// The caption. It is made when it is first asked for.
  open var textLabel: UILabel? {
    if label == nil {
      let new = UILabel()
      new.numberOfLines = 0
      contentView.addSubview(new)
      label = new
    }
    // a new text may need more lines
    setNeedsLayout()
    return label
  }

  /// Fills the view, behind its content.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  func applySystemStyle(_ caption: SystemLook.Caption) {
    // a view with content of its own needs no label
    guard let label = label ?? (type(of: self) == UITableViewHeaderFooterView.self ? textLabel : nil) else { return }
    label.font = .systemFont(ofSize: caption.fontSize, weight: caption.fontWeight)
    label.textColor = caption.color
  }

  /// The height that the label's lines ask for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let caption = currentContext.caption
    guard let label, label.text?.isEmpty == false else {
      return CGSize(width: size.width, height: caption.height)
    }
    let font = UIFont.systemFont(ofSize: caption.fontSize, weight: caption.fontWeight)
    label.font = font
    let width = max(size.width - 2 * currentContext.textInset, 1)
    let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let lines = max((fitting.height / font.lineHeight).rounded(), 1)
    return CGSize(width: size.width, height: caption.height + (lines - 1) * caption.furtherLine)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    let safeArea = currentContext.safeArea
    contentView.frame = CGRect(
      x: safeArea.left, y: 0, width: max(bounds.width - safeArea.left - safeArea.right, 0), height: bounds.height)
    layoutLabel()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private var currentContext: CaptionContext {
    context
      ?? CaptionContext(
        look: .current, tableStyle: .grouped, isHeader: true,
        textInset: SystemLook.current.textInset(style: .grouped, tableWidth: bounds.width))
  }

  /// Places the label by its baseline: a header's last one above the first row, a footer's first one below the last row.
  private func layoutLabel() {
    guard let label else { return }
    let context = currentContext
    let scale = displayScale
    // the margins are equal on both sides, so that there is nothing to mirror
    let width = max(contentView.bounds.width - 2 * context.textInset, 0)
    var height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.ceiledToPixel(scale)
    let font = label.font ?? .systemFont(ofSize: context.caption.fontSize)
    let y: CGFloat
    if context.tableStyle == .plain {
      height = min(height, bounds.height)
      y = (bounds.height - height) / 2
    } else if context.isHeader {
      let lines = max((height / font.lineHeight).rounded(), 1)
      y = bounds.height - SystemLook.headerBaselineDistance - font.ascender - (lines - 1) * font.lineHeight
    } else {
      y = SystemLook.footerBaselineDistance - font.ascender
    }
    label.frame = CGRect(x: context.textInset, y: y.roundedToPixel(scale), width: width, height: height)
  }
}
