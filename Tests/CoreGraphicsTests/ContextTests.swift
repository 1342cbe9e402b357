// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

struct ContextTests {
  private func context(_ width: Int = 8, _ height: Int = 8) throws -> CGContext {
    let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    return try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
  }

  @Test func `a bitmap's base space has its origin at the bottom left`() throws {
    let context = try context()
    #expect(context.ctm.isIdentity)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let bitmap = Bitmap(context)
    #expect(bitmap[0, 7] == Pixel(0xFF0000))
    #expect(bitmap[1, 7] == Pixel(0xFF0000))
    #expect(bitmap[2, 7] == .clear)
    #expect(bitmap[0, 6] == .clear)
  }

  @Test func `colours are premultiplied and exact`() throws {
    let context = try context()
    context.setFillColor(CGColor(srgbRed: 200 / 255, green: 100 / 255, blue: 50 / 255, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
    context.setFillColor(CGColor(gray: 1, alpha: 0.5))
    context.fill(CGRect(x: 4, y: 0, width: 4, height: 8))
    let bitmap = Bitmap(context)
    #expect(bitmap[1, 1] == Pixel(0xC86432))
    #expect(bitmap[6, 1] == Pixel(word: 0x8080_8080))
  }

  @Test func `saved states come back, and a restore too many does nothing`() throws {
    let context = try context()
    context.setFillColor(.white)
    context.saveGState()
    context.setFillColor(.clear)
    context.translateBy(x: 3, y: 3)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(Bitmap(context).words.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func `a clip leaves what lies outside alone`() throws {
    let context = try context()
    context.clip(to: [CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 6, y: 6, width: 2, height: 2)])
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    let bitmap = Bitmap(context)
    #expect(bitmap[0, 7] == Pixel(0x000000))
    #expect(bitmap[7, 0] == Pixel(0x000000))
    #expect(bitmap[4, 4] == .clear)
  }

  /// A dead context of Cairo ignores everything that follows; ours must not die.
  @Test func `numbers that are not finite draw nothing and harm nothing`() throws {
    for bad in [CGFloat.nan, .infinity, -.infinity, 1e308] {
      let context = try context()
      context.saveGState()
      context.fill(CGRect(x: bad, y: 0, width: 4, height: 4))
      context.stroke(CGRect(x: 0, y: bad, width: 4, height: 4))
      context.move(to: CGPoint(x: bad, y: bad))
      context.addLine(to: CGPoint(x: 3, y: 3))
      context.addCurve(to: CGPoint(x: bad, y: 1), control1: .zero, control2: CGPoint(x: 0, y: bad))
      context.drawPath(using: .fillStroke)
      context.setLineWidth(bad)
      context.stroke(CGRect(x: 1, y: 1, width: 4, height: 4))
      context.setLineWidth(1)
      context.setMiterLimit(bad)
      context.setLineDash(phase: bad, lengths: [bad, -1, 0])
      context.strokeEllipse(in: CGRect(x: 0, y: 0, width: bad, height: bad))
      context.setAlpha(bad)
      context.setFillColor(CGColor(red: bad, green: bad, blue: bad, alpha: bad))
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
      context.addArc(center: .zero, radius: bad, startAngle: bad, endAngle: 1, clockwise: true)
      context.strokePath()
      context.scaleBy(x: 0, y: bad)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.restoreGState()
      context.setBlendMode(.copy)
      context.setFillColor(.white)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      #expect(Bitmap(context).words.allSatisfy { $0 == 0xFFFF_FFFF }, "after \(bad)")
    }
  }

  @Test func `a transparency layer is composited as one`() throws {
    let context = try context()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 6, height: 8))
    context.fill(CGRect(x: 2, y: 0, width: 6, height: 8))
    context.endTransparencyLayer()
    #expect(Bitmap(context).words.allSatisfy { $0 == 0x8080_8080 })
  }

  @Test func `an image lies upright in a y-up space and its pixels are copied`() throws {
    var value: UInt32 = 0
    let image = try #require(
      CGImage.make(width: 4, height: 4, opaque: false) { words, stride in
        for y in 0..<4 {
          for x in 0..<4 {
            value += 1
            words[y * stride + x] = 0xFF00_0000 | value * 0x050301
          }
        }
      })
    let context = try context()
    context.draw(image, in: CGRect(x: 2, y: 3, width: 4, height: 4))
    let bitmap = Bitmap(context)
    for y in 0..<4 {
      for x in 0..<4 { #expect(bitmap[2 + x, 1 + y].word == 0xFF00_0000 | UInt32(y * 4 + x + 1) * 0x050301) }
    }
    #expect(bitmap[1, 1] == .clear)
    #expect(bitmap[6, 4] == .clear)
  }

  @Test func `layouts that cannot be had give nil`() {
    let space = CGColorSpaceCreateDeviceRGB()
    let good = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    func make(_ w: Int, _ h: Int, bits: Int = 8, row: Int = 0, info: UInt32? = nil) -> CGContext? {
      CGContext(
        data: nil, width: w, height: h, bitsPerComponent: bits, bytesPerRow: row, space: space,
        bitmapInfo: info ?? good)
    }
    #expect(make(4, 4) != nil)
    #expect(make(0, 4) == nil)
    #expect(make(4, -1) == nil)
    #expect(make(40_000, 4) == nil)
    #expect(make(4, 4, bits: 16) == nil)
    #expect(make(4, 4, info: CGImageAlphaInfo.last.rawValue) == nil)
  }
}
