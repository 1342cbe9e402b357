// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Documents, read by their bytes: no tool is needed.
struct PDFTests {
  private func document(
    _ size: CGSize = CGSize(width: 100, height: 80), information: CFDictionary? = nil, _ draw: (CGContext) -> Void
  ) throws -> String {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    var page = CGRect(origin: .zero, size: size)
    let context = try #require(CGContext(consumer: consumer, mediaBox: &page, information))
    draw(context)
    context.closePDF()
    // One character a byte.
    return String(decoding: Data(referencing: data).map { UInt16($0) }, as: UTF16.self)
  }

  private func onePage(_ draw: (CGContext) -> Void) throws -> String {
    try document {
      $0.beginPDFPage(nil)
      draw($0)
      $0.endPDFPage()
    }
  }

  /// The sizes of the pages in their order.
  private func pages(_ text: String) -> [String] {
    text.components(separatedBy: "/MediaBox").dropFirst().map { part in
      String(part.prefix { $0 != "]" }).trimmingCharacters(in: CharacterSet(charactersIn: " [\n"))
    }
  }

  @Test func `a document has no pixels`() throws {
    _ = try onePage { #expect(($0.width, $0.height) == (0, 0)) }
  }

  @Test func `a document begins, ends and counts its pages`() throws {
    let text = try document { context in
      for _ in 0..<3 {
        context.beginPDFPage(nil)
        context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
        context.endPDFPage()
      }
    }
    #expect(text.hasPrefix("%PDF-1."))
    #expect(text.trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix("%%EOF"))
    #expect(text.contains("/Count 3"))
    #expect(pages(text) == Array(repeating: "0 0 100 80", count: 3))
  }

  @Test func `a page without a box of its own has the document's, whatever came before`() throws {
    var small = CGRect(x: 0, y: 0, width: 50, height: 40)
    let text = try document { context in
      for box in [nil, small, nil, nil] {
        if box == nil {
          context.beginPage(mediaBox: nil)
        } else {
          context.beginPage(mediaBox: &small)
        }
        #expect(context.boundingBoxOfClipPath == box ?? CGRect(x: 0, y: 0, width: 100, height: 80))
        context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
        context.endPage()
      }
    }
    #expect(pages(text) == ["0 0 100 80", "0 0 50 40", "0 0 100 80", "0 0 100 80"])
  }

  @Test func `a page may have a size of its own`() throws {
    var box = CGRect(x: 0, y: 0, width: 300, height: 40)
    let data = withUnsafeBytes(of: CGRect(x: 0, y: 0, width: 50, height: 60)) { Data($0) }
    let text = try document { context in
      context.beginPage(mediaBox: &box)
      context.fill(CGRect(x: 0, y: 0, width: 300, height: 40))
      context.endPage()
      context.beginPDFPage([kCGPDFContextMediaBox: data])
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 60))
      context.endPDFPage()
    }
    #expect(pages(text) == ["0 0 300 40", "0 0 50 60"])
  }

  @Test func `document information is in the document`() throws {
    let text = try document(information: [
      kCGPDFContextTitle: "A title", kCGPDFContextAuthor: "An author", kCGPDFContextSubject: "A subject",
      kCGPDFContextKeywords: ["one", "two"], kCGPDFContextCreator: "A creator",
    ]) {
      $0.beginPDFPage(nil)
      $0.endPDFPage()
    }
    for entry in [
      "/Title (A title)", "/Author (An author)", "/Subject (A subject)", "/Keywords (one, two)", "/Creator (A creator)",
    ] { #expect(text.contains(entry), "\(entry)") }
  }

  @Test func `the same drawing gives the same bytes, another one others`() throws {
    func draw(_ x: CGFloat) throws -> String {
      try onePage {
        $0.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5))
        $0.fillEllipse(in: CGRect(x: x, y: 10, width: 30, height: 20))
        $0.strokeEllipse(in: CGRect(x: 30, y: 30, width: 30, height: 20))
      }
    }
    #expect(try draw(5) == draw(5))
    // Twice within one second the time of day would be the same.
    #expect(try draw(5).contains("/CreationDate (20010101"))
    #expect(try draw(5) != draw(6))
  }

  @Test func `shapes, strokes, clips and gradients stay vectors`() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: nil))
    let text = try onePage {
      $0.fill(CGRect(x: 1.3, y: 2.7, width: 20.4, height: 11.1))
      $0.stroke(CGRect(x: 40.2, y: 20.9, width: 10, height: 10), width: 0.7)
      $0.addEllipse(in: CGRect(x: 50, y: 50, width: 20, height: 20))
      $0.clip()
      $0.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 100, y: 0),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    #expect(!text.contains("/Subtype /Image") && !text.contains("/Subtype/Image"))
    #expect(text.contains("/ShadingType 2"))
    let picture = try onePage {
      $0.draw(CGImage.of([[0xFF00_0000, 0xFFFF_FFFF]]), in: CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(picture.contains("/Subtype /Image") || picture.contains("/Subtype/Image"))
  }

  @Test func `a graphics state ends with its page, and a page begins y up`() throws {
    let data = NSMutableData()
    let context = try #require(
      CGDataConsumer(data: data).flatMap { CGContext(consumer: $0, mediaBox: nil, nil) })
    context.beginPDFPage(nil)
    #expect(context.ctm.isIdentity)
    context.translateBy(x: 10, y: 20)
    context.setAlpha(0.5)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.endPDFPage()
    context.beginPDFPage(nil)
    #expect(context.ctm.isIdentity)
    #expect(context.boundingBoxOfClipPath.width > 600)
    context.endPDFPage()
    context.closePDF()
    let text = String(decoding: Data(referencing: data).map { UInt16($0) }, as: UTF16.self)
    #expect(pages(text) == ["0 0 612 792", "0 0 612 792"])
  }

  @Test func `a document has no pixels, and none without a size`() throws {
    let consumer = try #require(CGDataConsumer(data: NSMutableData()))
    var page = CGRect(x: 0, y: 0, width: 10, height: 10)
    let context = try #require(CGContext(consumer: consumer, mediaBox: &page, nil))
    #expect(context.data == nil)
    #expect(context.makeImage() == nil)
    #expect(context.bytesPerRow == 0)
    for size in [0, CGFloat.nan, .infinity, 1e9] {
      var page = CGRect(x: 0, y: 0, width: size, height: 10)
      let other = try #require(CGDataConsumer(data: NSMutableData()))
      #expect(CGContext(consumer: other, mediaBox: &page, nil) == nil, "\(size)")
    }
  }

  @Test func `masks, shadows, blend modes and layers can be drawn in a document`() throws {
    let text = try onePage {
      $0.saveGState()
      $0.clip(to: CGRect(x: 0, y: 0, width: 40, height: 40), mask: CGImage.of([[0x8000_0000]]))
      $0.setShadow(offset: CGSize(width: 3, height: 3), blur: 4, color: .black)
      $0.fillEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 20))
      $0.restoreGState()
      for mode in BlendFormula.all {
        $0.setBlendMode(mode)
        $0.fill(CGRect(x: 2, y: 2, width: 30, height: 30))
      }
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.fill(CGRect(x: 2, y: 2, width: 30, height: 30))
    }
    #expect(text.contains("/Count 1"))
    #expect(text.trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix("%%EOF"))
  }

  @Test func `an SVG picture is well-formed, of its size and of vectors`() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext.svg(consumer: consumer, size: CGSize(width: 120, height: 70)))
    context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
    context.strokeEllipse(in: CGRect(x: 40, y: 10, width: 20, height: 20))
    #expect(context.finishDocument())
    let text = String(decoding: Data(referencing: data), as: UTF8.self)
    #expect(text.hasPrefix("<?xml"))
    #expect(text.contains("<svg") && text.contains("width=\"120") && text.contains("height=\"70"))
    #expect(text.contains("<path") && !text.contains("<image"))
    // Every tag that opens also closes, in order.
    var open: [Substring] = []
    for part in text.split(separator: "<").dropFirst() where !part.hasPrefix("?") && !part.hasPrefix("!") {
      let tag = part.prefix { $0 != ">" }
      if tag.hasPrefix("/") {
        #expect(open.popLast() == tag.dropFirst())
      } else if !tag.hasSuffix("/") {
        open.append(tag.prefix { !$0.isWhitespace })
      }
    }
    #expect(open.isEmpty)
  }
}
