// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Scaled images against their definition, each axis by itself: the mean of what a pixel covers where the image shrinks,
/// a straight line between two pixels where it grows.
struct ImageQualityTests {
  private static let (width, height) = (48, 40)

  /// How much each pixel takes of which ones.
  private func shares(_ count: Int, _ length: Int) -> [[(pixel: Int, part: Double)]] {
    let size = Double(count) / Double(length)
    return (0..<length).map { i in
      guard size <= 1 else {
        let (low, high) = (Double(i) * size, Double(i + 1) * size)
        return (Int(low)..<min(count, Int(high.rounded(.up)))).map {
          ($0, max(0, min(high, Double($0 + 1)) - max(low, Double($0))) / size)
        }
      }
      let place = (Double(i) + 0.5) * size - 0.5
      let (first, part) = (Int(place.rounded(.down)), place - place.rounded(.down))
      return [(max(first, 0), 1 - part), (min(first + 1, count - 1), part)]
    }
  }

  @Test(
    arguments: [.default, .low, .medium, .high] as [CGInterpolationQuality],
    [(24, 80), (144, 10), (3, 80), (96, 2), (2, 2), (16, 40), (12, 10), (144, 120), (48, 160), (24, 45)])
  func `an image is smooth however it shrinks and grows`(quality: CGInterpolationQuality, size: (Int, Int)) throws {
    var random = SeededGenerator(seed: 11)
    let image = try randomPixels(Self.width, Self.height, using: &random)
    let whole = Bitmap(image)
    let bitmap = try canvas(size.0, size.1) {
      $0.interpolationQuality = quality
      $0.draw(
        image,
        transform: CGAffineTransform(
          scaleX: CGFloat(size.0) / CGFloat(Self.width), y: CGFloat(size.1) / CGFloat(Self.height)))
    }
    let (columns, rows) = (shares(Self.width, size.0), shares(Self.height, size.1))
    var (worst, sum) = (0.0, 0.0)
    for y in 0..<size.1 {
      for x in 0..<size.0 {
        var wanted = (alpha: 0.0, red: 0.0)
        for row in rows[y] {
          for column in columns[x] {
            let pixel = whole[column.pixel, row.pixel]
            wanted.alpha += row.part * column.part * Double(pixel.alpha)
            wanted.red += row.part * column.part * Double(pixel.red)
          }
        }
        let got = bitmap[x, y]
        let difference = max(abs(Double(got.alpha) - wanted.alpha), abs(Double(got.red) - wanted.red))
        worst = max(worst, difference)
        sum += difference
      }
    }
    // Positions are rounded to 1/128 of a pixel, between pixels that may be 255 levels apart.
    #expect(worst <= 6 && sum / Double(size.0 * size.1) < 1.5, "\(worst), \(sum / Double(size.0 * size.1))")
  }

  @Test(arguments: [(50, 84), (145, 11), (3, 84), (101, 7)])
  func `without interpolation each pixel is one of the image's`(size: (Int, Int)) throws {
    var random = SeededGenerator(seed: 12)
    let image = try randomPixels(Self.width, Self.height, using: &random)
    let whole = Bitmap(image)
    let bitmap = try canvas(size.0, size.1) {
      $0.interpolationQuality = .none
      $0.draw(
        image,
        transform: CGAffineTransform(
          scaleX: CGFloat(size.0) / CGFloat(Self.width), y: CGFloat(size.1) / CGFloat(Self.height)))
    }
    func place(_ i: Int, _ length: Int, _ count: Int) -> CGFloat {
      (CGFloat(i) + 0.5) * CGFloat(count) / CGFloat(length)
    }
    for y in 0..<size.1 {
      for x in 0..<size.0 {
        let (u, v) = (place(x, size.0, Self.width), place(y, size.1, Self.height))
        // Half way between two either will do.
        guard abs(u - u.rounded()) > 0.01, abs(v - v.rounded()) > 0.01 else { continue }
        #expect(bitmap[x, y] == whole[Int(u), Int(v)], "at \(x), \(y)")
      }
    }
  }

  @Test func `masks and tiles are as smooth`() throws {
    // Stripes of one pixel, half as wide and twice as high: gray all over.
    let stripes = CGImage.of((0..<20).map { _ in (0..<40).map { $0 % 2 == 0 ? 0xFF00_0000 : 0 } })
    let rect = CGRect(x: 0, y: 0, width: 20, height: 40)
    let masked = try canvas(20, 40) {
      $0.clip(to: rect, mask: stripes)
      $0.fill(rect)
    }
    let tiled = try canvas(20, 40) { $0.draw(stripes, in: rect, byTiling: true) }
    for bitmap in [masked, tiled] { #expect(bitmap.words.allSatisfy { (126...129).contains($0 >> 24) }) }
  }
}
