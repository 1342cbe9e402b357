// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where the parts of a cell lie.
///
/// Everything is computed for a left-to-right layout and mirrored at the end.
extension UITableViewCell {
  func layoutCell() {
    let context = currentContext
    let scale = displayScale
    backgroundView?.frame = bounds
    for view in [selectedBackgroundView, systemSelectedBackgroundView] where view?.superview === self {
      view?.frame = bounds
    }
    layoutContent(context, scale)
    layoutSeparators(context, scale)
  }

  /// The rectangle, or its mirror image in a container of the given width in a right-to-left layout.
  private func directed(_ rect: CGRect, in width: CGFloat) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  // MARK: Content and accessory

  private func layoutContent(_ context: CellContext, _ scale: CGFloat) {
    // the whole height, also under the separator: so text has its baseline 28 pt below a 44 pt row's top (facts §2)
    let height = bounds.height
    // the safe area names sides, the layout leading and trailing ends
    let safeLeading = isRightToLeft ? context.safeArea.right : context.safeArea.left
    let safeTrailing = isRightToLeft ? context.safeArea.left : context.safeArea.right
    var end = bounds.width - safeTrailing
    let accessory = accessoryView ?? accessoryGlyph
    if let accessory {
      accessoryGlyph?.adapt(to: context)
      let size = accessory.bounds.size
      let x = (end - accessoryInset(context) - size.width).roundedToPixel(scale)
      let y = ((height - size.height) / 2).roundedToPixel(scale)
      accessory.frame = directed(CGRect(x: x, y: y, width: size.width, height: size.height), in: bounds.width)
      end = x - SystemLook.accessoryGap
    }
    let content = CGRect(x: safeLeading, y: 0, width: max(end - safeLeading, 0), height: height)
    contentView.frame = directed(content, in: bounds.width)
    let trailing = accessory == nil ? context.textInset : 0
    let margins = NSDirectionalEdgeInsets(
      top: SystemLook.contentMargin, leading: context.textInset, bottom: SystemLook.contentMargin, trailing: trailing)
    if contentView.directionalLayoutMargins != margins { contentView.directionalLayoutMargins = margins }
    let start = textStart(context) + CGFloat(indentationLevel) * indentationWidth
    let leading = start + layoutImage(at: start, context, height: height, scale)
    layoutLabels(
      in: CGRect(x: leading, y: 0, width: max(content.width - leading - trailing, 0), height: height), scale)
  }

  private func accessoryInset(_ context: CellContext) -> CGFloat {
    guard accessoryView == nil, accessoryType == .disclosureIndicator || accessoryType == .detailDisclosureButton
    else { return context.textInset }
    return context.look.chevronInset(style: context.tableStyle, tableWidth: context.tableWidth)
  }

  /// Where text begins: at the text inset, or at the app's separator inset where that lies further in.
  private func textStart(_ context: CellContext) -> CGFloat {
    guard customSeparatorInset != nil || context.isSeparatorInsetCustom else { return context.textInset }
    let left = separatorInset.left
    // an inset of the cell's whole width is the usual way to hide a separator and must not hide the text
    return left < bounds.width ? max(context.textInset, left) : context.textInset
  }

  // MARK: Image

  /// Places the image view; how far it moves the text, nothing without an image.
  private func layoutImage(at x: CGFloat, _ context: CellContext, height: CGFloat, _ scale: CGFloat) -> CGFloat {
    guard let view = leadingImageView else { return 0 }
    let size = view.size(inHeight: height)
    let y = ((height - size.height) / 2).roundedToPixel(scale)
    let frame = CGRect(x: x, y: y, width: size.width, height: size.height)
    view.frame = directed(frame, in: contentView.bounds.width)
    return size.width > 0 ? (size.width + context.look.imageGap).ceiledToPixel(scale) : 0
  }

  /// How far the image moves the separator, which begins where the text does unless the app says where.
  private func separatorShift(_ context: CellContext) -> CGFloat {
    guard customSeparatorInset == nil, !context.isSeparatorInsetCustom, let leadingImageView,
      leadingImageView.bounds.width > 0
    else { return 0 }
    return leadingImageView.bounds.width + context.look.imageGap
  }

  // MARK: Labels

  private func layoutLabels(in area: CGRect, _ scale: CGFloat) {
    switch style {
    case .default: place(titleLabel, area)
    case .value1: layoutValue(in: area, scale)
    case .subtitle: layoutSubtitle(in: area, scale)
    }
  }

