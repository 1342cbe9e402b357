// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// What selection and reuse do to cells, and who owns them.
@MainActor
struct CellStateTests {
  @Test func `a selected or highlighted cell highlights its labels, unless it has no selection style`() {
    usePlainScreen()
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var areHighlighted: [Bool?] { [cell.textLabel?.isHighlighted, cell.imageView?.isHighlighted] }
    #expect(areHighlighted == [false, false])
    cell.isSelected = true
    #expect(areHighlighted == [true, true])
    // made while the cell is selected
    #expect(cell.detailTextLabel?.isHighlighted == true)
    cell.isSelected = false
    #expect(areHighlighted == [false, false])
    cell.isHighlighted = true
    #expect(areHighlighted == [true, true])
    cell.selectionStyle = .none
    #expect(areHighlighted == [false, false])
    #expect(cell.detailTextLabel?.isHighlighted == false)
  }

  @Test func `a table without rows on the screen has no visible index paths`() throws {
    let scene = try TableScene(Setting(style: .plain), rows: [3])
    #expect(scene.table.indexPathsForVisibleRows?.count == 3)
    scene.scroll(to: 1000)
    #expect(scene.table.indexPathsForVisibleRows == nil)
    #expect(scene.table.visibleCells == [])
  }

  private final class Counted: UITableViewCell {
    var prepared = 0
    var used = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      prepared += 1
    }
  }

  @Test func `a cell is prepared once for each further use, however the table scrolls and reloads`() throws {
    var random = SeededGenerator(seed: 1)
    let scene = try TableScene(Setting(style: .plain), rows: [500]) { controller in
      controller.tableView.register(Counted.self, forCellReuseIdentifier: "cell")
      controller.makeCell = { [unowned controller] path in
        let cell = controller.tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
        guard let counted = cell as? Counted else { return cell }
        counted.used += 1
        #expect(counted.prepared == counted.used - 1)
        return counted
      }
    }
    for step in 0..<200 {
      if step % 17 == 0 { scene.table.reloadData() }
      scene.scroll(to: .random(in: -50...20000, using: &random))
    }
    #expect(scene.table.visibleCells.contains { ($0 as? Counted)?.used ?? 0 > 5 })
  }

  @Test func `cells that the app keeps are each at their own row`() throws {
    var random = SeededGenerator(seed: 3)
    let cells = (0..<60).map { _ in UITableViewCell(style: .default, reuseIdentifier: "cell") }
    let scene = try TableScene(Setting(style: .plain), rows: [60]) { $0.makeCell = { cells[$0.row] } }
    for step in 0..<100 {
      if step % 9 == 0 { scene.table.reloadData() }
      scene.scroll(to: .random(in: 0...2000, using: &random))
      let paths = scene.table.indexPathsForVisibleRows ?? []
      #expect(scene.table.visibleCells == paths.map { cells[$0.row] })
      #expect(scene.table.subviews.filter { $0 is UITableViewCell }.count == paths.count)
    }
  }

  @Test func `a reload from within willDisplay shows the new rows`() throws {
    let scene = try TableScene(Setting(style: .plain), rows: [100])
    scene.controller.willDisplay = { [unowned controller = scene.controller] _, path in
      guard path.row == 3 else { return }
      controller.rows = [2]
      controller.tableView.reloadData()
    }
    scene.table.reloadData()
    scene.host.update(scene.window)
    #expect(scene.table.visibleCells.count == 2)
  }

  @Test func `a selection survives scrolling and ends with a reload`() throws {
    let scene = try TableScene(Setting(style: .plain), rows: [500])
    let path = IndexPath(row: 3, section: 0)
    scene.table.selectRow(at: path, animated: false, scrollPosition: .none)
    scene.scroll(to: 5000)
    #expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
    scene.scroll(to: 0)
    #expect(scene.table.visibleCells.filter(\.isSelected) == [scene.table.cellForRow(at: path)])
    scene.table.reloadData()
    scene.host.update(scene.window)
    #expect(scene.table.indexPathForSelectedRow == nil)
    #expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `a window that goes takes its controller, table, cells and headers with it`() throws {
    weak var window: UIWindow?
    weak var controller: ListController?
    weak var cell: UITableViewCell?
    weak var header: UIView?
    do {
      let scene = try TableScene(Setting(style: .plain), rows: [30, 4]) {
        $0.header = { "Title \($0)" }
        $0.text = { "\($0)" }
      }
      _ = try scene.picture()
      scene.scroll(to: 300)
      (window, controller) = (scene.window, scene.controller)
      (cell, header) = (scene.table.visibleCells.first, scene.table.headerView(forSection: 0))
      #expect(cell != nil && header != nil)
      scene.table.reloadData()
      scene.host.update(scene.window)
    }
    #expect(window == nil && controller == nil && cell == nil && header == nil)
  }
}
