// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// `.insetGrouped` in pixels: facts §3 and §4.
@MainActor
struct InsetGroupedPixelTests {
  private func setting(_ look: Int, _ scale: CGFloat, _ isDark: Bool = false, width: CGFloat = 390) -> Setting {
    Setting(look: look, style: .insetGrouped, scale: scale, width: width, isDark: isDark)
  }

  @Test(arguments: [2, 3] as [CGFloat], [false, true])
  func `only rows that are followed by another have a line, one pixel, in their last pixel row`(
    scale: CGFloat, isDark: Bool
  ) throws {
    let picture = try TableScene(setting(18, scale, isDark), rows: [3, 1]).picture()
    let (table, cell, line): (UInt32, UInt32, UInt32) =
      isDark ? (0x000000, 0x1C1C1E, 0x3E3E41) : (0xF2F2F7, 0xFFFFFF, 0xC6C6C8)
    let (row, gap) = (Int(44 * scale), Int(36 * scale))
    #expect(
      picture.runs(column: picture.width / 2, named: [line]).dropLast() == [
        Run(table, gap),
        Run(cell, row - 1), Run(line, 1), Run(cell, row - 1), Run(line, 1), Run(cell, row),
        Run(table, gap), Run(cell, row),
      ])
  }

  @Test(arguments: [390, 430] as [CGFloat], [2, 3] as [CGFloat])
  func `cells are set in by 20 points, lines by 20 more and run to the cell's edge`(
    width: CGFloat, scale: CGFloat
  ) throws {
    let picture = try TableScene(setting(18, scale, width: width), rows: [2]).picture()
    let line = Int((36 + 44) * scale) - 1
    let (inset, inner) = (Int(20 * scale), Int((width - 40) * scale))
    #expect(
      picture.runs(row: line) == [
        Run(0xF2F2F7, inset), Run(0xFFFFFF, inset), Run(0xC6C6C8, inner - inset), Run(0xF2F2F7, inset),
      ])
    #expect(picture.runs(row: line + 1) == [Run(0xF2F2F7, inset), Run(0xFFFFFF, inner), Run(0xF2F2F7, inset)])
  }

  @Test(arguments: [2, 3] as [CGFloat], [false, true])
  func `iOS 26 draws lines of one point, set in by 16 points on both sides`(scale: CGFloat, isDark: Bool) throws {
    let picture = try TableScene(setting(26, scale, isDark), rows: [2]).picture()
    let (table, cell, line): (UInt32, UInt32, UInt32) =
      isDark ? (0x000000, 0x1C1C1E, 0x38383B) : (0xF2F2F7, 0xFFFFFF, 0xE8E8E8)
    let end = Int((36 + 52) * scale)
    let (inset, inner) = (Int(20 * scale), Int(16 * scale))
    for y in end - Int(scale)..<end {
      #expect(
        picture.runs(row: y) == [
          Run(table, inset), Run(cell, inner), Run(line, picture.width - 2 * inset - 2 * inner), Run(cell, inner),
          Run(table, inset),
        ])
    }
    #expect(picture.runs(row: end - Int(scale) - 1).count == 3)
    #expect(picture.runs(row: end).count == 3)
  }

  @Test(arguments: [18, 26], [2, 3] as [CGFloat])
  func `on narrow screens cells are set in by 16 points`(look: Int, scale: CGFloat) throws {
    let picture = try TableScene(setting(look, scale, width: 375), rows: [1]).picture()
    let middle = Int((36 + (look == 26 ? 26 : 22)) * scale)
    let inset = Int(16 * scale)
    let (table, cell) = (Run(0xF2F2F7, inset), Run(0xFFFFFF, picture.width - 2 * inset))
    #expect(picture.runs(row: middle) == [table, cell, table])
  }

  @Test(arguments: [2, 3] as [CGFloat]) func `the chevron is 7 × 12 points and ends 20·7 inside the cell`(
    scale: CGFloat
  ) throws {
    let scene = try TableScene(setting(18, scale), rows: [1]) { controller in
      controller.willDisplay = { cell, _ in cell.accessoryType = .disclosureIndicator }
    }
    let area = CGRect(x: 200 * scale, y: 38 * scale, width: 160 * scale, height: 40 * scale)
    let ink = try #require(try scene.picture().ink(in: area, on: 0xFFFFFF))
    #expect(abs(ink.width - 7 * scale) <= 1)
    #expect(abs(ink.height - 12 * scale) <= 1)
    #expect(abs(370 * scale - ink.maxX - 20.7 * scale) <= 1)
    #expect(abs(ink.midY - (36 + 22) * scale) <= 1)
  }

  @Test(arguments: [18, 26]) func `a chevron's strokes are C5C5C7`(look: Int) throws {
    let scene = try TableScene(setting(look, 3), rows: [1]) { controller in
      controller.willDisplay = { cell, _ in cell.accessoryType = .disclosureIndicator }
    }
    let picture = try scene.picture()
    let pixels = (36 * 3..<80 * 3).flatMap { y in (600..<1080).map { picture[$0, y] } }
    // the strokes are wider than a pixel, so that some pixels have the whole colour; one level is Cairo's rounding
    let darkest = try #require(pixels.min { $0.red < $1.red })
    #expect(darkest.difference(to: Pixel(0xC5C5C7)) <= 1)
  }

  @Test(arguments: [18, 26], [2, 3] as [CGFloat])
  func `a section's outer corners are cut to the look's radius, inner ones not`(look: Int, scale: CGFloat) throws {
    let scene = try TableScene(setting(look, scale), rows: [3]) { $0.tableView.separatorStyle = .none }
    let picture = try scene.picture()
    let radius: CGFloat = look == 26 ? 26 : 10
    let section = scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).union(
      scene.table.rectForRow(at: IndexPath(row: 2, section: 0)))
    let (x0, x1) = (Int(section.minX * scale), Int(section.maxX * scale) - 1)
    let (y0, y1) = (Int(section.minY * scale), Int(section.maxY * scale) - 1)
    // a quarter circle leaves 0.29 r of the diagonal; facts §5: the continuous curve a little more
    let outside = Int(radius * scale * 0.2)
    let inside = Int((radius * scale * 0.35).rounded(.up))
    for (x, y, dx, dy) in [(x0, y0, 1, 1), (x1, y0, -1, 1), (x0, y1, 1, -1), (x1, y1, -1, -1)] {
      #expect(picture[x + dx * outside, y + dy * outside] == Pixel(0xF2F2F7))
      #expect(picture[x + dx * inside, y + dy * inside] == Pixel(0xFFFFFF))
    }
    let height = scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).height * scale
    for join in [y0 + Int(height), y0 + 2 * Int(height)] {
      for x in [x0, x1] {
        #expect(picture[x, join - 1] == Pixel(0xFFFFFF))
        #expect(picture[x, join] == Pixel(0xFFFFFF))
      }
    }
  }
}
