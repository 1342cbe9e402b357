// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// Numbers that look like chance and are the same each time, so that a texture is, too.
struct Noise {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next number of the range (Knuth's linear congruence, of which the upper bits are good).
  mutating func next(_ range: ClosedRange<CGFloat>) -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + CGFloat(state >> 40) / CGFloat(1 << 24) * (range.upperBound - range.lowerBound)
  }
}
