// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension SystemLook {
  /// The look of iOS 16, 17 and 18.
  ///
  /// No picture of a grouped table of these versions was found: its geometry is that of iOS 10 to 13 (facts §2), its colours
  /// are those of inset-grouped tables (facts §3, §6). That combination is a guess.
  static func iOS18(version: Int) -> SystemLook {
    SystemLook(
      version: version,
      rowHeight: 44,  // facts §2, §3
      cornerRadius: 10,  // facts §3
      separatorThickness: .pixels(1),  // facts §2, §3
      separatorColor: .separator,  // facts §6; over a cell it gives §3's C6C6C8 and 3E3E41
      insetsSeparatorsOnBothSides: false,  // facts §2, §3: they run to the right edge
      groupedHeader: Caption(
        fontSize: 13, fontWeight: .regular, isUppercase: true,  // facts §2, §3
        color: .secondaryLabel,  // over the table it gives §3's 85858B and 8D8D93
        height: 38,  // facts §2: footer 17.5 + header 38
        furtherLine: 16),  // guess: as footers
      groupedFooter: .groupedFooter,
      plainHeader: .plainHeader,
      plainFooter: .plainFooter,
      chevron: Glyph(size: CGSize(width: 7, height: 12), color: chevronColor),  // facts §3
      groupedChevron: Glyph(size: CGSize(width: 8, height: 13), color: chevronColor))  // facts §2, colour §3
  }

  /// The look of iOS 26.
  ///
  /// No picture of a grouped table of this version was found: its gaps are those of facts §2, its row height, separators and
  /// header text those of inset-grouped tables (facts §4). That combination is a guess.
  static let iOS26 = SystemLook(
    version: 26,
    rowHeight: 52,  // facts §4, inferred there
    cornerRadius: 26,  // facts §4
    separatorThickness: .points(1),  // facts §4
    separatorColor: UIColor { traits in  // facts §4
      traits.userInterfaceStyle == .dark ? .srgb(0x38383B) : .srgb(0xE8E8E8)
    },
    insetsSeparatorsOnBothSides: true,  // facts §4
    groupedHeader: Caption(
      fontSize: 17, fontWeight: .semibold, isUppercase: false,  // facts §4
      color: .secondaryLabel,  // over the table it gives §4's 85858B
      height: 38,  // guess: as facts §2
      furtherLine: 20),  // guess: the font's line height, 20.29
    groupedFooter: .groupedFooter,
    plainHeader: .plainHeader,
    plainFooter: .plainFooter,
    chevron: Glyph(size: CGSize(width: 7, height: 12), color: chevronColor),  // guess: as facts §3
    groupedChevron: Glyph(size: CGSize(width: 7, height: 12), color: chevronColor))  // guess: as facts §3

  /// Translucent, so that it stays readable on selected and coloured rows: over a system cell it gives facts §3's C5C5C7 and
  /// 5A5A5E, measured in ios26-list-rows-dark-390@3x.png (for iOS 16 to 18 a guess).
  private static let chevronColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .srgb(0xEBEBF5, alpha: 76 / 255) : .srgb(0x3C3C43, alpha: 76 / 255)
  }
}

extension SystemLook.Caption {
  /// Facts §2 (heights), §3 (size, colour). For iOS 26 a guess.
  static let groupedFooter = Self(
    fontSize: 13, fontWeight: .regular, isUppercase: false, color: .secondaryLabel, height: 30, furtherLine: 16)

  /// Guess: no picture of a plain table was measured. 28 pt is the height that storyboards of that time give.
  static let plainHeader = Self(
    fontSize: 17, fontWeight: .semibold, isUppercase: false, color: .label, height: 28, furtherLine: 20)

  /// Guess.
  static let plainFooter = Self(
    fontSize: 15, fontWeight: .regular, isUppercase: false, color: .secondaryLabel, height: 28, furtherLine: 18)
}

extension UIColor {
  /// An sRGB colour from 0xRRGGBB.
  fileprivate static func srgb(_ rgb: UInt32, alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255,
      alpha: alpha)
  }
}
