// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// What scrolling costs, in calls, cells and drawings.
@MainActor
struct ScrollWorkTests {
  /// How often each backing store below a layer was drawn.
  private func drawings(_ layer: CALayer) -> [Int] {
    [layer.displayCount] + (layer.sublayers ?? []).flatMap(drawings)
  }

  private func richScene(_ setting: Setting, height: CGFloat, rows: Int = 40) throws -> TableScene {
    try TableScene(setting, rows: [rows]) { controller in
      controller.tableView.rowHeight = height
      controller.text = { "Row \($0.row)" }
      controller.willDisplay = { cell, path in
        cell.accessoryType = .disclosureIndicator
        // as the recipe does: a new view each time
        let background = RecipeBackground(frame: cell.bounds)
        background.isLast = path.row == rows - 1
        cell.backgroundView = background
        cell.backgroundColor = .clear
      }
    }
  }

  @Test(arguments: Setting.all) func `scrolling by a row redraws no cell that stays, and makes at most one`(
    setting: Setting
  ) throws {
    for height in [44, 44.5, 55.33] as [CGFloat] {
      let scene = try richScene(setting.with { $0.height = 280 }, height: height)
      let context = try scene.host.makeContext(for: scene.window)
      scene.host.draw(scene.window, in: context)
      // away from the first row, whose place in the section is another
      for step in 1...4 {
        let made = scene.controller.cellsMade
        let before = Dictionary(
          uniqueKeysWithValues: (scene.table.indexPathsForVisibleRows ?? []).compactMap { path in
            scene.table.cellForRow(at: path).map { (path, ($0, drawings($0.layer))) }
          })
        scene.scroll(to: CGFloat(step) * height)
        scene.host.draw(scene.window, in: context)
        var stayed = 0
        for (path, (cell, count)) in before where scene.table.cellForRow(at: path) === cell {
          stayed += 1
          #expect(drawings(cell.layer) == count, "row \(path.row) of \(height) points, step \(step)")
        }
        #expect(stayed >= 2)
        #expect(scene.controller.cellsMade <= made + 1)
      }
    }
  }

  @Test func `the count of drawings sees a cell that is drawn again`() throws {
    let scene = try richScene(Setting(), height: 44)
    _ = try scene.picture()
    let cell = try #require(scene.table.visibleCells.first)
    let before = drawings(cell.layer)
    #expect(before.reduce(0, +) >= 3)
    cell.textLabel?.text = "Other"
    _ = try scene.picture()
    #expect(drawings(cell.layer) != before)
  }

  /// Delegate calls, cells and drawings of thirty steps through a table.
  private func work(rows: Int, from start: CGFloat) throws -> (calls: [Int], cells: Int, drawings: Int) {
    var drawn = 0
    let scene = try TableScene(Setting(style: .plain, scale: 1), rows: [rows]) { controller in
      controller.willDisplay = { cell, _ in
        let drawing = Drawing(frame: cell.bounds)
        drawing.onDraw = { drawn += 1 }
        cell.backgroundView = drawing
      }
    }
    scene.scroll(to: start)
    let context = try scene.host.makeContext(for: scene.window)
    scene.host.draw(scene.window, in: context)
    drawn = 0
    let made = scene.controller.cellsMade
    let calls = (1...30).map { step in
      scene.controller.calls = []
      scene.scroll(to: start + CGFloat(step) * 44)
      scene.host.draw(scene.window, in: context)
      return scene.controller.calls.count
    }
    return (calls, scene.controller.cellsMade - made, drawn)
  }

  @Test func `a step through a million rows costs what one through a hundred costs`() throws {
    let (few, many) = (try work(rows: 100, from: 440), try work(rows: 1_000_000, from: 44 * 500_000))
    #expect(few.calls == many.calls)
    #expect(few.cells == many.cells)
    #expect(few.drawings == many.drawings)
    // one that leaves, one that comes: didEndDisplaying, cellForRowAt, willDisplay
    #expect(many.calls.allSatisfy { $0 == 3 })
    #expect(many.drawings == 30)
  }

  @Test func `heights and counts are never asked for while the table scrolls`() throws {
    let scene = try TableScene(Setting(style: .grouped), rows: Array(repeating: 5, count: 200)) { controller in
      controller.height = { _ in 44 }
      controller.header = { "Section \($0)" }
    }
    scene.controller.calls = []
    for step in 1...50 { scene.scroll(to: CGFloat(step) * 97) }
    let calls = scene.controller.calls.filter { !$0.hasPrefix("cell") && !$0.contains("isplay") }
    #expect(calls == [])
  }
}
