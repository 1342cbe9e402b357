// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// A drawn shape that is stretched to a row's size; rows that look the same share one.
final class CardPicture {
  struct Key: Hashable {
    var shape: CardShape
    var paint: CardPaint
    var scale: CGFloat
  }

  let image: CGImage
  let scale: CGFloat
  /// The part that is stretched, in units of the image.
  let center: CGRect

  /// nil where the picture is empty or too large to be kept.
  init?(_ key: Key, caps: UIEdgeInsets) {
    let size = key.shape.picture.size
    guard size.width >= 1, size.height >= 1, size.width <= Self.largestSide, size.height <= Self.largestSide else {
      return nil
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = false
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      let context = context.cgContext
      context.translateBy(x: -key.shape.picture.minX, y: -key.shape.picture.minY)
      CardPainter(shape: key.shape, paint: key.paint, scale: key.scale).draw(in: context, isPicture: true)
    }
    guard let cgImage = image.cgImage else { return nil }
    self.image = cgImage
    scale = key.scale
    center = CGRect(
      x: caps.left / size.width, y: caps.top / size.height,
      width: (size.width - caps.left - caps.right) / size.width,
      height: (size.height - caps.top - caps.bottom) / size.height)
  }

  private static let largestSide: CGFloat = 2048
}
