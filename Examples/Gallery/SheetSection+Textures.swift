// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

extension SheetSection {
  static func textures(for traits: UITraitCollection) -> [SheetSection] {
    func fill(
      _ image: UIImage, _ span: CellBackgroundStyle.Span = .section, _ mode: CellBackgroundStyle.Texture.Mode = .tiled
    ) -> CellBackgroundStyle.Fill {
      .texture(.init(image: image, span: span, mode: mode))
    }
    let books: KeyValuePairs = ["The Summer Book": "1972", "Fair Play": "1989", "The True Deceiver": "1982"]
    return [
      SheetSection("Texture(image: paper)", .card(fill(.paper(for: traits))), books),
      SheetSection(
        "Texture(image: linen)", .card(fill(.linen(for: traits))) { $0.border = .init(color: .gold) },
        ["Tablecloth": "140 × 250", "Napkins": "40 × 40"]),
      SheetSection(
        "Texture(image: dots, span: .section)", footer: "The dots run on from row to row.",
        .card(fill(.dots(for: traits))), ["Ribbon": "3 m", "Buttons": "12"]),
      SheetSection(
        "Texture(image: hills, mode: .stretched)", footer: "One picture over the section, whatever its size.",
        .card(fill(.hills(for: traits), .section, .stretched)) { $0.separator = .hidden },
        ["Distance": "12.4 km", "Ascent": "620 m", "Time": "4 h 30 min"]),
      SheetSection(
        "Texture(image: dots, span: .cell)", footer: "They begin anew in each row.",
        .card(fill(.dots(for: traits), .cell)), ["Ribbon": "3 m", "Buttons": "12"]),
      SheetSection(
        "Texture(image: stripes, span: .table)", footer: "The stripes of all sections are those of the table.",
        .card(fill(.stripes(for: traits), .table)), ["Awning": "4 m²", "Deck chair": "2"]),
    ]
  }
}
