// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// From the second time on an image's plain parts are filled instead of copied: no time may look like another.
struct RepeatedImageTests {
  /// Rows with a plain middle between random ends, of which some have none.
  private func image(_ random: inout SeededGenerator) -> CGImage {
    let (width, height) = (Int.random(in: 170...240, using: &random), Int.random(in: 100...130, using: &random))
    let colors: [UInt32] = [0xFF10_2030, 0xFFFF_FFFF, 0x8040_2010, 0]
    return .of(
      (0..<height).map { _ in
        var row = (0..<width).map { _ in [0, 0xFF80_8080, 0x4010_1010].randomElement(using: &random)! as UInt32 }
        let color = colors[Int.random(in: 0...9, using: &random) % (Bool.random(using: &random) ? 2 : 4)]
        let start = [0, Int.random(in: 0..<width, using: &random)].randomElement(using: &random)!
        let end = [width, Int.random(in: start...width, using: &random)].randomElement(using: &random)!
        for x in start..<end { row[x] = color }
        return row
      })
  }

  @Test func `an image looks the same every time`() throws {
    var random = SeededGenerator(seed: 9)
    for example in 0..<40 {
      let image = image(&random)
      let (x, y) = (
        CGFloat(Int.random(in: -90...90, using: &random)), CGFloat(Int.random(in: -60...60, using: &random))
      )
      let clip = CGRect(
        x: Int.random(in: 0...90, using: &random), y: Int.random(in: 0...60, using: &random), width: 100, height: 70)
      let pictures = try (0..<4).map { _ in
        let context = try #require(CGContext.bitmap(width: 200, height: 140, opaque: false))
        context.setSurfaceTransform(.identity)
        context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6, blue: 0.9, alpha: 0.7))
        context.fill(CGRect(x: 0, y: 0, width: 150, height: 140))
        if example.isMultiple(of: 2) { context.clip(to: clip) }
        context.draw(image, transform: CGAffineTransform(translationX: x, y: y))
        return Bitmap(context)
      }
      for picture in pictures.dropFirst() { #expect(picture == pictures[0], "example \(example)") }
    }
  }
}
