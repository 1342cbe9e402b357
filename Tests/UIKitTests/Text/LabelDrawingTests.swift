// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// Glyphs are only compared with one another: another font gives other pixels, and the same laws.
@MainActor
struct LabelDrawingTests {
  private static let white = Pixel(0xFFFFFF)

  private func label(
    _ text: String, _ width: CGFloat = 160, _ height: CGFloat = 44, _ change: (UILabel) -> Void = { _ in }
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    change(label)
    return label
  }

  private func picture(
    _ label: UILabel, scale: CGFloat = 2, _ traits: UITraitCollection = UITraitCollection()
  ) throws -> Bitmap {
    try Bitmap(of: label, scale: scale, traits: traits)
  }

  @Test(arguments: [13, 17, 22] as [CGFloat], [1, 2, 3] as [CGFloat])
  func `capitals stand on the baseline of San Francisco`(size: CGFloat, scale: CGFloat) throws {
    let label = label("HEH") { $0.font = .systemFont(ofSize: size) }
    let bitmap = try picture(label, scale: scale)
    let top = (44 - label.intrinsicContentSize.height) / 2
    let baseline = (top + label.font.ascender) * scale
    // An H ends on the baseline; its antialiased row may lie on either side of it.
    let bottom = try #require(bitmap.ink(on: Self.white)).y.upperBound
    #expect(abs(CGFloat(bottom) - baseline) <= 1, "\(bottom), baseline \(baseline)")
  }

  @Test func `the baseline of a row of 44 points is that of the facts`() throws {
    // Facts §2: 27.8–28 pt below the row's top.
    let bottom = try #require(picture(label("H"), scale: 3).ink(on: Self.white)).y.upperBound
    #expect(abs(CGFloat(bottom) / 3 - 27.9) < 0.5)
  }

  @Test func `lines lie a line's height apart`() throws {
    let label = label("H\nH\nH", 60, 80) { $0.numberOfLines = 0 }
    let bitmap = try picture(label, scale: 3)
    let rows = (0..<bitmap.height).filter { y in bitmap.row(y).contains { $0 != Self.white } }
    let bottoms = rows.filter { !rows.contains($0 + 1) }
    try #require(bottoms.count == 3)
    for i in 1...2 {
      #expect(abs(CGFloat(bottoms[i] - bottoms[i - 1]) - label.font.lineHeight * 3) <= 1)
    }
  }

  @Test func `as many lines are drawn as fit, at least one`() throws {
    for (height, count) in [(5, 1), (21, 1), (41, 2), (60, 2), (61, 3), (200, 4)] as [(CGFloat, Int)] {
      let bitmap = try picture(label("H\nH\nH\nH", 60, height) { $0.numberOfLines = 0 }, scale: 3)
      let rows = (0..<bitmap.height).filter { y in bitmap.row(y).contains { $0 != Self.white } }
      // A line cut by the label's lower edge counts too.
      #expect(rows.filter { !rows.contains($0 + 1) }.count == count, "height \(height)")
    }
  }

  @Test(arguments: [NSTextAlignment.left, .right, .center, .natural])
  func `a mirrored interface turns natural text only`(alignment: NSTextAlignment) throws {
    let text = "Settings"
    let ltr = try picture(label(text) { $0.textAlignment = alignment })
    let rtl = try picture(label(text) { $0.textAlignment = alignment }, .rightToLeft)
    if alignment == .natural {
      #expect(rtl == (try picture(label(text) { $0.textAlignment = .right })))
      #expect(ltr == (try picture(label(text) { $0.textAlignment = .left })))
      #expect(ltr != rtl)
    } else {
      #expect(ltr == rtl)
    }
  }

  @Test func `a forced direction is as good as the interface's`() throws {
    let forced = try picture(label("Wi-Fi") { $0.semanticContentAttribute = .forceRightToLeft })
    #expect(forced == (try picture(label("Wi-Fi"), .rightToLeft)))
    let kept = try picture(label("Wi-Fi") { $0.semanticContentAttribute = .forceLeftToRight }, .rightToLeft)
    #expect(kept == (try picture(label("Wi-Fi"))))
  }

  // MARK: Text that does not fit

  private static let long = "Notifications and Sounds of All Devices"

  @Test func `truncated text stays inside, and each mode keeps its end`() throws {
    let tail = try picture(label(Self.long, 120) { $0.lineBreakMode = .byTruncatingTail })
    let head = try picture(label(Self.long, 120) { $0.lineBreakMode = .byTruncatingHead })
    let middle = try picture(label(Self.long, 120) { $0.lineBreakMode = .byTruncatingMiddle })
    let clipped = try picture(label(Self.long, 120) { $0.lineBreakMode = .byClipping })
    #expect(Set([tail.words, head.words, middle.words, clipped.words]).count == 4)
    // The beginning, a third of the label, is the same wherever the beginning is kept.
    func beginning(_ bitmap: Bitmap) -> [[Pixel]] { bitmap.cropped(x: 0, y: 0, width: 70, height: bitmap.height) }
    #expect(beginning(tail) == beginning(clipped))
    #expect(beginning(middle) == beginning(clipped))
    #expect(beginning(head) != beginning(clipped))
  }

