// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

struct PatternTests {
  /// Three by two pixels, all different.
  private let tile = CGImage.make(width: 3, height: 2, opaque: false) { words, stride in
    let colors: [UInt32] = [0xFF_FF0000, 0xFF_00FF00, 0xFF_0000FF, 0xFF_FFFF00, 0xFF_00FFFF, 0xFF_FF00FF]
    for (i, color) in colors.enumerated() { words[i / 3 * stride + i % 3] = color }
  }

  private func draw(scale: Int, phase: CGSize = .zero, in rect: CGRect) throws -> Bitmap {
    let tile = try #require(tile)
    let context = try #require(CGContext.bitmap(width: 40, height: 30, opaque: false))
    context.setSurfaceTransform(CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)))
    context.setPatternPhase(phase)
    context.setFillColor(CGColor(pattern: CGPattern(image: tile, scale: CGFloat(scale))))
    context.fill(rect)
    return Bitmap(context)
  }

  @Test(arguments: [1, 2, 3])
  func `tiles keep exactly their own colours at whole scales`(scale: Int) throws {
    let bitmap = try draw(scale: scale, in: CGRect(x: 0, y: 0, width: 40, height: 30))
    let colors = try Bitmap(#require(tile))
    for y in 0..<30 {
      for x in 0..<40 { #expect(bitmap[x, y] == colors[x % 3, y % 2], "at \(x), \(y)") }
    }
  }

  @Test(arguments: [2, 3]) func `a tile of one pixel a point is enlarged without blur`(scale: Int) throws {
    let tile = try #require(tile)
    let context = try #require(CGContext.bitmap(width: 24, height: 24, opaque: false))
    context.setSurfaceTransform(CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)))
    context.setFillColor(CGColor(pattern: CGPattern(image: tile, scale: 1)))
    context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
    let (bitmap, colors) = (Bitmap(context), Bitmap(tile))
    for y in 0..<24 {
      for x in 0..<24 { #expect(bitmap[x, y] == colors[x / scale % 3, y / scale % 2], "at \(x), \(y)") }
    }
  }

  @Test func `tiles are anchored to the base space, not to the shape`() throws {
    let whole = try draw(scale: 1, in: CGRect(x: 0, y: 0, width: 40, height: 30))
    let part = try draw(scale: 1, in: CGRect(x: 7, y: 5, width: 20, height: 11))
    for y in 5..<16 {
      for x in 7..<27 { #expect(part[x, y] == whole[x, y]) }
    }
    #expect(part[6, 5] == .clear)
  }

  @Test func `the phase moves the tiles`() throws {
    let whole = try draw(scale: 1, in: CGRect(x: 0, y: 0, width: 40, height: 30))
    let moved = try draw(scale: 1, phase: CGSize(width: 1, height: 1), in: CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(moved[1, 1] == whole[0, 0])
    #expect(moved[0, 0] == whole[2, 1])
  }

  @Test func `an alpha of the colour or the context thins the whole pattern`() throws {
    let tile = try #require(tile)
    let context = try #require(CGContext.bitmap(width: 6, height: 6, opaque: false))
    context.setSurfaceTransform(.identity)
    context.setFillColor(CGColor(pattern: CGPattern(image: tile, scale: 1), alpha: 0.5))
    context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    #expect(Bitmap(context).words.allSatisfy { $0 >> 24 == 0x80 })
  }

  @Test func `a drawn cell repeats by its steps, the right way up`() throws {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      }, releaseInfo: nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
        tiling: .noDistortion, isColored: true, callbacks: &callbacks))
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    var alpha: CGFloat = 1
    let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: &alpha))
    let context = try #require(CGContext.bitmap(width: 8, height: 8, opaque: false))
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    let bitmap = Bitmap(context)
    // y up: the cell's first row is the bitmap's last.
    for y in 0..<8 {
      for x in 0..<8 { #expect(bitmap[x, y] == (x % 4 < 2 && y % 4 == 3 ? Pixel(0xFF0000) : .clear), "at \(x), \(y)") }
    }
  }

  @Test func `a cell without a size gives no pattern`() {
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: nil, releaseInfo: nil)
    for step in [CGFloat.nan, 0, .infinity] {
      #expect(
        CGPattern(
          info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: step, yStep: 4,
          tiling: .noDistortion, isColored: true, callbacks: &callbacks) == nil)
    }
  }
}
