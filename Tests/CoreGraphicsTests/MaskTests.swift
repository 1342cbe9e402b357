// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Clipping to masks, image masks and masked images.
struct MaskTests {
  private let whole = CGRect(x: 0, y: 0, width: 8, height: 8)

  /// Alphas that rise by row and column: 8 × 8 half tones.
  private let ramp = CGImage.of((0..<8).map { y in (0..<8).map { x in UInt32(y * 32 + x * 4) << 24 } })

  /// One byte a pixel, as an image mask: 0 paints, 255 does not.
  private func mask(_ rows: [[UInt8]]) throws -> CGImage {
    let provider = try #require(CGDataProvider(data: Data(rows.joined())))
    return try #require(
      CGImage(
        maskWidth: rows[0].count, height: rows.count, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: rows[0].count,
        provider: provider, decode: nil, shouldInterpolate: false))
  }

  private func picture(_ draw: (CGContext) -> Void) throws -> Bitmap {
    let context = try #require(CGContext.bitmap(width: 8, height: 8, opaque: false))
    draw(context)
    return Bitmap(context)
  }

  @Test func `a mask lets its half tones through`() throws {
    let bitmap = try picture {
      $0.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
      $0.clip(to: whole, mask: ramp)
      $0.fill(whole)
    }
    for y in 0..<8 {
      for x in 0..<8 {
        #expect(bitmap[x, y].alpha == y * 32 + x * 4)
        #expect(bitmap[x, y].red == y * 32 + x * 4)
      }
    }
  }

  @Test func `of an opaque image the brightness lets through, of an image mask the darkness`() throws {
    let gray = try #require(
      CGImage.make(width: 2, height: 1, opaque: true) { words, _ in (words[0], words[1]) = (0xFF40_4040, 0xFFFF_FFFF) })
    let bright = try picture {
      $0.clip(to: whole, mask: gray)
      $0.fill(whole)
    }
    #expect(bright[1, 1].alpha == 0x40 && bright[6, 1].alpha == 255)
    let dark = try mask([[0x40, 0xFF]])
    let through = try picture {
      $0.interpolationQuality = .none
      $0.clip(to: whole, mask: dark)
      $0.fill(whole)
    }
    #expect(through[1, 1].alpha == 0xBF && through[6, 1].alpha == 0)
  }

  @Test func `nested masks multiply, and each ends with its graphics state`() throws {
    let half = CGImage.of([[0x8000_0000]])
    let bitmap = try picture {
      $0.saveGState()
      $0.clip(to: whole, mask: half)
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 2))
      $0.saveGState()
      $0.clip(to: whole, mask: half)
      $0.fill(CGRect(x: 0, y: 2, width: 8, height: 2))
      $0.restoreGState()
      $0.fill(CGRect(x: 0, y: 4, width: 8, height: 2))
      $0.restoreGState()
      $0.fill(CGRect(x: 0, y: 6, width: 8, height: 2))
    }
    let column = bitmap.column(4).map(\.alpha)
    for (got, wanted) in zip(column, [255, 255, 128, 128, 64, 64, 128, 128]) { #expect(abs(got - wanted) <= 1) }
  }

  @Test func `two masks in one state multiply as well`() throws {
    let half = CGImage.of([[0x8000_0000]])
    let bitmap = try picture {
      $0.saveGState()
      $0.clip(to: whole, mask: half)
      $0.clip(to: CGRect(x: 0, y: 0, width: 4, height: 8), mask: half)
      $0.fill(whole)
      $0.restoreGState()
    }
    #expect(abs(bitmap[1, 1].alpha - 64) <= 1)
    #expect(bitmap[5, 1].alpha == 0)
  }

  @Test func `a picture taken while masked shows what was drawn so far, and drawing goes on masked`() throws {
    let half = CGImage.of([[0x8000_0000]])
    let context = try #require(CGContext.bitmap(width: 8, height: 8, opaque: false))
    context.saveGState()
    context.clip(to: whole, mask: half)
    context.fill(CGRect(x: 0, y: 4, width: 8, height: 4))
    let early = Bitmap(try #require(context.makeImage()))
    #expect(early[4, 1].alpha == 128 && early[4, 6].alpha == 0)
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    context.restoreGState()
    let late = Bitmap(context)
    #expect(late.words.allSatisfy { $0 >> 24 == 128 })
    context.fill(whole)
    #expect(Bitmap(context).words.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func `a mask is placed by the transform, upright, and clips to its rectangle`() throws {
    let upper = CGImage.of([[0xFF00_0000], [0]])
    let up = try picture {
      $0.translateBy(x: 2, y: 1)
      $0.clip(to: CGRect(x: 0, y: 0, width: 4, height: 6), mask: upper)
      $0.fill(CGRect(x: -9, y: -9, width: 30, height: 30))
    }
    // y up: the rectangle lies in rows 1 to 6, the mask's opaque row is the upper half of it.
    for y in 0..<8 {
      for x in 0..<8 {
        #expect((up[x, y].alpha == 255) == ((2..<6).contains(x) && (1..<4).contains(y)), "at \(x), \(y)")
      }
    }
  }

  @Test func `a gradient drawn in a masked rounded clip is masked`() throws {
    let half = CGImage.of([[0x8000_0000]])
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.white, CGColor.white], locations: nil))
    for isMaskFirst in [true, false] {
      let bitmap = try picture {
        if isMaskFirst { $0.clip(to: whole, mask: half) }
        $0.addPath(CGPath(roundedRect: whole, cornerWidth: 2, cornerHeight: 2, transform: nil))
        $0.clip()
        if !isMaskFirst { $0.clip(to: whole, mask: half) }
        $0.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 0, y: 8),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
      #expect(bitmap[4, 4] == Pixel(word: 0x8080_8080))
      #expect(bitmap[0, 0].alpha < 60)
    }
  }

  @Test func `an image mask paints the fill colour where it is dark`() throws {
    let mask = try mask([[0, 255], [128, 64]])
    #expect(mask.isMask)
    let bitmap = try picture {
      $0.interpolationQuality = .none
      $0.setFillColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
      $0.draw(mask, in: whole)
    }
    #expect(bitmap[1, 1] == Pixel(0x00FF00))
    #expect(bitmap[6, 1] == .clear)
    #expect(bitmap[1, 6] == Pixel(word: 0x7F00_7F00))
    #expect(bitmap[6, 6] == Pixel(word: 0xBF00_BF00))
  }

  @Test func `a masked image keeps what the mask does not hold back, at any size of the mask`() throws {
    let image = CGImage.of(Array(repeating: Array(repeating: 0xFFFF_8000, count: 4), count: 4))
    let masked = Bitmap(try #require(image.masking(mask([[0, 255], [128, 64]]))))
    #expect(masked[0, 0] == Pixel(0xFF8000))
    #expect(masked[3, 1] == .clear)
    #expect(masked[0, 3] == Pixel(word: 0x7F7F_4000))
    #expect(masked[3, 3] == Pixel(word: 0xBFBF_6000))
    // Another image's brightness is its alpha.
    let gray = CGImage.of([[0xFF00_0000, 0xFF80_8080, 0xFFFF_FFFF, 0xFFFF_FFFF]])
    let bright = Bitmap(try #require(image.masking(gray)))
    #expect(bright.row(2).map(\.alpha) == [0, 128, 255, 255])
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300]) func `a mask in no rectangle hides everything`(bad: CGFloat) throws
  {
    let bitmap = try picture {
      $0.saveGState()
      $0.clip(to: CGRect(x: 0, y: 0, width: bad, height: 4), mask: ramp)
      $0.fill(CGRect(x: 0, y: 5, width: 8, height: 3))
      $0.restoreGState()
    }
    #expect(bitmap.coverage == 0)
  }
}
