// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore

/// What an image view's layer shows: pixels, their scale, and the part that stretches.
struct ImageContents {
  private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  private var pixels: CGImage?
  private var scale: CGFloat = 1
  private var center = whole
  /// Tiles are laid for one size; all other contents are placed and stretched by the compositor.
  private var dependsOnSize = false

  /// The image as `view` shows it under the current traits: mirrored, turned and tinted.
  @MainActor
  init(_ image: UIImage?, in view: UIImageView) {
    guard let image else { return }
    let isMirrored = image.flipsForRightToLeftLayoutDirection && view.isRightToLeft
    let shown = isMirrored ? image.withHorizontallyFlippedOrientation() : image
    let color = shown.isTemplate ? view.tintColor.cgColor : shown.attributes.tint?.cgColor
    let displayScale = view.displayScale
    if let symbol = shown.symbol, shown.attributes.resizing == nil {
      // Drawn anew for this display, which may have another scale than the one the image was made for.
      scale = displayScale
      let drawn = symbol.image(scale: scale, color: color ?? .black)
      pixels = drawn.flatMap {
        UIImage(cgImage: $0, scale: scale, orientation: shown.imageOrientation).uprightCGImage
      }
      return
    }
    scale = shown.scale
    pixels = shown.uprightCGImage(in: color)
    guard let mode = shown.attributes.resizing, let pixels else { return }
    let resizable = ResizableBitmap(image: pixels, scale: scale, capInsets: shown.capInsets, mode: mode)
    guard view.contentMode == .scaleToFill || view.contentMode == .redraw else { return }
    if resizable.isStretched {
      center = resizable.unitCenter
    } else {
      dependsOnSize = true
      self.pixels = resizable.drawn(in: view.bounds.size, scale: displayScale)
      scale = displayScale
    }
  }

  func apply(to layer: CALayer) {
    layer.contents = pixels
    layer.contentsScale = scale
    layer.contentsCenter = center
    layer.needsDisplayOnBoundsChange = dependsOnSize
  }
}
