// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A system colour: one value for each combination of style, contrast and level.
///
/// All values exist from the start, so that resolving is an array access from any thread.
final class PaletteColor: Hashable, Sendable {
  let name: String
  private let entry: SystemPalette.Entry
  private let alpha: CGFloat?
  /// By `index(of:)`.
  let cgColors: [CGColor]
  let colors: [UIColor]

  init(name: String, entry: SystemPalette.Entry, alpha: CGFloat? = nil) {
    self.name = name
    self.entry = entry
    self.alpha = alpha
    cgColors = (0..<8).map { index in
      let color = entry.value(
        isDark: index & 1 != 0, isHighContrast: index & 2 != 0, isElevated: index & 4 != 0)
      return color.cgColor(alpha: alpha)
    }
    colors = cgColors.map { UIColor(cgColor: $0) }
  }

  /// What is not specified counts as light, normal contrast, base level.
  static func index(of traits: UITraitCollection.Traits) -> Int {
    (traits.userInterfaceStyle == .dark ? 1 : 0) | (traits.accessibilityContrast == .high ? 2 : 0)
      | (traits.userInterfaceLevel == .elevated ? 4 : 0)
  }

  func with(alpha: CGFloat) -> PaletteColor {
    PaletteColor(name: name, entry: entry, alpha: alpha)
  }

  static func == (a: PaletteColor, b: PaletteColor) -> Bool {
    a === b || (a.name == b.name && a.alpha == b.alpha)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(alpha)
  }
}
