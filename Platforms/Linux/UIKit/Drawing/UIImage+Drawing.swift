// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

// Each draws into the current context, upright where y points down, and does nothing without one. Where a pixel of the
// image falls on a pixel of the context, pixels are copied, not interpolated.
extension UIImage {
  /// Draws the image in its own size, with its top left corner at `point`.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size), blendMode: .normal, alpha: 1)
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image scaled to the rectangle.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, of: context)
    context.restoreGState()
  }

  /// Fills the rectangle with copies of the image, beginning at its top left corner.
  public func drawAsPattern(in rect: CGRect) {
    let area = rect.standardized
    guard let context = UIGraphicsGetCurrentContext(), let image = uprightCGImage, area.isFinite else { return }
    context.saveGState()
    context.clip(to: area)
    // Core Graphics puts the top of an image at the larger y.
    context.translateBy(x: area.minX, y: area.minY + size.height)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(origin: .zero, size: size), byTiling: true)
    context.restoreGState()
  }

  /// Draws with the context's blend mode and alpha.
  final func draw(in rect: CGRect, of context: CGContext) {
    let area = rect.standardized
    guard let image = cgImage, area.isFinite, !area.isEmpty else { return }
    let placed = CGAffineTransform(scaleX: 1 / CGFloat(image.width), y: 1 / CGFloat(image.height))
      .concatenating(imageOrientation.transform)
      .concatenating(
        CGAffineTransform(a: area.width, b: 0, c: 0, d: area.height, tx: area.minX, ty: area.minY))
    context.draw(image, transform: placed)
  }

  /// The pixels as they are shown, with the orientation applied; nil for an empty image.
  final var uprightCGImage: CGImage? {
    guard let image = cgImage, imageOrientation != .up else { return cgImage }
    let turned = imageOrientation.isQuarterTurn
    let (width, height) = turned ? (image.height, image.width) : (image.width, image.height)
    guard let context = CGContext.bitmap(width: width, height: height, opaque: image.isOpaque) else { return nil }
    context.setSurfaceTransform(.identity)
    draw(in: CGRect(x: 0, y: 0, width: width, height: height), of: context)
    return context.takeImage()
  }
}
