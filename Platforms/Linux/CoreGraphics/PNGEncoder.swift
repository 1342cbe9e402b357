// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CDeflate
import Foundation

/// Compresses rows of pixels for a PNG, without filters.
///
/// Pictures of user interfaces are flat. So the encoder looks for repetitions in three places only, a pixel at a time:
///
///     · · · · · a · · ·      a  the row above, as far as it is the same
///     · c · · · · · · ·      l  the pixel to the left, as far as it goes on
///     · · · · l ■            c  where this colour was last written out, within deflate's reach
///
/// The first two find what is flat, the third one most of what text repeats. libdeflate's search through all strings
/// of bytes finds as much and takes three times as long, and libpng's filters are what makes Cairo slow.
struct PNGEncoder: ~Copyable {
  /// How far back a repetition may lie, in bytes (RFC 1951).
  private static let window = 1 << 15

  private let width: Int
  private let isOpaque: Bool
  private let pixelBytes: Int
  private let rowBytes: Int
  /// The longest match of whole pixels: 3 × 86 or 4 × 64 bytes, so that what is left of a run is a match again.
  private let longestMatch: Int

  private var y = 0
  /// Whether all pixels of the row above are equal.
  private var isBlank = false
  /// The rows within reach, row y in slot y mod `slots`, a power of two; a pixel's word has its bytes in the file's
  /// order, lowest first.
  private let history: UnsafeMutableBufferPointer<UInt32>
  private let slots: Int
  /// Where a colour was last written out, as y << 16 | x, by a hash of its word.
  private let places: UnsafeMutableBufferPointer<UInt32>
  /// The row's bytes before compression, for the check sum.
  private let bytes: UnsafeMutableRawBufferPointer
  private var checksum: UInt32 = 1
  private var block: PNGBlock

  init(width: Int, opaque: Bool) {
    self.width = width
    isOpaque = opaque
    pixelBytes = opaque ? 3 : 4
    rowBytes = 1 + width * pixelBytes
    longestMatch = 258 / pixelBytes * pixelBytes
    // One more for the row being written, and one of which only the end is within reach.
    let rows = Self.window / rowBytes + 2
    slots = 1 << (Int.bitWidth - (rows - 1).leadingZeroBitCount)
    history = .allocate(capacity: slots * width)
    places = .allocate(capacity: 1 << 12)
    places.initialize(repeating: .max)
    // A word is stored whole, also the last one of RGB.
    bytes = .allocate(byteCount: rowBytes + 1, alignment: 4)
    bytes[0] = 0
    block = PNGBlock()
  }

  deinit {
    history.deallocate()
    places.deallocate()
    bytes.deallocate()
  }

  /// Appends a row of premultiplied words; `above` is the row that was appended before it.
  mutating func append(
    _ row: UnsafeBufferPointer<UInt32>, above: UnsafeBufferPointer<UInt32>?, to file: inout PNGFile
  ) throws {
    let start = slotStart(y)
    let isAboveInReach = y > 0 && rowBytes <= Self.window
    let startAbove = slotStart(y - 1)
    try flushIfNeeded(to: &file)
    block.append(literal: 0)  // the row's filter: none
    let isRepeated: Bool
    if isAboveInReach, let above, memcmp(row.baseAddress!, above.baseAddress!, width * 4) == 0 {
      // Most rows end here, unconverted.
      (history.baseAddress! + start).update(from: history.baseAddress! + startAbove, count: width)
      isRepeated = true
    } else {
      convert(row, to: UnsafeMutableBufferPointer(rebasing: history[start..<start + width]))
      // Words may differ where colours do not, in the alpha byte that is undefined.
      isRepeated = isAboveInReach && commonLength(start, startAbove, limit: width) == width
    }
    if isRepeated {
      // Short distances take fewer bits, which is what a blank page consists of.
      appendMatch(pixels: isBlank ? 1 : width, distance: rowBytes)
      if isBlank { appendMatch(pixels: width - 1, distance: pixelBytes) }
    } else {
      isBlank = commonLength(start, start + 1, limit: width - 1) == width - 1
      try search(start: start, startAbove: isAboveInReach ? startAbove : nil, file: &file)
    }
    checksum = libdeflate_adler32(checksum, bytes.baseAddress, rowBytes)
    y += 1
  }

  /// Ends the compressed stream.
  mutating func finish(to file: inout PNGFile) throws {
    try block.write(to: &file, checksum: checksum)
  }

  // MARK: - Search

