// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIKit

struct PDFRendererTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)

  /// The file as text: Cairo leaves all but the drawing itself uncompressed.
  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  private func count(_ word: String, in data: Data) -> Int { text(data).components(separatedBy: word).count - 1 }

  @Test func `every page that is begun is a page of the document`() {
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      for _ in 0..<3 {
        context.beginPage()
        #expect(context.pdfContextBounds == bounds)
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      }
    }
    #expect(data.starts(with: Data("%PDF-".utf8)))
    #expect(text(data).contains("/Count 3"))
    #expect(count("200 100 ]", in: data) >= 3)
  }

  @Test func `a page can have a size of its own`() {
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage(withBounds: CGRect(x: 5, y: 5, width: 333, height: 444), pageInfo: [:])
      #expect(context.pdfContextBounds == CGRect(x: 5, y: 5, width: 333, height: 444))
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.beginPage()
      #expect(context.pdfContextBounds == bounds)
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(text(data).contains("333 444 ]") && text(data).contains("200 100 ]"))
  }

  @Test func `y points down, from the top left of the page's bounds, on each page anew`() {
    let moved = CGRect(x: 30, y: 40, width: 200, height: 100)
    _ = UIGraphicsPDFRenderer(bounds: moved).pdfData { context in
      for _ in 0..<2 {
        context.beginPage()
        let toPage = context.cgContext.surfaceTransform
        #expect(CGPoint(x: 30, y: 40).applying(toPage) == .zero)
        #expect(CGPoint(x: 31, y: 42).applying(toPage) == CGPoint(x: 1, y: 2))
        context.cgContext.saveGState()
        context.cgContext.scaleBy(x: 3, y: 3)
        context.clip(to: .zero)
      }
    }
  }

  @Test func `the document says what the format says, and the same drawing gives the same bytes`() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "A table", kCGPDFContextKeywords: ["rows", "cells"], "other": 1]
    let renderer = UIGraphicsPDFRenderer(bounds: bounds, format: format)
    format.documentInfo = [:]
    let documents = (0..<2).map { _ in
      renderer.pdfData { context in
        context.beginPage()
        context.fill(bounds)
      }
    }
    #expect(documents[0] == documents[1])
    #expect(text(documents[0]).contains("(A table)") && text(documents[0]).contains("(rows, cells)"))
    #expect(!renderer.allowsImageOutput)
  }

  @Test func `paths and colours stay vectors, symbols too; a photo is one image`() throws {
    func images(_ draw: () -> Void) -> Int {
      let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
        context.beginPage()
        draw()
      }
      return count("/Subtype /Image", in: data)
    }
    let symbol = try #require(UIImage(systemName: "info.circle")).withTintColor(.systemBlue)
    #expect(
      images {
        UIColor.red.setFill()
        UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 80, height: 44), cornerRadius: 10).fill()
        symbol.draw(at: CGPoint(x: 20, y: 20))
      } == 0)
    let photo = try #require(UIImage(data: seed("baseline.jpg")))
    #expect(images { photo.draw(at: .zero) } == 1)
    let card = photo.resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    #expect(images { card.draw(in: CGRect(x: 0, y: 0, width: 150, height: 60)) } == 1)
  }

  @Test func `a pattern keeps its tiles, also under another alpha`() {
    for color in [UIColor(patternImage: numbered(width: 4, height: 4, scale: 2))].flatMap({
      [$0, $0.withAlphaComponent(0.5)]
    }) {
      let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
        context.beginPage()
        color.setFill()
        UIBezierPath(rect: CGRect(x: 10, y: 10, width: 100, height: 50)).fill()
      }
      #expect(count("/PatternType 1", in: data) == 1)
    }
  }

  @Test(arguments: [CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5)])
  func `a page that cannot be is US Letter`(bounds: CGRect) {
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(text(data).contains("612 792 ]"))
  }

  @Test func `a file is written whole, or the error is thrown`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pdf-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let renderer = UIGraphicsPDFRenderer(bounds: bounds)
    let draw = { (context: UIGraphicsPDFRendererContext) in context.beginPage() }
    let url = folder.appendingPathComponent("table.pdf")
    try renderer.writePDF(to: url, withActions: draw)
    #expect(try Data(contentsOf: url) == renderer.pdfData(actions: draw))
    #expect(throws: (any Error).self) {
      try renderer.writePDF(to: folder.appendingPathComponent("none/table.pdf"), withActions: draw)
    }
  }

  @Test func `the current context is back when the actions are over`() {
    _ = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      UIGraphicsPushContext(context.cgContext)
    }
    #expect(UIGraphicsGetCurrentContext() === nil)
  }
}