  private func place(_ label: CellLabel?, _ rect: CGRect) {
    label?.frame = directed(rect, in: contentView.bounds.width)
  }

  /// Title and detail side by side. Where they do not fit, the detail is cut down to a third of the room, then the title.
  /// That order is a guess.
  private func layoutValue(in area: CGRect, _ scale: CGFloat) {
    guard let detailLabel, hasText(detailLabel) else {
      place(titleLabel, area)
      place(detailLabel, CGRect(x: area.maxX, y: area.minY, width: 0, height: area.height))
      return
    }
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: area.height)
    let title = titleLabel.map { $0.sizeThatFits(unlimited).width.ceiledToPixel(scale) } ?? 0
    let detail = detailLabel.sizeThatFits(unlimited).width.ceiledToPixel(scale)
    let gap = title > 0 ? SystemLook.detailGap : 0
    let least = min(detail, area.width / 3)
    let detailWidth = min(detail, max(area.width - title - gap, least)).flooredToPixel(scale)
    place(
      detailLabel, CGRect(x: area.maxX - detailWidth, y: area.minY, width: detailWidth, height: area.height))
    place(
      titleLabel,
      CGRect(x: area.minX, y: area.minY, width: max(area.width - detailWidth - gap, 0), height: area.height))
  }

  /// Title over detail, centred together; a cell without a detail centres its title alone.
  private func layoutSubtitle(in area: CGRect, _ scale: CGFloat) {
    guard let detailLabel, hasText(detailLabel) else {
      place(titleLabel, area)
      place(detailLabel, CGRect(x: area.minX, y: area.maxY, width: area.width, height: 0))
      return
    }
    func height(_ label: UILabel?) -> CGFloat {
      guard let label, hasText(label) else { return 0 }
      let fitting = label.sizeThatFits(CGSize(width: area.width, height: CGFloat.greatestFiniteMagnitude))
      return fitting.height.ceiledToPixel(scale)
    }
    let titleHeight = height(titleLabel)
    let detailHeight = height(detailLabel)
    let top = area.minY + ((area.height - titleHeight - detailHeight) / 2).roundedToPixel(scale)
    place(titleLabel, CGRect(x: area.minX, y: top, width: area.width, height: titleHeight))
    place(detailLabel, CGRect(x: area.minX, y: top + titleHeight, width: area.width, height: detailHeight))
  }

  private func hasText(_ label: UILabel) -> Bool {
    label.text?.isEmpty == false
  }

  // MARK: Separators

  private func layoutSeparators(_ context: CellContext, _ scale: CGFloat) {
    let thickness = context.look.separatorThickness(scale: scale)
    topSeparator = layoutLine(context.topLine, topSeparator, y: 0, thickness)
    bottomSeparator = layoutLine(context.bottomLine, bottomSeparator, y: bounds.height - thickness, thickness)
  }

  /// Places a line, makes it when it is needed for the first time, hides it when it is not needed.
  private func layoutLine(_ line: CellContext.Line, _ view: UIView?, y: CGFloat, _ thickness: CGFloat) -> UIView? {
    var rect = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
    if line == .inset {
      var inset = separatorInset
      inset.left += separatorShift(currentContext)
      rect.origin.x = inset.left
      rect.size.width -= inset.left + inset.right
    }
    // an inset may be as large as a number can be
    guard line != .none, rect.size.width > 0, rect.size.width.isFinite else {
      view?.isHidden = true
      return view
    }
    let separator = view ?? makeSeparator()
    separator.isHidden = false
    separator.frame = directed(rect, in: bounds.width)
    return separator
  }

  /// Masks the cell to its section's corners, as iOS does in inset-grouped tables.
  ///
  /// In other tables the layer is left alone: an app may round it itself.
  func maskCorners(_ context: CellContext) {
    guard context.tableStyle == .insetGrouped else { return }
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let isRound = context.roundsTop || context.roundsBottom
    layer.cornerRadius = isRound ? context.look.cornerRadius : 0
    layer.cornerCurve = .continuous
    // a cell between others keeps all its corners, in case the app rounds it
    switch (context.roundsTop, context.roundsBottom) {
    case (true, false): layer.maskedCorners = top
    case (false, true): layer.maskedCorners = bottom
    default: layer.maskedCorners = top.union(bottom)
    }
    layer.masksToBounds = isRound
  }
}
