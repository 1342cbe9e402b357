// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

extension SheetSection {
  static var spacing: [SheetSection] {
    func style(_ spacing: CGFloat, _ corners: CellBackgroundStyle.Corners) -> CellBackgroundStyle {
      .card(.blush) {
        $0.spacing = spacing
        $0.corners = corners
        $0.border = .init(color: .clay)
      }
    }
    let tasks: KeyValuePairs = ["Water the plants": "Mon", "Call the plumber": "Tue", "Return the books": "Thu"]
    return [
      SheetSection("spacing: 0", style(0, .radius(14)), tasks),
      SheetSection("spacing: 2", style(2, .radius(14)), tasks),
      SheetSection("spacing: 8", footer: "Cards of their own.", style(8, .radius(14)), tasks),
      SheetSection(
        "spacing: 2, inner: 4", footer: "One group: corners that face each other are less round.",
        style(2, .init(.points(20), inner: 4)), tasks),
      SheetSection("spacing: 8, inner: 0", style(8, .init(.points(20), inner: 0)), tasks),
    ]
  }
}
