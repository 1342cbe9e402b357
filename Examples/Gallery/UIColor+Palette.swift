// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// Colours that change with light and dark. Fills are pale, inks stand on them.
extension UIColor {
  static let paper = UIColor(light: 0xFFFDF8, dark: 0x211F1B)
  static let sage = UIColor(light: 0xEFF5EB, dark: 0x1B241C)
  static let mist = UIColor(light: 0xECF3FA, dark: 0x19222D)
  static let blush = UIColor(light: 0xFCF1ED, dark: 0x2A1F1F)
  static let lilac = UIColor(light: 0xF3EFFA, dark: 0x231F2E)
  static let straw = UIColor(light: 0xFFF8E2, dark: 0x282317)

  static let moss = UIColor(light: 0x7D9F78, dark: 0x86A880)
  static let slate = UIColor(light: 0x7590B2, dark: 0x8AA5C6)
  static let clay = UIColor(light: 0xC4866D, dark: 0xCF947C)
  static let plum = UIColor(light: 0x9483B8, dark: 0xA596C8)
  static let gold = UIColor(light: 0xC9A24B, dark: 0xCFAE62)

  /// A quiet line on any of the fills.
  static let line = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.13) : UIColor(white: 0, alpha: 0.1)
  }

  convenience init(light: UInt32, dark: UInt32) {
    self.init { UIColor(rgb: $0.userInterfaceStyle == .dark ? dark : light) }
  }

  /// From 0xRRGGBB.
  convenience init(rgb: UInt32, alpha: CGFloat = 1) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }
}
