// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A line under or through text: its weight, its pattern, and whether it spans the spaces between words.
///
/// Attributes take its `rawValue`. Patterns are multiples of the line's thickness (guess): dots 3 long and 3 apart,
/// dashes 10 and 5.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// Twice as thick as `single`.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// The line leaves out spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// Whether there is a line at all: a pattern alone draws none.
  var isVisible: Bool { rawValue & 0x0F != 0 }

  /// Dash and gap lengths in multiples of the thickness; empty for a line without gaps.
  var pattern: [CGFloat] {
    switch rawValue & 0x0F00 {
    case 0x0100: [3, 3]
    case 0x0200: [10, 5]
    case 0x0300: [10, 3, 3, 3]
    case 0x0400: [10, 3, 3, 3, 3, 3]
    default: []
    }
  }
}
