// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

extension SheetSection {
  static var borders: [SheetSection] {
    func style(
      _ fill: UIColor, _ color: UIColor, _ width: CellBackgroundStyle.LineWidth = .hairline,
      edges: NSDirectionalRectEdge = .all
    ) -> CellBackgroundStyle {
      .card(fill) { $0.border = .init(color: color, width: width, edges: edges) }
    }
    let stay: KeyValuePairs = ["Check-in": "Fri, 14 June", "Check-out": "Mon, 17 June"]
    return [
      SheetSection("border: slate, .hairline", footer: "One device pixel.", style(.mist, .slate), stay),
      SheetSection(
        "border: slate, .automatic", footer: "As thick as the system’s separators.", style(.mist, .slate, .automatic),
        stay),
      SheetSection(
        "border: 2 pt", style(.sage, .moss, .points(2)), ["Room": "Double", "Breakfast": "Included", "Guests": "2"]),
      SheetSection(
        "border: 4 pt, 35 %", footer: "Translucent, one tone over the fill and around the corners.",
        style(.lilac, .plum.withAlphaComponent(0.35), .points(4)), ["Room": "Single", "View": "Garden"]),
      SheetSection(
        "border: 2 pt, edges: [.top, .bottom]", style(.straw, .gold, .points(2), edges: [.top, .bottom]),
        ["Night": "128.00", "Tax": "12.80", "Total": "140.80"]),
      SheetSection(
        "border: 4 pt, edges: .leading", footer: "A mark at the side where the text begins.",
        style(.blush, .clay, .points(4), edges: .leading), ["Late arrival": "After 22:00", "Pets": "On request"]),
    ]
  }
}
