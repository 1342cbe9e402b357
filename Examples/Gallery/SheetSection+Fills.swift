// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

extension SheetSection {
  static func fills(for traits: UITraitCollection) -> [SheetSection] {
    [
      SheetSection(
        "fill: the system’s", footer: "A new style looks like the system’s own cells.",
        .card(.secondarySystemGroupedBackground),
        ["Rye bread": "420 g", "Butter": "120 g"]),
      SheetSection(
        "fill: .color(straw)", footer: "A dynamic colour, another one in the dark.", .card(.straw),
        ["Oats": "80 g", "Honey": "1 tbsp", "Almonds": "30 g"]),
      SheetSection("fill: .color(blush)", .card(.blush), ["Raspberries": "150 g", "Rhubarb": "2 stalks"]),
      SheetSection(
        "fill: .color(slate 20 %)", footer: "Translucent: what is behind the table shows through.",
        .card(.slate.withAlphaComponent(0.2)), ["Blueberries": "200 g", "Yoghurt": "500 g"]),
      SheetSection(
        "fill: .color(patternImage)", footer: "The pattern begins anew in each cell; a texture need not.",
        .card(UIColor(patternImage: .stripes(for: traits))), ["Flour": "1 kg", "Sugar": "500 g"]),
      SheetSection(
        "fill: .clear", footer: "A border alone.",
        .card(CellBackgroundStyle.Fill.clear) { $0.border = .init(color: .clay) },
        ["Salt": "a pinch", "Pepper": "to taste"]),
    ]
  }
}
