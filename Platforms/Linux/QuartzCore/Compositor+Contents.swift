// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension Compositor {
  /// A layer's contents: pixels are copied where they fit, placed and stretched where not, and replayed in a document.
  func drawContents(of layer: CALayer, _ device: DeviceRect) {
    let (width, height) = device.pixels
    let isTooLarge = width == 0 && !device.rect.isEmpty
    guard width > 0 || isTooLarge else { return }
    // There is no backing store in a document, nor one so large.
    if !context.isBitmap || isTooLarge, replay(layer, device) { return }
    if isPicture, device.isSnapped,
      layer.displayOnce(width: width, height: height, { context.drawOver(device.rect, $0) })
    {
      return
    }
    layer.displayForFrame(width: width, height: height)
    place(device.transform)
    if let part = layer.drawnPart, device.isSnapped, part.width == width, part.height == height {
      let (x, y) = (device.rect.minX + CGFloat(part.x), device.rect.minY + CGFloat(part.y))
      return context.draw(part.image, transform: CGAffineTransform(translationX: x, y: y))
    }
    guard case let image as CGImage = layer.contents else { return }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    if device.isSnapped, layer.ownsContents || layer.contentsGravity == .resize, layer.contentsCenter == whole,
      image.width == width, image.height == height
    {
      // The usual case: the pixels are copied to where they belong.
      context.draw(image, transform: CGAffineTransform(translationX: device.rect.minX, y: device.rect.minY))
    } else {
      let parts = NinePartContents(layer, image, device)
      if parts.isWhole || device.isSnapped || !context.isBitmap || !drawUpright(layer, image, device) {
        parts.draw(in: context)
      }
    }
  }

  /// Puts the parts of contents together upright and draws them turned, as one: each for itself they would show seams.
  /// False where there is no room for that.
  private func drawUpright(_ layer: CALayer, _ image: CGImage, _ device: DeviceRect) -> Bool {
    let upright = DeviceRect(
      layer.bounds, CGAffineTransform(scaleX: device.scale.width, y: device.scale.height))
    let parts = NinePartContents(layer, image, upright)
    let frame = parts.frame.integral
    let flat = picture(in: frame) {
      $0.place(.identity)
      parts.draw(in: $0.context)
    }
    guard let flat else { return false }
    let (from, to) = (upright.rect, device.rect)
    let (sx, sy) = (to.width / from.width, to.height / from.height)
    context.draw(
      flat,
      transform: CGAffineTransform(
        a: sx, b: 0, c: 0, d: sy, tx: to.minX + (frame.minX - from.minX) * sx,
        ty: to.minY + (frame.minY - from.minY) * sy))
    return true
  }

  /// Has the layer drawn anew, as vectors; false where there is nothing but contents to show.
  private func replay(_ layer: CALayer, _ device: DeviceRect) -> Bool {
    if layer.ownsContents || layer.owesDrawing() {
      drawAgain(layer, device, onGround: layer.isOpaque)
      return true
    }
    // Contents that a view was asked for are pixels. It may know how to draw the same, as our own backgrounds do.
    guard layer.delegate != nil else { return false }
    layer.hasOwnDrawing = true
    drawAgain(layer, device, onGround: false)
    return layer.hasOwnDrawing
  }

  private func drawAgain(_ layer: CALayer, _ device: DeviceRect, onGround: Bool) {
    let bounds = layer.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    context.saveGState()
    place(device.transform)
    context.clip(to: device.rect)
    let (sx, sy) = (device.rect.width / bounds.width, device.rect.height / bounds.height)
    let fit = CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: device.rect.minX - bounds.minX * sx, ty: device.rect.minY - bounds.minY * sy)
    place(fit.concatenating(device.transform))
    layer.drawReplayed(in: context, onGround: onGround)
    context.restoreGState()
  }
}
