// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CALayer {
  /// What `display` would draw into a backing store, for a context whose coordinates are the layer's; `onGround` as an
  /// opaque one begins.
  func drawReplayed(in context: CGContext, onGround: Bool) {
    if onGround, drawsAnything {
      context.setFillColor(backgroundColor ?? .black)
      context.fill(bounds)
    }
    context.setFillColor(.black)
    delegate?.layerWillDraw(self)
    draw(in: context)
  }

  /// A layer that draws nothing has no backing store, and so nothing opaque either.
  private var drawsAnything: Bool {
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    let trial = CGContext.deferredBitmap(width: 1, height: 1, part: pixel, opaque: false, background: nil)
    trial.setSurfaceTransform(.identity)
    delegate?.layerWillDraw(self)
    draw(in: trial)
    return trial.isRealised
  }
}
