// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// Where text stands: facts §2–4, measured in the picture by the feet of an "H", whatever font is installed.
@MainActor
struct TextPlaceTests {
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [2, 3] as [CGFloat])
  func `row text has its baseline 27·8 to 28 points below the row's top`(
    style: UITableView.Style, scale: CGFloat
  ) throws {
    let scene = try TableScene(Setting(style: style, scale: scale, width: 390), rows: [1]) { controller in
      controller.text = { _ in "H" }
    }
    let row = scene.table.rectForRow(at: IndexPath(row: 0, section: 0))
    let bottom = try #require(try bottom(scene, in: row.insetBy(dx: 4, dy: 2), scale, on: 0xFFFFFF))
    // glyphs stand on whole pixels
    let slack = 0.5 / scale
    #expect((27.8 - slack...28 + slack).contains(bottom - row.minY), "\(bottom - row.minY)")
  }

  @Test(arguments: [18, 26], [40, 44, 52, 60, 71] as [CGFloat])
  func `row text is centred, whatever the row's height`(look: Int, height: CGFloat) throws {
    let scene = try TableScene(Setting(look: look, style: .plain), rows: [1]) { controller in
      controller.text = { _ in "H" }
      controller.tableView.rowHeight = height
    }
    let bottom = try #require(
      try bottom(scene, in: CGRect(x: 4, y: 2, width: 300, height: height - 4), 2, on: 0xFFFFFF))
    #expect(abs(bottom - height / 2 - 5.9) <= 0.35, "\(bottom)")
  }

  @Test(arguments: [18, 26], [UITableView.Style.grouped, .insetGrouped])
  func `a header has its baseline 9·7 to 10 points above the row, also with several lines`(
    look: Int, style: UITableView.Style
  ) throws {
    for scale in [2, 3] as [CGFloat] {
      for title in ["H", "H\nH"] {
        let scene = try TableScene(Setting(look: look, style: style, scale: scale, width: 390), rows: [1]) {
          $0.header = { _ in title }
        }
        let row = scene.table.rectForRow(at: IndexPath(row: 0, section: 0))
        let area = CGRect(x: 24, y: 1, width: 300, height: row.minY - 2)
        let bottom = try #require(try bottom(scene, in: area, scale, on: 0xF2F2F7))
        let slack = 0.5 / scale
        #expect((9.7 - slack...10 + slack).contains(row.minY - bottom), "\(row.minY - bottom), \(title)")
      }
    }
  }

  private func bottom(_ scene: TableScene, in area: CGRect, _ scale: CGFloat, on background: UInt32) throws -> CGFloat?
  {
    let pixels = area.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
    return try scene.picture().inkBottom(in: pixels, on: background).map { $0 / scale }
  }

  @Test(
    arguments: [
      (Setting(width: 375), 15), (Setting(width: 414), 20), (Setting(style: .insetGrouped, width: 390), 40),
      (Setting(look: 26, style: .insetGrouped, width: 390), 36),
    ] as [(Setting, CGFloat)])
  func `header, footer and row text begin at the same place`(setting: Setting, x: CGFloat) throws {
    let scene = try TableScene(setting, rows: [1]) { controller in
      controller.text = { _ in "Row" }
      controller.header = { _ in "Header" }
      controller.footer = { _ in "Footer" }
    }
    let table = scene.table
    let labels = [
      table.visibleCells.first?.textLabel, table.headerView(forSection: 0)?.textLabel,
      table.footerView(forSection: 0)?.textLabel,
    ]
    scene.host.update(scene.window)
    for label in labels {
      let label = try #require(label)
      #expect(label.convert(label.bounds.origin, to: table).x == x, "\(label.text ?? "")")
    }
  }

  @Test(arguments: [18, 26]) func `header text is 85858B`(look: Int) throws {
    let scene = try TableScene(Setting(look: look, style: .insetGrouped, scale: 3, width: 390), rows: [1]) {
      $0.header = { _ in "HHHHHH" }
    }
    let picture = try scene.picture()
    let pixels = (10 * 3..<50 * 3).flatMap { y in (30 * 3..<200 * 3).map { picture[$0, y] } }
    // stems are wider than a pixel, so that some pixels have the whole colour
    #expect(pixels.map(\.red).min() == 0x85)
    #expect(pixels.contains(Pixel(0x85858B)))
  }

  @Test func `headers are in upper case before iOS 26, but for a plain table's`() throws {
    func text(_ look: Int, _ style: UITableView.Style) throws -> String? {
      let scene = try TableScene(Setting(look: look, style: style), rows: [1]) { $0.header = { _ in "Title" } }
      return scene.table.headerView(forSection: 0)?.textLabel?.text
    }
    #expect(try text(18, .grouped) == "TITLE")
    #expect(try text(18, .insetGrouped) == "TITLE")
    #expect(try text(18, .plain) == "Title")
    #expect(try text(26, .grouped) == "Title")
    #expect(try text(26, .insetGrouped) == "Title")
  }
}
