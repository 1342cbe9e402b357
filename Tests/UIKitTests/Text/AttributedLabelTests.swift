// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

@MainActor
struct AttributedLabelTests {
  private static let white = Pixel(0xFFFFFF)

  private func label(
    _ width: CGFloat = 160, _ height: CGFloat = 44, _ change: (UILabel) -> Void = { _ in }
  ) -> UILabel {
    // A label outside a window has the screen's traits, which other tests change.
    usePlainScreen()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    change(label)
    return label
  }

  private func picture(
    _ label: UILabel, scale: CGFloat = 3, _ traits: UITraitCollection = UITraitCollection()
  ) throws -> Bitmap {
    try Bitmap(of: label, scale: scale, traits: traits)
  }

  @Test func `attributes like the label's properties draw the same pixels`() throws {
    let plain = label {
      ($0.text, $0.font, $0.textColor, $0.textAlignment) = ("Wi-Fi", .boldSystemFont(ofSize: 20), .systemRed, .center)
    }
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let rich = label {
      $0.attributedText = attributed(
        "Wi-Fi",
        [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemRed, .paragraphStyle: style])
    }
    #expect(try picture(plain) == picture(rich))
    #expect(plain.intrinsicContentSize == rich.intrinsicContentSize)
    #expect(try picture(plain) != picture(label { $0.text = "Wi-Fi" }))
  }

  @Test func `what the attributes lack the label's properties fill in`() throws {
    let plain = label { ($0.text, $0.font, $0.textColor) = ("Wi-Fi", .systemFont(ofSize: 22), .systemBlue) }
    let rich = label {
      ($0.font, $0.textColor) = (.systemFont(ofSize: 22), .systemBlue)
      $0.attributedText = attributed("Wi-Fi")
    }
    #expect(try picture(plain) == picture(rich))
  }

