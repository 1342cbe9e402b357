// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

/// A section whose rows all have one style; its header names what is special about it.
struct SheetSection {
  var header: String
  var footer: String?
  var style: CellBackgroundStyle
  var textColor: UIColor
  var rows: [SheetRow]

  init(
    _ header: String, footer: String? = nil, _ style: CellBackgroundStyle, textColor: UIColor = .label,
    _ rows: [SheetRow]
  ) {
    self.header = header
    self.footer = footer
    self.style = style
    self.textColor = textColor
    self.rows = rows
  }

  init(
    _ header: String, footer: String? = nil, _ style: CellBackgroundStyle, textColor: UIColor = .label,
    _ rows: KeyValuePairs<String, String>
  ) {
    self.init(
      header, footer: footer, style, textColor: textColor, rows.map { SheetRow(title: $0.key, detail: $0.value) })
  }
}

extension CellBackgroundStyle {
  /// A card of one colour, 16 points from the table's sides, changed by `change`.
  static func card(_ color: UIColor, _ change: (inout Self) -> Void = { _ in }) -> Self {
    card(.color(color), change)
  }

  /// A card 16 points from the table's sides, changed by `change`.
  static func card(_ fill: Fill, _ change: (inout Self) -> Void = { _ in }) -> Self {
    var style = Self(fill: fill)
    style.insets = Insets(leading: 16, trailing: 16)
    style.separator.color = .line
    change(&style)
    return style
  }
}
