// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

extension PixelField {
  /// One axis of a picture, along which a single pixel is repeated:
  ///
  ///     source  a b [c] d e      target  a b [c c c c] d e
  struct Stretch {
    /// Where the target repeats the pixel.
    let middle: Range<Int>
    /// The target's length.
    let length: Int
    /// What lies behind the middle is this much farther on than in the source.
    let shift: Int

    /// nil when there is no such pixel, or less room than the other ones take.
    init?(_ sourceLength: Int, at pixel: Int, to length: Int) {
      shift = length - sourceLength
      guard (0..<sourceLength).contains(pixel), shift >= -1 else { return nil }
      middle = pixel..<pixel + shift + 1
      self.length = length
    }

    func source(of target: Int) -> Int {
      target < middle.lowerBound ? target : target < middle.upperBound ? middle.lowerBound : target - shift
    }
  }

  /// Paints a premultiplied picture, stretched, its top left pixel at `x`, `y`.
  func paint(
    _ source: UnsafePointer<UInt32>, stride sourceStride: Int, isOpaque: Bool, columns stretch: Stretch,
    rows down: Stretch, x: Int, y: Int
  ) {
    let middle = columns.clamped(to: x + stretch.middle.lowerBound..<x + stretch.middle.upperBound)
    let before = columns.clamped(to: x..<x + stretch.middle.lowerBound)
    let after = columns.clamped(to: x + stretch.middle.upperBound..<x + stretch.length)
    // An opaque picture's words say nothing in their highest byte.
    let opaqueBits: UInt32 = isOpaque ? 0xFF00_0000 : 0
    for row in rows.clamped(to: y..<y + down.length) {
      let (line, target) = (source + down.source(of: row - y) * sourceStride, words + row * stride)
      func copy(_ range: Range<Int>, from line: UnsafePointer<UInt32>) {
        if isOpaque {
          for i in range { target[i] = line[i] | opaqueBits }
        } else if !range.isEmpty {
          cb_paint_over(target + range.lowerBound, line + range.lowerBound, range.count)
        }
      }
      copy(before, from: line - x)
      fill(target + middle.lowerBound, middle.count, line[stretch.middle.lowerBound] | opaqueBits)
      copy(after, from: line - x - stretch.shift)
    }
  }
}
