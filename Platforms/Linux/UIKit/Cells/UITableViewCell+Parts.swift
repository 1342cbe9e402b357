// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Making, replacing and colouring the parts of a cell.
extension UITableViewCell {
  var currentContext: CellContext {
    context ?? CellContext(look: .current, tableStyle: .plain, tableWidth: bounds.width)
  }

  func makeTitleLabel() -> CellLabel {
    let label = CellLabel()
    label.font = .systemFont(ofSize: SystemLook.rowFontSize)
    label.textColor = .label
    return add(label)
  }

  func makeDetailLabel() -> CellLabel? {
    let label = CellLabel()
    switch style {
    case .default:
      return nil
    case .value1:
      label.font = .systemFont(ofSize: SystemLook.rowFontSize)
      label.textColor = .secondaryLabel
    case .subtitle:
      label.font = .systemFont(ofSize: SystemLook.subtitleFontSize)
      label.textColor = .label
    }
    return add(label)
  }

  private func add(_ label: CellLabel) -> CellLabel {
    label.cell = self
    label.isHighlighted = looksSelected
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func makeImageView() -> CellImageView {
    let view = CellImageView(frame: .zero)
    view.cell = self
    view.isHighlighted = looksSelected
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  // MARK: Backgrounds

  func replaceBackgroundView(_ old: UIView?) {
    guard old !== backgroundView else { return }
    removeBackground(old)
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }

  func removeBackground(_ view: UIView?) {
    // an app may have moved its view elsewhere in the meantime
    if let view, view.superview === self { view.removeFromSuperview() }
  }

  private var looksSelected: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  /// Shows or hides the selected background, highlights labels and image or not, according to the cell's state.
  func updateSelectedBackground() {
    leadingImageView?.isHighlighted = looksSelected
    titleLabel?.isHighlighted = looksSelected
    detailLabel?.isHighlighted = looksSelected
    guard looksSelected else {
      removeBackground(selectedBackgroundView)
      removeBackground(systemSelectedBackgroundView)
      return
    }
    if selectedBackgroundView != nil { removeBackground(systemSelectedBackgroundView) }
    let view = selectedBackgroundView ?? systemSelectedBackground()
    view.frame = bounds
    guard view.superview !== self else { return }
    if let backgroundView, backgroundView.superview === self {
      insertSubview(view, aboveSubview: backgroundView)
    } else {
      insertSubview(view, at: 0)
    }
  }

  private func systemSelectedBackground() -> UIView {
    if let systemSelectedBackgroundView { return systemSelectedBackgroundView }
    let view = UIView(frame: bounds)
    view.backgroundColor = currentContext.look.selectedBackgroundColor
    systemSelectedBackgroundView = view
    return view
  }

  // MARK: Accessories

  func updateAccessoryGlyph() {
    accessoryGlyph?.removeFromSuperview()
    accessoryGlyph = nil
    if accessoryView == nil, accessoryType != .none {
      let glyph = AccessoryGlyphView(type: accessoryType)
      insertSubview(glyph, aboveSubview: contentView)
      accessoryGlyph = glyph
    }
    setNeedsLayout()
  }

  // MARK: Separators

  func updateSeparatorColors() {
    topSeparator?.backgroundColor = separatorColor
    bottomSeparator?.backgroundColor = separatorColor
  }

  func makeSeparator() -> UIView {
    let view = UIView()
    view.backgroundColor = separatorColor
    view.isUserInteractionEnabled = false
    addSubview(view)
    return view
  }
}
