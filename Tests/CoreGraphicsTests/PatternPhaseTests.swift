// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Where a pattern's tiles lie: exact for any whole-pixel origin, scale and flip.
struct PatternPhaseTests {
  private static let rows: [[UInt32]] = (0..<3).map { y in
    (0..<4).map { x in 0xFF00_0000 | UInt32(x * 60 + 10) << 16 | UInt32(y * 80 + 20) << 8 | 7 }
  }
  private let tile = CGImage.of(PatternPhaseTests.rows)

  private func wrapped(_ value: Int, _ size: Int) -> Int { (value % size + size) % size }

  /// Tiles of 4 × 3 points whose cell draws every point in another colour, y up in pattern space.
  private func drawnColor(matrix: CGAffineTransform = .identity, alpha: CGFloat = 1) throws -> CGColor {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        for y in 0..<3 {
          for x in 0..<4 {
            context.setFillColor(.premultiplied(Pixel(word: PatternPhaseTests.rows[y][x])))
            context.fill(CGRect(x: x, y: y, width: 1, height: 1))
          }
        }
      }, releaseInfo: nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 3), matrix: matrix, xStep: 4, yStep: 3,
        tiling: .noDistortion, isColored: true, callbacks: &callbacks))
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    return try #require(CGColor(patternSpace: space, pattern: pattern, components: [alpha]))
  }

  @Test(arguments: [1, 2, 3])
  func `an image pattern is exact at any origin of base space, phase and scale`(scale: Int) throws {
    var random = SeededGenerator(seed: 80)
    for i in 0..<24 {
      // Far away too: a tall card is scrolled by more pixels than 16 bits count.
      let far = i.isMultiple(of: 2) ? 40 : 1_000_000
      let (ox, oy) = (Int.random(in: -far...far, using: &random), Int.random(in: -far...far, using: &random))
      let (px, py) = (Int.random(in: -9...9, using: &random), Int.random(in: -9...9, using: &random))
      let context = try #require(CGContext.bitmap(width: 36, height: 30, opaque: false))
      let s = CGFloat(scale)
      context.setSurfaceTransform(CGAffineTransform(a: s, b: 0, c: 0, d: s, tx: CGFloat(ox), ty: CGFloat(oy)))
      context.setPatternPhase(CGSize(width: px, height: py))
      context.setFillColor(CGColor(pattern: CGPattern(image: tile, scale: s)))
      // The current transform moves the shape, not the tiles.
      context.translateBy(x: -CGFloat(ox) / s - 0.3, y: -CGFloat(oy) / s - 0.7)
      context.fill(CGRect(x: -60, y: -60, width: 200, height: 200))
      let bitmap = Bitmap(context)
      for y in 0..<30 {
        for x in 0..<36 {
          let wanted = Self.rows[wrapped(y - oy - py * scale, 3)][wrapped(x - ox - px * scale, 4)]
          #expect(bitmap[x, y].word == wanted, "origin \(ox), \(oy), phase \(px), \(py) at \(x), \(y)")
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3], [true, false])
  func `a drawn pattern is exact at any origin and scale, flipped or not`(scale: Int, isFlipped: Bool) throws {
    var random = SeededGenerator(seed: 81)
    for _ in 0..<8 {
      let (ox, oy) = (Int.random(in: -40...40, using: &random), Int.random(in: -40...40, using: &random))
      let context = try #require(CGContext.bitmap(width: 36, height: 30, opaque: false))
      let s = CGFloat(scale)
      context.setSurfaceTransform(
        CGAffineTransform(a: s, b: 0, c: 0, d: isFlipped ? -s : s, tx: CGFloat(ox), ty: CGFloat(oy)))
      context.setFillColor(try drawnColor())
      context.fill(CGRect(x: -400, y: -400, width: 800, height: 800))
      let bitmap = Bitmap(context)
      for y in 0..<30 {
        for x in 0..<36 {
          let across = Int((Double(x - ox) / Double(scale)).rounded(.down))
          let down = Int((Double(y - oy) / Double(scale)).rounded(.down))
          // Flipped, the row of pixels above the origin is the first one.
          let row = isFlipped ? -down - 1 : down
          let wanted = Self.rows[wrapped(row, 3)][wrapped(across, 4)]
          #expect(bitmap[x, y].word == wanted, "origin \(ox), \(oy) at \(x), \(y)")
        }
      }
    }
  }

  @Test func `the pattern's own matrix moves and mirrors it`() throws {
    let context = try #require(CGContext.bitmap(width: 16, height: 12, opaque: false))
    context.setSurfaceTransform(.identity)
    context.setFillColor(try drawnColor(matrix: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 5, ty: 2)))
    context.fill(CGRect(x: 0, y: 0, width: 16, height: 12))
    let bitmap = Bitmap(context)
    for y in 0..<12 {
      for x in 0..<16 { #expect(bitmap[x, y].word == Self.rows[wrapped(y - 2, 3)][wrapped(4 - x, 4)]) }
    }
  }

  @Test func `an uncoloured pattern takes the colour and alpha it is used with`() throws {
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 1, height: 2)) },
      releaseInfo: nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: .identity, xStep: 2, yStep: 2,
        tiling: .noDistortion, isColored: false, callbacks: &callbacks))
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    let gray = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceGray()))
    let red = try #require(CGColor(patternSpace: space, pattern: pattern, components: [1, 0, 0, 0.5]))
    let white = try #require(CGColor(patternSpace: gray, pattern: pattern, components: [1, 1]))
    let bitmap = try canvas(8, 4) {
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 2))
      $0.setFillColor(white)
      $0.fill(CGRect(x: 0, y: 2, width: 8, height: 2))
    }
    for x in 0..<8 {
      #expect(bitmap[x, 0].difference(to: x.isMultiple(of: 2) ? Pixel(word: 0x8080_0000) : .clear) <= 1)
      #expect(bitmap[x, 3] == (x.isMultiple(of: 2) ? Pixel(0xFFFFFF) : .clear))
    }
  }

  @Test func `an alpha pattern filled by the even-odd rule leaves the hole alone`() throws {
    let color = try drawnColor(alpha: 0.5)
    let bitmap = try canvas(20, 20) {
      $0.setFillColor(color)
      $0.addRect(CGRect(x: 2, y: 2, width: 16, height: 16))
      $0.addRect(CGRect(x: 6, y: 6, width: 8, height: 8))
      $0.fillPath(using: .evenOdd)
    }
    for y in 0..<20 {
      for x in 0..<20 {
        let outer = (2..<18).contains(x) && (2..<18).contains(y)
        let inner = (6..<14).contains(x) && (6..<14).contains(y)
        #expect(abs(bitmap[x, y].alpha - (outer && !inner ? 128 : 0)) <= 1, "at \(x), \(y)")
      }
    }
  }

  @Test func `a pattern strokes as it fills`() throws {
    let color = CGColor(pattern: CGPattern(image: tile, scale: 1))
    let filled = try canvas(20, 20) {
      $0.setFillColor(color)
      $0.fill(CGRect(x: 4, y: 6, width: 10, height: 4))
    }
    let stroked = try canvas(20, 20) {
      $0.setStrokeColor(color)
      $0.setLineWidth(4)
      $0.move(to: CGPoint(x: 4, y: 8))
      $0.addLine(to: CGPoint(x: 14, y: 8))
      $0.strokePath()
    }
    #expect(filled == stroked)
    #expect(filled.coverage == 40)
  }
}
