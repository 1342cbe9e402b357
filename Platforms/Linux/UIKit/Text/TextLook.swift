// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// What a run of characters looks like beside its shape: colours and lines.
struct TextLook {
  struct Line {
    var style: NSUnderlineStyle
    var color: UIColor?

    func isSame(as other: Line?) -> Bool { style == other?.style && color == other?.color }
  }

  struct Shadow {
    var color: UIColor
    var offset: CGSize
    var blur: CGFloat = 0
  }

  /// nil for the default of whoever draws the text.
  var color: UIColor?
  var background: UIColor?
  var underline: Line?
  var strikethrough: Line?
  var shadow: Shadow?

  /// Whether there is nothing but glyphs of one colour.
  var isPlain: Bool { background == nil && underline == nil && strikethrough == nil && shadow == nil }
}
