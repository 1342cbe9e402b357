// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

extension SheetSection {
  static var insets: [SheetSection] {
    func style(_ insets: CellBackgroundStyle.Insets) -> CellBackgroundStyle {
      .card(.mist) {
        $0.insets = insets
        $0.border = .init(color: .slate)
        $0.corners = .radius(14)
      }
    }
    return [
      SheetSection(
        "Insets()", footer: "From .bounds, the cell’s edges.", style(.init()), ["Platform": "7", "Coach": "21"]),
      SheetSection(
        "leading: 16, trailing: 16", style(.init(leading: 16, trailing: 16)), ["Depart": "08:14", "Arrive": "11:02"]),
      SheetSection(
        "leading: 64", footer: "At the other side when the text runs from right to left.", style(.init(leading: 64)),
        ["Seat": "54, window", "Deck": "Upper"]),
      SheetSection(
        "top: 8, bottom: 12, leading: 16, trailing: 16",
        footer: "Above the first row and below the last, within the cells.",
        style(.init(top: 8, leading: 16, bottom: 12, trailing: 16)), ["Change": "Göteborg C", "Wait": "18 min"]),
      SheetSection(
        "from: .safeArea", footer: "Beside a notch it keeps from it. An upright screen has none at its sides.",
        style(.init(from: .safeArea)), ["Bicycle": "Reserved", "Luggage": "2 pieces"]),
      SheetSection(
        ".layoutMargins", footer: "Where an inset-grouped table stands.", style(.layoutMargins),
        ["Ticket": "Second class", "Price": "349 kr"]),
      SheetSection(
        "leading: 16, from: .layoutMargins", style(.init(leading: 16, from: .layoutMargins)),
        ["Refund": "Until 14 June", "Fee": "50 kr"]),
    ]
  }
}
