// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

@MainActor
struct ParagraphStyleTests {
  private static let font = UIFont.systemFont(ofSize: 17)
  private static let line = font.lineHeight

  private func text(_ string: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return attributed(string, [.font: Self.font, .paragraphStyle: style])
  }

  private func height(_ string: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) -> CGFloat {
    text(string, change).size().height
  }

  private func picture(
    _ string: String, width: CGFloat = 160, _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> Bitmap {
    textPicture(width, 120) { _ in
      text(string, change).draw(in: CGRect(x: 0, y: 0, width: width, height: 120))
    }
  }

  // MARK: Heights

  @Test(arguments: [1, 2, 5])
  func `lines add up with their spacing between them`(count: Int) {
    let string = Array(repeating: "H", count: count).joined(separator: "\n")
    let gaps = CGFloat(count - 1)
    #expect(abs(height(string) - CGFloat(count) * Self.line) < 1e-6)
    #expect(abs(height(string) { $0.lineSpacing = 4 } - CGFloat(count) * Self.line - 4 * gaps) < 1e-6)
    #expect(abs(height(string) { $0.paragraphSpacing = 7 } - CGFloat(count) * Self.line - 7 * gaps) < 1e-6)
    #expect(abs(height(string) { $0.paragraphSpacingBefore = 3 } - CGFloat(count) * Self.line - 3 * gaps) < 1e-6)
  }

  @Test func `paragraph spacing parts paragraphs, not lines`() throws {
    let string = "HH HH HH HH HH HH"
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      text(string, change).boundingRect(
        with: CGSize(width: 60, height: 0), options: .usesLineFragmentOrigin, context: nil
      ).height
    }
    let plain = height { _ in }
    let count = (plain / Self.line).rounded()
    #expect(count >= 3)
    #expect(height { $0.paragraphSpacing = 10 } == plain)
    #expect(abs(height { $0.lineSpacing = 10 } - plain - 10 * (count - 1)) < 1e-6)
  }

  @Test func `line heights are multiplied and then held to their limits`() {
    #expect(abs(height("H\nH") { $0.lineHeightMultiple = 1.5 } - 3 * Self.line) < 1e-6)
    #expect(abs(height("H\nH") { $0.minimumLineHeight = 30 } - 60) < 1e-6)
    #expect(abs(height("H\nH") { $0.maximumLineHeight = 15 } - 30) < 1e-6)
    #expect(abs(height("H") { ($0.lineHeightMultiple, $0.maximumLineHeight) = (3, 25) } - 25) < 1e-6)
    #expect(abs(height("H") { ($0.minimumLineHeight, $0.maximumLineHeight) = (40, 25) } - 25) < 1e-6)
  }

  @Test func `what a line gains is above its text`() throws {
    let plain = try #require(picture("H").inkRect)
    let high = try #require(picture("H") { $0.minimumLineHeight = 30 }.inkRect)
    #expect(abs(high.minY - plain.minY - (30 - Self.line) * 3) <= 1)
    let low = try #require(picture("H\nH") { $0.maximumLineHeight = 18 }.inkRect)
    #expect(abs(low.maxY - plain.maxY - (36 - Self.line) * 3) <= 1)
  }

  @Test func `the larger font makes the line`() {
    let string = NSMutableAttributedString(string: "a", attributes: [.font: Self.font])
    string.append(attributed("b", [.font: UIFont.systemFont(ofSize: 40)]))
    #expect(abs(string.size().height - UIFont.systemFont(ofSize: 40).lineHeight) < 1e-6)
    // Only in the line it stands in, and an empty line has the height of its line feed.
    string.append(attributed("\n\nc", [.font: Self.font]))
    #expect(abs(string.size().height - UIFont.systemFont(ofSize: 40).lineHeight - 2 * Self.line) < 1e-6)
  }

  // MARK: Indents and alignment

  @Test func `indents move lines by their points`() throws {
    let string = "HHHH HHHH HHHH HHHH"
    let plain = picture(string)
    let indented = picture(string) { ($0.firstLineHeadIndent, $0.headIndent) = (30, 12) }
    func starts(_ bitmap: Bitmap) -> [Int] {
      bitmap.inkBands.compactMap { bitmap.inkStretches(inRow: $0.lowerBound + 3).first?.lowerBound }
    }
    #expect(starts(plain).count == 2 && starts(indented).count == 2)
    #expect(starts(indented)[0] - starts(plain)[0] == 90)
    #expect(starts(indented)[1] - starts(plain)[1] == 36)
  }

  @Test(arguments: [-40, 120] as [CGFloat])
  func `a tail indent ends lines before the edge`(indent: CGFloat) throws {
    let string = "HHHH HHHH HHHH HHHH HHHH"
    let ink = try #require(picture(string) { ($0.tailIndent, $0.alignment) = (indent, .right) }.inkRect)
    #expect(ink.maxX <= 360 && ink.maxX > 350)
    #expect(try #require(picture(string) { $0.alignment = .right }.inkRect).maxX > 470)
  }

