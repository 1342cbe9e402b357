// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// A picture's pixels in reading order, each a premultiplied sRGB word 0xAARRGGBB.
struct Bitmap {
  let width: Int
  let height: Int
  let words: [UInt32]

  init(_ picture: UIImage) throws {
    // A little-endian word whose first component is alpha: the layout that both Core Graphics draw fastest.
    let layout = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
    guard let image = picture.cgImage, let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: layout)
    else { throw PictureComparison.Failure.noBitmap }

    context.interpolationQuality = .none
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    guard let data = context.data else { throw PictureComparison.Failure.noBitmap }

    // The context chooses the length of its rows, so they are copied one by one; it owns the memory they lie in.
    let words = withExtendedLifetime(context) {
      var words: [UInt32] = []
      words.reserveCapacity(image.width * image.height)
      for y in 0..<image.height {
        let row = (data + y * context.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        words.append(contentsOf: UnsafeBufferPointer(start: row, count: image.width))
      }
      return words
    }
    width = image.width
    height = image.height
    self.words = words
  }
}
