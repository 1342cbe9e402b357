// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// A backing store that has memory only for the pixels that were drawn; the others are transparent.
struct DrawnPart {
  let image: CGImage
  /// Where the image lies in the whole.
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// With memory for every pixel; nil when there is none to be had.
  var whole: CGImage? {
    CGImage.make(width: width, height: height, opaque: false) { target, stride in
      image.withPixels { words, imageStride in
        for row in 0..<image.height {
          (target + (y + row) * stride + x).update(from: words + row * imageStride, count: image.width)
        }
      }
    }
  }
}
