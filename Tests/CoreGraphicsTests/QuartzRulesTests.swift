// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Rules of Quartz at the ends of what is usual.
struct QuartzRulesTests {
  private let whole = CGRect(x: 0, y: 0, width: 16, height: 16)

  @Test(arguments: [CGPathFillRule.winding, .evenOdd]) func `a clip to no path at all does nothing`(
    rule: CGPathFillRule
  ) throws {
    let bitmap = try canvas(16, 16) {
      $0.clip(using: rule)
      $0.fill(whole)
    }
    #expect(bitmap.words.allSatisfy { $0 == 0xFF00_0000 })
    let none = try canvas(16, 16) {
      $0.clip(to: .zero)
      $0.fill(whole)
    }
    #expect(none.words.allSatisfy { $0 == 0 })
    let noRectangles = try canvas(16, 16) {
      $0.clip(to: [])
      $0.fill(whole)
    }
    #expect(noRectangles.words.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [
    CGAffineTransform.identity, CGAffineTransform(scaleX: 3, y: 20), CGAffineTransform(rotationAngle: 0.5),
    CGAffineTransform(a: 1, b: 0.25, c: 2, d: 1, tx: 5, ty: 6).scaledBy(x: 1e-3, y: 1e-3),
  ])
  func `an endless rectangle covers everything, however it is scaled and turned`(transform: CGAffineTransform) throws {
    let drawings: [(CGContext) -> Void] = [
      { $0.fill(.infinite) },
      {
        $0.clip(to: .infinite)
        $0.concatenate(transform.inverted())
        $0.fill(whole)
      },
      {
        $0.addRect(.infinite)
        $0.fillPath(using: .evenOdd)
      },
    ]
    for draw in drawings {
      let bitmap = try canvas(16, 16) {
        $0.concatenate(transform)
        draw($0)
      }
      #expect(bitmap.words.allSatisfy { $0 == 0xFF00_0000 })
    }
  }

  @Test func `an image mask throws a shadow of its own shape`() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 255, 255, 0])))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider, decode: nil,
        shouldInterpolate: false))
    for angle in [0, 0.4] as [CGFloat] {
      func picture(_ draw: (CGContext) -> Void) throws -> Bitmap {
        try canvas(16, 16) {
          $0.setShadow(
            offset: CGSize(width: 6, height: 5), blur: 0, color: CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
          $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
          $0.translateBy(x: 4, y: 2)
          $0.rotate(by: angle)
          $0.interpolationQuality = .none
          draw($0)
        }
      }
      let drawn = try picture { $0.draw(mask, in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
      // Its upper left and lower right quarter are painted.
      let filled = try picture {
        $0.addRects([CGRect(x: 0, y: 2, width: 2, height: 2), CGRect(x: 2, y: 0, width: 2, height: 2)])
        $0.fillPath()
      }
      // Inside, a pixel of the mask is all or nothing.
      #expect(drawn.largestDifference(to: filled) <= (angle == 0 ? 1 : 140))
      #expect(abs(drawn.coverage - filled.coverage) <= (angle == 0 ? 0.1 : 1.5))
    }
  }

  @Test func `tiles of an image mask have the fill colour`() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 255])))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider, decode: nil,
        shouldInterpolate: false))
    let bitmap = try canvas(8, 4) {
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      $0.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 1), byTiling: true)
    }
    for y in 0..<4 {
      for x in 0..<8 { #expect(bitmap[x, y] == (x.isMultiple(of: 2) ? Pixel(word: 0x8080_0000) : .clear)) }
    }
  }

  @Test(arguments: [1, 2] as [CGFloat], [true, false]) func `cells that are larger than their steps overlap`(
    scale: CGFloat, isColored: Bool
  ) throws {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.fill(CGRect(x: -2, y: -1, width: 7, height: 2))
        context.fill(CGRect(x: 3, y: -3, width: 1, height: 9))
      }, releaseInfo: nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: -2, y: -3, width: 7, height: 9), matrix: .identity, xStep: 4, yStep: 5,
        tiling: .noDistortion, isColored: isColored, callbacks: &callbacks))
    let space = try #require(CGColorSpace(patternBaseSpace: isColored ? nil : CGColorSpaceCreateDeviceRGB()))
    let color = try #require(
      CGColor(patternSpace: space, pattern: pattern, components: isColored ? [1] : [0, 0, 0, 1]))
    let tiled = try canvas(24, 24, scale: scale) {
      $0.setFillColor(color)
      $0.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
    }
    let drawn = try canvas(24, 24, scale: scale) {
      for y in -3...8 {
        for x in -3...8 {
          $0.saveGState()
          $0.translateBy(x: CGFloat(x) * 4, y: CGFloat(y) * 5)
          callbacks.drawPattern?(nil, $0)
          $0.restoreGState()
        }
      }
    }
    #expect(tiled == drawn)
  }
}
