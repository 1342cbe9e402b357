// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// What documents draw is what bitmaps show.
struct DocumentDrawingTests {
  private static let page = CGRect(x: 0, y: 0, width: 100, height: 80)
  private let mask = CGImage.of([[0x4000_0000, 0xC000_0000]])

  @Test func `a mask in a document holds back each drawing by itself`() throws {
    let text = try svg {
      $0.clip(to: CGRect(x: 10, y: 10, width: 50, height: 40), mask: mask)
      for x in [20, 40] as [CGFloat] { $0.fill(CGRect(x: x, y: 20, width: 30, height: 20)) }
      $0.draw(CGImage.of([[0xFF20_4060]]), in: CGRect(x: 12, y: 12, width: 1, height: 1))
    }
    #expect(text.count(of: " mask=\"") == 3)
    // A pattern's origin is lost in a mask, whose picture then lies half a tile away.
    #expect(text.parts(from: "<mask", to: "</mask>").allSatisfy { !$0.contains("url(#pattern") })
  }

  @Test func `a mask ends with its graphics state, and layers are masked as one`() throws {
    let text = try svg {
      $0.saveGState()
      $0.clip(to: CGRect(x: 10, y: 10, width: 50, height: 40), mask: mask)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.fill(Self.page)
      $0.fillEllipse(in: Self.page)
      $0.endTransparencyLayer()
      $0.restoreGState()
      $0.fill(CGRect(x: 70, y: 60, width: 20, height: 10))
    }
    #expect(text.count(of: " mask=\"") == 1)
  }

  @Test func `a blend mode mixes what a mask lets through`() throws {
    let streams = try pdfStreams {
      $0.clip(to: CGRect(x: 10, y: 10, width: 50, height: 40), mask: mask)
      $0.setBlendMode(.multiply)
      $0.fill(CGRect(x: 20, y: 20, width: 30, height: 20))
    }
    // A blend mode in the same breath as the mask is lost: the page blends a group, and the group is masked.
    let page = try #require(streams.first)
    #expect(page.contains("/b") && !page.contains("/s"), "\(page)")
    #expect(streams.dropFirst().contains { $0.contains("/s") })
  }

  @Test func `a pattern's cell is drawn finer than a document's points`() throws {
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { $1.fillEllipse(in: CGRect(x: 1, y: 1, width: 8, height: 8)) }, releaseInfo: nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 10, height: 10), matrix: .identity, xStep: 10, yStep: 10,
        tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
    let text = try svg {
      $0.setFillColor(CGColor(pattern: pattern))
      $0.fill(Self.page)
    }
    #expect(text.contains("<image") && text.contains("width=\"40\" height=\"40\""))
  }

  @Test func `a sharp shadow is as fine as a pattern, a soft one no finer than can be seen`() throws {
    func width(_ blur: CGFloat) throws -> Int {
      let text = try svg {
        $0.setShadow(offset: CGSize(width: 5, height: 5), blur: blur, color: .black)
        $0.fill(CGRect(x: 40, y: 30, width: 20, height: 20))
      }
      let image = try #require(text.parts(from: "<image", to: ">").first)
      return try #require(image.parts(from: " width=\"", to: "\"").first.flatMap { Int($0) })
    }
    #expect(try width(0) >= 80)
    #expect(try width(16) <= 100)
  }

  /// Cairo's PDF writes a plain rectangle as one, which begins at another corner.
  @Test func `dashes of a rectangle begin at its first corner`() throws {
    func page(_ draw: (CGContext) -> Void) throws -> String { try #require(try pdfStreams(draw).first) }
    let dashed = try page {
      $0.setLineDash(phase: 0, lengths: [7, 3])
      $0.stroke(CGRect(x: 10, y: 20, width: 40, height: 30))
    }
    #expect(!dashed.contains(" re") && dashed.contains("10 60 m"), "\(dashed)")
    #expect(try page { $0.fill(CGRect(x: 10, y: 20, width: 40, height: 30)) }.contains(" re"))
  }

  /// Rounded up to six decimals, a page has one row of pixels more.
  @Test func `a page of a whole number of pixels is written no larger than it is`() throws {
    for pixels in [4870, 4871, 5003] {
      let data = NSMutableData()
      let consumer = try #require(CGDataConsumer(data: data))
      var box = CGRect(x: 0, y: 0, width: 100.1, height: CGFloat(pixels) / 3)
      let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
      context.beginPDFPage(nil)
      context.fill(Self.page)
      context.endPDFPage()
      context.closePDF()
      let text = String(decoding: Data(referencing: data), as: Unicode.ASCII.self)
      let numbers = try #require(text.parts(from: "/MediaBox [", to: "]").first).split(separator: " ")
      let height = try #require(Double(numbers[3]))
      #expect(numbers[2] == "100.1")
      #expect((height * 3).rounded(.up) == Double(pixels), "\(height)")
    }
  }
}