  @Test func `the first character's attributes become the label's properties`() {
    let label = label()
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.green])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 1, length: 1))
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (.right, .byCharWrapping)
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 2))
    label.attributedText = text
    #expect(label.text == "ab")
    #expect(label.font == .systemFont(ofSize: 9))
    #expect(label.textColor == .green)
    #expect(label.textAlignment == .right && label.lineBreakMode == .byCharWrapping)
    label.attributedText = nil
    #expect(label.text == nil && label.font == .systemFont(ofSize: 9))
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `a property set later holds for the whole text`() {
    let label = label()
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 1, length: 1))
    text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 1, length: 1))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 2))
    label.attributedText = text
    label.font = .systemFont(ofSize: 12)
    label.textColor = .red
    label.textAlignment = .center
    for index in 0...1 {
      let attributes = label.attributedText!.attributes(at: index, effectiveRange: nil)
      #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 12))
      #expect(attributes[.foregroundColor] as? UIColor == .red)
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      #expect(style?.alignment == .center && style?.lineSpacing == 4)
    }
    // The app's own string is not touched.
    #expect(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
  }

  @Test func `setting the text drops the attributes`() throws {
    let label = label { $0.attributedText = attributed("Wi-Fi", [.underlineStyle: 1]) }
    let underlined = try picture(label)
    label.text = "Wi-Fi"
    #expect(try picture(label) != underlined)
    #expect(try picture(label) == picture(self.label { $0.text = "Wi-Fi" }))
    #expect(label.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    #expect(label.attributedText?.string == "Wi-Fi")
  }

  @Test func `a highlighted label has one colour`() throws {
    let text = NSMutableAttributedString(string: "HH", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    let label = label { ($0.attributedText, $0.highlightedTextColor, $0.isHighlighted) = (text, .blue, true) }
    #expect(!(try picture(label)).words.contains(0xFFFF_0000))
    label.isHighlighted = false
    #expect(try picture(label).words.contains(0xFFFF_0000))
  }

  @Test func `lines of several fonts are as high as each needs`() {
    let text = NSMutableAttributedString(string: "a\n", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.append(attributed("b", [.font: UIFont.systemFont(ofSize: 10)]))
    let label = label { ($0.numberOfLines, $0.attributedText) = (0, text) }
    let exact = UIFont.systemFont(ofSize: 30).lineHeight + UIFont.systemFont(ofSize: 10).lineHeight
    let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(height >= exact && height < exact + 1 / UIScreen.main.scale)
  }

  @Test(arguments: [25, 40, 60, 200] as [CGFloat])
  func `as many lines of several heights are drawn as fit`(height: CGFloat) throws {
    let text = NSMutableAttributedString(string: "H\n", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.append(attributed("H\nH\nH", [.font: UIFont.systemFont(ofSize: 10)]))
    let label = label(60, height) { ($0.numberOfLines, $0.attributedText) = (0, text) }
    let bitmap = try picture(label)
    let rows = (0..<bitmap.height).filter { y in bitmap.row(y).contains { $0 != Self.white } }
    let count = rows.filter { !rows.contains($0 + 1) }.count
    let (large, small) = (UIFont.systemFont(ofSize: 30).lineHeight, UIFont.systemFont(ofSize: 10).lineHeight)
    #expect(count == 1 + max(0, min(3, Int((height + 0.2 - large) / small))))
  }

  // MARK: Truncation

  /// Equal letters, so that no kerning depends on where the text was cut.
  private static let letters = String(repeating: "H", count: 60)

  @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle], [1, 2, 3])
  func `an ellipsis of three dots takes the place of what is left out, on the last line`(
    mode: NSLineBreakMode, lines: Int
  ) throws {
    let text = Array(repeating: "HHHHH HHHHH", count: 4).joined(separator: " ")
    let label = label(130, 100) { ($0.text, $0.numberOfLines, $0.lineBreakMode) = (text, lines, mode) }
    let bitmap = try picture(label)
    var bands: [Range<Int>] = []
    for y in 0..<bitmap.height where bitmap.row(y).contains(where: { $0 != Self.white }) {
      if let last = bands.last, last.upperBound == y {
        bands[bands.count - 1] = last.lowerBound..<y + 1
      } else {
        bands.append(y..<y + 1)
      }
    }
    #expect(bands.count == lines)
    func stretches(_ y: Int) -> Int {
      let row = bitmap.row(y).map { $0 != Self.white }
      return row.indices.filter { row[$0] && ($0 == 0 || !row[$0 - 1]) }.count
    }
    for (index, band) in bands.enumerated() {
      // An H has two stems at its top and at its bottom; a dot only at the bottom.
      let dots = stretches(band.upperBound - 3) - stretches(band.lowerBound + 3)
      #expect(dots == (index == lines - 1 ? 3 : 0), "line \(index)")
    }
    #expect(try #require(bitmap.ink(on: Self.white)).x.upperBound <= 390)
  }

  @Test func `attributed text is cut where plain text is`() throws {
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping] {
      for lines in [1, 2] {
        let plain = label { ($0.text, $0.lineBreakMode, $0.numberOfLines) = (Self.letters, mode, lines) }
        let text = NSMutableAttributedString(string: Self.letters)
        text.addAttribute(.foregroundColor, value: UIColor.label, range: NSRange(location: 3, length: 5))
        let rich = label { ($0.lineBreakMode, $0.numberOfLines, $0.attributedText) = (mode, lines, text) }
        #expect(try picture(plain) == picture(rich), "\(mode), \(lines) lines")
      }
    }
  }

  /// The ellipsis that tells of more paragraphs is no part of them.
  @Test(arguments: 1...5) func `a line that is cut before another paragraph has its own fonts only`(end: Int) throws {
    let (small, large) = (UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 40))
    let text = NSMutableAttributedString(string: "H\nj\n\nÅ", attributes: [.font: large, .kern: 9])
    let range = NSRange(location: 0, length: end)
    text.setAttributes([.font: small, .foregroundColor: UIColor.red, .underlineStyle: 1], range: range)
    let cut = attributed("H…", [.font: small, .foregroundColor: UIColor.red, .underlineStyle: 1])
    let (label, expected) = (label { $0.attributedText = text }, label { $0.attributedText = cut })
    #expect(label.intrinsicContentSize.height == expected.intrinsicContentSize.height)
    #expect(try picture(label) == picture(expected))
  }

  // MARK: Shadow

  @Test func `a shadow lies above the text by default, and is part of no size`() throws {
    let plain = label { $0.text = "H" }
    let shadowed = label { ($0.text, $0.shadowColor) = ("H", .red) }
    #expect(plain.intrinsicContentSize == shadowed.intrinsicContentSize)
    let (a, b) = (try #require(picture(plain).ink(on: Self.white)), try #require(picture(shadowed).ink(on: Self.white)))
    #expect(b.y.lowerBound == a.y.lowerBound - 3 && b.y.upperBound == a.y.upperBound && b.x == a.x)
    shadowed.shadowOffset = CGSize(width: 2, height: 3)
    let c = try #require(picture(shadowed).ink(on: Self.white))
    #expect(
      c.y.upperBound == a.y.upperBound + 9 && c.x.upperBound == a.x.upperBound + 6 && c.x.lowerBound == a.x.lowerBound)
    shadowed.shadowColor = nil
    #expect(try picture(shadowed) == picture(plain))
  }

  @Test func `a label and a string draw the same`() throws {
    let label = label(160, 21) { ($0.text, $0.backgroundColor) = ("Wi-Fi", .white) }
    label.sizeToFit()
    let height = label.bounds.height
    let own = textPicture(160, height) { _ in label.drawText(in: CGRect(x: 0, y: 0, width: 160, height: height)) }
    let string = textPicture(160, height) { _ in
      attributed("Wi-Fi", [.font: label.font!, .foregroundColor: label.textColor!]).draw(at: .zero)
    }
    #expect(own == string)
  }
}
