// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIFont {
  /// The size of a label's text: 17 pt.
  public class var labelFontSize: CGFloat { 17 }

  /// The size of a button's title: 18 pt.
  public class var buttonFontSize: CGFloat { 18 }

  /// The size of small system text: 12 pt.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The size of system text: 14 pt.
  public class var systemFontSize: CGFloat { 14 }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(size: fontSize, weight: Weight.regular, isItalic: false))
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(size: fontSize, weight: weight, isItalic: false))
  }

  /// The system font in semibold, which is what iOS returns here too (its font is named `.SFUI-Semibold`).
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(size: fontSize, weight: Weight.semibold, isItalic: false))
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(size: fontSize, weight: Weight.regular, isItalic: true))
  }

  /// The system font with digits of one width, for columns of numbers.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(size: fontSize, weight: weight, isItalic: false, hasEqualDigits: true))
  }
}
