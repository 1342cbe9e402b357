// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// A selected row: two backgrounds in front of each other, as UIKit shows them.
@MainActor
struct SelectedBackgroundTests {
  /// A cell alone on white paper, with a background in a style.
  private func picture(_ style: CellBackgroundStyle, isSelected: Bool) -> Picture {
    let stage = Stage(size: CGSize(width: 120, height: 84), scale: 2)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 10, y: 20, width: 100, height: 44)
    let (normal, selected) = (CellBackgroundView(style: style), CellBackgroundView(style: style))
    selected.states = [.selected]
    (cell.backgroundView, cell.selectedBackgroundView, cell.backgroundColor) = (normal, selected, .clear)
    cell.isSelected = isSelected
    stage.view.addSubview(cell)
    return stage.picture()
  }

  private var style: CellBackgroundStyle {
    var style = CellBackgroundStyle(fill: .color(UIColor.red.withAlphaComponent(0.5)))
    style.corners = .radius(12)
    style.shadow = .init(blur: 10, opacity: 0.5)
    style.border = .init(color: UIColor.blue.withAlphaComponent(0.5), width: .points(2))
    return style
  }

  @Test func `a shadow beside a selected row is no darker`() {
    let (normal, selected) = (picture(style, isSelected: false), picture(style, isSelected: true))
    #expect(normal.row(84).prefix(20) == selected.row(84).prefix(20))
    #expect(Set(normal.row(84).prefix(20)).count > 5)
  }

  @Test func `a translucent border keeps its tone when the row is selected`() {
    let (normal, selected) = (picture(style, isSelected: false), picture(style, isSelected: true))
    #expect(normal[22, 84] == selected[22, 84])
    #expect(normal[120, 42] == selected[120, 42])
  }

  @Test func `a translucent fill is tinted once`() {
    var clear = style
    clear.states[.selected] = .init(overlay: UIColor.black.withAlphaComponent(0.25))
    #expect(
      picture(clear, isSelected: false)[120, 84] == 0xFF7F7F || picture(clear, isSelected: false)[120, 84] == 0xFF8080)
    let tinted = picture(clear, isSelected: true)[120, 84]
    // Three quarters of FF8080.
    #expect(tinted == 0xBF6060 || tinted == 0xBF5F5F, "\(String(tinted, radix: 16))")
  }

  @Test func `a fill of the state's own covers the normal one`() {
    var own = style
    own.states[.selected] = .init(fill: .color(.green))
    #expect(picture(own, isSelected: true)[120, 84] == 0x00FF00)
  }
}
