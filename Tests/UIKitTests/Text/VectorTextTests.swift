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
