// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension UIColor {
  public class var systemRed: UIColor { System.systemRed }
  public class var systemGreen: UIColor { System.systemGreen }
  public class var systemBlue: UIColor { System.systemBlue }
  public class var systemOrange: UIColor { System.systemOrange }
  public class var systemYellow: UIColor { System.systemYellow }
  public class var systemPink: UIColor { System.systemPink }
  public class var systemPurple: UIColor { System.systemPurple }
  public class var systemTeal: UIColor { System.systemTeal }
  public class var systemIndigo: UIColor { System.systemIndigo }
  public class var systemBrown: UIColor { System.systemBrown }
  public class var systemMint: UIColor { System.systemMint }
  public class var systemCyan: UIColor { System.systemCyan }
  public class var systemGray: UIColor { System.systemGray }
  public class var systemGray2: UIColor { System.systemGray2 }
  public class var systemGray3: UIColor { System.systemGray3 }
  public class var systemGray4: UIColor { System.systemGray4 }
  public class var systemGray5: UIColor { System.systemGray5 }
  public class var systemGray6: UIColor { System.systemGray6 }
  public class var label: UIColor { System.label }
  public class var secondaryLabel: UIColor { System.secondaryLabel }
  public class var tertiaryLabel: UIColor { System.tertiaryLabel }
  public class var quaternaryLabel: UIColor { System.quaternaryLabel }
  public class var link: UIColor { System.link }
  public class var placeholderText: UIColor { System.placeholderText }
  public class var separator: UIColor { System.separator }
  public class var opaqueSeparator: UIColor { System.opaqueSeparator }
  public class var systemBackground: UIColor { System.systemBackground }
  public class var secondarySystemBackground: UIColor { System.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { System.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { System.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor { System.secondarySystemGroupedBackground }
  public class var tertiarySystemGroupedBackground: UIColor { System.tertiarySystemGroupedBackground }
  public class var systemFill: UIColor { System.systemFill }
  public class var secondarySystemFill: UIColor { System.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { System.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { System.quaternarySystemFill }
}

/// The system colours, each made once, when it is first asked for.
private enum System {
  static let systemRed = color("systemRed", SystemPalette.systemRed)
  static let systemGreen = color("systemGreen", SystemPalette.systemGreen)
  static let systemBlue = color("systemBlue", SystemPalette.systemBlue)
  static let systemOrange = color("systemOrange", SystemPalette.systemOrange)
  static let systemYellow = color("systemYellow", SystemPalette.systemYellow)
  static let systemPink = color("systemPink", SystemPalette.systemPink)
  static let systemPurple = color("systemPurple", SystemPalette.systemPurple)
  static let systemTeal = color("systemTeal", SystemPalette.systemTeal)
  static let systemIndigo = color("systemIndigo", SystemPalette.systemIndigo)
  static let systemBrown = color("systemBrown", SystemPalette.systemBrown)
  static let systemMint = color("systemMint", SystemPalette.systemMint)
  static let systemCyan = color("systemCyan", SystemPalette.systemCyan)
  static let systemGray = color("systemGray", SystemPalette.systemGray)
  static let systemGray2 = color("systemGray2", SystemPalette.systemGray2)
  static let systemGray3 = color("systemGray3", SystemPalette.systemGray3)
  static let systemGray4 = color("systemGray4", SystemPalette.systemGray4)
  static let systemGray5 = color("systemGray5", SystemPalette.systemGray5)
  static let systemGray6 = color("systemGray6", SystemPalette.systemGray6)
  static let label = color("label", SystemPalette.label)
  static let secondaryLabel = color("secondaryLabel", SystemPalette.secondaryLabel)
  static let tertiaryLabel = color("tertiaryLabel", SystemPalette.tertiaryLabel)
  static let quaternaryLabel = color("quaternaryLabel", SystemPalette.quaternaryLabel)
  static let link = color("link", SystemPalette.link)
  static let placeholderText = color("placeholderText", SystemPalette.placeholderText)
  static let separator = color("separator", SystemPalette.separator)
  static let opaqueSeparator = color("opaqueSeparator", SystemPalette.opaqueSeparator)
  static let systemBackground = color("systemBackground", SystemPalette.systemBackground)
  static let secondarySystemBackground = color("secondarySystemBackground", SystemPalette.secondarySystemBackground)
  static let tertiarySystemBackground = color("tertiarySystemBackground", SystemPalette.tertiarySystemBackground)
  static let systemGroupedBackground = color("systemGroupedBackground", SystemPalette.systemGroupedBackground)
  static let secondarySystemGroupedBackground = color(
    "secondarySystemGroupedBackground", SystemPalette.secondarySystemGroupedBackground)
  static let tertiarySystemGroupedBackground = color(
    "tertiarySystemGroupedBackground", SystemPalette.tertiarySystemGroupedBackground)
  static let systemFill = color("systemFill", SystemPalette.systemFill)
  static let secondarySystemFill = color("secondarySystemFill", SystemPalette.secondarySystemFill)
  static let tertiarySystemFill = color("tertiarySystemFill", SystemPalette.tertiarySystemFill)
  static let quaternarySystemFill = color("quaternarySystemFill", SystemPalette.quaternarySystemFill)

  private static func color(_ name: String, _ entry: SystemPalette.Entry) -> UIColor {
    UIColor(storage: .palette(PaletteColor(name: name, entry: entry)))
  }
}
