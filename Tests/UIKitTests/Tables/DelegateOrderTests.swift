// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// What the table asks and tells, and in which order.
///
/// That `willDisplay` comes just before a cell is drawn, and that the table leaves the cell's look alone after it, is
/// documented: developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplay:forrowat:).
@MainActor
struct DelegateOrderTests {
  @Test func `a table asks for sections, their rows, their heights, then for cells, and tells before it draws`() throws
  {
    let scene = try TableScene(Setting(), rows: [2, 1]) { controller in
      controller.height = { _ in 44 }
      controller.willDisplay = { cell, path in
        let drawing = Drawing(frame: cell.bounds)
        drawing.onDraw = { [unowned controller] in controller.calls.append("draw \(path.section).\(path.row)") }
        cell.backgroundView = drawing
      }
    }
    _ = try scene.picture()
    // the run before the view appears may have asked already: the last time counts
    let calls = scene.controller.calls
    let start = try #require(calls.lastIndex(of: "sections"))
    #expect(
      calls[start...] == [
        "sections", "rows 0", "rows 1", "height 0.0", "height 0.1", "height 1.0",
        "cell 0.0", "willDisplay 0.0", "cell 0.1", "willDisplay 0.1", "cell 1.0", "willDisplay 1.0",
        "draw 0.0", "draw 0.1", "draw 1.0",
      ])
    #expect(calls[..<start].contains { $0.hasPrefix("willDisplay") } == false)
  }

  @Test func `a cell that leaves is reported before the one that comes is asked for, and then reused`() throws {
    let scene = try TableScene(Setting(style: .plain, height: 88), rows: [5]) { $0.header = { _ in nil } }
    scene.controller.calls = []
    scene.scroll(to: 44)
    #expect(scene.controller.calls == ["didEndDisplaying 0.0", "cell 0.2", "willDisplay 0.2"])
    #expect(scene.controller.cellsMade == 2)
    scene.controller.calls = []
    scene.scroll(to: 0)
    #expect(scene.controller.calls == ["didEndDisplaying 0.2", "cell 0.0", "willDisplay 0.0"])
  }

  @Test func `a row that touches the screen's edge is not on the screen`() throws {
    let scene = try TableScene(Setting(style: .plain, height: 88), rows: [5])
    #expect(scene.table.indexPathsForVisibleRows == [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
    scene.scroll(to: 0.5)
    #expect(scene.table.indexPathsForVisibleRows?.count == 3)
  }

  @Test func `willDisplay finds the cell in its table, with its place and its traits`() throws {
    var seen = 0
    let scene = try TableScene(Setting(scale: 3, isDark: true), rows: [3]) { controller in
      controller.willDisplay = { [unowned controller] cell, path in
        seen += 1
        let table = controller.tableView!
        #expect(cell.superview === table)
        #expect(cell.frame == table.rectForRow(at: path))
        #expect(table.cellForRow(at: path) === cell)
        #expect(table.indexPath(for: cell) == path)
        #expect(cell.traitCollection.displayScale == 3)
        #expect(cell.traitCollection.userInterfaceStyle == .dark)
        #expect(cell.isSelected == (table.indexPathForSelectedRow == path))
      }
      controller.clearsSelectionOnViewWillAppear = false
    }
    seen = 0
    scene.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    scene.scroll(to: 10_000)
    scene.scroll(to: 0)
    #expect(seen == 3)
  }

  @Test func `reloadData reports all cells as gone and asks for them again at the next layout`() throws {
    let scene = try TableScene(Setting(style: .plain), rows: [2])
    scene.controller.calls = []
    scene.table.reloadData()
    #expect(
      scene.controller.calls == ["didEndDisplaying 0.0", "didEndDisplaying 0.1", "sections", "rows 0"])
    scene.controller.calls = []
    scene.host.update(scene.window)
    #expect(scene.controller.calls == ["cell 0.0", "willDisplay 0.0", "cell 0.1", "willDisplay 0.1"])
    #expect(scene.controller.cellsMade == 2)
  }

  @Test func `a layout without a change asks nothing`() throws {
    let scene = try TableScene(Setting(), rows: [3, 3]) { controller in
      controller.header = { _ in "Header" }
      controller.height = { _ in 50 }
    }
    _ = try scene.picture()
    scene.controller.calls = []
    scene.table.setNeedsLayout()
    _ = try scene.picture()
    #expect(scene.controller.calls == [])
  }

  @Test func `a new width asks for the heights again, but not for counts or cells`() throws {
    let scene = try TableScene(Setting(), rows: [2]) { $0.height = { _ in 50 } }
    scene.controller.calls = []
    scene.window.frame.size.width = 320
    scene.host.update(scene.window)
    #expect(scene.controller.calls == ["height 0.0", "height 0.1"])
    #expect(scene.table.visibleCells.map(\.frame.width) == [320, 320])
  }
}

/// Reports its drawing.
@MainActor
final class Drawing: UIView {
  var onDraw: () -> Void = {}

  override func draw(_ rect: CGRect) { onDraw() }
}
