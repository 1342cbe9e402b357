// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground

extension SheetSection {
  static var positions: [SheetSection] {
    let style = CellBackgroundStyle.card(.sage) { $0.border = .init(color: .moss) }
    return [
      SheetSection("CellPosition.single", style, ["Kristiansand": ".single"]),
      SheetSection(".top, .bottom", style, ["Oslo": ".top", "Drammen": ".bottom"]),
      SheetSection(
        ".top, .middle, .bottom", footer: "A position follows from the section’s rows: nobody has to keep it.", style,
        ["Bergen": ".top", "Voss": ".middle", "Flåm": ".bottom"]),
      SheetSection(
        "CellPosition(row:rowCount:)", style,
        [
          "Trondheim": "(row: 0, rowCount: 4)", "Bodø": "(row: 1, rowCount: 4)", "Narvik": "(row: 2, rowCount: 4)",
          "Tromsø": "(row: 3, rowCount: 4)",
        ]),
    ]
  }
}
