// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Draws what `accessoryType` names: a chevron, a checkmark, an information sign, or sign and chevron.
///
/// The shapes are the project's own, in the measured sizes.
final class AccessoryGlyphView: UIView {
  private let type: UITableViewCell.AccessoryType
  private var chevron: SystemLook.Glyph

  init(type: UITableViewCell.AccessoryType) {
    self.type = type
    chevron = SystemLook.current.chevron
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    bounds.size = size
  }

  required init?(coder: NSCoder) {
    type = .none
    chevron = SystemLook.current.chevron
    super.init(coder: coder)
  }

  /// Takes the size and colour that the table's look gives the chevron.
  func adapt(to context: CellContext) {
    let glyph = context.look.chevron(style: context.tableStyle)
    guard glyph.size != chevron.size || glyph.color != chevron.color else { return }
    chevron = glyph
    bounds.size = size
    setNeedsDisplay()
  }

  private var size: CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: chevron.size
    case .checkmark: SystemLook.checkmarkSize
    case .detailButton: SystemLook.detailButtonSize
    case .detailDisclosureButton:
      CGSize(
        width: SystemLook.detailButtonSize.width + SystemLook.accessoryGap + chevron.size.width,
        height: max(SystemLook.detailButtonSize.height, chevron.size.height))
    }
  }

  override func draw(_ rect: CGRect) {
    let sign = SystemLook.detailButtonSize
    switch type {
    case .none: break
    case .disclosureIndicator: drawChevron(in: bounds)
    case .checkmark: drawCheckmark(in: bounds)
    case .detailButton: drawInformation(in: bounds)
    case .detailDisclosureButton:
      drawInformation(in: directed(CGRect(x: 0, y: 0, width: sign.width, height: bounds.height)))
      drawChevron(
        in: directed(
          CGRect(
            x: bounds.width - chevron.size.width, y: (bounds.height - chevron.size.height) / 2,
            width: chevron.size.width, height: chevron.size.height)))
    }
  }

  private func directed(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Two strokes that fill the box with their round ends; the point is at the trailing side.
  private func drawChevron(in box: CGRect) {
    let width: CGFloat = 2
    let inner = box.insetBy(dx: width / 2, dy: width / 2)
    let start = isRightToLeft ? inner.maxX : inner.minX
    let point = isRightToLeft ? inner.minX : inner.maxX
    let path = UIBezierPath()
    path.move(to: CGPoint(x: start, y: inner.minY))
    path.addLine(to: CGPoint(x: point, y: inner.midY))
    path.addLine(to: CGPoint(x: start, y: inner.maxY))
    chevron.color.setStroke()
    stroke(path, width)
  }

  /// A checkmark is not mirrored: it is written the same way in both directions.
  private func drawCheckmark(in box: CGRect) {
    let width: CGFloat = 2
    let inner = box.insetBy(dx: width / 2, dy: width / 2)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: inner.minX, y: inner.minY + inner.height * 0.55))
    path.addLine(to: CGPoint(x: inner.minX + inner.width * 0.36, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.minY))
    tintColor.setStroke()
    stroke(path, width)
  }

  private func drawInformation(in box: CGRect) {
    let width: CGFloat = 1.5
    let side = min(box.width, box.height)
    let circle = CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
    tintColor.setStroke()
    tintColor.setFill()
    stroke(UIBezierPath(ovalIn: circle.insetBy(dx: width / 2 + 0.5, dy: width / 2 + 0.5)), width)
    let dot: CGFloat = 2.4
    UIBezierPath(
      ovalIn: CGRect(x: circle.midX - dot / 2, y: circle.minY + side * 0.25 - dot / 2, width: dot, height: dot)
    ).fill()
    let stem = UIBezierPath()
    stem.move(to: CGPoint(x: circle.midX, y: circle.minY + side * 0.43))
    stem.addLine(to: CGPoint(x: circle.midX, y: circle.minY + side * 0.74))
    stroke(stem, 1.8)
  }

  private func stroke(_ path: UIBezierPath, _ width: CGFloat) {
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // the drawn colour and direction come from the traits
    setNeedsDisplay()
  }
}
