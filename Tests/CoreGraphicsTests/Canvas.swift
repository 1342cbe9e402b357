// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// What `draw` draws on transparent pixels, y down as in UIKit, `scale` pixels to a point.
func canvas(_ width: Int, _ height: Int, scale: CGFloat = 1, _ draw: (CGContext) throws -> Void) throws -> Bitmap {
  let context = try #require(CGContext.bitmap(width: width, height: height, opaque: false))
  context.setSurfaceTransform(CGAffineTransform(scaleX: scale, y: scale))
  try draw(context)
  return Bitmap(context)
}

/// Random premultiplied pixels, some opaque, some transparent, as an image and as numbers.
func randomPixels(_ width: Int, _ height: Int, using random: inout SeededGenerator) throws -> CGImage {
  var words: [UInt32] = []
  for _ in 0..<width * height { words.append(randomPixel(using: &random)) }
  return try #require(
    CGImage.make(width: width, height: height, opaque: false) { target, stride in
      for (i, word) in words.enumerated() { target[i / width * stride + i % width] = word }
    })
}

func randomPixel(using random: inout SeededGenerator) -> UInt32 {
  let alpha = [0, 255, UInt32.random(in: 0...255, using: &random)][Int.random(in: 0...2, using: &random)]
  return (0..<3).reduce(alpha << 24) { word, i in word | UInt32.random(in: 0...alpha, using: &random) << (8 * i) }
}

extension CGColor {
  /// The colour that is this word when premultiplied.
  static func premultiplied(_ pixel: Pixel) -> CGColor {
    let alpha = CGFloat(max(pixel.alpha, 1))
    return CGColor(
      srgbRed: CGFloat(pixel.red) / alpha, green: CGFloat(pixel.green) / alpha, blue: CGFloat(pixel.blue) / alpha,
      alpha: CGFloat(pixel.alpha) / 255)
  }
}
