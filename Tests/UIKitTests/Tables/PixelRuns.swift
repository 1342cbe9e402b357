// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import UIKit

/// Neighbouring pixels of one colour, so that a line of a picture reads as a drawing: `F2F2F7×40 FFFFFF×670`.
struct Run: Equatable, CustomStringConvertible {
  var color: UInt32
  var count: Int

  init(_ color: UInt32, _ count: Int) {
    self.color = color
    self.count = count
  }

  var description: String {
    let hex = String(color, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - hex.count) + hex + "×\(count)"
  }
}

extension Bitmap {
  /// Colours that differ from one of `named` by at most one level in a channel count as that one: a translucent colour
  /// over an opaque one is computed from eight-bit products, which Cairo rounds otherwise than exact arithmetic.
  func runs(row y: Int, named: [UInt32] = []) -> [Run] { Self.runs(row(y), named) }

  func runs(column x: Int, named: [UInt32] = []) -> [Run] { Self.runs(column(x), named) }

  private static func runs(_ pixels: [Pixel], _ named: [UInt32]) -> [Run] {
    var runs: [Run] = []
    for pixel in pixels {
      let color = named.first { Pixel($0).difference(to: pixel) <= 1 } ?? (pixel.word & 0xFFFFFF)
      if runs.last?.color == color {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(color, 1))
      }
    }
    return runs
  }

  /// The smallest box around what differs from `background` inside `area`, in pixels; nil if nothing does.
  func ink(in area: CGRect, on background: UInt32) -> CGRect? {
    var box = CGRect.null
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) where self[x, y] != Pixel(background) {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box.isNull ? nil : box
  }

  /// Where dark glyphs on a light background end at the bottom, in pixels and to a part of one: a row that is covered
  /// by half counts half.
  func inkBottom(in area: CGRect, on background: UInt32) -> CGFloat? {
    func darkest(_ y: Int) -> Int {
      (Int(area.minX)..<Int(area.maxX)).map { self[$0, y].difference(to: Pixel(background)) }.max() ?? 0
    }
    let rows = (Int(area.minY)..<Int(area.maxY)).map(darkest)
    guard let full = rows.max(), full > 0, let last = rows.lastIndex(where: { $0 * 10 >= full * 9 }) else { return nil }
    let rest = rows[(last + 1)...].reduce(0) { $0 + CGFloat($1) / CGFloat(full) }
    return area.minY + CGFloat(last + 1) + rest
  }

  /// The words of the mirror image.
  var mirrored: [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(words.count)
    for y in 0..<height { result += words[y * width..<(y + 1) * width].reversed() }
    return result
  }

  /// The words of some of the pixel rows.
  func words(rows: Range<Int>) -> [UInt32] { Array(words[rows.lowerBound * width..<rows.upperBound * width]) }
}

/// The largest difference of any channel; 256 for another number of pixels, or none. A number prints, where pictures would not.
func largestDifference(_ a: [UInt32], _ b: [UInt32]) -> Int {
  guard a.count == b.count, !a.isEmpty else { return 256 }
  // most pictures are equal, and comparing bytes is quick in debug builds, too
  if a.withUnsafeBytes({ a in b.withUnsafeBytes { b in memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0 } }) {
    return 0
  }
  var largest = 0
  for i in a.indices where a[i] != b[i] {
    largest = max(largest, Pixel(word: a[i]).difference(to: Pixel(word: b[i])))
  }
  return largest
}
