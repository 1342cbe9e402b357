// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// Pictures of a scrolled table, and how far the host and the table scroll.
@MainActor
struct ScrollPictureTests {
  private func scene(_ setting: Setting) throws -> TableScene {
    try TableScene(setting.with { $0.height = 300 }, rows: [3, 12, 1, 9]) { controller in
      controller.text = { "Row \($0.section).\($0.row)" }
      controller.header = { $0 == 1 ? "Header" : nil }
      controller.footer = { $0 == 1 ? "Footer" : nil }
      controller.willDisplay = { cell, path in
        cell.accessoryType = path.row % 2 == 0 ? .disclosureIndicator : .none
      }
    }
  }

  @Test(arguments: Setting.all.filter { $0.style != .plain }, [44, 44.5] as [CGFloat])
  func `a scrolled table is the moved picture`(setting: Setting, height: CGFloat) throws {
    let scene = try scene(setting)
    scene.table.rowHeight = height
    scene.scroll(to: 0)
    let still = try scene.picture()
    for pixels in [1, 7, 100, 291] {
      scene.scroll(to: CGFloat(pixels) / setting.scale)
      let moved = try scene.picture()
      let common = still.height - pixels
      guard common > 0 else { continue }
      let (a, b) = (moved.words(rows: 0..<common), still.words(rows: pixels..<still.height))
      #expect(largestDifference(a, b) == 0, "by \(pixels) pixels")
    }
  }

  @Test func `rows that came back look as they did`() throws {
    for setting in Setting.all {
      let scene = try scene(setting)
      let before = try scene.picture().words
      for y in [400, 900, 20, 650] as [CGFloat] { scene.scroll(to: y) }
      scene.scroll(to: 0)
      #expect(largestDifference(try scene.picture().words, before) == 0, "\(setting.testDescription)")
    }
  }

  @Test(arguments: Setting.all)
  func `a table with offsets jumped to looks as one scrolled step by step`(setting: Setting) throws {
    let jumped = try scene(setting)
    jumped.scroll(to: 437)
    let picture = try jumped.picture().words
    let stepped = try scene(setting)
    for step in 1...19 { stepped.scroll(to: CGFloat(step) * 23) }
    #expect(stepped.table.contentOffset.y == 437)
    #expect(largestDifference(try stepped.picture().words, picture) == 0)
  }

  @Test(arguments: [-1e6, -1, 0, 123, 1e6, .greatestFiniteMagnitude] as [CGFloat])
  func `the host scrolls no further than the content's ends`(offset: CGFloat) throws {
    let scene = try scene(Setting())
    try scene.host.apply(.screen(scroll: offset), to: scene.window)
    let highest = (scene.table.contentSize.height - 300) * 2
    let y = scene.table.contentOffset.y
    #expect(y == min(max(offset, 0), highest.rounded() / 2))
    #expect(scene.table.visibleCells.isEmpty == false)
  }

  @Test func `a content that fits is not scrolled`() throws {
    let scene = try TableScene(Setting(), rows: [1])
    try scene.host.apply(.screen(scroll: 600), to: scene.window)
    #expect(scene.table.contentOffset.y == 0)
  }

  @Test(arguments: Setting.all.filter { $0.scale != 3 })
  func `the full picture is as tall as the content, and begins as the screen does`(setting: Setting) throws {
    let scene = try scene(setting)
    let screen = try scene.picture()
    try scene.host.apply(.full, to: scene.window)
    let full = try scene.picture()
    #expect(full.height == Int((scene.table.contentSize.height * setting.scale).rounded(.up)))
    #expect(scene.table.visibleCells.count == 3 + 12 + 1 + 9)
    // a plain table's footer sticks to the screen's bottom
    let same = setting.style == .plain ? screen.height - Int(28 * setting.scale) : screen.height
    #expect(largestDifference(full.words(rows: 0..<same), screen.words(rows: 0..<same)) == 0)
  }

  @Test(
    arguments: [
      (.top, 20, 20 * 44), (.bottom, 20, 21 * 44 - 300), (.middle, 20, 20 * 44 + 22 - 150),
      (.top, 0, 0), (.bottom, 0, 0), (.top, 49, 50 * 44 - 300), (.none, 3, 0), (.none, 10, 11 * 44 - 300),
    ] as [(UITableView.ScrollPosition, Int, CGFloat)])
  func `scrollToRow stops at the content's ends`(
    position: UITableView.ScrollPosition, row: Int, expected: CGFloat
  ) throws {
    let scene = try TableScene(Setting(style: .plain, height: 300), rows: [50])
    scene.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
    #expect(scene.table.contentOffset.y == expected)
  }

  @Test func `a reload that shortens the content does not leave the table beyond its end`() throws {
    let scene = try TableScene(Setting(style: .plain, height: 300), rows: [50])
    scene.scroll(to: 1500)
    scene.controller.rows = [10]
    scene.table.reloadData()
    scene.host.update(scene.window)
    #expect(scene.table.contentOffset.y == 140)
    #expect(scene.table.indexPathsForVisibleRows?.last == IndexPath(row: 9, section: 0))
    scene.controller.rows = []
    scene.table.reloadData()
    scene.host.update(scene.window)
    #expect(scene.table.contentOffset.y == 0)
    #expect(scene.table.visibleCells.isEmpty)
  }
}
