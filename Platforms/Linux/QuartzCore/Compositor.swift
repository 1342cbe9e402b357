// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// Puts a layer tree together in Core Animation's order: background, contents, sublayers, border.
///
/// It draws contents that are not up to date, changes nothing else, and leaves the layout to `layoutIfNeeded`.
package struct Compositor {
  let context: CGContext

  /// Composites `layer`, its top left at the bitmap's, at `scale` pixels to a point.
  package static func render(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
    context.saveGState()
    let origin = CGAffineTransform(translationX: -layer.bounds.minX, y: -layer.bounds.minY)
    Compositor(context: context).draw(layer, toPixels: origin.concatenating(.init(scaleX: scale, y: scale)))
    context.restoreGState()
  }

  func draw(_ layer: CALayer, toPixels: CGAffineTransform) {
    guard !layer.isHidden, layer.opacity > 0, toPixels.isInvertible, layer.bounds.isFinite else { return }
    let device = DeviceRect(layer.bounds, toPixels)
    // A layer of which all is seen through one opacity is drawn as a group, or what overlaps would show through.
    let isGroup = layer.opacity < 1
    if isGroup {
      context.saveGState()
      context.setAlpha(CGFloat(layer.opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    let shape = LayerShape(layer, device)
    if let color = layer.backgroundColor, color.alpha > 0 { fill(shape, color, device) }
    let clips = layer.masksToBounds
    if clips {
      context.saveGState()
      context.setSurfaceTransform(device.transform)
      shape.clip(context)
    }
    drawContents(of: layer, device)
    if !layer.children.isEmpty {
      for child in layer.childrenInOrder {
        draw(child, toPixels: child.toSuperlayer.concatenating(toPixels))
      }
    }
    if clips { context.restoreGState() }
    drawBorder(of: layer, shape, device)
    if isGroup {
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  private func fill(_ shape: LayerShape, _ color: CGColor, _ device: DeviceRect) {
    if color.pattern != nil, device.isSnapped {
      // A pattern begins at the layer's top left and has its tiles in points.
      let toPixels = CGAffineTransform(
        a: device.scale.width, b: 0, c: 0, d: device.scale.height, tx: device.rect.minX, ty: device.rect.minY)
      context.setSurfaceTransform(toPixels)
      context.concatenate(toPixels.inverted())
    } else {
      context.setSurfaceTransform(device.transform)
    }
    context.setFillColor(color)
    shape.fill(context)
  }

  private func drawBorder(of layer: CALayer, _ shape: LayerShape, _ device: DeviceRect) {
    guard let color = layer.borderColor, color.alpha > 0, layer.borderWidth > 0, layer.borderWidth.isFinite else {
      return
    }
    context.setSurfaceTransform(device.transform)
    context.setFillColor(color)
    shape.fillBorder(context, width: device.length(layer.borderWidth))
  }

  private func drawContents(of layer: CALayer, _ device: DeviceRect) {
    let (width, height) = device.pixels
    guard width > 0, height > 0 else { return }
    layer.displayForFrame(width: width, height: height)
    guard case let image as CGImage = layer.contents else { return }
    context.setSurfaceTransform(device.transform)
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    if device.isSnapped, layer.ownsContents || layer.contentsGravity == .resize, layer.contentsCenter == whole,
      image.width == width, image.height == height
    {
      // The usual case: the pixels are copied to where they belong.
      context.draw(image, transform: CGAffineTransform(translationX: device.rect.minX, y: device.rect.minY))
    } else {
      NinePartContents(layer, image, device).draw(in: context)
    }
  }
}

extension CALayer {
  fileprivate var childrenInOrder: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}

extension CALayer {
  /// Draws the layer and its sublayers in the layer's own coordinates, transformed by the context's.
  public func render(in ctx: CGContext) {
    layoutIfNeeded()
    ctx.saveGState()
    Compositor(context: ctx).draw(self, toPixels: ctx.surfaceTransform)
    ctx.restoreGState()
  }
}
