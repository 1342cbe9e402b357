// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CDeflate
import Foundation

/// The frame of a PNG file, checked before libpng sees it.
///
/// libpng stops reading after the last row, so that it takes a file whose end is missing; and it would have the memory
/// for a picture claimed before it notices that the file is far too short for one.
enum PNGStructure {
  /// Whether the file consists of whole chunks up to its end, and those needed for the picture are undamaged.
  ///
  /// What follows the end is of no interest. Complexity: O(bytes).
  static func check(_ bytes: UnsafeRawBufferPointer) throws {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature) else { throw PNGError("not a PNG: it does not begin like one") }
    var offset = signature.count
    while true {
      guard bytes.count - offset >= 12 else {
        throw PNGError("a truncated PNG: it has no end after \(bytes.count) bytes")
      }
      let length = Int(number(in: bytes, at: offset))
      let type = bytes[offset + 4..<offset + 8]
      guard bytes.count - offset - 12 >= length else {
        throw PNGError("a truncated PNG: \(bytes.count) bytes, its chunk at byte \(offset) wants \(length)")
      }
      // A small letter says that the picture can be had without the chunk; libpng leaves it out when it is damaged.
      if let first = type.first, first & 0x20 == 0 {
        let checksum = libdeflate_crc32(0, bytes.baseAddress! + offset + 4, length + 4)
        guard checksum == number(in: bytes, at: offset + 8 + length) else {
          throw PNGError("a damaged PNG: its chunk at byte \(offset) has a wrong check sum")
        }
      }
      if type.elementsEqual("IEND".utf8) { return }
      offset += 12 + length
    }
  }

  /// Whether so few bytes can hold so many pixels at all: deflate shortens to 1/1032 at best, and a pixel has a bit.
  static func canHold(width: Int, height: Int, bytes: Int) -> Bool {
    height * (1 + (width + 7) / 8) <= bytes * 1032
  }

  private static func number(in bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
