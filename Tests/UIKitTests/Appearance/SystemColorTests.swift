// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The colours of facts §6 and, for the selected row, of §7.
struct SystemColorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let color: UIColor
    let light: String
    let dark: String
    var lightContrast: String?
    var darkContrast: String?
    var darkElevated: String?

    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "systemGroupedBackground", color: .systemGroupedBackground, light: "F2F2F7 1.0", dark: "000000 1.0",
      lightContrast: "EBEBF0 1.0", darkContrast: "000000 1.0", darkElevated: "1C1C1E 1.0"),
    Row(
      name: "secondarySystemGroupedBackground", color: .secondarySystemGroupedBackground, light: "FFFFFF 1.0",
      dark: "1C1C1E 1.0", lightContrast: "FFFFFF 1.0", darkContrast: "242426 1.0", darkElevated: "2C2C2E 1.0"),
    Row(
      name: "tertiarySystemGroupedBackground", color: .tertiarySystemGroupedBackground, light: "F2F2F7 1.0",
      dark: "2C2C2E 1.0", lightContrast: "EBEBF0 1.0", darkContrast: "363638 1.0", darkElevated: "3A3A3C 1.0"),
    Row(
      name: "separator", color: .separator, light: "3C3C43 0.29", dark: "545458 0.6", lightContrast: "3C3C43 0.37",
      darkContrast: "545458 0.68", darkElevated: "545458 0.6"),
    Row(
      name: "opaqueSeparator", color: .opaqueSeparator, light: "C6C6C8 1.0", dark: "38383A 1.0",
      lightContrast: "C6C6C8 1.0", darkContrast: "38383A 1.0", darkElevated: "38383A 1.0"),
    Row(name: "label", color: .label, light: "000000 1.0", dark: "FFFFFF 1.0"),
    Row(name: "secondaryLabel", color: .secondaryLabel, light: "3C3C43 0.6", dark: "EBEBF5 0.6"),
    Row(name: "systemGray4", color: .systemGray4, light: "D1D1D6 1.0", dark: "3A3A3C 1.0"),
  ]

  @Test(arguments: rows)
  func `system colours have the measured values`(row: Row) {
    #expect(row.color.hex(.light) == row.light)
    #expect(row.color.hex(.dark) == row.dark)
    if let color = row.lightContrast { #expect(row.color.hex(.light, .highContrast) == color) }
    if let color = row.darkContrast { #expect(row.color.hex(.dark, .highContrast) == color) }
    if let color = row.darkElevated { #expect(row.color.hex(.dark, .elevated) == color) }
  }

  @Test(arguments: rows)
  func `what is not specified counts as light, normal and base`(row: Row) {
    #expect(row.color.hex() == row.light)
    #expect(row.color.hex(.elevated) == row.light)
  }

  @Test(arguments: rows)
  func `direction and scale change no colour`(row: Row) {
    #expect(row.color.hex(.dark, .rightToLeft, UITraitCollection(displayScale: 3)) == row.dark)
  }
}
