// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; without it text is set in the system font of 12 pt (iOS: Helvetica of 12 pt).
  public static let font = NSAttributedString.Key("NSFont")

  /// An `NSParagraphStyle`; the one of a paragraph's first character holds for the paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")

  /// A `UIColor`, also a pattern or a dynamic one; black without it.
  public static let foregroundColor = NSAttributedString.Key("NSColor")

  /// A `UIColor` that fills the line's height behind the characters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")

  /// A number of points added to each character's advance; 0 switches pair kerning off. It goes before `tracking`.
  public static let kern = NSAttributedString.Key("NSKern")

  /// A number of points added to each character's advance.
  public static let tracking = NSAttributedString.Key("CTTracking")

  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")

  /// A `UIColor`; without it the line has the text's colour.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")

  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")

  /// A `UIColor`; without it the line has the text's colour.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")

  /// A number of points by which characters are raised; the line grows with it (guess).
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")

  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
}
