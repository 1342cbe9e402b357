// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

@MainActor
struct VectorTextTests {
  private func document(_ draw: () -> Void) throws -> String {
    let data = NSMutableData()
    var page = CGRect(x: 0, y: 0, width: 200, height: 100)
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &page, nil))
    context.beginPDFPage(nil)
    context.translateBy(x: 0, y: 100)
    context.scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    context.endPDFPage()
    context.closePDF()
    return String(decoding: data as Data, as: Unicode.ASCII.self)
  }

  @Test func `text in a PDF is text with its font, and no picture`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    (label.text, label.numberOfLines) = ("Notifications and Sounds of All", 2)
    let underlined = attributed("Wi-Fi", [.underlineStyle: 1, .backgroundColor: UIColor.yellow])
    let empty = try document {}
    #expect(!empty.contains("/ToUnicode"))
    for draw in [{ label.drawText(in: label.bounds) }, { underlined.draw(at: .zero) }] {
      let document = try document(draw)
      #expect(document.contains("/ToUnicode") && document.contains("/FontFile"))
      #expect(!document.contains("/Subtype /Image"))
    }
  }

  /// Half a character in a run would spoil the whole document.
  @Test func `a cut line is text wherever its attributes change`() throws {
    for end in 1...5 {
      let text = NSMutableAttributedString(string: "H\nj\n\nÅ")
      text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: end))
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.attributedText = text
      let document = try document { label.drawText(in: label.bounds) }
      #expect(document.contains("/ToUnicode") && document.contains("%%EOF"), "\(end)")
    }
  }

  private static let pieces = [
    "a", "\u{301}", "e\u{301}\u{302}", "👩‍👩‍👧", "🇩🇪", "\u{200D}", "\u{FE0F}", "שלום", "مرحبا", " ", "\n", "\r\n", "\t",
    "\u{AD}", "\u{202E}", "\u{2066}", "…", "日本", "ffi", "नमस्ते", "\0", "\u{2028}", "AV",
  ]

  /// One character that Cairo takes for half of one would cost all pages.
  @Test(arguments: 0..<80 as Range<UInt64>) func `any text leaves the document whole`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = (0...Int.random(in: 0...9, using: &random)).map { _ in Self.pieces.randomElement(using: &random)! }
    let text = NSMutableAttributedString(string: pieces.joined())
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let start = Int.random(in: 0...text.length, using: &random)
      let range = NSRange(location: start, length: Int.random(in: 0...(text.length - start), using: &random))
      let (key, value) =
        [(.underlineStyle, 1), (.kern, 2.5), (.font, UIFont.systemFont(ofSize: 30)), (.baselineOffset, -3)]
        .randomElement(using: &random)! as (NSAttributedString.Key, Any)
      text.addAttribute(key, value: value, range: range)
    }
    let size = CGSize(width: .random(in: 0...120, using: &random), height: .random(in: 5...60, using: &random))
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    label.attributedText = text
    label.numberOfLines = Int.random(in: 0...2, using: &random)
    let document = try document {
      label.drawText(in: label.bounds)
      text.draw(with: label.bounds, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }
    #expect(document.contains("%%EOF"), "\(text.string.debugDescription)")
  }

  @Test func `lines are broken and measured alike at every scale`() {
    let text = attributed(
      "Notifications and Sounds of All Devices in the House", [.font: UIFont.systemFont(ofSize: 17), .kern: 0.3])
    func bounds(_ scale: CGFloat) -> CGRect {
      var rect = CGRect.zero
      UITraitCollection(displayScale: scale).performAsCurrent {
        rect = text.boundingRect(
          with: CGSize(width: 150, height: 0), options: .usesLineFragmentOrigin, context: nil)
      }
      return rect
    }
    let one = bounds(1)
    for scale in [2, 3] as [CGFloat] {
      #expect(abs(bounds(scale).width - one.width) < 0.05 && bounds(scale).height == one.height)
    }
    #expect(one.height > 50)
  }
}
