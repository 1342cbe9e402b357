// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

extension SheetSection {
  static var corners: [SheetSection] {
    func style(_ corners: CellBackgroundStyle.Corners, _ change: (inout CellBackgroundStyle) -> Void = { _ in })
      -> CellBackgroundStyle
    {
      .card(.lilac) {
        $0.corners = corners
        $0.border = .init(color: .plum)
        change(&$0)
      }
    }
    let songs: KeyValuePairs = ["Prelude": "2:14", "Sarabande": "4:05"]
    return [
      SheetSection(
        "corners: .automatic", footer: "The system’s: 26 points; 10 up to iOS 18.", style(.automatic), songs),
      SheetSection("corners: .radius(0)", style(.radius(0)), songs),
      SheetSection("corners: .radius(16)", style(.radius(16)), songs),
      SheetSection(
        "corners: .radius(60)", footer: "Held to what fits: at most a row’s height.", style(.radius(60)), songs),
      SheetSection(
        "radius: .each(30, 6, 6, 30)", footer: "Top leading, top trailing, bottom leading, bottom trailing.",
        style(.init(.each(topLeading: 30, topTrailing: 6, bottomLeading: 6, bottomTrailing: 30))), songs),
      SheetSection(
        "radius: .concentric(44)", footer: "Parallel to a corner of 44 points, 16 points inside it.",
        style(.init(.concentric(44))), songs),
      SheetSection("32 pt, curve: .circular", style(.init(.points(32), curve: .circular)), songs),
      SheetSection("32 pt, curve: .continuous", style(.init(.points(32), curve: .continuous)), songs),
      SheetSection(
        "inner: 8", footer: "Corners where two rows meet are round, too.", style(.init(.points(20), inner: 8)),
        ["Prelude": "2:14", "Sarabande": "4:05", "Gigue": "3:31"]),
    ]
  }
}
