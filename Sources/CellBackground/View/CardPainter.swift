// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// Paints a shape into the current context, one pixel to a unit, the outline's top left at the origin.
struct CardPainter {
  var shape: CardShape
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
    // A page has no pixels, and so no antialiased edges to care for.
    if isLayered, context.width > 0, let image = layeredImage {
      image.draw(in: shape.outline.rect)
    } else {
      drawLayers(in: context)
    }
    if let shadow, isPicture { shadow.draw(in: shape.picture, blendMode: .plusLighter, alpha: 1) }
  }

  /// Whether several coats meet at the outline's antialiased edge. One after the other they would cover it more than one
  /// does, and a fill would show outside its border. What is more than a colour has its edge made in the same way, so that
  /// all kinds of fill cover the same.
  private var isLayered: Bool {
    let hasRoundJoin = shape.separator != nil && shape.outline.corners.suffix(2).contains { $0.radius != .zero }
    switch paint.fill {
    case .none: return false
    case .color(let color):
      return color.cgColor.pattern != nil || paint.border != nil || paint.overlay != nil || hasRoundJoin
    case .gradient, .texture: return true
    }
  }

  /// All coats put together without an outline, and then within it at once, as large as the outline's rectangle.
  private var layeredImage: UIImage? {
    let rect = shape.outline.rect
    guard rect.width <= Self.largestSide, rect.height <= Self.largestSide else { return nil }
    let format = UIGraphicsImageRendererFormat()
    // A pattern has its tiles in the points of the context that it is drawn in.
    if case .color(let color) = paint.fill, color.cgColor.pattern != nil {
      format.scale = scale
    } else {
      format.scale = 1
    }
    let toPoints = CGAffineTransform(scaleX: 1 / format.scale, y: 1 / format.scale)
    let renderer = UIGraphicsImageRenderer(bounds: rect.applying(toPoints), format: format)
    var square = self
    square.shape = shape.withoutOutline
    let layers = renderer.image { context in
      context.cgContext.concatenate(toPoints)
      square.drawLayers(in: context.cgContext)
    }
    return renderer.image { context in
      context.cgContext.concatenate(toPoints)
      UIColor.black.setFill()
      outline.fill()
      layers.draw(in: rect, blendMode: .sourceIn, alpha: 1)
    }
  }

  private func drawLayers(in context: CGContext) {
    drawFill(in: context)
    if let separator = shape.separator, let color = paint.separator {
      color.setFill()
      clipped(context) { UIBezierPath(rect: separator).fill() }
    }
    if let color = paint.border, let border = shape.borderPath {
      color.setFill()
      border.fill()
    }
  }

  private var outline: UIBezierPath {
    let path = UIBezierPath()
    shape.outline.add(to: path)
    return path
  }

  private func drawFill(in context: CGContext) {
    switch paint.fill {
    case .none: break
    case .color(let color):
      color.setFill()
      outline.fill()
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
      clipped(context) { draw(image, mode, over: span, in: context) }
    }
    guard let overlay = paint.overlay else { return }
    overlay.setFill()
    // A state that only tints lies over the view that shows the rest.
    (paint.isOverlayOnly ? shape.pathBesideLines : outline)?.fill()
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
