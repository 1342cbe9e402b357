// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// What a header or footer view must know of the table it is in.
struct CaptionContext: Equatable {
  var look: SystemLook
  var tableStyle: UITableView.Style
  var isHeader: Bool
  var textInset: CGFloat
  /// The parts of the sides that the content must keep free.
  var safeArea = UIEdgeInsets.zero

  var caption: SystemLook.Caption {
    isHeader ? look.header(style: tableStyle) : look.footer(style: tableStyle)
  }

  static func == (a: Self, b: Self) -> Bool {
    a.look.version == b.look.version && a.tableStyle == b.tableStyle && a.isHeader == b.isHeader
      && a.textInset == b.textInset && a.safeArea == b.safeArea
  }
}
