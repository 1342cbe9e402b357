// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CGPattern {
  /// One tile as an image, and the transform from its pixels to pattern space.
  func tile(for toSurface: CGAffineTransform, color: CGColor) -> (image: CGImage, transform: CGAffineTransform)? {
    switch cell {
    case .image(let image, let scale):
      return (image, CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    case .drawn(let info, let callbacks):
      // Drawn at the surface's resolution, one step large, so that repeating it repeats the cell.
      let (sx, sy) = (hypot(toSurface.a, toSurface.b), hypot(toSurface.c, toSurface.d))
      let (w, h) = ((xStep * sx).rounded(), (yStep * sy).rounded())
      let side = CGFloat(ImageSurface.largestSide)
      guard let draw = callbacks.drawPattern, w >= 1, h >= 1, w <= side, h <= side,
        let context = CGContext.bitmap(width: Int(w), height: Int(h), opaque: false)
      else { return nil }
      // The tile's top left pixel is the cell's origin: rows go the way of pattern space, up or down.
      let toPattern = CGAffineTransform(a: xStep / w, b: 0, c: 0, d: yStep / h, tx: bounds.minX, ty: bounds.minY)
      context.setSurfaceTransform(toPattern.inverted())
      if !isColored {
        // Its alpha applies to the whole.
        let c = color.painted
        let opaque = CGColor(srgbRed: c.red, green: c.green, blue: c.blue, alpha: 1)
        context.setFillColor(opaque)
        context.setStrokeColor(opaque)
      }
      // A cell that is larger than its step reaches into the tiles after its own.
      for row in stride(from: -steps(bounds.height, yStep), through: 0, by: 1) {
        for column in stride(from: -steps(bounds.width, xStep), through: 0, by: 1) {
          context.saveGState()
          context.translateBy(x: column * xStep, y: row * yStep)
          context.clip(to: bounds)
          draw(info, context)
          context.restoreGState()
        }
      }
      guard let image = context.makeImage() else { return nil }
      return (image, toPattern)
    }
  }

  /// How many steps a cell reaches beyond its own; not more than are worth the time.
  private func steps(_ length: CGFloat, _ step: CGFloat) -> CGFloat {
    ((length / step).rounded(.up) - 1).clamped(0, 16)
  }
}
