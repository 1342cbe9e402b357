// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The drawing environment of an image renderer while its actions run.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let isScratch: Bool

  /// `isScratch`: the context stands in for one that cannot be made, and gives no image.
  init(context: CGContext, format: UIGraphicsRendererFormat, isScratch: Bool) {
    self.isScratch = isScratch
    super.init(context: context, format: format)
  }

  /// The image as drawn so far.
  open var currentImage: UIImage {
    guard !isScratch, let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(
      cgImage: image, scale: (format as? UIGraphicsImageRendererFormat)?.usableScale ?? 1, orientation: .up)
  }
}
