// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

@MainActor
struct AttributedTextTests {
  private static let font = UIFont.systemFont(ofSize: 17)

  private func picture(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], scale: CGFloat = 3
  ) -> Bitmap {
    textPicture(scale: scale) { _ in
      attributed(text, attributes.merging([.font: Self.font]) { own, _ in own }).draw(at: CGPoint(x: 10, y: 10))
    }
  }

  private func width(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CGFloat {
    attributed(text, attributes.merging([.font: Self.font]) { own, _ in own }).size().width
  }

  @Test func `the defaults are black and 12 points`() throws {
    let bare = textPicture { _ in attributed("Wi-Fi").draw(at: .zero) }
    let named = textPicture { _ in
      attributed("Wi-Fi", [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.black]).draw(at: .zero)
    }
    #expect(bare == named)
    let other = textPicture { _ in attributed("Wi-Fi", [.font: UIFont.systemFont(ofSize: 13)]).draw(at: .zero) }
    #expect(bare != other)
  }

  @Test func `each part has its own colour`() {
    let text = NSMutableAttributedString(string: "HH", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
    let bitmap = textPicture { _ in text.draw(at: .zero) }
    let solid = Set(bitmap.words.map(Pixel.init(word:)).filter { $0.alpha == 255 })
    #expect(solid == [Pixel(0xFF0000), Pixel(0x0000FF)])
  }

  @Test func `a dynamic colour follows the traits`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    func picture(_ traits: UITraitCollection) -> Bitmap {
      textPicture { _ in traits.performAsCurrent { attributed("H", [.foregroundColor: UIColor.label]).draw(at: .zero) }
      }
    }
    #expect(picture(dark).words.contains(0xFFFF_FFFF))
    #expect(!picture(UITraitCollection(userInterfaceStyle: .light)).words.contains(0xFFFF_FFFF))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a background fills the line's height on whole pixels`(scale: CGFloat) throws {
    let bitmap = picture("Wi-Fi", [.backgroundColor: UIColor.yellow, .foregroundColor: UIColor.yellow], scale: scale)
    let ink = try #require(bitmap.inkRect)
    let size = attributed("Wi-Fi", [.font: Self.font]).size()
    #expect(ink.minY == 10 * scale && abs(ink.height - size.height * scale) <= 0.5)
    #expect(abs(ink.minX - 10 * scale) <= 1 && abs(ink.width - size.width * scale) <= 1.5)
    // No pixel of the edge is half covered.
    #expect(bitmap.row(Int(ink.minY)).filter { $0 != .clear }.allSatisfy { $0 == Pixel(0xFFFF00) })
  }

  @Test func `a kern widens every character, the last too`() {
    for text in ["A", "AB", "ABCD"] {
      let difference = width(text, [.kern: 3]) - width(text)
      #expect(abs(difference - 3 * CGFloat(text.count)) < 0.01, "\(text): \(difference)")
      #expect(width(text, [.tracking: 3]) == width(text, [.kern: 3]))
    }
    #expect(width("AB", [.kern: 3, .tracking: 10]) == width("AB", [.kern: 3]))
    #expect(width("AB", [.kern: -1]) < width("AB"))
  }

  @Test func `a kern of 0 switches pair kerning off`() {
    let text = "AVAVATo"
    #expect(width(text, [.kern: 0]) > width(text) + 1)
    #expect(width(text, [.tracking: 0]) == width(text))
    #expect(width("HHH", [.kern: 0]) == width("HHH"))
  }

  @Test func `numbers of every type are read`() {
    let values: [Any] = [3, 3.0, Float(3), CGFloat(3), NSNumber(value: 3)]
    for value in values { #expect(width("AB", [.kern: value]) == width("AB", [.kern: 3]), "\(type(of: value))") }
  }

  @Test func `raised text stands higher and its line grows`() throws {
    let plain = try #require(picture("H", [:]).inkRect)
    let raised = attributed("H", [.font: Self.font, .baselineOffset: 6])
    #expect(abs(raised.size().height - Self.font.lineHeight - 6) < 1e-9)
    let mixed = NSMutableAttributedString(string: "H", attributes: [.font: Self.font])
    mixed.append(raised)
    #expect(abs(mixed.size().height - Self.font.lineHeight - 6) < 1e-9)
    let bitmap = textPicture { _ in mixed.draw(at: CGPoint(x: 10, y: 10)) }
    let ink = try #require(bitmap.inkRect)
    #expect(ink.height == plain.height + 18)
    let lowered = attributed("H", [.font: Self.font, .baselineOffset: -6])
    mixed.append(lowered)
    #expect(abs(mixed.size().height - Self.font.lineHeight - 12) < 1e-9)
  }

  // MARK: Lines

  private func lineRows(_ style: NSUnderlineStyle, _ key: NSAttributedString.Key = .underlineStyle) -> [Range<Int>] {
    // No ink of its own: what is there is the line.
    picture(
      "HHH",
      [
        key: style.rawValue, .foregroundColor: UIColor.clear, .underlineColor: UIColor.red,
        .strikethroughColor: UIColor.red,
      ]
    ).inkBands
  }

  @Test func `underlines lie below the baseline, and each style has its weight`() throws {
    let baseline = Int((10 + Self.font.ascender) * 3)
    let single = try #require(lineRows(.single).first)
    let thick = try #require(lineRows(.thick).first)
    let double = lineRows(.double)
    #expect(single.lowerBound > baseline && single.count == 3)
    #expect(thick.count == 6 && thick.lowerBound == single.lowerBound)
    #expect(double.count == 2 && double[0] == single && double[1].count == 3)
    #expect(lineRows([.patternDot]).isEmpty)
    #expect(lineRows([]).isEmpty)
  }

  @Test func `a strikethrough crosses small letters`() throws {
    let line = try #require(lineRows(.single, .strikethroughStyle).first)
    let letters = try #require(picture("x", [:]).inkRect)
    #expect(CGFloat(line.lowerBound) > letters.minY + 6 && CGFloat(line.upperBound) < letters.maxY - 6)
  }

  @Test func `an underline is as long as its text and has its colour`() throws {
    let bitmap = picture("HHH HHH", [.underlineStyle: 1, .foregroundColor: UIColor.systemRed])
    let band = try #require(bitmap.inkBands.last)
    let stretches = bitmap.inkStretches(inRow: band.upperBound - 1)
    #expect(stretches.count == 1)
    #expect(abs(CGFloat(stretches[0].count) - width("HHH HHH") * 3) <= 1)
    let colors = Set(bitmap.row(band.upperBound - 1).filter { $0 != .clear })
    #expect(colors == [Pixel(0xFF3B30)])
  }

  @Test func `by word leaves out spaces, patterns leave gaps`() throws {
    func stretches(_ style: NSUnderlineStyle) throws -> Int {
      let bitmap = picture("HHH HHH HHH", [.underlineStyle: style.rawValue])
      let band = try #require(bitmap.inkBands.last)
      return bitmap.inkStretches(inRow: band.upperBound - 1).count
    }
    #expect(try stretches(.single) == 1)
    #expect(try stretches([.single, .byWord]) == 3)
    let dashes = try stretches([.single, .patternDash])
    let dots = try stretches([.single, .patternDot])
    #expect(dashes > 3 && dots > 2 * dashes)
    #expect(try stretches([.single, .patternDashDot]) > dashes)
  }

  @Test func `one underline runs through parts that differ otherwise`() throws {
    let text = NSMutableAttributedString(string: "HHHHHH", attributes: [.font: Self.font, .underlineStyle: 1])
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 2, length: 2))
    let bitmap = textPicture { _ in text.draw(at: CGPoint(x: 10, y: 10)) }
    let band = try #require(bitmap.inkBands.last)
    #expect(bitmap.inkStretches(inRow: band.upperBound - 1).count == 1)
    #expect(band.count == 3)
  }

  // MARK: Shadows

  @Test func `a shadow lies where its offset says`() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 4, height: 8)
    shadow.shadowColor = UIColor.red
    let plain = try #require(picture("H", [:]).inkRect)
    let ink = try #require(picture("H", [.shadow: shadow]).inkRect)
    #expect(ink.maxX == plain.maxX + 12 && ink.maxY == plain.maxY + 24 && ink.origin == plain.origin)
    shadow.shadowBlurRadius = 4
    let blurred = try #require(picture("H", [.shadow: shadow]).inkRect)
    #expect(blurred.maxX > ink.maxX)
    shadow.shadowColor = nil
    #expect(picture("H", [.shadow: shadow]) == picture("H", [:]))
  }

  @Test func `shadows are equal by value, and copies are their own`() throws {
    let shadow = NSShadow()
    #expect(shadow == NSShadow())
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy == shadow && copy.hash == shadow.hash)
    copy.shadowBlurRadius = 2
    #expect(copy != shadow)
  }

  // MARK: Foundation

  @Test func `strings with fonts, colours and styles can be joined and changed`() {
    // Foundation on Linux compares the values of neighbours and stops at an object it takes for none of its own.
    let text = NSMutableAttributedString(string: "")
    for size in [17, 17, 20, 13] as [CGFloat] {
      for color in [UIColor.red, .label, UIColor(white: 0.5, alpha: 1)] {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = size
        let style = NSMutableParagraphStyle()
        style.lineSpacing = size
        text.append(
          attributed(
            "ab",
            [.font: UIFont.systemFont(ofSize: size), .foregroundColor: color, .shadow: shadow, .paragraphStyle: style]))
      }
    }
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 15), range: NSRange(location: 3, length: 9))
    text.append(attributed("c", text.attributes(at: 0, effectiveRange: nil)))
    #expect(text.length == 25)
    #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
    #expect(text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 15))
  }

  @Test func `a part that ends within a character harms nothing`() {
    let text = NSMutableAttributedString(string: "a👍b", attributes: [.font: Self.font])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    #expect(text.size().width > width("ab"))
    _ = textPicture { _ in text.draw(at: .zero) }
  }
}
