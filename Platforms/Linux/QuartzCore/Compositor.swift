// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// Puts a layer tree together in Core Animation's order: shadow, background, contents, sublayers, border.
///
/// It draws contents that are not up to date, changes nothing else, and leaves the layout to `layoutIfNeeded`. In a
/// document drawing is replayed instead of copied, on the same grid of pixels, so that it stays vectors.
package struct Compositor {
  let context: CGContext
  /// From the pixels that layers snap to, to the context's surface: the identity in a bitmap.
  var pixelsToSurface = CGAffineTransform.identity
  /// This is a picture, not a frame that others follow: what it shows for the first time need not be kept.
  var isPicture = false

  /// Composites `layer`, its top left at the bitmap's or page's, at `scale` pixels to a point.
  package static func render(_ layer: CALayer, in context: CGContext, scale: CGFloat, isPicture: Bool = false) {
    context.saveGState()
    let origin = CGAffineTransform(translationX: -layer.bounds.minX, y: -layer.bounds.minY)
    var compositor = Compositor(context: context, isPicture: isPicture)
    if !context.isBitmap { compositor.pixelsToSurface = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale) }
    compositor.draw(layer, toPixels: origin.concatenating(.init(scaleX: scale, y: scale)))
    context.restoreGState()
  }

  func draw(_ layer: CALayer, toPixels: CGAffineTransform) {
    guard !layer.isHidden, layer.opacity > 0, toPixels.isInvertible, layer.bounds.isFinite else { return }
    let device = DeviceRect(layer.bounds, toPixels)
    let shape = LayerShape(layer, device)
    // A layer of which all is seen through one opacity is drawn as a group, or what overlaps would show through.
    let isGroup = layer.opacity < 1
    if isGroup {
      context.saveGState()
      context.setAlpha(CGFloat(layer.opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    if let mask = layer.mask {
      context.saveGState()
      clip(to: mask, toPixels: toPixels)
      // It holds back the layer as a whole, not one thing after the other.
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    if layer.castsShadow { drawShadow(of: layer, toPixels: toPixels) }
    drawBody(of: layer, shape, device, toPixels: toPixels)
    if layer.mask != nil {
      context.endTransparencyLayer()
      context.restoreGState()
    }
    if isGroup {
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  /// Everything but the shadow.
  func drawBody(of layer: CALayer, _ shape: LayerShape, _ device: DeviceRect, toPixels: CGAffineTransform) {
    if let color = layer.backgroundColor, color.alpha > 0 { fill(shape, color, device) }
    let clips = layer.masksToBounds
    if clips {
      context.saveGState()
      place(device.transform)
      shape.clip(context)
    }
    layer.drawContents(with: self, shape, device, toPixels: toPixels)
    if !layer.children.isEmpty {
      for child in layer.childrenInOrder {
        draw(child, toPixels: child.toSuperlayer.concatenating(toPixels))
      }
    }
    if clips { context.restoreGState() }
    drawBorder(of: layer, shape, device)
  }

  /// Makes coordinates mean what `transform` maps to pixels.
  func place(_ transform: CGAffineTransform) {
    context.setSurfaceTransform(transform.concatenating(pixelsToSurface))
  }

  private func fill(_ shape: LayerShape, _ color: CGColor, _ device: DeviceRect) {
    if color.pattern != nil, device.isSnapped {
      // A pattern begins at the layer's top left and has its tiles in points.
      let toPixels = CGAffineTransform(
        a: device.scale.width, b: 0, c: 0, d: device.scale.height, tx: device.rect.minX, ty: device.rect.minY)
      place(toPixels)
      context.concatenate(toPixels.inverted())
    } else {
      place(device.transform)
    }
    context.setFillColor(color)
    shape.fill(context)
  }

  private func drawBorder(of layer: CALayer, _ shape: LayerShape, _ device: DeviceRect) {
    guard let color = layer.borderColor, color.alpha > 0, layer.borderWidth > 0, layer.borderWidth.isFinite else {
      return
    }
    place(device.transform)
    context.setFillColor(color)
    shape.fillBorder(context, width: device.length(layer.borderWidth))
  }

  /// Lets through what follows where `mask` has alpha, until the graphics state ends.
  private func clip(to mask: CALayer, toPixels: CGAffineTransform) {
    let toPixels = mask.toSuperlayer.concatenating(toPixels)
    // What a mask draws counts wherever it is: a shape's path needs no bounds.
    let frame = mask.extent(toPixels).common(with: visible(.identity)).integral
    guard let image = picture(in: frame, { $0.draw(mask, toPixels: toPixels) }) else {
      return context.clip(to: .zero)
    }
    // An image's top row lies at the upper edge of a y-up space.
    place(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: frame.minY + frame.maxY))
    context.clip(to: frame, mask: image)
  }

  /// The clip's box in a space that `toPixels` maps to pixels.
  func visible(_ toPixels: CGAffineTransform) -> CGRect {
    place(toPixels)
    return context.boundingBoxOfClipPath
  }

  /// What `draw` draws on the pixels of `frame`, aside; nil when there are none or too many.
  func picture(in frame: CGRect, _ draw: (Compositor) -> Void) -> CGImage? {
    guard frame.isFinite, frame.width >= 1, frame.height >= 1, frame.width <= 32_767, frame.height <= 32_767,
      let context = CGContext.bitmap(width: Int(frame.width), height: Int(frame.height), opaque: false)
    else { return nil }
    draw(
      Compositor(
        context: context, pixelsToSurface: CGAffineTransform(translationX: -frame.minX, y: -frame.minY)))
    return context.takeImage()
  }
}

extension CALayer {
  var childrenInOrder: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Draws the layer and its sublayers in the layer's own coordinates, transformed by the context's.
  public func render(in ctx: CGContext) {
    layoutIfNeeded()
    ctx.saveGState()
    var compositor = Compositor(context: ctx, isPicture: true)
    var toPixels = ctx.surfaceTransform
    if !ctx.isBitmap, contentsScale > 0, contentsScale.isFinite {
      // A page has no pixels to snap to; those of the layer are as good as any.
      toPixels = toPixels.concatenating(CGAffineTransform(scaleX: contentsScale, y: contentsScale))
      compositor.pixelsToSurface = CGAffineTransform(scaleX: 1 / contentsScale, y: 1 / contentsScale)
    }
    compositor.draw(self, toPixels: toPixels)
    ctx.restoreGState()
  }
}
