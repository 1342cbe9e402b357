// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The values of the system colours, in sRGB: one table, each group with its source.
///
/// [F6] facts §6: iOS 13's palette as Flutter's `cupertino/colors.dart` (BSD) lists it.
/// [FL] the same file of Flutter, for what the facts do not list; alphas rounded up to the hundredths that it cut off.
/// [HIG] the colour table of Apple's Human Interface Guidelines, iOS 15 to 18.
/// The hues of iOS 26 are not used.
enum SystemPalette {
  struct Value: Sendable {
    let rgb: UInt32
    let alpha: CGFloat

    init(_ rgb: UInt32, _ alpha: CGFloat = 1) {
      self.rgb = rgb
      self.alpha = alpha
    }

    func cgColor(alpha other: CGFloat?) -> CGColor {
      func channel(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 255) / 255 }
      return CGColor(srgbRed: channel(16), green: channel(8), blue: channel(0), alpha: other ?? alpha)
    }
  }

  /// A colour's values. An elevated level changes dark colours only.
  struct Entry: Sendable {
    let light: Value
    let dark: Value
    let lightContrast: Value
    let darkContrast: Value
    let darkElevated: Value
    let darkContrastElevated: Value

    init(
      _ light: Value, _ dark: Value, contrast: (light: Value, dark: Value)? = nil,
      elevated: (dark: Value, darkContrast: Value)? = nil
    ) {
      self.light = light
      self.dark = dark
      lightContrast = contrast?.light ?? light
      darkContrast = contrast?.dark ?? dark
      darkElevated = elevated?.dark ?? dark
      darkContrastElevated = elevated?.darkContrast ?? darkContrast
    }

    func value(isDark: Bool, isHighContrast: Bool, isElevated: Bool) -> Value {
      switch (isDark, isHighContrast) {
      case (false, false): light
      case (false, true): lightContrast
      case (true, false): isElevated ? darkElevated : dark
      case (true, true): isElevated ? darkContrastElevated : darkContrast
      }
    }
  }

  /// A hue without alpha: light, dark, light and dark with high contrast.
  private static func hue(_ light: UInt32, _ dark: UInt32, _ lightHigh: UInt32, _ darkHigh: UInt32) -> Entry {
    Entry(Value(light), Value(dark), contrast: (Value(lightHigh), Value(darkHigh)))
  }

  /// A background: light, dark, both with high contrast, dark elevated, the same with high contrast.
  private static func ground(
    _ light: UInt32, _ dark: UInt32, _ lightHigh: UInt32, _ darkHigh: UInt32, _ up: UInt32, _ upHigh: UInt32
  ) -> Entry {
    Entry(
      Value(light), Value(dark), contrast: (Value(lightHigh), Value(darkHigh)), elevated: (Value(up), Value(upHigh)))
  }

  /// One colour for each style, with its alphas: light, dark, both with high contrast.
  private static func veil(
    _ light: UInt32, _ dark: UInt32, _ a: CGFloat, _ b: CGFloat, _ aHigh: CGFloat, _ bHigh: CGFloat
  ) -> Entry {
    Entry(Value(light, a), Value(dark, b), contrast: (Value(light, aHigh), Value(dark, bHigh)))
  }

  // Grouped backgrounds [F6]; high contrast and elevated [FL].
  static let systemGroupedBackground = ground(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000, 0x1C1C1E, 0x242426)
  static let secondarySystemGroupedBackground = ground(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426, 0x2C2C2E, 0x363638)
  static let tertiarySystemGroupedBackground = ground(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638, 0x3A3A3C, 0x444446)

  // Backgrounds [FL].
  static let systemBackground = ground(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000, 0x1C1C1E, 0x242426)
  static let secondarySystemBackground = ground(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426, 0x2C2C2E, 0x363638)
  static let tertiarySystemBackground = ground(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638, 0x3A3A3C, 0x444446)

  // Separators [F6].
  static let separator = veil(0x3C3C43, 0x545458, 0.29, 0.60, 0.37, 0.68)
  static let opaqueSeparator = Entry(Value(0xC6C6C8), Value(0x38383A))

  // Labels: the first two [F6], their high contrast and the others [FL].
  static let label = Entry(Value(0x000000), Value(0xFFFFFF))
  static let secondaryLabel = veil(0x3C3C43, 0xEBEBF5, 0.60, 0.60, 0.68, 0.68)
  static let tertiaryLabel = veil(0x3C3C43, 0xEBEBF5, 0.30, 0.30, 0.38, 0.38)
  static let quaternaryLabel = veil(0x3C3C43, 0xEBEBF5, 0.18, 0.16, 0.26, 0.24)
  static let placeholderText = veil(0x3C3C43, 0xEBEBF5, 0.30, 0.30, 0.38, 0.38)
  static let link = Entry(Value(0x007AFF), Value(0x0984FF))

  // Fills [FL].
  static let systemFill = veil(0x787880, 0x787880, 0.20, 0.36, 0.28, 0.44)
  static let secondarySystemFill = veil(0x787880, 0x787880, 0.16, 0.32, 0.24, 0.40)
  static let tertiarySystemFill = veil(0x767680, 0x767680, 0.12, 0.24, 0.20, 0.32)
  static let quaternarySystemFill = veil(0x747480, 0x767680, 0.08, 0.18, 0.16, 0.26)

  // Grays [FL]; facts §7 has systemGray4 as the fill of a selected row.
  static let systemGray = hue(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
  static let systemGray2 = hue(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
  static let systemGray3 = hue(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
  static let systemGray4 = hue(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
  static let systemGray5 = hue(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
  static let systemGray6 = hue(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

  // Hues [FL], teal [HIG]: it changed with iOS 15.
  static let systemRed = hue(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
  static let systemGreen = hue(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
  static let systemBlue = hue(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
  static let systemOrange = hue(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
  static let systemYellow = hue(0xFFCC00, 0xFFD60A, 0xA05A00, 0xFFD426)
  static let systemPink = hue(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
  static let systemPurple = hue(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
  static let systemTeal = hue(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
  static let systemIndigo = hue(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
  static let systemBrown = hue(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
  static let systemMint = hue(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
  static let systemCyan = hue(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
}
