// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension Compositor {
  /// A layer's contents: pixels are copied where they fit, placed and stretched where not, and replayed in a document.
  func drawContents(of layer: CALayer, _ device: DeviceRect) {
    let (width, height) = device.pixels
    guard width > 0, height > 0 else { return }
    if !context.isBitmap, replay(layer, device) { return }
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
      NinePartContents(layer, image, device).draw(in: context)
    }
  }

  /// Has the layer drawn anew, as vectors; false where there is nothing but contents to show.
  private func replay(_ layer: CALayer, _ device: DeviceRect) -> Bool {
    if layer.ownsContents || (layer.needsDisplay() && !layer.isDisplayedByDelegate()) {
      drawAgain(layer, device)
      return true
    }
    // Contents that a view was asked for are pixels. It may know how to draw the same, as our own backgrounds do.
    guard layer.delegate != nil else { return false }
    layer.hasOwnDrawing = true
    drawAgain(layer, device)
    return layer.hasOwnDrawing
  }

  private func drawAgain(_ layer: CALayer, _ device: DeviceRect) {
    let bounds = layer.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    context.saveGState()
    place(device.transform)
    context.clip(to: device.rect)
    let (sx, sy) = (device.rect.width / bounds.width, device.rect.height / bounds.height)
    let fit = CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: device.rect.minX - bounds.minX * sx, ty: device.rect.minY - bounds.minY * sy)
    place(fit.concatenating(device.transform))
    layer.drawReplayed(in: context)
    context.restoreGState()
  }
}
