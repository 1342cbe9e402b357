// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

extension SheetSection {
  static var separators: [SheetSection] {
    func style(_ separator: CellBackgroundStyle.Separator) -> CellBackgroundStyle {
      .card(.paper) { $0.separator = separator }
    }
    let teas: KeyValuePairs = ["Sencha": "75 °C", "Darjeeling": "90 °C", "Rooibos": "100 °C"]
    return [
      SheetSection("separator: the system’s", style(.init()), teas),
      SheetSection("width: .hairline", footer: "One device pixel.", style(.init(color: .clay, width: .hairline)), teas),
      SheetSection("width: .points(2)", style(.init(color: .clay.withAlphaComponent(0.5), width: .points(2))), teas),
      SheetSection(
        "inset: .zero", footer: "From one edge of the card to the other.", style(.init(color: .line, inset: .zero)),
        teas),
      SheetSection(
        "inset: .points(leading: 16, trailing: 120)",
        style(.init(color: .moss, width: .points(1), inset: .points(leading: 16, trailing: 120))), teas),
      SheetSection("separator: .hidden", style(.hidden), teas),
      SheetSection(
        "hidesSeparator: true", footer: "For one row alone, the first.", style(.init(color: .line)),
        [
          SheetRow(title: "Matcha", detail: "80 °C", hidesSeparator: true),
          SheetRow(title: "Whisked for 20 seconds", detail: ""), SheetRow(title: "Oolong", detail: "85 °C"),
        ]),
    ]
  }
}
