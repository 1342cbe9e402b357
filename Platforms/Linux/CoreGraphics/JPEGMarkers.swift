// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// What a JPEG's markers say that libjpeg-turbo's simple interface does not tell.
///
/// Wrong lengths and damaged entries give the defaults, never an error: the decoder judges the file.
///
/// Complexity: linear in the file's size, every byte looked at once.
struct JPEGMarkers {
  /// The orientation of EXIF's first directory, 1 to 8; 1, upright, without one.
  private(set) var orientation = 1
  /// There is an Adobe marker: four components are then stored inverted.
  private(set) var isAdobe = false
  private(set) var scanCount = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    var position = 2
    while let marker = Self.nextMarker(bytes, &position) {
      // A restart marker or a file's start has no content; after the end nothing counts.
      if (0xD0...0xD8).contains(marker) || marker == 0x01 { continue }
      if marker == 0xD9 { return }
      guard position + 2 <= bytes.count else { return }
      let length = Int(bytes[position]) << 8 | Int(bytes[position + 1])
      guard length >= 2, position + length <= bytes.count else { return }
      let content = UnsafeRawBufferPointer(rebasing: bytes[(position + 2)..<(position + length)])
      switch marker {
      case 0xDA: scanCount += 1
      case 0xE1 where content.starts(with: Array("Exif\0\0".utf8)):
        let directory = UnsafeRawBufferPointer(rebasing: content.dropFirst(6))
        orientation = EXIFDirectory(directory)?.orientation ?? orientation
      case 0xEE where content.starts(with: Array("Adobe".utf8)): isAdobe = true
      default: break
      }
      position += length
    }
  }

  /// Moves behind the next marker: 0xFF, perhaps repeated, and a byte that is neither 0xFF nor 0, which both may stand
  /// in a scan's data.
  private static func nextMarker(_ bytes: UnsafeRawBufferPointer, _ position: inout Int) -> UInt8? {
    while position + 1 < bytes.count {
      guard let start = bytes.baseAddress, let found = memchr(start + position, 0xFF, bytes.count - position) else {
        return nil
      }
      position = UnsafeRawPointer(found) - start + 1
      while position < bytes.count, bytes[position] == 0xFF { position += 1 }
      guard position < bytes.count else { return nil }
      position += 1
      if bytes[position - 1] != 0 { return bytes[position - 1] }
    }
    return nil
  }
}

/// The first directory of a TIFF header, as EXIF has it.
private struct EXIFDirectory {
  private(set) var orientation: Int?

  /// nil when it is no TIFF header or when the directory lies outside.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 8 else { return nil }
    let isLittle: Bool
    switch (bytes[0], bytes[1]) {
    case (0x49, 0x49): isLittle = true
    case (0x4D, 0x4D): isLittle = false
    default: return nil
    }
    func short(_ at: Int) -> Int {
      isLittle ? Int(bytes[at]) | Int(bytes[at + 1]) << 8 : Int(bytes[at]) << 8 | Int(bytes[at + 1])
    }
    func long(_ at: Int) -> Int { isLittle ? short(at) | short(at + 2) << 16 : short(at) << 16 | short(at + 2) }
    let start = long(4)
    guard short(2) == 42, start >= 8, start + 2 <= bytes.count else { return nil }
    for entry in 0..<short(start) {
      let at = start + 2 + entry * 12
      guard at + 12 <= bytes.count else { return }
      // Tag 0x0112 with one number of type 3, 16 bits.
      guard short(at) == 0x0112, short(at + 2) == 3, long(at + 4) == 1 else { continue }
      if (1...8).contains(short(at + 8)) { orientation = short(at + 8) }
      return
    }
  }
}
