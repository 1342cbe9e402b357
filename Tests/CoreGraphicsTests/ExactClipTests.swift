// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Clips by paths that cut pixels: within four levels of the area that all shapes have in common.
struct ExactClipTests {
  private let side = 48
  private let most: CGFloat = 4
  private var whole: CGRect { CGRect(x: 0, y: 0, width: side, height: side) }

  private func path(_ kind: RandomShape, using random: inout SeededGenerator) -> CGPath {
    kind.path(side: CGFloat(side), using: &random)
  }

  private func clip(_ context: CGContext, to paths: [CGPath]) {
    for path in paths {
      context.addPath(path)
      context.clip()
    }
  }

  private func expect(_ bitmap: Bitmap, _ paths: [CGPath], _ what: String) {
    let worst = WindingArea(paths.map { ($0, .winding) }).largestDifference(to: bitmap, rows: 0..<bitmap.height)
    #expect(worst.levels <= most, "\(what): \(worst.place)")
  }

  @Test(arguments: RandomShape.allCases) func `a clip, one in another and a fill under both are exact`(
    kind: RandomShape
  ) throws {
    var random = SeededGenerator(seed: 70)
    for i in 0..<5 {
      let first = path(kind, using: &random)
      let second = path(.ellipse, using: &random)
      let third = path(.star, using: &random)
      let single = try canvas(side, side) {
        clip($0, to: [first])
        $0.fill(whole)
      }
      expect(single, [first], "\(kind) \(i)")
      let nested = try canvas(side, side) {
        clip($0, to: [second, first])
        $0.fill(whole)
      }
      expect(nested, [second, first], "\(kind) \(i), nested")
      let filled = try canvas(side, side) {
        clip($0, to: [second, first])
        $0.addPath(third)
        $0.fillPath()
      }
      expect(filled, [second, first, third], "\(kind) \(i), filled")
    }
  }

  @Test func `a shape filled within itself has its edges once`() throws {
    let path = CGPath(ellipseIn: CGRect(x: 4.3, y: 6.1, width: 37, height: 33), transform: nil)
    for mode in [CGBlendMode.normal, .multiply] {
      let bitmap = try canvas(side, side) {
        $0.setBlendMode(mode)
        clip($0, to: [path])
        $0.addPath(path)
        $0.fillPath()
      }
      expect(bitmap, [path], "\(mode)")
    }
  }

  /// Everything that is not a plain colour goes through Cairo, and then through the clip.
  private static let ways: [(name: String, draw: @Sendable (CGContext, CGRect) -> Void)] = [
    (
      "gradient",
      { context, rect in
        guard let gradient = CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.black], locations: nil) else {
          return
        }
        context.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 9, y: 5),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    ),
    (
      "pattern",
      { context, rect in
        context.setFillColor(CGColor(pattern: CGPattern(image: CGImage.of([[0xFF00_0000]]), scale: 1), alpha: 1))
        context.fill(rect)
      }
    ),
    (
      "tiles",
      { context, rect in
        context.draw(CGImage.of([[0xFF00_0000]]), in: CGRect(x: 0, y: 0, width: 3, height: 3), byTiling: true)
      }
    ),
    ("image", { context, rect in context.draw(CGImage.of([[0xFF00_0000]]), in: rect) }),
    (
      "copied image",
      { context, rect in
        let row = [UInt32](repeating: 0xFF00_0000, count: Int(rect.width))
        let image = CGImage.of(Array(repeating: row, count: Int(rect.height)))
        context.draw(image, transform: CGAffineTransform(translationX: rect.minX, y: rect.minY))
      }
    ),
    (
      "layer",
      { context, rect in
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(rect)
        context.endTransparencyLayer()
      }
    ),
    (
      "mask",
      { context, rect in
        context.clip(to: rect, mask: CGImage.of([[0xFF00_0000]]))
        context.fill(rect)
      }
    ),
    (
      "copy",
      { context, rect in
        context.setBlendMode(.copy)
        context.fill(rect)
      }
    ),
    (
      "shadow",
      { context, rect in
        context.setShadow(offset: .zero, blur: 0, color: .black)
        context.fill(rect)
      }
    ),
    (
      "source in",
      { context, rect in
        context.fill(rect.insetBy(dx: -9, dy: -9))
        context.setBlendMode(.sourceIn)
        context.fill(rect)
      }
    ),
  ]

  @Test func `whatever is drawn is held to the clip alike`() throws {
    var random = SeededGenerator(seed: 71)
    for (name, draw) in Self.ways {
      for kind in [RandomShape.star, .blob, .roundedRectangle] {
        let paths = [path(kind, using: &random), path(.triangle, using: &random)]
        let bitmap = try canvas(side, side) {
          $0.saveGState()
          clip($0, to: paths)
          draw($0, whole)
          $0.restoreGState()
        }
        expect(bitmap, paths, "\(name), \(kind)")
      }
    }
  }

  @Test func `the clip ends with its state, and what lies outside keeps its colour`() throws {
    let circle = CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 40, height: 40), transform: nil)
    let bitmap = try canvas(side, side) {
      $0.setFillColor(.white)
      $0.fill(whole)
      $0.saveGState()
      clip($0, to: [circle])
      $0.setBlendMode(.sourceOut)
      $0.fill(whole)
      $0.restoreGState()
      $0.setFillColor(.black)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(bitmap[0, 0] == Pixel(0))
    // Within the circle's box.
    #expect(bitmap[6, 6] == Pixel(0xFFFFFF))
    #expect(bitmap[24, 24] == .clear)
  }

  @Test func `a fill in a clip of whole pixels is painted there only`() throws {
    let circle = CGPath(ellipseIn: CGRect(x: 3.5, y: 4.2, width: 40, height: 40), transform: nil)
    let rects = [CGRect(x: 5, y: 6, width: 30, height: 20), CGRect(x: 9, y: 1, width: 30, height: 20)]
    let bitmap = try canvas(side, side) {
      for rect in rects { $0.clip(to: rect) }
      $0.addPath(circle)
      $0.fillPath()
    }
    expect(bitmap, [circle] + rects.map { CGPath(rect: $0, transform: nil) }, "rectangles")
  }

  @Test func `a turned image's and a gradient band's edges are exact`() throws {
    let turn = CGAffineTransform(translationX: 20, y: 5).rotated(by: 0.4)
    let rect = CGRect(x: 2, y: 3, width: 25, height: 18)
    let outline = CGMutablePath()
    outline.addRect(rect, transform: turn)
    let image = CGImage.of(Array(repeating: [0xFF00_0000, 0xFF00_0000], count: 2))
    for change in [{ _ in }, { $0.setAlpha(0.999) }] as [(CGContext) -> Void] {
      expect(
        try canvas(side, side) {
          change($0)
          $0.concatenate(turn)
          $0.draw(image, in: rect)
        }, [outline], "image")
    }
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.black], locations: nil))
    let band = CGMutablePath()
    band.addRect(CGRect(x: 2, y: -90, width: 20, height: 180), transform: turn)
    expect(
      try canvas(side, side) {
        $0.concatenate(turn)
        $0.drawLinearGradient(gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 22, y: 0), options: [])
      }, [band], "gradient")
  }
}
