// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

struct FontTests {
  @Test(arguments: [1, 11, 13, 17, 19.99, 20, 34, 1000] as [CGFloat])
  func `metrics are San Francisco's`(size: CGFloat) {
    for font in [
      UIFont.systemFont(ofSize: size), .systemFont(ofSize: size, weight: .black), .italicSystemFont(ofSize: size),
    ] {
      // Facts §7.
      #expect(abs(font.ascender - size * 1950 / 2048) < 1e-9)
      #expect(abs(font.descender + size * 494 / 2048) < 1e-9)
      #expect(font.leading == 0)
      #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9)
      #expect(0 < font.xHeight && font.xHeight < font.capHeight && font.capHeight < font.ascender)
      #expect(font.pointSize == size)
    }
  }

  @Test func `a line of 17 points is 20.287 points high`() {
    #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.0005)
  }

  @Test(arguments: [0, -17, .nan, .infinity] as [CGFloat])
  func `a size that cannot be becomes 12 points`(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
    #expect(UIFont.systemFont(ofSize: 17).withSize(size).pointSize == 12)
  }

  @Test func `fonts are equal by face and size`() {
    let regular = UIFont.systemFont(ofSize: 17)
    #expect(regular == .systemFont(ofSize: 17, weight: .regular))
    #expect(regular.hash == UIFont.systemFont(ofSize: 17, weight: .regular).hash)
    #expect(regular != .systemFont(ofSize: 18))
    #expect(regular != .systemFont(ofSize: 17, weight: .medium))
    #expect(regular != .italicSystemFont(ofSize: 17))
    // The font that iOS returns is named .SFUI-Semibold.
    #expect(UIFont.boldSystemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFont.systemFont(ofSize: 13, weight: .bold).withSize(17) == .systemFont(ofSize: 17, weight: .bold))
  }

  @Test func `each named weight is a font of its own`() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(Set(weights.map { UIFont.systemFont(ofSize: 17, weight: $0).fontName }).count == 9)
    // A weight between two names takes the nearer one.
    #expect(UIFont.systemFont(ofSize: 17, weight: .init(0.38)) == .systemFont(ofSize: 17, weight: .bold))
  }

  @Test func `large text has its own cut`() {
    #expect(UIFont.systemFont(ofSize: 19.9).familyName != UIFont.systemFont(ofSize: 20).familyName)
  }

  // MARK: Text styles

  private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1, .caption2,
  ]

  private func font(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> UIFont {
    .preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
  }

  // Apple's Human Interface Guidelines, table of Dynamic Type sizes, size "Large (default)".
  @Test(arguments: zip(styles, [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11] as [CGFloat]))
  func `the default sizes are Apple's`(style: UIFont.TextStyle, size: CGFloat) {
    let expected = UIFont.systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
    #expect(font(style, .large).pointSize == size)
    #expect(font(style, .large).fontName == expected.fontName)
  }

  @Test(arguments: styles)
  func `a larger text size never makes text smaller`(style: UIFont.TextStyle) {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    let sizes = categories.map { font(style, $0).pointSize }
    #expect(sizes == sizes.sorted())
    #expect(sizes[0] < sizes[11])
  }

  @Test func `an unknown style gets the body font`() {
    let (unknown, body) = (font(UIFont.TextStyle(rawValue: "x"), .large), font(.body, .large))
    #expect(unknown.pointSize == body.pointSize)
    #expect(unknown.fontName == body.fontName)
  }
}
