// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

/// A layer of one colour, opaque.
func colorLayer(_ frame: CGRect, _ rgb: UInt32? = nil) -> CALayer {
  let layer = CALayer()
  layer.frame = frame
  layer.backgroundColor = rgb.map(opaque)
  return layer
}

func opaque(_ rgb: UInt32) -> CGColor {
  CGColor(
    srgbRed: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255,
    alpha: 1)
}

/// What the layers show on transparent pixels, `scale` pixels to a point: a frame, or a picture of its own.
func picture(
  _ width: Int, _ height: Int, scale: CGFloat = 1, isPicture: Bool = false, _ layers: CALayer...
) throws -> Bitmap {
  let root = CALayer()
  root.frame = CGRect(x: 0, y: 0, width: width, height: height)
  for layer in layers { root.addSublayer(layer) }
  let context = try #require(
    CGContext.bitmap(width: width * Int(scale), height: height * Int(scale), opaque: false))
  Compositor.render(root, in: context, scale: scale, isPicture: isPicture)
  return Bitmap(context)
}

extension Bitmap {
  /// The sum of all coverage, in pixels.
  var coverage: CGFloat { words.reduce(0) { $0 + CGFloat($1 >> 24) } / 255 }
}
