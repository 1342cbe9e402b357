// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// What a cell must know of the table it is in and of its place there.
struct CellContext: Equatable {
  /// A line at a cell's top or bottom.
  enum Line {
    case none
    /// From one separator inset to the other.
    case inset
    /// From side to side.
    case full
  }

  var look: SystemLook
  var tableStyle: UITableView.Style
  var tableWidth: CGFloat
  /// The table's separator inset.
  var separatorInset: UIEdgeInsets
  /// Whether the app set that inset; its left side then moves the text, too.
  var isSeparatorInsetCustom = false
  /// The parts of the sides that the cell's content must keep free.
  var safeArea = UIEdgeInsets.zero
  var topLine = Line.none
  var bottomLine = Line.none
  var roundsTop = false
  var roundsBottom = false

  init(look: SystemLook, tableStyle: UITableView.Style, tableWidth: CGFloat) {
    self.look = look
    self.tableStyle = tableStyle
    self.tableWidth = tableWidth
    separatorInset = look.separatorInset(style: tableStyle, tableWidth: tableWidth)
  }

  var textInset: CGFloat { look.textInset(style: tableStyle, tableWidth: tableWidth) }

  static func == (a: Self, b: Self) -> Bool {
    a.look.version == b.look.version && a.tableStyle == b.tableStyle && a.tableWidth == b.tableWidth
      && a.separatorInset == b.separatorInset && a.isSeparatorInsetCustom == b.isSeparatorInsetCustom
      && a.safeArea == b.safeArea && a.topLine == b.topLine && a.bottomLine == b.bottomLine
      && a.roundsTop == b.roundsTop && a.roundsBottom == b.roundsBottom
  }
}