  private mutating func search(start: Int, startAbove: Int?, file: inout PNGFile) throws {
    var x = 0
    while x < width {
      try flushIfNeeded(to: &file)
      let rest = width - x
      let left = x > 0 ? commonLength(start + x, start + x - 1, limit: rest) : 0
      let above = left < rest ? startAbove.map { commonLength(start + x, $0 + x, limit: rest) } ?? 0 : 0
      // Of two equal runs the left one, whose distance takes fewer bits.
      if max(left, above) > 0 {
        appendMatch(pixels: max(left, above), distance: above > left ? rowBytes : pixelBytes)
        x += max(left, above)
        continue
      }
      let word = history[start + x]
      let place = Int((word &* 0x9E37_79B1) >> 20)  // 12 bits of Fibonacci hashing
      let (lastY, lastX) = (Int(places[place] >> 16), Int(places[place] & 0xFFFF))
      places[place] = UInt32(y << 16 | x)
      // Not positive where nothing was written yet.
      let distance = (y - lastY) * rowBytes + (x - lastX) * pixelBytes
      if distance > 0, distance <= Self.window {
        // Another colour may have the same hash; and a row's end is not followed by the next row's first pixel.
        let length = commonLength(start + x, slotStart(lastY) + lastX, limit: width - max(x, lastX))
        if length > 0 {
          appendMatch(pixels: length, distance: distance)
          x += length
          continue
        }
      }
      for shift in 0..<UInt32(pixelBytes) { block.append(literal: UInt8(truncatingIfNeeded: word >> (8 * shift))) }
      x += 1
    }
  }

  /// Where a row's words begin in the history.
  @inline(__always)
  private func slotStart(_ y: Int) -> Int { (y & (slots - 1)) * width }

  /// How many of the `limit` words of the history from `i` and from `j` on are equal.
  @inline(__always)
  private func commonLength(_ i: Int, _ j: Int, limit: Int) -> Int {
    let words = UnsafeRawBufferPointer(history)
    var n = 0
    while n + 2 <= limit {
      let a = words.loadUnaligned(fromByteOffset: 4 * (i + n), as: UInt64.self)
      let b = words.loadUnaligned(fromByteOffset: 4 * (j + n), as: UInt64.self)
      if a != b { return n + (a ^ b).littleEndian.trailingZeroBitCount / 32 }
      n += 2
    }
    return n < limit && history[i + n] == history[j + n] ? n + 1 : n
  }

  private mutating func appendMatch(pixels: Int, distance: Int) {
    var rest = pixels * pixelBytes
    while rest > 0 {
      let length = min(rest, longestMatch)
      block.append(length: length, distance: distance)
      rest -= length
    }
  }

  /// Makes room in the block for whatever one step appends: at most a run as long as the row.
  @inline(__always)
  private mutating func flushIfNeeded(to file: inout PNGFile) throws {
    if block.isFull { try block.write(to: &file, checksum: nil) }
  }

  // MARK: - Conversion

  /// From 0xAARRGGBB to the file's order, red lowest, and on to its bytes.
  private func convert(_ row: UnsafeBufferPointer<UInt32>, to words: UnsafeMutableBufferPointer<UInt32>) {
    if isOpaque {
      // Without the alpha byte, which is undefined.
      for x in 0..<width { words[x] = (row[x] << 8).byteSwapped }
    } else {
      var (last, straight): (UInt32, UInt32) = (0, 0)
      for x in 0..<width {
        if row[x] != last {
          last = row[x]
          straight = unpremultiplied(last)
        }
        words[x] = straight
      }
    }
    pack(words)
  }

  /// Writes the row's bytes, each word over the last byte of the one before where three of its bytes count.
  private func pack(_ words: UnsafeMutableBufferPointer<UInt32>) {
    var x = 0
    // RGB by four pixels, twelve bytes: a third less time for the most frequent case.
    while isOpaque, x + 4 <= width {
      let (a, b, c, d) = (words[x], words[x + 1], words[x + 2], words[x + 3])
      let low = UInt64(a) | UInt64(b) << 24 | UInt64(c) << 48
      bytes.storeBytes(of: low.littleEndian, toByteOffset: 1 + x * 3, as: UInt64.self)
      bytes.storeBytes(of: (c >> 16 | d << 8).littleEndian, toByteOffset: 9 + x * 3, as: UInt32.self)
      x += 4
    }
    while x < width {
      bytes.storeBytes(of: words[x].littleEndian, toByteOffset: 1 + x * pixelBytes, as: UInt32.self)
      x += 1
    }
  }

  private func unpremultiplied(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    guard alpha > 0 else { return 0 }
    // A channel cannot be larger than alpha, but a caller's own pixels may say so.
    func channel(_ shift: UInt32) -> UInt32 { min(255, ((word >> shift & 255) * 255 + alpha / 2) / alpha) }
    return channel(16) | channel(8) << 8 | channel(0) << 16 | alpha << 24
  }
}
