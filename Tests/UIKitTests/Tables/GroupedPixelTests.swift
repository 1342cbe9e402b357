// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// `.grouped` in pixels: facts §2, with the colours of §3 and §6.
@MainActor
struct GroupedPixelTests {
  /// Two sections of two rows and one, without text.
  private func picture(_ setting: Setting) throws -> Bitmap {
    try TableScene(setting, rows: [2, 1]) { $0.header = { _ in "H" } }.picture()
  }

  @Test(arguments: [2, 3] as [CGFloat], [false, true])
  func `lines above, between and below rows are one pixel, inside the rows`(scale: CGFloat, isDark: Bool) throws {
    let picture = try picture(Setting(scale: scale, isDark: isDark))
    let (table, cell, line): (UInt32, UInt32, UInt32) =
      isDark ? (0x000000, 0x1C1C1E, 0x3E3E41) : (0xF2F2F7, 0xFFFFFF, 0xC6C6C8)
    let row = Int(44 * scale)
    let half = Int(17.5 * scale)
    let above = half + Int(38 * scale)
    // from the trailing half of the picture, where there is no header text
    let column = picture.runs(column: picture.width * 3 / 4, named: [line])
    #expect(
      column.dropLast() == [
        Run(table, above),
        Run(line, 1), Run(cell, row - 2), Run(line, 1),
        Run(cell, row - 1), Run(line, 1),
        Run(table, above),
        Run(line, 1), Run(cell, row - 2), Run(line, 1),
      ])
    #expect(column.last?.color == table)
  }

  @Test(arguments: [(320, 15), (375, 15), (414, 20)] as [(CGFloat, CGFloat)], [2, 3] as [CGFloat])
  func `the line between rows begins with the text and runs to the edge`(
    sides: (width: CGFloat, inset: CGFloat), scale: CGFloat
  ) throws {
    let picture = try picture(Setting(scale: scale, width: sides.width))
    let first = Int(17.5 * scale) + Int(38 * scale)
    let row = Int(44 * scale)
    let (width, inset) = (Int(sides.width * scale), Int(sides.inset * scale))
    #expect(picture.runs(row: first) == [Run(0xC6C6C8, width)])
    #expect(picture.runs(row: first + row - 1) == [Run(0xFFFFFF, inset), Run(0xC6C6C8, width - inset)])
    #expect(picture.runs(row: first + 2 * row - 1) == [Run(0xC6C6C8, width)])
  }

  @Test(arguments: [2, 3] as [CGFloat], [false, true])
  func `iOS 26 draws lines of one point, set in by 16 points on both sides between rows`(
    scale: CGFloat, isDark: Bool
  ) throws {
    let picture = try picture(Setting(look: 26, scale: scale, isDark: isDark))
    let (cell, line): (UInt32, UInt32) = isDark ? (0x1C1C1E, 0x38383B) : (0xFFFFFF, 0xE8E8E8)
    let end = Int(17.5 * scale) + Int((38 + 52) * scale)
    let inset = Int(16 * scale)
    for y in end - Int(scale)..<end {
      #expect(
        picture.runs(row: y) == [Run(cell, inset), Run(line, picture.width - 2 * inset), Run(cell, inset)])
    }
    #expect(picture.runs(row: end - Int(scale) - 1) == [Run(cell, picture.width)])
    #expect(picture.runs(row: end) == [Run(cell, picture.width)])
  }

  @Test(arguments: [18, 26], [UITableView.Style.plain, .grouped, .insetGrouped])
  func `a table without separators has no lines`(look: Int, style: UITableView.Style) throws {
    let scene = try TableScene(Setting(look: look, style: style, width: 390), rows: [3]) { controller in
      controller.tableView.separatorStyle = .none
    }
    let picture = try scene.picture()
    let row = scene.table.rectForRow(at: IndexPath(row: 0, section: 0))
    let top = Int(row.minY * 2)
    let column = picture.column(picture.width / 2)[top..<top + Int(row.height * 6)]
    #expect(column.allSatisfy { $0 == Pixel(0xFFFFFF) })
  }

  @Test func `lines have the table's separatorColor, and the system's again after nil`() throws {
    let scene = try TableScene(Setting(), rows: [1])
    let top = Int(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY * 2)
    #expect(try scene.picture()[10, top] == Pixel(0xC6C6C8))
    scene.table.separatorColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(try scene.picture()[10, top] == Pixel(0xFF0000))
    scene.table.separatorColor = nil
    #expect(try scene.picture()[10, top] == Pixel(0xC6C6C8))
  }

  @Test(arguments: [2, 3] as [CGFloat])
  func `a cell's separatorInset moves its line alone, and one of the cell's width hides it`(scale: CGFloat) throws {
    let scene = try TableScene(Setting(style: .plain, scale: scale), rows: [3]) { controller in
      controller.willDisplay = { cell, path in
        if path.row == 1 { cell.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30) }
        if path.row == 2 { cell.separatorInset = UIEdgeInsets(top: 0, left: 375, bottom: 0, right: 0) }
      }
    }
    let picture = try scene.picture()
    func line(_ row: CGFloat) -> [Run] { picture.runs(row: Int((row + 1) * 44 * scale) - 1) }
    let s = Int(scale)
    #expect(line(0) == [Run(0xFFFFFF, 15 * s), Run(0xC6C6C8, 360 * s)])
    #expect(line(1) == [Run(0xFFFFFF, 40 * s), Run(0xC6C6C8, 305 * s), Run(0xFFFFFF, 30 * s)])
    #expect(line(2) == [Run(0xFFFFFF, 375 * s)])
  }

  @Test(arguments: [2, 3] as [CGFloat], [(375, 15), (414, 20)] as [(CGFloat, CGFloat)])
  func `the chevron is 8 × 13 points, centred, and ends where the text's inset is`(
    scale: CGFloat, sides: (width: CGFloat, inset: CGFloat)
  ) throws {
    let scene = try TableScene(Setting(scale: scale, width: sides.width), rows: [1]) { controller in
      controller.willDisplay = { cell, _ in cell.accessoryType = .disclosureIndicator }
    }
    let picture = try scene.picture()
    let row = scene.table.rectForRow(at: IndexPath(row: 0, section: 0))
    let area = CGRect(
      x: sides.width * scale / 2, y: row.minY * scale + 2, width: sides.width * scale / 2, height: 44 * scale - 4)
    let ink = try #require(picture.ink(in: area, on: 0xFFFFFF))
    // the round ends of the strokes may leave the outermost pixels blank
    #expect(abs(ink.width - 8 * scale) <= 1)
    #expect(abs(ink.height - 13 * scale) <= 1)
    #expect(abs(sides.width * scale - ink.maxX - sides.inset * scale) <= 1)
    #expect(abs(ink.midY - (row.minY + 22) * scale) <= 1)
  }
}
