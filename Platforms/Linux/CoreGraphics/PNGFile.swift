// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CDeflate
import Foundation

/// The bytes of a PNG file while they grow, chunk by chunk; running out of memory is an error, not a crash.
struct PNGFile: ~Copyable {
  private var bytes: UnsafeMutableRawBufferPointer
  private var count = 0
  /// Bits of the chunk's content that wait for their byte, the next one lowest; fewer than 8 after each writing.
  private var pending: UInt64 = 0
  private var pendingBits: UInt64 = 0

  /// A file that has its signature.
  init() throws {
    bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    try reserve(8)
    write(0x8950_4E47_0D0A_1A0A as UInt64)
  }

  deinit {
    free(bytes.baseAddress)
  }

  /// Appends a chunk whose content `fill` writes, at most `capacity` bytes.
  mutating func writeChunk(_ type: StaticString, capacity: Int, _ fill: (inout PNGFile) throws -> Void) throws {
    // Length, type and check sum; and 8, since bits are stored eight bytes at a time.
    try reserve(12 + capacity + 8)
    let start = count
    write(0 as UInt32)
    type.withUTF8Buffer { for byte in $0 { write(byte) } }
    try fill(&self)
    let end = count
    count = start
    write(UInt32(end - start - 8))
    count = end
    // The check sum covers the type and the content.
    write(libdeflate_crc32(0, bytes.baseAddress! + start + 4, end - start - 4))
  }

  /// Appends the number with its highest byte first, as PNG has it.
  mutating func write(_ value: some FixedWidthInteger) {
    bytes.storeBytes(of: value.bigEndian, toByteOffset: count, as: type(of: value))
    count += value.bitWidth / 8
  }

  /// Appends up to 48 bits with the lowest one first, as deflate has it.
  @inline(__always)
  mutating func writeBits(_ bits: UInt64, count bitCount: UInt64) {
    pending |= bits &<< pendingBits
    pendingBits += bitCount
    // All eight bytes, of which only the whole ones count: cheaper than to ask how many these are.
    bytes.storeBytes(of: pending.littleEndian, toByteOffset: count, as: UInt64.self)
    count += Int(pendingBits / 8)
    pending &>>= pendingBits & ~7
    pendingBits &= 7
  }

  @inline(__always)
  mutating func writeBits(_ string: BitString) {
    writeBits(string.bits, count: string.count)
  }

  /// Fills up the last byte with zeros.
  mutating func finishBits() {
    writeBits(0, count: (8 - pendingBits) & 7)
  }

  /// The finished file; this one is empty afterwards.
  mutating func takeData() -> Data {
    guard count > 0, let start = bytes.baseAddress else { return Data() }
    // What was reserved and not used goes back; where even that fails the larger memory is as good.
    let data = Data(bytesNoCopy: realloc(start, count) ?? start, count: count, deallocator: .free)
    bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    count = 0
    return data
  }

  private mutating func reserve(_ more: Int) throws {
    let needed = count + more
    guard needed > bytes.count else { return }
    let size = max(needed, bytes.count * 2)
    guard let start = realloc(bytes.baseAddress, size) else {
      throw PNGError("out of memory for a PNG of more than \(count) bytes")
    }
    bytes = UnsafeMutableRawBufferPointer(start: start, count: size)
  }
}
