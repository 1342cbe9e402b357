// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
struct LabelSizeTests {
  /// A label on a screen of that scale.
  private func label(
    _ text: String?, size: CGFloat = 17, scale: CGFloat = 3, lines: Int = 1
  ) -> UILabel {
    _ = HeadlessHost(size: CGSize(width: 100, height: 100), scale: scale)
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  private static let prose = "The quick brown fox jumps over the lazy dog, then rests in the shade of an old oak."

  @Test(arguments: [(1, 21), (2, 20.5), (3, 61.0 / 3)] as [(CGFloat, CGFloat)])
  func `a line of 17 points fills whole pixels`(scale: CGFloat, height: CGFloat) {
    #expect(abs(label("Text", scale: scale).intrinsicContentSize.height - height) < 1e-9)
  }

  @Test(arguments: [11, 13, 15, 17, 22, 34] as [CGFloat], [1, 2, 3] as [CGFloat])
  func `the height is that of the lines, rounded up to pixels`(size: CGFloat, scale: CGFloat) {
    for count in 1...4 {
      let label = label(
        Array(repeating: "Ag", count: count).joined(separator: "\n"), size: size, scale: scale, lines: 0)
      let expected = (CGFloat(count) * label.font.lineHeight * scale - 1e-6).rounded(.up) / scale
      let fitting = label.sizeThatFits(CGSize(width: 1000, height: 0))
      #expect(abs(fitting.height - expected) < 1e-9, "\(count) lines")
      #expect(abs(fitting.width * scale - (fitting.width * scale).rounded()) < 1e-6)
    }
  }

  @Test func `no text has no size`() {
    for text in [nil, ""] { #expect(label(text).intrinsicContentSize == .zero) }
  }

  @Test func `one line is as wide as its text, whatever is offered`() {
    let label = label(Self.prose)
    let width = label.intrinsicContentSize.width
    for offered in [0, 10, 100, 10_000] as [CGFloat] {
      #expect(label.sizeThatFits(CGSize(width: offered, height: 1)) == label.intrinsicContentSize)
    }
    #expect(width > 400)
  }

  @Test func `broken lines stay within the width, and less width never takes fewer lines`() {
    let label = label(Self.prose, lines: 0)
    var last = label.sizeThatFits(CGSize(width: 1000, height: 0))
    #expect(abs(last.height - 61.0 / 3) < 1e-9)
    for width in stride(from: 700, through: 40, by: -20) as StrideThrough<CGFloat> {
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      #expect(size.width <= width)
      #expect(size.height >= last.height)
      last = size
    }
    #expect(last.height > 200)
  }

  @Test(arguments: 1...5)
  func `a limit of lines limits the height`(limit: Int) {
    let label = label(Self.prose, lines: limit)
    let size = limit == 1 ? label.intrinsicContentSize : label.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(abs(size.height - (CGFloat(limit) * label.font.lineHeight * 3).rounded(.up) / 3) < 1e-9)
  }

  @Test func `a preferred width breaks the lines of the intrinsic size`() {
    let label = label(Self.prose, lines: 0)
    #expect(label.intrinsicContentSize.height < 21)
    label.preferredMaxLayoutWidth = 150
    #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 150, height: 0)))
    #expect(label.intrinsicContentSize.height > 60)
  }

  @Test func `a label that was sized to fit shows its whole text at every scale`() {
    for scale in [1, 2, 3] as [CGFloat] {
      for size in [11, 13, 17, 21] as [CGFloat] {
        let label = label(Self.prose, size: size, scale: scale, lines: 0)
        label.bounds.size = label.sizeThatFits(CGSize(width: 130, height: 0))
        let again = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0)
        #expect(again.size == label.bounds.size, "\(size) points at \(scale)x")
      }
    }
  }

  @Test(arguments: [(.left, 0), (.center, 0.5), (.right, 1), (.natural, 0)] as [(NSTextAlignment, CGFloat)])
  func `the text's rectangle lies as aligned, halfway down`(alignment: NSTextAlignment, share: CGFloat) {
    let label = label("Text")
    label.textAlignment = alignment
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 60)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect.size == label.intrinsicContentSize)
    #expect(abs(rect.minX - (10 + share * (200 - rect.width))) < 1e-9)
    #expect(abs(rect.midY - 50) < 1e-9)
  }

  @Test func `more weight, more letters and a larger size are wider`() {
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      let label = label(text)
      label.font = font
      return label.intrinsicContentSize.width
    }
    let regular = width("Hamburgefonts", .systemFont(ofSize: 17))
    #expect(regular < width("Hamburgefonts", .systemFont(ofSize: 18)))
    #expect(regular < width("Hamburgefontsi", .systemFont(ofSize: 17)))
    if SystemFont.isInstalled { #expect(regular < width("Hamburgefonts", .boldSystemFont(ofSize: 17))) }
  }

  @Test func `setting nil brings the defaults back`() {
    let label = label("x", size: 40)
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }
}
