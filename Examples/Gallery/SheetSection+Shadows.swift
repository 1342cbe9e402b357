// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

extension SheetSection {
  static var shadows: [SheetSection] {
    func style(_ shadow: CellBackgroundStyle.Shadow, _ change: (inout CellBackgroundStyle) -> Void = { _ in })
      -> CellBackgroundStyle
    {
      .card(UIColor(light: 0xFFFFFF, dark: 0x232326)) {
        $0.insets = .init(leading: 20, trailing: 20)
        $0.shadow = shadow
        change(&$0)
      }
    }
    let recipe: KeyValuePairs = ["Prepare": "20 min", "Bake": "45 min", "Cool": "1 h"]
    return [
      SheetSection("Shadow()", footer: "Black, 2 points down, blur 8, opacity 0.2.", style(.init()), recipe),
      SheetSection(
        "offset: (0, 1), blur: 3, opacity: 0.15",
        style(.init(offset: CGSize(width: 0, height: 1), blur: 3, opacity: 0.15)),
        recipe),
      SheetSection(
        "offset: (0, 8), blur: 24, opacity: 0.12",
        style(.init(offset: CGSize(width: 0, height: 8), blur: 24, opacity: 0.12)), recipe),
      SheetSection(
        "color: plum, opacity: 0.45", footer: "A glow of the same colour as the border.",
        style(.init(color: .plum, offset: .zero, blur: 16, opacity: 0.45)) { $0.border = .init(color: .plum) }, recipe),
      SheetSection(
        "offset: (6, 6), blur: 0", footer: "Hard, and never mirrored.",
        style(.init(color: .gold, offset: CGSize(width: 6, height: 6), blur: 0, opacity: 0.5)) {
          $0.border = .init(color: .gold, width: .points(1))
          $0.corners = .radius(12)
        }, recipe),
      SheetSection(
        "shadow and spacing: 12", footer: "Each row casts its own, and none on its neighbour.",
        style(.init(opacity: 0.16)) {
          $0.spacing = 12
          $0.corners = .radius(16)
        }, recipe),
    ]
  }
}
