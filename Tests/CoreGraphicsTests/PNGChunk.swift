// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A chunk of a PNG file, read and written by the letter of the standard and nothing else.
struct PNGChunk {
  enum Failure: Error { case wrongSignature, truncated(at: Int), wrongChecksum(type: String), rest(bytes: Int) }

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  var type: String
  var content: [UInt8]

  var bytes: [UInt8] {
    let checked = Array(type.utf8) + content
    return Self.bytes(UInt32(content.count)) + checked + Self.bytes(Self.checksum(checked[...]))
  }

  /// The chunks of a file, which has to end with its IEND.
  static func all(in data: Data) throws -> [PNGChunk] {
    let bytes = [UInt8](data)
    guard bytes.starts(with: signature) else { throw Failure.wrongSignature }
    var chunks: [PNGChunk] = []
    var offset = signature.count
    while chunks.last?.type != "IEND" {
      guard offset + 12 <= bytes.count else { throw Failure.truncated(at: offset) }
      let length = Int(number(bytes[offset..<offset + 4]))
      let end = offset + 8 + length
      guard end + 4 <= bytes.count else { throw Failure.truncated(at: offset) }
      let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      guard checksum(bytes[offset + 4..<end]) == number(bytes[end..<end + 4]) else {
        throw Failure.wrongChecksum(type: type)
      }
      chunks.append(PNGChunk(type: type, content: Array(bytes[offset + 8..<end])))
      offset = end + 4
    }
    guard offset == bytes.count else { throw Failure.rest(bytes: bytes.count - offset) }
    return chunks
  }

  static func file(_ chunks: [PNGChunk]) -> Data {
    Data(signature + chunks.flatMap(\.bytes))
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }

  private static let table: [UInt32] = (0..<256).map { n in
    (0..<8).reduce(UInt32(n)) { c, _ in c & 1 == 1 ? 0xEDB8_8320 ^ c >> 1 : c >> 1 }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
  }
}