  @Test func `indents count in what a text needs`() {
    let bare = text("HHHH").size().width
    #expect(abs(text("HHHH") { $0.firstLineHeadIndent = 25 }.size().width - bare - 25) < 1e-6)
    #expect(text("HHHH") { $0.headIndent = 25 }.size().width == bare)
  }

  @Test func `a line that an indent leaves no room for is broken`() {
    let width = text("HHHH HHHH").size().width
    func height(_ tail: CGFloat) -> CGFloat {
      text("HHHH HHHH") { $0.tailIndent = tail }.boundingRect(
        with: CGSize(width: width + 1, height: 0), options: .usesLineFragmentOrigin, context: nil
      ).height
    }
    #expect(abs(height(0) - Self.line) < 1e-6)
    #expect(abs(height(-5) - 2 * Self.line) < 1e-6)
  }

  @Test func `justified lines reach both edges, but for the last`() throws {
    let bitmap = picture("HHH HH HHH HH HHH HH HHH") { $0.alignment = .justified }
    let bands = bitmap.inkBands
    #expect(bands.count >= 2)
    for (index, band) in bands.enumerated() {
      let ink = bitmap.inkStretches(inRow: band.lowerBound + 3)
      #expect(ink.first!.lowerBound < 9)
      if index < bands.count - 1 {
        #expect(ink.last!.upperBound > 471, "line \(index)")
      } else {
        #expect(ink.last!.upperBound < 465)
      }
    }
  }

  @Test func `right-to-left paragraphs begin on the right`() throws {
    let leading = try #require(
      picture("HHHH") { ($0.baseWritingDirection, $0.firstLineHeadIndent) = (.rightToLeft, 20) }.inkRect)
    #expect(leading.maxX <= 420 && leading.maxX > 410)
    let left = try #require(
      picture("HHHH") { ($0.baseWritingDirection, $0.alignment) = (.rightToLeft, .left) }.inkRect)
    #expect(left.minX < 10)
    let ltr = try #require(picture("HHHH") { $0.firstLineHeadIndent = 20 }.inkRect)
    // The mirror, but for the glyphs' own bearings.
    #expect(abs(480 - leading.maxX - ltr.minX) <= 2)
  }

  @Test func `each paragraph has its own style`() throws {
    let string = NSMutableAttributedString(attributedString: text("HH\n") { $0.alignment = .left })
    string.append(text("HH\n") { $0.alignment = .center })
    string.append(text("HH") { $0.alignment = .right })
    let bitmap = textPicture(160, 120) { _ in string.draw(in: CGRect(x: 0, y: 0, width: 160, height: 120)) }
    let starts = bitmap.inkBands.map { bitmap.inkStretches(inRow: $0.lowerBound + 3)[0].lowerBound }
    try #require(starts.count == 3)
    #expect(starts[0] < 10)
    #expect(abs(starts[1] * 2 - starts[0] - starts[2]) <= 3)
    #expect(starts[2] > 380)
  }

  // MARK: Breaking

  @Test func `words are broken between characters only where asked for`() {
    func count(_ mode: NSLineBreakMode) -> Int {
      picture("HHHHHH HHHHHHHHHH", width: 150) { $0.lineBreakMode = mode }.inkBands.count
    }
    #expect(count(.byWordWrapping) == 2)
    #expect(count(.byClipping) == 1)
    #expect(count(.byTruncatingTail) == 1)
    #expect(count(.byTruncatingMiddle) == 1)
    let word = picture("HHHHHH HHHHHHHHHH", width: 150)
    let character = picture("HHHHHH HHHHHHHHHH", width: 150) { $0.lineBreakMode = .byCharWrapping }
    func end(_ bitmap: Bitmap) -> Int { bitmap.inkStretches(inRow: bitmap.inkBands[0].lowerBound + 3).last!.upperBound }
    #expect(end(character) > end(word))
  }

  // MARK: Values

  @Test func `styles are values`() throws {
    let style = NSMutableParagraphStyle()
    #expect(style == NSParagraphStyle.default)
    style.lineSpacing = 3
    style.baseWritingDirection = .rightToLeft
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style && mutable == style && copy.hash == style.hash)
    mutable.lineSpacing = 4
    #expect(mutable != style && style.lineSpacing == 3 && copy.lineSpacing == 3)
    style.setParagraphStyle(mutable)
    #expect(style.lineSpacing == 4 && style == mutable)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -20, 1e300])
  func `no distance harms`(value: CGFloat) {
    let all = text("HHHH HHHH HHHH\nHH") {
      ($0.lineSpacing, $0.paragraphSpacing, $0.paragraphSpacingBefore) = (value, value, value)
      ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (value, value, value)
      ($0.minimumLineHeight, $0.maximumLineHeight, $0.lineHeightMultiple) = (value, value, value)
    }
    let rect = all.boundingRect(with: CGSize(width: 80, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(rect.width.isFinite && rect.height.isFinite)
    _ = textPicture { _ in all.draw(in: CGRect(x: 0, y: 0, width: 80, height: 60)) }
  }
}
