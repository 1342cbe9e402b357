// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

@MainActor
struct TableControllerTests {
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `the controller's view is a table of its style, whose data source and delegate it is`(
    style: UITableView.Style
  ) throws {
    let scene = try TableScene(Setting(style: style), rows: [1])
    #expect(scene.table === scene.controller.view)
    #expect(scene.table.style == style)
    #expect(scene.table.dataSource === scene.controller)
    #expect(scene.table.delegate === scene.controller)
    #expect(scene.table.frame == scene.window.bounds)
  }

  @Test func `the selection is cleared when the view appears, unless the controller says otherwise`() throws {
    for clears in [true, false] {
      let scene = try TableScene(Setting(), rows: [3])
      scene.controller.clearsSelectionOnViewWillAppear = clears
      scene.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      scene.controller.beginAppearanceTransition(true, animated: false)
      scene.controller.endAppearanceTransition()
      #expect(scene.table.indexPathForSelectedRow == (clears ? nil : IndexPath(row: 1, section: 0)))
    }
  }

  @Test func `a data source that is not a controller needs only the two required members`() throws {
    let host = HeadlessHost(size: CGSize(width: 320, height: 200), scale: 2, look: try #require(SystemLook.version(18)))
    let source = MinimalSource()
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .grouped)
    table.dataSource = source
    controller.view.addSubview(table)
    let window = host.show(controller)
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.numberOfRows(inSection: 1) == 0)
    #expect(table.visibleCells.map(\.frame.minY) == [35, 79, 123])
    _ = try host.image(of: window)
  }

  @Test func `a table without a data source is empty`() throws {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100), scale: 1)
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .insetGrouped)
    controller.view.addSubview(table)
    let picture = Bitmap(try host.image(of: controller))
    #expect(table.numberOfSections == 0)
    #expect(table.visibleCells.isEmpty)
    #expect(picture.words.allSatisfy { $0 == 0xFFF2_F2F7 })
  }

  @Test func `tables keep the look they were made with`() throws {
    let old = try TableScene(Setting(look: 18), rows: [1])
    let new = try TableScene(Setting(look: 26), rows: [1])
    old.table.reloadData()
    #expect(old.table.rectForRow(at: [0, 0]).height == 44)
    #expect(new.table.rectForRow(at: [0, 0]).height == 52)
  }
}

@MainActor
private final class MinimalSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
