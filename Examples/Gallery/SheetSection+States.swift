// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

extension SheetSection {
  static var states: [SheetSection] {
    func style(_ states: [CellBackgroundState: CellBackgroundStyle.StateStyle] = [:]) -> CellBackgroundStyle {
      .card(.paper) { $0.states.merge(states) { $1 } }
    }
    func rows(_ states: Set<CellBackgroundState>, _ name: String) -> [SheetRow] {
      [
        SheetRow(title: "Harbour plan.pdf", detail: "2.4 MB"),
        SheetRow(title: "Letter to Ada.txt", detail: name, states: states),
        SheetRow(title: "Spring.jpg", detail: "1.1 MB"),
      ]
    }
    var hiding = style()
    hiding.separator.hidesAroundHighlighted = true
    var selected = rows([], "selectRow(at:)")
    selected[1].isSelected = true
    let blue = UIColor(light: 0x3E6FA8, dark: 0x6B9AD0)
    return [
      SheetSection(
        "states: [.highlighted], [.selected]", footer: "Derived from any fill.", style(),
        rows([.highlighted], ".highlighted") + [
          SheetRow(title: "Autumn.jpg", detail: ".selected", states: [.selected])
        ]),
      SheetSection(
        ".selected: StateStyle(fill: sage)", style([.selected: .init(fill: .color(.sage))]),
        rows([.selected], ".selected")),
      SheetSection(
        "states: [.dragged]", footer: "Detached, with a shadow, in every style unless told otherwise.", style(),
        rows([.dragged], ".dragged")),
      SheetSection(
        ".focused: StateStyle(border: 3 pt)", footer: "With an overlay, and detached.",
        style([
          .focused: .init(
            overlay: blue.withAlphaComponent(0.1), border: .init(color: blue, width: .points(3)),
            corners: .radius(14), shape: .detached)
        ]), rows([.focused], ".focused")),
      SheetSection(
        "hidesAroundHighlighted: true", footer: "The lines beside a selected row disappear.", hiding, selected),
      SheetSection(
        ".swiped: StateStyle(shape: .detached)", style([.swiped: .init(overlay: .line, shape: .detached)]),
        rows([.swiped], ".detached")),
      SheetSection(
        ".swiped: StateStyle(shape: .squareTrailing)",
        footer: "For the row that shows its actions at its trailing side.",
        style([.swiped: .init(shape: .squareTrailing)]),
        [SheetRow(title: "Letter to Ada.txt", detail: ".squareTrailing", states: [.swiped])]),
      SheetSection(
        "states: [.disabled]", footer: "Half of the table’s background over it.", style(),
        rows([.disabled], ".disabled")),
    ]
  }
}
