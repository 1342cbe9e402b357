// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

/// The part of a bitmap that may be painted, for what needs no rasteriser.
///
/// Colours are premultiplied words 0xAARRGGBB, painted over what is there.
struct PixelField {
  /// Where the pixel 0, 0 lies, or would lie.
  let words: UnsafeMutablePointer<UInt32>
  let stride: Int
  /// Where the clip and the bitmap end, in pixels.
  let columns: Range<Int>
  let rows: Range<Int>

  /// Paints whole pixels with a colour for each row.
  @inline(__always)
  func paint(x: Int, y: Int, width: Int, height: Int, _ color: (_ row: Int) -> UInt32) {
    let across = columns.clamped(to: x..<x + max(0, width))
    let down = rows.clamped(to: y..<y + max(0, height))
    guard !across.isEmpty else { return }
    for row in down { fill(words + row * stride + across.lowerBound, across.count, color(row)) }
  }

  /// Paints through a mask of one byte a pixel whose top left pixel lies at `x`, `y`.
  @inline(__always)
  func paint(_ mask: CornerMask, x: Int, y: Int, _ color: (_ row: Int) -> UInt32) {
    let across = columns.clamped(to: x..<x + mask.width)
    let down = rows.clamped(to: y..<y + mask.height)
    guard !across.isEmpty else { return }
    mask.levels.withUnsafeBufferPointer { levels in
      for row in down {
        let source = color(row)
        let (span, target) = (mask.spans[row - y], words + row * stride)
        let full = across.clamped(to: x + span.full.lowerBound..<x + span.full.upperBound)
        let line = (row - y) * mask.width - x
        // A corner has few pixels on many rows: most of the time would go by waiting for their memory.
        cb_prefetch(target + 6 * stride + across.lowerBound)
        cb_prefetch(target + 6 * stride + across.upperBound)
        func blend(_ range: Range<Int>) {
          for column in range {
            let part = source.scaled(by: UInt32(levels[line + column]))
            target[column] = part &+ target[column].scaled(by: 255 - part >> 24)
          }
        }
        if full.isEmpty {
          blend(across.clamped(to: x + span.any.lowerBound..<x + span.any.upperBound))
        } else {
          blend(across.clamped(to: x + span.any.lowerBound..<full.lowerBound))
          fill(target + full.lowerBound, full.count, source)
          blend(across.clamped(to: full.upperBound..<x + span.any.upperBound))
        }
      }
    }
  }

  /// Paints a premultiplied picture whose top left pixel lies at `x`, `y`.
  func paint(
    _ source: UnsafePointer<UInt32>, stride sourceStride: Int, width: Int, height: Int, x: Int, y: Int,
    runs: [PlainRun]? = nil
  ) {
    let across = columns.clamped(to: x..<x + width)
    guard !across.isEmpty else { return }
    for row in rows.clamped(to: y..<y + height) {
      let (target, line) = (words + row * stride, source + (row - y) * sourceStride - x)
      func copy(_ range: Range<Int>) {
        cb_paint_over(target + range.lowerBound, line + range.lowerBound, range.count)
      }
      guard let run = runs?[row - y] else {
        copy(across)
        continue
      }
      let plain = (x + run.start..<x + run.end).clamped(to: across)
      copy(across.lowerBound..<plain.lowerBound)
      fill(target + plain.lowerBound, plain.count, run.word)
      copy(plain.upperBound..<across.upperBound)
    }
  }

  /// Paints a premultiplied picture whose top left pixel lies at `x`, `y`, as far as a mask lets it through.
  func paint(
    _ source: UnsafePointer<UInt32>, stride sourceStride: Int, width: Int, height: Int, x: Int, y: Int,
    through mask: CoverageMask
  ) {
    let across = columns.clamped(to: x..<x + width).clamped(to: mask.columns)
    for row in rows.clamped(to: y..<y + height).clamped(to: mask.rows) {
      let (target, line, levels) = (words + row * stride, source + (row - y) * sourceStride - x, mask.row(row))
      var start = across.lowerBound
      while start < across.upperBound {
        let level = UInt32(levels[start])
        var end = start + 1
        while end < across.upperBound, levels[end] == level { end += 1 }
        if level == 255 {
          cb_paint_over(target + start, line + start, end - start)
        } else if level > 0 {
          for i in start..<end {
            let part = line[i].scaled(by: level)
            target[i] = part &+ target[i].scaled(by: 255 - part >> 24)
          }
        }
        start = end
      }
    }
  }

  func fill(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UInt32) {
    if source >> 24 == 255 {
      cb_fill_words(target, source, count)
    } else if source != 0 {
      cb_blend_words(target, source, count)
    }
  }
}

extension UInt32 {
  /// All four bytes times `level` / 255, rounded.
  func scaled(by level: UInt32) -> UInt32 { cb_scaled(self, level) }
}

extension CGColor {
  /// The premultiplied word of a plain colour at an opacity.
  func word(alpha: Double) -> UInt32 {
    let c = painted
    let a = c.alpha * alpha
    func byte(_ x: Double) -> UInt32 { UInt32((x * a * 255).rounded()) }
    return UInt32((a * 255).rounded()) << 24 | byte(c.red) << 16 | byte(c.green) << 8 | byte(c.blue)
  }
}

extension CGColor {
  typealias Source = (red: Double, green: Double, blue: Double, alpha: Double)

  /// A plain colour at an opacity, as Cairo wants it.
  func faded(_ alpha: Double) -> Source {
    let c = painted
    return (c.red, c.green, c.blue, c.alpha * alpha)
  }

  /// The same, such that Cairo makes the bytes of `word(alpha:)` of it: it cuts off where Quartz rounds, and a row must
  /// not be a level darker for being drawn by Cairo.
  func onBytes(alpha: Double) -> Source {
    let word = word(alpha: alpha)
    let a = word >> 24
    func share(_ byte: UInt32) -> Double { a == 0 ? 0 : Double(byte & 0xFF) / Double(a) }
    return (share(word >> 16), share(word >> 8), share(word), Double(a) / 255)
  }
}
