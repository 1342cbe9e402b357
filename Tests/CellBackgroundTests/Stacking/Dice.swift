// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// Random choices that are the same in every run: SplitMix64 from a seed.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
    // seeds in a row would begin with each other's numbers
    state = next() &* 0xD134_2543_DE82_EF95
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// One of the numbers of `range` in steps of a seventh: thirds and halves of pixels all fall beside it.
  mutating func sevenths(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &self)) / 7 }

  mutating func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: choices.indices, using: &self)] }

  mutating func color(alpha: CGFloat = 1) -> UIColor {
    func level() -> CGFloat { CGFloat(Int.random(in: 0...255, using: &self)) / 255 }
    return UIColor(red: level(), green: level(), blue: level(), alpha: alpha)
  }
}
