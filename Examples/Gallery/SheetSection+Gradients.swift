// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

extension SheetSection {
  static var gradients: [SheetSection] {
    [
      SheetSection(
        ".vertical(dawn, span: .cell)", .card(.gradient(.vertical(dawn))),
        ["First light": "05:12", "Sunrise": "05:51", "Noon": "13:08"]),
      SheetSection(
        ".vertical(dawn, span: .section)", footer: "One gradient runs through all rows.",
        .card(.gradient(.vertical(dawn, span: .section))),
        ["First light": "05:12", "Sunrise": "05:51", "Noon": "13:08"]),
      SheetSection(
        ".horizontal(meadow)", footer: "From the leading to the trailing edge; right to left it is mirrored.",
        .card(.gradient(.horizontal(meadow))),
        ["Wind": "3 m/s", "Humidity": "64 %"]),
      SheetSection(
        "startPoint: (0, 0), endPoint: (1, 1)", footer: "Across the section, with stops at 0, 0.55 and 1.",
        .card(.gradient(dusk)) { $0.separator.color = UIColor(white: 1, alpha: 0.25) }, textColor: .white,
        ["Sunset": "21:17", "Last light": "21:58", "Moonrise": "23:40"]),
      SheetSection(
        ".vertical(sea, span: .table)", footer: "The first part of a gradient over the whole table …",
        .card(.gradient(.vertical(sea, span: .table))), ["High water": "03:26", "Low water": "09:41"]),
      SheetSection(
        ".vertical(sea, span: .table)", footer: "… and what comes further down.",
        .card(.gradient(.vertical(sea, span: .table))), ["High water": "15:52", "Low water": "22:08"]),
    ]
  }

  private static let dawn = [UIColor(light: 0xFFFAF3, dark: 0x2B2530), UIColor(light: 0xFBE6DC, dark: 0x1D1B26)]
  private static let meadow = [UIColor(light: 0xE6F2E8, dark: 0x1B2A22), UIColor(light: 0xE4EEF7, dark: 0x1A2431)]
  private static let sea = [
    UIColor(light: 0xFFFFFF, dark: 0x2A3340), UIColor(light: 0xFFFFFF, dark: 0x2A3340),
    UIColor(light: 0xCFE3EF, dark: 0x10202B),
  ]

  /// The bold one, the same by day and by night.
  private static let dusk = CellBackgroundStyle.Gradient(
    stops: [
      .init(color: UIColor(rgb: 0x3B3A78), location: 0), .init(color: UIColor(rgb: 0x94558F), location: 0.55),
      .init(color: UIColor(rgb: 0xE08466), location: 1),
    ],
    startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 1, y: 1), span: .section)
}
