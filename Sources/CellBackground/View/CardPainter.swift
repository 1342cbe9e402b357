// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// Paints a shape into the current context, one pixel to a unit, the outline's top left at the origin.
struct CardPainter {
  let shape: CardShape
  let paint: CardPaint
  /// Pixels per point: textures keep their size in points.
  let scale: CGFloat

  /// Whether anything is painted at all.
  var isVisible: Bool {
    let lines = [paint.overlay, paint.border, paint.separator, paint.shadow]
    return !shape.isEmpty && (paint.fill != .none || lines.contains { $0 != nil })
  }

  /// Paints everything.
  ///
  /// - Parameter isPicture: Whether the context is a bitmap that began clear, in which a shadow may be added to what the
  ///   fill's antialiased edge leaves free. Elsewhere it is painted below.
  func draw(in context: CGContext, isPicture: Bool = false) {
    guard !shape.isEmpty else { return }
    let shadow = shadowImage
    if let shadow, !isPicture { shadow.draw(in: shape.picture) }
    drawFill(in: context)
    if let separator = shape.separator, let color = paint.separator {
      color.setFill()
      if shape.outline.corners[2].radius == .zero, shape.outline.corners[3].radius == .zero {
        UIBezierPath(rect: separator).fill()
      } else {
        clipped(context) { UIBezierPath(rect: separator).fill() }
      }
    }
    if let color = paint.border, let border = shape.borderPath {
      color.setFill()
      border.fill()
    }
    if let shadow, isPicture { shadow.draw(in: shape.picture, blendMode: .plusLighter, alpha: 1) }
  }

  private var outline: UIBezierPath {
    let path = UIBezierPath()
    shape.outline.add(to: path)
    return path
  }

  private func drawFill(in context: CGContext) {
    switch paint.fill {
    case .none:
      // Of a state that only tints, over the view that shows the rest.
      guard paint.isOverlayOnly, let overlay = paint.overlay else { break }
      overlay.setFill()
      shape.pathBesideLines?.fill()
    case .color(let color):
      guard color.cgColor.pattern != nil else {
        color.setFill()
        return outline.fill()
      }
      coated(context) { _ in
        color.setFill()
        UIBezierPath(rect: shape.outline.rect).fill()
      }
    case .gradient(let colors, let locations, let start, let end):
      guard
        let gradient = CGGradient(
          colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray, locations: locations)
      else { break }
      clipped(context) {
        context.drawLinearGradient(
          gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    case .texture(let image, let mode, let span):
      coated(context) { draw(image, mode, over: span, in: $0) }
    }
  }

  /// Paints inside the outline, and the overlay on top.
  ///
  /// The two are made one picture first: a clip must cover an antialiased edge once, as without the overlay, not twice.
  private func coated(_ context: CGContext, _ body: (CGContext) -> Void) {
    guard let overlay = paint.overlay else { return clipped(context) { body(context) } }
    let size = shape.picture.size
    guard size.width <= Self.largestSide, size.height <= Self.largestSide else {
      clipped(context) { body(context) }
      overlay.setFill()
      return outline.fill()
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { picture in
      let context = picture.cgContext
      context.translateBy(x: -shape.picture.minX, y: -shape.picture.minY)
      context.saveGState()
      body(context)
      context.restoreGState()
      overlay.setFill()
      UIBezierPath(rect: shape.outline.rect).fill()
    }
    clipped(context) { image.draw(in: shape.picture) }
  }

  private func clipped(_ context: CGContext, _ body: () -> Void) {
    context.saveGState()
    outline.addClip()
    body()
    context.restoreGState()
  }

  /// Tiles lie side by side from the span's top left; only those that are seen are laid.
  private func draw(
    _ image: UIImage, _ mode: CellBackgroundStyle.Texture.Mode, over span: CGRect, in context: CGContext
  ) {
    guard mode == .tiled else { return image.draw(in: span) }
    let tile = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    guard tile.width > 0, tile.height > 0 else { return }
    func first(_ start: CGFloat, _ length: CGFloat) -> CGFloat {
      start - (start / length).rounded(.up) * length
    }
    let (x, y) = (first(span.minX, tile.width), first(span.minY, tile.height))
    let size = shape.outline.rect.size
    context.scaleBy(x: scale, y: scale)
    image.resizableImage(withCapInsets: .zero, resizingMode: .tile).draw(
      in: CGRect(x: x / scale, y: y / scale, width: (size.width - x) / scale, height: (size.height - y) / scale))
  }

  /// The shadow around the outline, as large as the picture.
  private var shadowImage: UIImage? {
    guard let shadow = shape.shadow, let color = paint.shadow else { return nil }
    let size = shape.picture.size
    guard size.width <= Self.largestSide, size.height <= Self.largestSide,
      let context = CGContext(
        data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue)
    else { return nil }
    // This context's base space is y up, one pixel to a unit, on every platform; a view's need not be.
    context.translateBy(x: -shape.picture.minX, y: size.height + shape.picture.minY)
    context.scaleBy(x: 1, y: -1)
    let path = UIBezierPath()
    for outline in shadow.outlines { outline.add(to: path) }
    // What casts the shadow stands out of sight.
    let away = size.width + shadow.extent.width + 1
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: shadow.offset.width + away, height: -shadow.offset.height), blur: shadow.blur,
      color: color.cgColor)
    context.translateBy(x: -away, y: 0)
    context.setFillColor(UIColor.black.cgColor)
    context.addPath(path.cgPath)
    context.fillPath()
    context.restoreGState()
    context.setBlendMode(.destinationOut)
    context.setFillColor(UIColor.black.cgColor)
    context.addPath(path.cgPath)
    context.fillPath()
    return context.makeImage().map { UIImage(cgImage: $0) }
  }

  /// Beyond this a bitmap would take too much memory: the shadow is left out.
  private static let largestSide: CGFloat = 8192
}
