// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Every blend mode against its formula, in every way of drawing, and nothing outside the shape.
struct BlendModeTests {
  private let size = 16

  /// What lies under the drawing.
  private func background(_ context: CGContext, _ image: CGImage) {
    context.setBlendMode(.copy)
    context.draw(image, transform: .identity)
  }

  /// Two levels, because source and result are rounded to 8 bits, and some modes divide by the alpha.
  ///
  /// Draws over random pixels and compares where `inside` says so with the formula, elsewhere with what was there.
  private func check(
    _ mode: CGBlendMode, seed: UInt64, tolerance: Double = 2, _ what: String, inside: CGRect,
    source: (Int, Int) -> Pixel,
    _ draw: (CGContext) -> Void
  ) throws {
    var random = SeededGenerator(seed: seed)
    let below = try randomPixels(size, size, using: &random)
    let before = try canvas(size, size) { background($0, below) }
    let after = try canvas(size, size) {
      background($0, below)
      $0.setBlendMode(mode)
      draw($0)
    }
    for y in 0..<size {
      for x in 0..<size {
        guard inside.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) else {
          #expect(after[x, y] == before[x, y], "\(mode), \(what): outside at \(x), \(y)")
          continue
        }
        let wanted = BlendFormula.result(mode, .init(source(x, y)), over: .init(before[x, y]))
        let difference = wanted.difference(to: after[x, y])
        if difference > tolerance {
          Issue.record(
            "\(mode), \(what): \(source(x, y)) over \(before[x, y]) is \(after[x, y]), off by \(difference)")
          return
        }
      }
    }
  }

  private let rect = CGRect(x: 3, y: 4, width: 9, height: 8)

  @Test(arguments: BlendFormula.all) func `a fill blends by the formula, within its shape`(mode: CGBlendMode) throws {
    var random = SeededGenerator(seed: 70)
    for i in 0..<12 {
      let pixel = Pixel(word: randomPixel(using: &random))
      try check(mode, seed: UInt64(i), "fill", inside: rect, source: { _, _ in pixel }) {
        $0.setFillColor(.premultiplied(pixel))
        $0.fill(rect)
      }
    }
  }

  @Test(arguments: BlendFormula.all) func `a stroke blends by the formula, within its line`(mode: CGBlendMode) throws {
    var random = SeededGenerator(seed: 71)
    for i in 0..<4 {
      let pixel = Pixel(word: randomPixel(using: &random))
      try check(mode, seed: UInt64(i), "stroke", inside: rect, source: { _, _ in pixel }) {
        $0.setStrokeColor(.premultiplied(pixel))
        $0.setLineWidth(8)
        $0.move(to: CGPoint(x: 3, y: 8))
        $0.addLine(to: CGPoint(x: 12, y: 8))
        $0.strokePath()
      }
    }
  }

  @Test(arguments: BlendFormula.all) func `an image blends by the formula, within itself`(mode: CGBlendMode) throws {
    var random = SeededGenerator(seed: 72)
    let image = try randomPixels(9, 8, using: &random)
    let pixels = Bitmap(image)
    try check(mode, seed: 1, "image", inside: rect, source: { pixels[$0 - 3, $1 - 4] }) {
      $0.draw(image, transform: CGAffineTransform(translationX: 3, y: 4))
    }
  }

  @Test(arguments: BlendFormula.all) func `a gradient blends by the formula, within the clip`(mode: CGBlendMode) throws
  {
    let colors = [
      CGColor(srgbRed: 1, green: 0.2, blue: 0, alpha: 1), CGColor(srgbRed: 0, green: 0.5, blue: 1, alpha: 0.3),
    ]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    func draw(_ context: CGContext) {
      context.clip(to: rect)
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 2, y: 3), end: CGPoint(x: 14, y: 10),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    let pixels = try canvas(size, size) { draw($0) }
    // Three: the gradient itself is not rounded before it is blended, but what it is compared with is.
    try check(mode, seed: 2, tolerance: 3, "gradient", inside: rect, source: { pixels[$0, $1] }) { draw($0) }
  }

  @Test(arguments: BlendFormula.all)
  func `a transparency layer blends by the formula, within the clip`(mode: CGBlendMode) throws {
    var random = SeededGenerator(seed: 73)
    let image = try randomPixels(9, 8, using: &random)
    let pixels = Bitmap(image)
    try check(mode, seed: 3, "layer", inside: rect, source: { pixels[$0 - 3, $1 - 4] }) {
      $0.clip(to: rect)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.draw(image, transform: CGAffineTransform(translationX: 3, y: 4))
      $0.endTransparencyLayer()
    }
  }

  @Test(arguments: BlendFormula.all) func `a pattern blends by the formula, within its shape`(mode: CGBlendMode) throws
  {
    var random = SeededGenerator(seed: 74)
    let tile = try randomPixels(3, 2, using: &random)
    let pixels = Bitmap(tile)
    try check(mode, seed: 4, "pattern", inside: rect, source: { pixels[$0 % 3, $1 % 2] }) {
      $0.setFillColor(CGColor(pattern: CGPattern(image: tile, scale: 1)))
      $0.fill(rect)
    }
  }

  @Test(arguments: BlendFormula.all)
  func `the edge of a shape mixes what was there with the result by its coverage`(mode: CGBlendMode) throws {
    // Half a pixel on the left: Quartz changes half of it.
    let (below, source) = (Pixel(word: 0xC060_2090), Pixel(word: 0xB010_A040))
    let bitmap = try canvas(4, 1) {
      $0.setBlendMode(.copy)
      $0.setFillColor(.premultiplied(below))
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      $0.setBlendMode(mode)
      $0.setFillColor(.premultiplied(source))
      $0.fill(CGRect(x: 1.5, y: 0, width: 2.5, height: 1))
    }
    let full = BlendFormula.result(mode, .init(source), over: .init(below))
    // Adding has a limit: what is thinned there is the source.
    let half =
      mode == .plusLighter
      ? BlendFormula.result(mode, .init(BlendFormula.Color(source).channels.map { $0 / 2 }), over: .init(below))
      : BlendFormula.Color(zip(full.channels, BlendFormula.Color(below).channels).map { ($0 + $1) / 2 })
    #expect(bitmap[0, 0] == below)
    #expect(full.difference(to: bitmap[2, 0]) <= 2, "\(bitmap[2, 0])")
    #expect(half.difference(to: bitmap[1, 0]) <= 3, "\(bitmap[1, 0]) instead of \(half)")
  }

  @Test(arguments: BlendFormula.all)
  func `an alpha of the context thins the source of fills, images, patterns, gradients and layers`(
    mode: CGBlendMode
  ) throws {
    var random = SeededGenerator(seed: 75)
    let image = try randomPixels(9, 8, using: &random)
    let pixels = Bitmap(image)
    func thinned(_ pixel: Pixel) -> Pixel {
      var word: UInt32 = 0
      for shift in [0, 8, 16, 24] as [UInt32] {
        let level = pixel.word >> shift & 0xFF
        word |= ((level * 102 + 127) / 255) << shift
      }
      return Pixel(word: word)
    }
    let fill = Pixel(word: 0xB010_A040)
    try check(mode, seed: 5, tolerance: 4, "fill", inside: rect, source: { _, _ in thinned(fill) }) {
      $0.setAlpha(0.4)
      $0.setFillColor(.premultiplied(fill))
      $0.fill(rect)
    }
    try check(mode, seed: 6, tolerance: 4, "image", inside: rect, source: { thinned(pixels[$0 - 3, $1 - 4]) }) {
      $0.setAlpha(0.4)
      $0.draw(image, transform: CGAffineTransform(translationX: 3, y: 4))
    }
    try check(mode, seed: 7, tolerance: 4, "pattern", inside: rect, source: { thinned(pixels[$0 % 9, $1 % 8]) }) {
      $0.setAlpha(0.4)
      $0.setFillColor(CGColor(pattern: CGPattern(image: image, scale: 1)))
      $0.fill(rect)
    }
    try check(mode, seed: 8, tolerance: 4, "tiles", inside: rect, source: { thinned(pixels[$0 % 9, $1 % 8]) }) {
      $0.clip(to: rect)
      $0.setAlpha(0.4)
      $0.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 8))
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 9, height: 8), byTiling: true)
    }
    try check(mode, seed: 9, tolerance: 4, "layer", inside: rect, source: { thinned(pixels[$0 - 3, $1 - 4]) }) {
      $0.clip(to: rect)
      $0.setAlpha(0.4)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.draw(image, transform: CGAffineTransform(translationX: 3, y: 4))
      $0.endTransparencyLayer()
    }
  }

  @Test func `every declared mode has a formula here, and they differ`() {
    #expect(BlendFormula.all.count == 27)
    let (s, d) = (BlendFormula.Color([0.5, 0.3, 0.1, 0.7]), BlendFormula.Color([0.1, 0.4, 0.6, 0.8]))
    let results = BlendFormula.all.map { BlendFormula.result($0, s, over: d).channels }
    #expect(results.allSatisfy { $0.allSatisfy(\.isFinite) })
    #expect(Set(results).count == 27)
  }
}
