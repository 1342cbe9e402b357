// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CJPEG

/// Why a JPEG could not be read, as one line.
package struct JPEGError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

extension CGImage {
  /// The most pixels that a file may have: 512 MB of memory.
  private static let mostPixels = 1 << 27
  /// Progressive files are drawn over and over; encoders use about ten scans. The limit keeps a small file from taking
  /// minutes.
  private static let mostScans = 100
  /// No Huffman-coded file has more pixels to a byte: at least one bit for each block of 64.
  private static let mostPixelsToAByte = 512

  /// Decodes a JPEG (baseline or progressive; gray, YCbCr, RGB, CMYK or YCCK of 8 bits) as its pixels are stored.
  ///
  /// The file's orientation is not applied, a colour profile not used: colours count as sRGB, inks as simple
  /// complements. What libjpeg-turbo complains about in any way, as a file that ends early, is an error.
  package static func jpeg(data: Data) throws -> CGImage {
    guard !data.isEmpty else { throw JPEGError("the file is empty, not a JPEG") }
    return try data.withUnsafeBytes { try jpeg(bytes: $0, markers: JPEGMarkers($0)) }
  }

  static func jpeg(bytes: UnsafeRawBufferPointer, markers: JPEGMarkers) throws -> CGImage {
    guard let handle = tjInitDecompress() else { throw JPEGError("out of memory for the decoder of a JPEG") }
    defer { tjDestroy(handle) }
    let file = JPEGFile(handle: handle, bytes: bytes)
    let header = try file.header()
    let (width, height) = (header.width, header.height)
    guard width <= ImageSurface.largestSide, height <= ImageSurface.largestSide, width * height <= mostPixels else {
      throw JPEGError("a JPEG of \(width) × \(height) pixels is too large")
    }
    // The memory is taken before the first pixel is decoded, so a few bytes must not claim much of it.
    guard width * height <= max(1 << 20, bytes.count * mostPixelsToAByte) else {
      throw JPEGError("a damaged JPEG: \(width) × \(height) pixels cannot be in \(bytes.count) bytes")
    }
    guard markers.scanCount <= mostScans else {
      throw JPEGError("a JPEG of \(markers.scanCount) scans is too complicated")
    }
    var failure: JPEGError?
    let image = make(width: width, height: height, opaque: true) { words, stride in
      failure = file.decode(
        to: words, stride: stride, header, as: header.isInk ? TJPF_CMYK : TJPF_BGRA)
      guard failure == nil, header.isInk else { return }
      mixInks(words, stride: stride, width: width, height: height, isInverted: markers.isAdobe)
    }
    if let failure { throw failure }
    guard let image else { throw JPEGError("out of memory for a JPEG of \(width) × \(height) pixels") }
    return image
  }

  /// Turns cyan, magenta, yellow and black into light, in place; Adobe's programs store the inks inverted.
  private static func mixInks(
    _ words: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int, isInverted: Bool
  ) {
    for y in 0..<height {
      let row = words + y * stride
      for x in 0..<width {
        // The bytes are the inks in their order.
        let inks = isInverted ? row[x] : ~row[x]
        let black = inks >> 24
        func channel(_ shift: UInt32) -> UInt32 { ((inks >> shift & 255) * black + 127) / 255 }
        row[x] = 0xFF00_0000 | channel(0) << 16 | channel(8) << 8 | channel(16)
      }
    }
  }
}

/// The calls to libjpeg-turbo for one file, by the API that returns errors instead of jumping over Swift's frames.
private struct JPEGFile {
  struct Header {
    var width: Int
    var height: Int
    var isInk: Bool
  }

  let handle: tjhandle
  let bytes: UnsafeRawBufferPointer

  func header() throws -> Header {
    var (width, height, sampling, space): (CInt, CInt, CInt, CInt) = (0, 0, 0, 0)
    let status = tjDecompressHeader3(
      handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &width, &height, &sampling, &space)
    guard status == 0, width > 0, height > 0 else { throw JPEGError("not a readable JPEG: \(message)") }
    return Header(
      width: Int(width), height: Int(height), isInk: space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue)
  }

  /// nil when all went well.
  func decode(
    to words: UnsafeMutablePointer<UInt32>, stride: Int, _ header: Header, as format: TJPF
  ) -> JPEGError? {
    let status = words.withMemoryRebound(to: UInt8.self, capacity: stride * header.height * 4) {
      tjDecompress2(
        handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), $0, CInt(header.width),
        CInt(stride * 4), CInt(header.height), CInt(format.rawValue), TJFLAG_STOPONWARNING | TJFLAG_ACCURATEDCT)
    }
    return status == 0 ? nil : JPEGError("a damaged JPEG: \(message)")
  }

  private var message: String { tjGetErrorStr2(handle).map { String(cString: $0) } ?? "" }
}
