// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CALayer {
  /// What `display` would draw into a backing store, for a context whose coordinates are the layer's.
  func drawReplayed(in context: CGContext) {
    if isOpaque {
      context.setFillColor(backgroundColor ?? .black)
      // A view that draws nothing has no backing store, and so nothing opaque either.
      if hasContents { context.fill(bounds) }
    }
    context.setFillColor(.black)
    delegate?.layerWillDraw(self)
    draw(in: context)
  }
}