  @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping])
  func `nothing is drawn outside of the label`(mode: NSLineBreakMode) throws {
    for traits in [UITraitCollection(), .rightToLeft] {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
      let inner = label(Self.long, 100) { $0.lineBreakMode = mode }
      inner.frame.origin.x = 30
      outer.addSubview(inner)
      let ink = try #require(Bitmap(of: outer, scale: 2, traits: traits).ink(on: Self.white))
      #expect(ink.x.lowerBound >= 60 && ink.x.upperBound <= 260, "\(ink)")
      #expect(ink.x.count > 150)
    }
  }

  @Test func `text drawn in a rectangle is cut at its sides`() throws {
    let label = label(Self.long) { $0.lineBreakMode = .byClipping }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 44), format: format).image { _ in
      label.drawText(in: CGRect(x: 30, y: 0, width: 60, height: 44))
    }
    let ink = try #require(Bitmap(image).ink(on: .clear))
    #expect(ink.x.lowerBound >= 60 && ink.x.upperBound <= 180, "\(ink)")
    #expect(ink.x.count > 100)
  }

  @Test func `text that fits is the same in every mode`() throws {
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ]
    let pictures = try modes.map { mode in try picture(label("Wi-Fi") { $0.lineBreakMode = mode }) }
    #expect(pictures.allSatisfy { $0 == pictures[0] })
    #expect(pictures[0].ink(on: Self.white) != nil)
  }

  // MARK: Colours

  @Test func `the text colour follows style, highlight and enabling`() throws {
    func color(_ traits: UITraitCollection = .light, _ change: (UILabel) -> Void = { _ in }) throws -> Pixel {
      let label = label("HHH", 160, 44, change)
      label.font = .systemFont(ofSize: 34, weight: .black)
      let bitmap = try Bitmap(of: label, scale: 3, traits: traits, on: .blue)
      let counts = Dictionary(grouping: bitmap.words.filter { $0 != 0xFF00_00FF }, by: { $0 })
      // Most pixels of such fat letters are fully covered, in any font.
      return Pixel(word: try #require(counts.max { $0.value.count < $1.value.count }).key)
    }
    #expect(try color() == Pixel(0x000000))
    #expect(try color(.dark) == Pixel(0xFFFFFF))
    #expect(try color { $0.textColor = .green } == Pixel(0x00FF00))
    #expect(try color { $0.isEnabled = false }.difference(to: Pixel(0x000080)) <= 1)
    #expect(try color { $0.highlightedTextColor = .green } == Pixel(0x000000))
    #expect(try color { ($0.highlightedTextColor, $0.isHighlighted) = (.green, true) } == Pixel(0x00FF00))
    #expect(try color { $0.isHighlighted = true } == Pixel(0x000000))
  }

  @Test func `the same text twice gives the same pixels, another one others`() throws {
    #expect(try picture(label("Wi-Fi")) == picture(label("Wi-Fi")))
    #expect(try picture(label("Wi-Fi")) != picture(label("Wi-Fl")))
  }

  @Test func `a label draws again only when what it shows has changed`() throws {
    let host = HeadlessHost(size: CGSize(width: 160, height: 44), scale: 2)
    let (controller, label) = (UIViewController(), label("Wi-Fi"))
    controller.view.addSubview(label)
    let window = host.show(controller)
    let context = try host.makeContext(for: window)
    func draws(_ change: () -> Void = {}) -> Int {
      let before = label.layer.displayCount
      change()
      host.update(window)
      host.draw(window, in: context)
      return label.layer.displayCount - before
    }
    #expect(draws() == 1)
    #expect(
      draws {
        label.text = "Wi-Fi"; label.textColor = .label; label.font = .systemFont(ofSize: 17)
      } == 0)
    #expect(
      draws {
        label.frame.origin.y = 3; label.isHighlighted = true
      } == 0)
    #expect(draws { label.text = "Bluetooth" } == 1)
    #expect(draws { label.textColor = .red } == 1)
    #expect(draws { label.font = .systemFont(ofSize: 13) } == 1)
    #expect(draws { label.bounds.size.width = 80 } == 1)
    #expect(
      draws {
        label.textAlignment = .center; label.numberOfLines = 2; label.isEnabled = false
      } == 1)
    #expect(draws { label.semanticContentAttribute = .forceRightToLeft } == 1)
  }
}
