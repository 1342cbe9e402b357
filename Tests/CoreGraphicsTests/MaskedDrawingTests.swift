// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// A mask in the clip holds back each thing drawn by itself: what was there shows through by the rest.
struct MaskedDrawingTests {
  private static let whole = CGRect(x: 0, y: 0, width: 12, height: 12)

  /// What lies below, and a mask of half tones.
  private let ground: CGImage
  private let mask: CGImage

  init() throws {
    var random = SeededGenerator(seed: 5)
    ground = try randomPixels(12, 12, using: &random)
    mask = CGImage.of(
      (0..<12).map { _ in (0..<12).map { _ in UInt32.random(in: 0...255, using: &random) << 24 } })
  }

  private static let drawings: [(name: String, draw: @Sendable (CGContext) -> Void)] = [
    ("fill", { $0.fill(CGRect(x: 1.5, y: 2.25, width: 7, height: 6)) }),
    ("ellipse", { $0.fillEllipse(in: CGRect(x: 1, y: 1, width: 9, height: 10)) }),
    ("stroke", { $0.stroke(CGRect(x: 2, y: 2, width: 7, height: 6), width: 1.5) }),
    ("clear", { $0.clear(CGRect(x: 2, y: 2, width: 7, height: 6)) }),
    ("image", { $0.draw(CGImage.of([[0xFF20_4060, 0x8040_2010]]), in: CGRect(x: 2, y: 3, width: 8, height: 6)) }),
    ("pixels", { $0.draw(CGImage.of([[0xFF20_4060, 0x8040_2010]]), in: CGRect(x: 2, y: 3, width: 2, height: 1)) }),
    (
      "tiles",
      {
        $0.draw(CGImage.of([[0xFF20_4060, 0x8040_2010]]), in: CGRect(x: 2, y: 3, width: 2, height: 1), byTiling: true)
      }
    ),
    (
      "gradient",
      {
        guard let gradient = CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: nil) else {
          return
        }
        $0.drawLinearGradient(gradient, start: CGPoint(x: 2, y: 2), end: CGPoint(x: 9, y: 5), options: [])
      }
    ),
    (
      "layer",
      {
        $0.setAlpha(0.5)
        $0.beginTransparencyLayer(auxiliaryInfo: nil)
        $0.fill(CGRect(x: 1, y: 2, width: 7, height: 6))
        $0.fill(CGRect(x: 4, y: 5, width: 7, height: 6))
        $0.endTransparencyLayer()
        $0.setAlpha(1)
      }
    ),
  ]

  private func picture(_ draw: (CGContext) -> Void) throws -> Bitmap {
    let context = try #require(CGContext.bitmap(width: 12, height: 12, opaque: false))
    context.draw(ground, in: Self.whole)
    context.setFillColor(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.75)
    context.setStrokeColor(red: 0.2, green: 0.3, blue: 1, alpha: 1)
    draw(context)
    return Bitmap(context)
  }

  @Test(arguments: [.normal, .multiply, .copy, .sourceOut, .destinationOut, .difference, .hue, .xor] as [CGBlendMode])
  func `in a mask each drawing mixes what was there with what it would be without`(mode: CGBlendMode) throws {
    let before = try picture { _ in }
    for (name, draw) in Self.drawings {
      let plain = try picture {
        $0.setBlendMode(mode)
        draw($0)
      }
      let masked = try picture {
        $0.saveGState()
        $0.clip(to: Self.whole, mask: mask)
        $0.setBlendMode(mode)
        draw($0)
        $0.restoreGState()
      }
      for y in 0..<12 {
        for x in 0..<12 {
          let level = mask.withPixels { words, stride in Int(words[y * stride + x] >> 24) }
          let (a, b, got) = (before[x, y], plain[x, y], masked[x, y])
          for part in [\Pixel.alpha, \.red, \.green, \.blue] {
            let wanted = (a[keyPath: part] * (255 - level) + b[keyPath: part] * level + 127) / 255
            #expect(abs(got[keyPath: part] - wanted) <= 2, "\(name) by \(mode) at \(x), \(y)")
          }
        }
      }
    }
  }

  @Test func `two drawings in a mask are held back one after the other`() throws {
    let half = CGImage.of([[0x8000_0000]])
    let context = try #require(CGContext.bitmap(width: 12, height: 12, opaque: false))
    context.clip(to: Self.whole, mask: half)
    context.fill(Self.whole)
    context.fill(Self.whole)
    #expect(Bitmap(context).words.allSatisfy { abs(Int($0 >> 24) - 192) <= 1 })
  }

  @Test func `a turned mask lies where an image would`() throws {
    let image = CGImage.of([[0xFF00_0000, 0], [0x8000_0000, 0xFF00_0000]])
    func turn(_ context: CGContext) {
      context.interpolationQuality = .none
      context.translateBy(x: 6, y: 1)
      context.rotate(by: 0.6)
    }
    let rect = CGRect(x: 0, y: 0, width: 7, height: 6)
    let drawn = try canvas(12, 12) {
      turn($0)
      $0.draw(image, in: rect)
    }
    let masked = try canvas(12, 12) {
      turn($0)
      $0.clip(to: rect, mask: image)
      $0.fill(CGRect(x: -20, y: -20, width: 40, height: 40))
    }
    #expect(masked.largestDifference(to: drawn) <= 2)
  }
}
