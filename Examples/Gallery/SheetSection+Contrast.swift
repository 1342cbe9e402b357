// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

extension SheetSection {
  static var contrast: [SheetSection] {
    func style(_ fill: CellBackgroundStyle.Fill, _ line: UIColor, _ ensuresContrast: Bool) -> CellBackgroundStyle {
      .card(fill) {
        $0.border = .init(color: line, width: .automatic)
        $0.separator.color = line
        $0.ensuresContrast = ensuresContrast
      }
    }
    let (sage, gold) = (CellBackgroundStyle.Fill.color(.sage), CellBackgroundStyle.Fill.color(.straw))
    let (paleMoss, paleGold) = (UIColor.moss.withAlphaComponent(0.3), UIColor.gold.withAlphaComponent(0.3))
    let gradient = CellBackgroundStyle.Fill.gradient(
      .horizontal([UIColor(light: 0xE9F1FA, dark: 0x16202C), UIColor(light: 0xC9DBEE, dark: 0x2B3F56)]))
    let readings: KeyValuePairs = ["Pressure": "1013 hPa", "Temperature": "18.5 °C", "Rain": "0 mm"]
    return [
      SheetSection("ensuresContrast: false", style(sage, paleMoss, false), readings),
      SheetSection(
        "ensuresContrast: true",
        footer: "Where high contrast is on, lines reach 3 : 1 against the fill. Elsewhere nothing changes.",
        style(sage, paleMoss, true), readings),
      SheetSection("ensuresContrast: false", style(gold, paleGold, false), readings),
      SheetSection("ensuresContrast: true", style(gold, paleGold, true), readings),
      SheetSection("ensuresContrast: false", style(gradient, .slate.withAlphaComponent(0.4), false), readings),
      SheetSection(
        "ensuresContrast: true", footer: "Against a gradient each of its colours counts.",
        style(gradient, .slate.withAlphaComponent(0.4), true),
        readings),
    ]
  }
}
