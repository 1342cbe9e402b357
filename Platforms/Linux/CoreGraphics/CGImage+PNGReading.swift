// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CPNG

/// Why a PNG could not be read or written, as one line.
package struct PNGError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

extension CGImage {
  /// The most pixels that a file may have: 512 MB of memory, so that a small file cannot claim all of it.
  private static let mostPixels = 1 << 27

  /// Decodes a PNG of any kind to 8-bit sRGB.
  ///
  /// A side may have 32,767 pixels and the whole 134 million. libpng's simplified interface reads it: the classic one
  /// leaves by longjmp, which must not cross Swift's frames.
  package static func png(data: Data) throws -> CGImage {
    guard !data.isEmpty else { throw PNGError("the file is empty, not a PNG") }
    return try data.withUnsafeBytes { bytes in
      try PNGStructure.check(bytes)
      var file = png_image()
      file.version = UInt32(PNG_IMAGE_VERSION)
      guard png_image_begin_read_from_memory(&file, bytes.baseAddress, bytes.count) != 0 else {
        throw PNGError("not a readable PNG: \(file.text)")
      }
      // Needed on the ways out below; after a finished reading it does nothing.
      defer { png_image_free(&file) }
      let (width, height) = (Int(file.width), Int(file.height))
      guard width <= ImageSurface.largestSide, height <= ImageSurface.largestSide, width * height <= mostPixels else {
        throw PNGError("a PNG of \(width) × \(height) pixels is too large")
      }
      guard PNGStructure.canHold(width: width, height: height, bytes: bytes.count) else {
        throw PNGError("a damaged PNG: \(bytes.count) bytes cannot hold \(width) × \(height) pixels")
      }
      let opaque = file.format & UInt32(PNG_FORMAT_FLAG_ALPHA) == 0
      // Blue, green, red, alpha as bytes are 0xAARRGGBB as a little-endian word. Alpha is not premultiplied yet: libpng
      // would do that in linear light, Quartz does it on the coded values.
      file.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)
      var succeeded = false
      let image = make(width: width, height: height, opaque: opaque) { words, stride in
        succeeded = png_image_finish_read(&file, nil, words, Int32(stride * 4), nil) != 0
        if succeeded && !opaque { premultiply(words, stride: stride, width: width, height: height) }
      }
      guard let image else { throw PNGError("out of memory for a PNG of \(width) × \(height) pixels") }
      guard succeeded else { throw PNGError("a damaged PNG: \(file.text)") }
      return image
    }
  }

  private static func premultiply(_ words: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int) {
    for y in 0..<height {
      let row = words + y * stride
      for x in 0..<width {
        let word = row[x]
        let alpha = word >> 24
        if alpha == 255 { continue }
        func channel(_ shift: UInt32) -> UInt32 { (((word >> shift & 255) * alpha + 127) / 255) << shift }
        row[x] = alpha << 24 | channel(16) | channel(8) | channel(0)
      }
    }
  }
}

extension png_image {
  /// libpng's message of what went wrong.
  fileprivate var text: String {
    withUnsafeBytes(of: message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
