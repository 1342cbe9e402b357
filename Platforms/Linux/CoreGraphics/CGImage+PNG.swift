// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

extension CGImage {
  /// The image as a PNG file of 8 bits a channel: RGB when it is opaque, else RGBA, not premultiplied.
  ///
  /// The same pixels give the same bytes: there is no time, no name, no machine in them. Made for pictures of user
  /// interfaces, which it encodes more than ten times faster than `cairo_surface_write_to_png`; a photograph, for which a
  /// PNG needs filters, comes out larger than from there.
  package func pngData() throws -> Data {
    var file = try PNGFile()
    try file.writeChunk("IHDR", capacity: 13) { file in
      file.write(UInt32(width))
      file.write(UInt32(height))
      file.write(8 as UInt8)  // bits a channel
      file.write((isOpaque ? 2 : 6) as UInt8)  // RGB or RGBA
      file.write(0 as UInt8)  // deflate
      file.write(0 as UInt8)  // rows name their filter
      file.write(0 as UInt8)  // not interlaced
    }
    try file.writeChunk("sRGB", capacity: 1) { file in
      file.write(0 as UInt8)  // perceptual: sRGB without further wishes
    }
    var encoder = PNGEncoder(width: width, opaque: isOpaque)
    try withPixels { words, stride in
      for y in 0..<height {
        try encoder.append(
          UnsafeBufferPointer(start: words + y * stride, count: width),
          above: y > 0 ? UnsafeBufferPointer(start: words + (y - 1) * stride, count: width) : nil, to: &file)
      }
    }
    try encoder.finish(to: &file)
    try file.writeChunk("IEND", capacity: 0) { _ in }
    return file.takeData()
  }
}
