// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

@MainActor
struct CellReuseTests {
  @Test(arguments: [44, 44.5, 60] as [CGFloat])
  func `a thousand rows need no more cells than are on the screen, and two`(height: CGFloat) throws {
    let scene = try TableScene(Setting(style: .plain, height: 480), rows: [1000]) { controller in
      controller.tableView.rowHeight = height
    }
    var most = 0
    // by uneven steps, some of them shorter than a row, some longer than the screen
    var random = SeededGenerator(seed: 1)
    var y: CGFloat = 0
    while y < height * 1000 - 480 {
      scene.scroll(to: y)
      most = max(most, scene.table.visibleCells.count)
      y += CGFloat.random(in: 1...700, using: &random)
    }
    scene.scroll(to: height * 1000 - 480)
    #expect(scene.table.indexPathsForVisibleRows?.last == IndexPath(row: 999, section: 0))
    #expect(scene.controller.cellsMade <= most + 2)
    #expect(most <= Int((480 / height).rounded(.up)) + 1)
  }

  @Test func `the registered class comes back, in the default style, with its identifier`() throws {
    let scene = try TableScene(Setting(), rows: [1])
    scene.table.register(CountingCell.self, forCellReuseIdentifier: "counting")
    let cell = try #require(scene.table.dequeueReusableCell(withIdentifier: "counting") as? CountingCell)
    #expect(type(of: cell) == CountingCell.self)
    #expect(cell.reuseIdentifier == "counting")
    #expect(cell.detailTextLabel == nil)
    #expect(cell.ownState == 7)
    #expect(cell.preparations == 0)
    #expect(scene.table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    scene.table.register(nil as AnyClass?, forCellReuseIdentifier: "counting")
    #expect(scene.table.dequeueReusableCell(withIdentifier: "counting") == nil)
  }

  @Test func `a class whose initialiser passes another style keeps it`() throws {
    let scene = try TableScene(Setting(), rows: [1])
    scene.table.register(ValueCell.self, forCellReuseIdentifier: "value")
    let cell = try #require(scene.table.dequeueReusableCell(withIdentifier: "value"))
    #expect(cell is ValueCell)
    #expect(cell.detailTextLabel != nil)
  }

  @Test func `dequeuing for a row gives a cell of the row's size`() throws {
    var sizes: [CGSize] = []
    let scene = try TableScene(Setting(style: .insetGrouped, width: 390), rows: [2]) { controller in
      controller.tableView.register(CountingCell.self, forCellReuseIdentifier: "counting")
      controller.height = { $0.row == 0 ? 61 : 33 }
      controller.makeCell = { [unowned controller] path in
        let cell = controller.tableView.dequeueReusableCell(withIdentifier: "counting", for: path)
        sizes.append(cell.bounds.size)
        return cell
      }
    }
    #expect(sizes.suffix(2) == [CGSize(width: 350, height: 61), CGSize(width: 350, height: 33)])
    #expect(scene.table.visibleCells.allSatisfy { $0 is CountingCell })
  }

  @Test func `a cell is told once before each reuse, and keeps its style and what was set on it`() throws {
    let scene = try TableScene(Setting(style: .plain, height: 88), rows: [9]) { controller in
      controller.makeCell = { [unowned controller] _ in
        let cell = controller.tableView.dequeueReusableCell(withIdentifier: "sub")
        return cell ?? CountingCell(style: .subtitle, reuseIdentifier: "sub")
      }
    }
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? CountingCell)
    cell.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    cell.accessoryType = .checkmark
    scene.scroll(to: 44)
    #expect(scene.table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    #expect(cell.preparations == 1)
    #expect(cell.detailTextLabel != nil)
    #expect(cell.accessoryType == .checkmark)
    #expect(try scene.picture()[300, 60 * 2] == Pixel(0xFF0000))
  }

  @Test func `selection does not travel with a reused cell`() throws {
    let scene = try TableScene(Setting(style: .plain, height: 88), rows: [9])
    let first = IndexPath(row: 0, section: 0)
    scene.table.selectRow(at: first, animated: false, scrollPosition: .none)
    let cell = scene.table.cellForRow(at: first)
    #expect(cell?.isSelected == true)
    scene.scroll(to: 44)
    #expect(scene.table.visibleCells.contains { $0 === cell })
    #expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
    scene.scroll(to: 0)
    #expect(scene.table.cellForRow(at: first)?.isSelected == true)
  }

  @Test func `cells of two identifiers are not mixed up`() throws {
    let scene = try TableScene(Setting(style: .plain, height: 176), rows: [100]) { controller in
      controller.makeCell = { [unowned controller] path in
        let name = path.row % 3 == 0 ? "a" : "b"
        let cell = controller.tableView.dequeueReusableCell(withIdentifier: name)
        return cell ?? UITableViewCell(style: .default, reuseIdentifier: name)
      }
    }
    for step in 0..<40 {
      scene.scroll(to: CGFloat(step) * 61)
      for path in scene.table.indexPathsForVisibleRows ?? [] {
        #expect(scene.table.cellForRow(at: path)?.reuseIdentifier == (path.row % 3 == 0 ? "a" : "b"))
      }
      #expect(Set(scene.table.visibleCells.map(ObjectIdentifier.init)).count == scene.table.visibleCells.count)
    }
  }

  @Test func `a row of zero height gets no cell`() throws {
    let scene = try TableScene(Setting(), rows: [4]) { controller in
      controller.height = { [0, 44, 0, 44][$0.row] }
    }
    #expect(scene.table.indexPathsForVisibleRows?.map(\.row) == [1, 3])
    #expect(scene.controller.calls.contains("cell 0.0") == false)
  }
}

final class CountingCell: UITableViewCell {
  private(set) var preparations = 0
  let ownState: Int

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    ownState = 7
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    ownState = 0
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

final class ValueCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
