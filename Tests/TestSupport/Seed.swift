// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// One of the small image files that tests and fuzzer share, by its name in Fuzz/Seeds.
public func seed(_ name: String) throws -> Data {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  return try Data(contentsOf: root.appendingPathComponent("Fuzz/Seeds/\(name)"))
}

/// The colours of the seeds' picture: six blocks of 8 × 8 pixels, three to a row.
public let seedColors: [UInt32] = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0x00FFFF, 0x804020]

/// A JPEG with an EXIF block of one entry, the orientation, put behind its first marker.
public func jpeg(_ data: Data, orientation: UInt8, bigEndian: Bool) -> Data {
  let header: [UInt8] =
    bigEndian
    ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
  let content = Array("Exif\0\0".utf8) + header
  return data.prefix(2) + [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content + data.dropFirst(2)
}
