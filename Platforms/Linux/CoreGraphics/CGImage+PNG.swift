// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CDeflate

extension CGImage {
  /// The image as a PNG file of 8 bits a channel: RGB when it is opaque, else RGBA, not premultiplied.
  ///
  /// The same pixels give the same bytes: there is no time, no name, no machine in them. Rows are not filtered and the
  /// level is 3, because flat interfaces compress well without filters and libpng's defaults cost thirty times the
  /// drawing (facts, linux-stack).
  package func pngData() throws -> Data {
    let channels = isOpaque ? 3 : 4
    let rowBytes = 1 + width * channels
    guard let raw = malloc(rowBytes * height) else {
      throw PNGError("out of memory for the \(width) × \(height) pixels of a PNG")
    }
    defer { free(raw) }
    writeRows(to: raw.assumingMemoryBound(to: UInt8.self), rowBytes: rowBytes)

    guard let compressor = libdeflate_alloc_compressor(3) else {
      throw PNGError("out of memory for the compressor of a PNG")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, rowBytes * height)
    guard let packed = malloc(bound) else {
      throw PNGError("out of memory for a PNG of \(width) × \(height) pixels")
    }
    defer { free(packed) }
    let size = libdeflate_zlib_compress(compressor, raw, rowBytes * height, packed, bound)
    guard size > 0 else { throw PNGError("a PNG of \(width) × \(height) pixels could not be compressed") }

    var data = Data(capacity: size + 128)
    data.append(contentsOf: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // 8 bits; colour type 2 is RGB, 6 RGBA; deflate, adaptive filters, not interlaced.
    let header = bigEndian(width) + bigEndian(height) + [8, isOpaque ? 2 : 6, 0, 0, 0]
    header.withUnsafeBytes { data.appendChunk("IHDR", $0) }
    // Perceptual intent, the one that says sRGB without further wishes.
    [UInt8(0)].withUnsafeBytes { data.appendChunk("sRGB", $0) }
    // A chunk's length has 31 bits.
    let largest = 1 << 30
    for start in stride(from: 0, to: size, by: largest) {
      data.appendChunk(
        "IDAT", UnsafeRawBufferPointer(start: packed + start, count: min(largest, size - start)))
    }
    data.appendChunk("IEND", UnsafeRawBufferPointer(start: nil, count: 0))
    return data
  }

  /// The file's rows before compression: a filter byte (0, none), then the channels.
  private func writeRows(to raw: UnsafeMutablePointer<UInt8>, rowBytes: Int) {
    withPixels { words, stride in
      for y in 0..<height {
        let row = words + y * stride
        var out = raw + y * rowBytes
        out.pointee = 0
        out += 1
        if isOpaque {
          for x in 0..<width {
            let word = row[x]
            out[0] = UInt8(truncatingIfNeeded: word >> 16)
            out[1] = UInt8(truncatingIfNeeded: word >> 8)
            out[2] = UInt8(truncatingIfNeeded: word)
            out += 3
          }
        } else {
          for x in 0..<width {
            let word = row[x]
            let alpha = word >> 24
            // A channel cannot be larger than alpha, but a caller's own pixels may say so.
            func channel(_ shift: UInt32) -> UInt8 {
              let value = word >> shift & 255
              if alpha == 255 || alpha == 0 { return UInt8(truncatingIfNeeded: alpha == 0 ? 0 : value) }
              return UInt8(min(255, (value * 255 + alpha / 2) / alpha))
            }
            out[0] = channel(16)
            out[1] = channel(8)
            out[2] = channel(0)
            out[3] = UInt8(truncatingIfNeeded: alpha)
            out += 4
          }
        }
      }
    }
  }
}

private func bigEndian(_ value: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

extension Data {
  fileprivate mutating func appendChunk(_ type: String, _ content: UnsafeRawBufferPointer) {
    let name = Array(type.utf8)
    append(contentsOf: bigEndian(content.count))
    append(contentsOf: name)
    append(contentsOf: content)
    // The check sum covers the name and the content.
    let crc = libdeflate_crc32(libdeflate_crc32(0, name, name.count), content.baseAddress, content.count)
    append(contentsOf: bigEndian(Int(content.isEmpty ? libdeflate_crc32(0, name, name.count) : crc)))
  }
}
