// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

// Each draws into the current context, upright where y points down, and does nothing without one. Where a pixel of the
// image falls on a pixel of the context, pixels are copied, not interpolated. A template without a tint of its own has
// the context's fill colour.
extension UIImage {
  /// Draws the image in its own size, with its top left corner at `point`.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size), blendMode: .normal, alpha: 1)
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the rectangle: scaled to it, or resized by its cap insets.
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
    guard let context = UIGraphicsGetCurrentContext(), area.isFinite,
      let image = uprightCGImage(in: color(in: context))
    else { return }
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
    guard area.isFinite, !area.isEmpty else { return }
    let color = color(in: context)
    if let mode = attributes.resizing {
      guard let image = uprightCGImage(in: color) else { return }
      let resizable = ResizableBitmap(image: image, scale: scale, capInsets: capInsets, mode: mode)
      resizable.draw(in: area, of: context)
    } else if let symbol, let color {
      draw(symbol, in: area, of: context, color: color)
    } else if let color {
      cgImage?.filled(with: color, scale: scale).map { draw($0, in: area, of: context) }
    } else if let image = cgImage {
      draw(image, in: area, of: context)
    }
  }

  /// The stored pixels, or others of their size, turned as they are shown.
  private func draw(_ image: CGImage, in area: CGRect, of context: CGContext) {
    context.draw(
      image,
      transform: CGAffineTransform(scaleX: 1 / CGFloat(image.width), y: 1 / CGFloat(image.height))
        .concatenating(placement(in: area)))
  }

  /// As lines, sharp at every scale.
  private func draw(_ symbol: SymbolGlyph, in area: CGRect, of context: CGContext, color: CGColor) {
    context.saveGState()
    context.concatenate(
      CGAffineTransform(scaleX: 1 / symbol.size.width, y: 1 / symbol.size.height).concatenating(placement(in: area)))
    symbol.draw(in: context, color: color)
    context.restoreGState()
  }

  /// From a unit square, the stored image, to where it is shown.
  private func placement(in area: CGRect) -> CGAffineTransform {
    imageOrientation.transform.concatenating(
      CGAffineTransform(a: area.width, b: 0, c: 0, d: area.height, tx: area.minX, ty: area.minY))
  }

  /// The one colour of an image that is drawn as a shape; nil for one in its own colours.
  private func color(in context: CGContext) -> CGColor? {
    attributes.tint?.cgColor ?? (isTemplate ? context.fillColor : nil)
  }

  /// The pixels as they are shown, in one colour if there is one; nil for an empty image.
  final func uprightCGImage(in color: CGColor?) -> CGImage? {
    let upright = uprightCGImage
    guard let color else { return upright }
    return upright?.filled(with: color, scale: scale)
  }

  /// The pixels as they are shown, with the orientation applied; nil for an empty image.
  final var uprightCGImage: CGImage? {
    guard let image = cgImage, imageOrientation != .up else { return cgImage }
    let (width, height) =
      imageOrientation.isQuarterTurn ? (image.height, image.width) : (image.width, image.height)
    guard let context = CGContext.bitmap(width: width, height: height, opaque: image.isOpaque) else { return nil }
    context.setSurfaceTransform(.identity)
    draw(image, in: CGRect(x: 0, y: 0, width: width, height: height), of: context)
    return context.takeImage()
  }
}

extension CGImage {
  /// The colour in the shape of this image: as opaque at each pixel as both together.
  func filled(with color: CGColor, scale: CGFloat) -> CGImage? {
    guard let context = CGContext.bitmap(width: width, height: height, opaque: false) else { return nil }
    // In points, for the tiles of a pattern.
    context.setSurfaceTransform(CGAffineTransform(scaleX: scale, y: scale))
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale))
    guard !isOpaque, let paint = context.takeImage() else { return context.takeImage() }
    return withPixels { shape, shapeStride in
      paint.withPixels { colors, colorStride in
        CGImage.make(width: width, height: height, opaque: false) { words, stride in
          for y in 0..<height {
            for x in 0..<width {
              let alpha = shape[y * shapeStride + x] >> 24
              let word = colors[y * colorStride + x]
              func channel(_ shift: UInt32) -> UInt32 { (((word >> shift & 255) * alpha + 127) / 255) << shift }
              words[y * stride + x] = channel(24) | channel(16) | channel(8) | channel(0)
            }
          }
        }
      }
    }
  }
}
