// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// How a string is measured and drawn by the functions that take options.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Cuts the last line that fits with an ellipsis; only together with `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)

  /// The rectangle's origin is its upper left corner and lines are broken at its width; without it the origin is on the
  /// first baseline and lines are broken at line feeds only.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)

  /// Lines are apart by the font's leading too, which is 0 in the system font.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}
