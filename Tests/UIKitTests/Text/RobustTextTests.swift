// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

@MainActor
struct RobustTextTests {
  private func size(_ text: String, lines: Int = 0, width: CGFloat = 0) -> CGSize {
    _ = HeadlessHost(size: CGSize(width: 100, height: 100), scale: 2)
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }

  @Test func `control characters take no room and hide nothing behind them`() {
    let plain = size("abcd")
    for control in ["\0", "\u{1}", "\u{8}", "\u{1B}", "\u{7F}", "\u{80}", "\u{9F}"] {
      #expect(size("ab\(control)cd") == plain, "U+\(control.unicodeScalars.first?.value ?? 0)")
    }
  }

  @Test func `every kind of line end ends a line`() {
    let expected = size("ab\ncd\nef")
    #expect(expected.height > 2 * size("ab").height - 1)
    for end in ["\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      #expect(size("ab\(end)cd\(end)ef") == expected, "\(end.debugDescription)")
    }
  }

  nonisolated static let ugly: [String] = [
    " ", "\n", "\n\n\n", "\t", "\u{301}", "\u{200D}", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}", "\u{202E}abc\u{202C}",
    "\u{2066}", "👩‍👩‍👧‍👦", "🇩🇪🇩", "e\u{301}\u{302}\u{303}", String(repeating: "\u{301}", count: 500), "שלום abc 123",
    "مرحبا بالعالم", "漢字かな交じり文", "नमस्ते", "a\u{AD}b", "…", "->=>", "fi ffl", "%@ %s %n \\0",
    String(repeating: "x", count: 20_000), String(repeating: "word ", count: 20_000),
    String(repeating: "\n", count: 2_000), String(repeating: "🏳️‍🌈", count: 300),
  ]

  @Test(arguments: ugly)
  func `any text has a finite size and is drawn inside its label`(text: String) throws {
    for (lines, mode) in [(1, .byTruncatingTail), (0, .byWordWrapping), (2, .byTruncatingMiddle)]
      as [(Int, NSLineBreakMode)]
    {
      let fitting = size(text, lines: lines, width: 50)
      #expect(fitting.width.isFinite && fitting.height.isFinite && fitting.width >= 0 && fitting.height >= 0)
      let label = UILabel(frame: CGRect(x: 20, y: 20, width: 50, height: 45))
      (label.text, label.numberOfLines, label.lineBreakMode) = (text, lines, mode)
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 85))
      outer.addSubview(label)
      guard let ink = try Bitmap(of: outer).ink(on: Pixel(0xFFFFFF)) else { continue }
      #expect(ink.x.lowerBound >= 20 && ink.x.upperBound <= 70 && ink.y.lowerBound >= 20 && ink.y.upperBound <= 65)
    }
  }

  @Test(arguments: [0, -5, .nan, .infinity, 1e300, 0.001] as [CGFloat])
  func `no size of a label or a font harms`(value: CGFloat) {
    _ = HeadlessHost(size: CGSize(width: 100, height: 100), scale: 2)
    let label = UILabel()
    (label.text, label.numberOfLines) = ("Some words to break", 0)
    let fitting = label.sizeThatFits(CGSize(width: value, height: value))
    #expect(fitting.width.isFinite && fitting.height.isFinite)
    _ = label.textRect(forBounds: CGRect(x: 0, y: 0, width: value, height: value), limitedToNumberOfLines: -1)
    label.preferredMaxLayoutWidth = value
    #expect(label.intrinsicContentSize.height > 0)
    label.font = .systemFont(ofSize: value)
    #expect(label.intrinsicContentSize.width > 0)
  }

  @Test func `letters are not turned into arrows`() {
    // Inter has such alternates, San Francisco has not: the pair is as wide as its letters.
    let (dash, greater, pair) = (size("-").width, size(">").width, size("->").width)
    #expect(abs(pair - dash - greater) <= 1)
  }
}
