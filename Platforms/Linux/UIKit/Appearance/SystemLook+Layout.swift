// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The numbers that depend on a table's style and width, or on the screen's scale.
extension SystemLook {
  /// The width from which on iOS uses its wide margins: facts §3, §4. 390 is the narrowest one measured there.
  static let wideWidth: CGFloat = 390

  /// The distance of inset-grouped cells from the table's sides: facts §3, §4.
  package func cellInset(style: UITableView.Style, tableWidth: CGFloat) -> CGFloat {
    guard style == .insetGrouped else { return 0 }
    return tableWidth >= Self.wideWidth ? 20 : 16
  }

  /// The distance of text from the cell's leading edge; header and footer text lines up with it.
  package func textInset(style: UITableView.Style, tableWidth: CGFloat) -> CGFloat {
    // facts §4; for grouped and plain tables a guess that keeps text, header and separator in one line
    if insetsSeparatorsOnBothSides { return 16 }
    let isWide = tableWidth >= Self.wideWidth
    switch style {
    case .insetGrouped: return isWide ? 20 : 16  // facts §3; 16: guess, as the cell's own inset
    // facts §2 for 320, 375 and 414; that 390 counts as wide is a guess. Plain: guess, as grouped.
    case .plain, .grouped: return isWide ? 20 : 15
    }
  }

  /// Where separators between rows begin and end, from the cell's sides in a left-to-right layout.
  package func separatorInset(style: UITableView.Style, tableWidth: CGFloat) -> UIEdgeInsets {
    let inset = textInset(style: style, tableWidth: tableWidth)
    return UIEdgeInsets(top: 0, left: inset, bottom: 0, right: insetsSeparatorsOnBothSides ? inset : 0)
  }

  /// A separator's thickness on a screen of the given scale: facts §2, §3, §4.
  package func separatorThickness(scale: CGFloat) -> CGFloat {
    switch separatorThickness {
    case .pixels(let count): count / scale
    case .points(let points): points
    }
  }

  /// The height of a header or footer without text: half of the gap between two untitled sections.
  ///
  /// Grouped: 17.5 pt at 2x and 17.33 at 3x (facts §2), which is 17.5 cut to whole pixels; 17 at 1x follows from the rule and
  /// is a guess. Inset-grouped: 18 (facts §3). Plain tables have no gaps.
  package func gap(style: UITableView.Style, scale: CGFloat) -> CGFloat {
    switch style {
    case .plain: 0
    case .grouped: (17.5 * scale).rounded(.down) / scale
    case .insetGrouped: 18
    }
  }

  /// What `sectionHeaderTopPadding` means when it is automatic: facts §7.
  package func headerTopPadding(style: UITableView.Style) -> CGFloat {
    style == .plain ? 22 : 0
  }

  /// The distance of a chevron's trailing edge from the cell's.
  package func chevronInset(style: UITableView.Style, tableWidth: CGFloat) -> CGFloat {
    // 18.3 measured in ios26-list-rows-dark-390@3x.png, a SwiftUI List; for a table a guess
    if insetsSeparatorsOnBothSides { return 18.3 }
    switch style {
    // facts §3: 20.7 where text stands at 20; 16.7 on narrow screens is a guess
    case .insetGrouped: return textInset(style: style, tableWidth: tableWidth) + 0.7
    case .plain, .grouped: return textInset(style: style, tableWidth: tableWidth)  // facts §2
    }
  }

  package func chevron(style: UITableView.Style) -> Glyph {
    style == .insetGrouped ? chevron : groupedChevron
  }

  /// Between a cell's image and its text.
  ///
  /// Guess: 15 is what the icons of iOS 7's own settings had (29 pt at 15, text at 59); 16 follows from facts §4's insets.
  package var imageGap: CGFloat { insetsSeparatorsOnBothSides ? 16 : 15 }

  package func header(style: UITableView.Style) -> Caption {
    style == .plain ? plainHeader : groupedHeader
  }

  package func footer(style: UITableView.Style) -> Caption {
    style == .plain ? plainFooter : groupedFooter
  }
}

/// The numbers that all looks share.
extension SystemLook {
  /// A grouped header's baseline above the first row: facts §2 "about 9.7", §3 9.7 to 10.
  package static let headerBaselineDistance: CGFloat = 9.7
  /// A grouped footer's first baseline below the last row: 60 px, measured in ios16-insetgrouped-light-430x932@3x.png.
  package static let footerBaselineDistance: CGFloat = 20

  /// Row text: facts §2.
  package static let rowFontSize: CGFloat = 17
  /// The second line of a subtitle cell: guess, the size of Interface Builder's templates.
  package static let subtitleFontSize: CGFloat = 12

  /// Between a cell's content and its accessory: guess.
  package static let accessoryGap: CGFloat = 10
  /// Between title and detail in one line: guess.
  package static let detailGap: CGFloat = 6
  /// Above and below a cell's content, the top and bottom of `contentView.layoutMargins`: guess.
  package static let contentMargin: CGFloat = 11
  /// One step of `indentationLevel`: the documented default of `indentationWidth`.
  package static let indentationWidth: CGFloat = 10
  /// A checkmark's box: guess.
  package static let checkmarkSize = CGSize(width: 14, height: 12)
  /// The circle of a detail button: guess.
  package static let detailButtonSize = CGSize(width: 22, height: 22)

  package func tableBackgroundColor(style: UITableView.Style) -> UIColor {
    style == .plain ? .systemBackground : .systemGroupedBackground  // facts §3, §6
  }

  package func cellBackgroundColor(style: UITableView.Style) -> UIColor {
    style == .plain ? .systemBackground : .secondarySystemGroupedBackground  // facts §3, §6
  }

  /// A selected row's background: facts §7.
  package var selectedBackgroundColor: UIColor { .systemGray4 }
}
