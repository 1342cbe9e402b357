// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// A block of deflate (RFC 1951): literals and matches, collected and then written with Huffman codes of their own.
struct PNGBlock: ~Copyable {
  /// Enough for the codes to pay, small enough to adapt where the picture changes.
  private static let size = 1 << 16
  /// The matches of a run as long as a row: 32,767 pixels at 64 each.
  private static let reserve = 1 << 9
  private static let endOfBlock = 256

  /// A literal is its byte; a match has its length, at least 3, above bit 16 and its distance below.
  private let tokens: UnsafeMutableBufferPointer<UInt32>
  private var count = 0
  private var isFirst = true
  /// How often each symbol occurs. Not arrays, which would ask at each step whether they are shared.
  private let literals: UnsafeMutableBufferPointer<UInt32>
  private let distances: UnsafeMutableBufferPointer<UInt32>

  init() {
    tokens = .allocate(capacity: Self.size + Self.reserve)
    literals = .allocate(capacity: 286)
    distances = .allocate(capacity: 30)
    literals.initialize(repeating: 0)
    distances.initialize(repeating: 0)
  }

  deinit {
    tokens.deallocate()
    literals.deallocate()
    distances.deallocate()
  }

  /// Whether the block has to be written before more is appended than one run.
  var isFull: Bool { count >= Self.size }

  @inline(__always)
  mutating func append(literal: UInt8) {
    tokens[count] = UInt32(literal)
    literals[Int(literal)] += 1
    count += 1
  }

  /// Appends a match of 3 to 258 bytes with bytes up to 32,768 earlier.
  @inline(__always)
  mutating func append(length: Int, distance: Int) {
    tokens[count] = UInt32(length << 16 | distance)
    literals[DeflateSymbol(length: length).symbol] += 1
    distances[DeflateSymbol(distance: distance).symbol] += 1
    count += 1
  }

  // MARK: - Writing

  /// Writes the block as one IDAT chunk and empties it; with the check sum it is the stream's last.
  mutating func write(to file: inout PNGFile, checksum: UInt32?) throws {
    // No decoder likes a code of one symbol: these have two each.
    for symbol in [0, Self.endOfBlock] { literals[symbol] += 1 }
    for symbol in [0, 1] { distances[symbol] += 1 }
    let literalCode = HuffmanCode(frequencies: Array(literals), longest: 15)
    let distanceCode = HuffmanCode(frequencies: Array(distances), longest: 15)
    // A token has at most 15 + 5 + 15 + 13 bits, the codes before them fewer than 400 bytes.
    try file.writeChunk("IDAT", capacity: 512 + count * 6) { file in
      // zlib's header: a window of 32 KB, the fastest level.
      if isFirst { file.writeBits(0x0178, count: 16) }
      file.writeBits(checksum == nil ? 0 : 1, count: 1)  // the last one?
      file.writeBits(2, count: 2)  // with codes of its own
      write(literalCode, distanceCode, to: &file)
      for token in tokens[..<count] {
        if token < 256 {
          file.writeBits(literalCode[Int(token)])
        } else {
          let length = DeflateSymbol(length: Int(token >> 16))
          file.writeBits(literalCode[length.symbol] + length.rest)
          let distance = DeflateSymbol(distance: Int(token & 0xFFFF))
          file.writeBits(distanceCode[distance.symbol] + distance.rest)
        }
      }
      file.writeBits(literalCode[Self.endOfBlock])
      if let checksum {
        file.finishBits()
        file.write(checksum)
      }
    }
    isFirst = false
    count = 0
    literals.update(repeating: 0)
    distances.update(repeating: 0)
  }

  /// The lengths of both codes, Huffman coded themselves; the symbols for repeated lengths are not used.
  private func write(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode, to file: inout PNGFile) {
    let lengths = (literalCode.lengths + distanceCode.lengths).map(Int.init)
    var frequencies = [UInt32](repeating: 0, count: 19)
    for length in lengths { frequencies[length] += 1 }
    let code = HuffmanCode(frequencies: frequencies, longest: 7)
    file.writeBits(UInt64(literalCode.lengths.count - 257), count: 5)
    file.writeBits(UInt64(distanceCode.lengths.count - 1), count: 5)
    file.writeBits(19 - 4, count: 4)
    // In this order, for the sake of encoders that leave out the last ones.
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
      file.writeBits(UInt64(code.lengths[symbol]), count: 3)
    }
    for length in lengths { file.writeBits(code[length]) }
  }
}

/// A length or a distance as deflate writes it (RFC 1951, 3.2.5): a symbol for a range, then the place within it.
///
/// Beyond the first few, whose ranges are one number each, every power of two has its share of ranges: 4 for lengths,
/// 2 for distances.
struct DeflateSymbol {
  let symbol: Int
  let rest: BitString

  @inline(__always)
  init(length: Int) {
    // 258 has a symbol of its own.
    let isLongest = length == 258
    let range = Range(length - 3, logShares: 2)
    symbol = isLongest ? 285 : 257 + range.index
    rest = isLongest ? BitString(bits: 0, count: 0) : range.rest
  }

  @inline(__always)
  init(distance: Int) {
    let range = Range(distance - 1, logShares: 1)
    symbol = range.index
    rest = range.rest
  }

  private struct Range {
    let index: Int
    let rest: BitString

    @inline(__always)
    init(_ n: Int, logShares: Int) {
      // n = 1…: the leading bit and `logShares` more name the range, the others are the rest.
      let bits = max(0, Int.bitWidth - 1 - n.leadingZeroBitCount - logShares)
      index = bits << logShares + n >> bits
      rest = BitString(bits: UInt64(n & (1 << bits - 1)), count: UInt64(bits))
    }
  }
}
