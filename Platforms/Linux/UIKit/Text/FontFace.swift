// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Which of Inter's static fonts, and at what size: everything that distinguishes one `UIFont` from another.
struct FontFace: Hashable, Sendable {
  /// Inter's weights; the raw value is the weight on the scale of OpenType.
  enum Weight: Int32, CaseIterable, Sendable {
    case thin = 100
    case extraLight = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semiBold = 600
    case bold = 700
    case extraBold = 800
    case black = 900

    /// The weight nearest to one of Apple's. Apple's scale is not linear, so that names are matched, not numbers.
    init(_ weight: UIFont.Weight) {
      let named: [(UIFont.Weight, Weight)] = [
        (.regular, .regular), (.medium, .medium), (.semibold, .semiBold), (.bold, .bold), (.heavy, .extraBold),
        (.black, .black), (.light, .light), (.thin, .extraLight), (.ultraLight, .thin),
      ]
      var nearest = Weight.regular
      var distance = CGFloat.infinity
      for (apple, inter) in named where abs(weight.rawValue - apple.rawValue) < distance {
        nearest = inter
        distance = abs(weight.rawValue - apple.rawValue)
      }
      self = nearest
    }

    /// The weight's part of a PostScript name, as the font files have it.
    var name: String {
      switch self {
      case .thin: "Thin"
      case .extraLight: "ExtraLight"
      case .light: "Light"
      case .regular: "Regular"
      case .medium: "Medium"
      case .semiBold: "SemiBold"
      case .bold: "Bold"
      case .extraBold: "ExtraBold"
      case .black: "Black"
      }
    }
  }

  let size: CGFloat
  let weight: Weight
  let isItalic: Bool
  /// Whether all digits are equally wide.
  let hasEqualDigits: Bool

  /// A size that is not a positive number becomes 12 pt, Core Text's documented default (for `UIFont` a guess).
  init(size: CGFloat, weight: UIFont.Weight, isItalic: Bool, hasEqualDigits: Bool = false) {
    self.init(size: size, weight: Weight(weight), isItalic: isItalic, hasEqualDigits: hasEqualDigits)
  }

  init(size: CGFloat, weight: Weight, isItalic: Bool, hasEqualDigits: Bool = false) {
    self.size = size.isFinite && size > 0 ? size : 12
    self.weight = weight
    self.isItalic = isItalic
    self.hasEqualDigits = hasEqualDigits
  }

  func withSize(_ size: CGFloat) -> FontFace {
    FontFace(size: size, weight: weight, isItalic: isItalic, hasEqualDigits: hasEqualDigits)
  }

  func scaled(by scale: CGFloat) -> FontFace { withSize(size * scale) }

  /// Whether the face is Inter's cut for large text. San Francisco changes from Text to Display at 20 pt too.
  var isDisplay: Bool { size >= 20 }

  /// The size text is set in: beyond it the integers of Pango and FreeType overflow.
  var layoutSize: CGFloat { min(size, 4096) }

  /// What is added to each character's advance, in points: Inter's own "dynamic metrics".
  ///
  /// tracking = a + b·e^(c·size) em with a = -0.0223, b = 0.185, c = -0.1745 (rsms.me/inter/dynmetrics). Inter is
  /// drawn wider than San Francisco; with it 12 and 15 pt text has San Francisco's width and 17 pt text is 2.5%
  /// wider instead of 5%. Inter Display, which is newer than the formula, has its tracking built in.
  var tracking: CGFloat {
    isDisplay ? 0 : layoutSize * (-0.0223 + 0.185 * exp(-0.1745 * layoutSize))
  }

  // San Francisco's vertical metrics (facts/ios-metrics.md §7).
  var ascender: CGFloat { size * (1950 / 2048) }
  var descender: CGFloat { size * (-494 / 2048) }
  var lineHeight: CGFloat { size * (2444 / 2048) }

  var familyName: String { isDisplay ? "Inter Display" : "Inter" }

  var postScriptName: String {
    let style = isItalic ? (weight == .regular ? "Italic" : weight.name + "Italic") : weight.name
    return (isDisplay ? "InterDisplay-" : "Inter-") + style
  }
}
