// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// A Huffman code in deflate's canonical form (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The length of each symbol's code in bits, 0 for a symbol that does not occur.
  let lengths: [UInt8]
  private let codes: [BitString]

  /// The best code for the frequencies, or nearly so where its longest word would exceed `longest` bits.
  init(frequencies: [UInt32], longest: Int) {
    var frequencies = frequencies
    var lengths = Self.lengths(frequencies)
    // Evens out the frequencies until the tree is flat enough: simpler than the best code of limited length, and rare,
    // since it takes frequencies that grow like Fibonacci's numbers. With all at 1 there are 9 bits at most.
    while lengths.contains(where: { $0 > longest }) {
      frequencies = frequencies.map { ($0 + 1) / 2 }
      lengths = Self.lengths(frequencies)
    }
    self.lengths = lengths.map { UInt8($0) }
    codes = Self.codes(lengths, longest: longest)
  }

  @inline(__always)
  subscript(symbol: Int) -> BitString { codes[symbol] }

  /// Each symbol's depth in the Huffman tree.
  private static func lengths(_ frequencies: [UInt32]) -> [Int] {
    // By frequency, and by number among equals, so that the same picture has the same code everywhere.
    let leaves = frequencies.indices.filter { frequencies[$0] > 0 }.sorted {
      (frequencies[$0], $0) < (frequencies[$1], $1)
    }
    // Leaves and inner nodes both come in ascending order, so the two lightest are always at the heads of two queues.
    var weights = leaves.map { frequencies[$0] }
    var parents = [Int](repeating: 0, count: max(0, 2 * leaves.count - 1))
    var (leaf, inner) = (0, leaves.count)
    func takeLightest() -> Int {
      if leaf < leaves.count && (inner >= weights.count || weights[leaf] <= weights[inner]) {
        leaf += 1
        return leaf - 1
      }
      inner += 1
      return inner - 1
    }
    while weights.count < parents.count {
      let (a, b) = (takeLightest(), takeLightest())
      parents[a] = weights.count
      parents[b] = weights.count
      weights.append(weights[a] + weights[b])
    }
    // A parent has a higher index than its children; the root is the last one.
    var depths = [Int](repeating: 0, count: parents.count)
    for node in depths.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
    var lengths = [Int](repeating: 0, count: frequencies.count)
    for (depth, symbol) in zip(depths, leaves) { lengths[symbol] = depth }
    return lengths
  }

  /// Consecutive numbers among codes of one length, shorter codes first; their highest bit is written first.
  private static func codes(_ lengths: [Int], longest: Int) -> [BitString] {
    var codes = [BitString](repeating: BitString(bits: 0, count: 0), count: lengths.count)
    var next: UInt64 = 0
    for length in 1...longest {
      next <<= 1
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = BitString(bits: next.reversed(count: length), count: UInt64(length))
        next += 1
      }
    }
    return codes
  }
}

/// Up to 48 bits, the first one lowest.
struct BitString {
  var bits: UInt64
  var count: UInt64

  @inline(__always)
  static func + (left: BitString, right: BitString) -> BitString {
    BitString(bits: left.bits | right.bits &<< left.count, count: left.count + right.count)
  }
}

extension UInt64 {
  /// The lowest `count` bits in reverse.
  fileprivate func reversed(count: Int) -> UInt64 {
    (0..<count).reduce(0) { $0 << 1 | (self >> UInt64($1) & 1) }
  }
}
