// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport

/// Pictures that an encoder may stumble over, each by its own seed.
enum PNGPicture: CaseIterable {
  case flat
  case noise
  /// A few colours all over: repetitions at all distances.
  case confetti
  case horizontalGradient
  case verticalGradient
  case diagonalGradient
  case checkerboard
  /// Mostly flat, with rows that repeat and rows that do not.
  case table

  /// Single pixels, lines, odd sides, rows just within and just beyond deflate's reach, the longest sides there are.
  static let sizes = smallSizes + [(8191, 2), (8192, 2), (10_922, 2), (10_923, 2), (32_767, 1), (1, 32_767)]
  static let smallSizes = [(1, 1), (1, 2), (2, 1), (1, 300), (300, 1), (3, 5), (64, 64), (187, 133)]

  func image(width: Int, height: Int, opaque: Bool) -> CGImage {
    Self.make(width: width, height: height, opaque: opaque, seed: UInt64(width << 16 | height)) { random, x, y in
      switch self {
      case .flat: return Self.palette[opaque ? 0 : 1]
      case .noise: return Self.color(opaque: opaque, &random)
      case .confetti: return Self.palette[Int.random(in: 0..<6, using: &random) + (opaque ? 6 : 0)]
      case .horizontalGradient: return Self.gray(x, opaque: opaque)
      case .verticalGradient: return Self.gray(y, opaque: opaque)
      case .diagonalGradient: return Self.gray(x + y, opaque: opaque)
      case .checkerboard: return Self.palette[(x + y) % 2 + (opaque ? 6 : 0)]
      case .table:
        if y % 12 > 4 || x % 40 > 25 { return Self.palette[y % 44 < 2 ? 6 : 7] }
        return Self.palette[Int.random(in: 6..<12, using: &random)]
      }
    }
  }

  static func make(
    width: Int, height: Int, opaque: Bool, seed: UInt64, color: (inout SeededGenerator, _ x: Int, _ y: Int) -> UInt32
  ) -> CGImage {
    var random = SeededGenerator(seed: seed)
    let image = CGImage.make(width: width, height: height, opaque: opaque) { words, stride in
      for y in 0..<height {
        for x in 0..<width { words[y * stride + x] = color(&random, x, y) }
      }
    }
    guard let image else { fatalError("no image of \(width) × \(height) pixels") }
    return image
  }

  /// Premultiplied; the first six are of all opacities, the others opaque.
  private static let palette: [UInt32] = [
    0xFFF2_F2F7, 0x8040_2010, 0, 0x0101_0001, 0x7F7F_0000, 0xFE01_FE00, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_0000,
    0xFF00_FF00, 0xFF00_00FF, 0xFF6E_6E73,
  ]

  private static func gray(_ level: Int, opaque: Bool) -> UInt32 {
    let level = UInt32(level & 255)
    return (opaque ? 0xFF00_0000 : level << 24) | level << 16 | level << 8 | level
  }

  private static func color(opaque: Bool, _ random: inout SeededGenerator) -> UInt32 {
    let alpha = opaque ? 255 : UInt32.random(in: 0...255, using: &random)
    func channel() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
    return alpha << 24 | channel() << 16 | channel() << 8 | channel()
  }
}
