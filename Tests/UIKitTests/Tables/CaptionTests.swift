// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// Headers and footers: the app's own views, reuse, and where they stick.
@MainActor
struct CaptionTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test func `an app's header view fills the header's place`() throws {
    let header = UIView()
    header.backgroundColor = red
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let scene = try TableScene(Setting(style: style, width: 390), rows: [1]) { controller in
        controller.headerHeight = { _ in 50 }
        controller.headerView = { _ in header }
        controller.header = { _ in "not shown" }
      }
      #expect(header.superview === scene.table)
      #expect(header.frame == scene.table.rectForHeader(inSection: 0))
      #expect(header.frame.height == 50)
      #expect(header.frame.minX == (style == .insetGrouped ? 20 : 0))
      #expect(scene.table.headerView(forSection: 0) == nil)
    }
  }

  @Test func `a header height of zero is the default in grouped tables, and none in plain ones`() throws {
    for style in [UITableView.Style.grouped, .insetGrouped, .plain] {
      func height(_ given: CGFloat) throws -> CGFloat {
        let scene = try TableScene(Setting(style: style), rows: [1, 1]) { $0.headerHeight = { _ in given } }
        return scene.table.rectForHeader(inSection: 1).height
      }
      #expect(try height(0) == [.grouped: 17.5, .insetGrouped: 18, .plain: 0][style])
      #expect(try height(.leastNormalMagnitude) * 2 < 1)
      #expect(try height(12) == 12)
    }
  }

  @Test func `in a plain table the header stays at the top until the next one pushes it away`() throws {
    let scene = try TableScene(Setting(style: .plain, height: 200), rows: [10, 10]) { controller in
      controller.headerHeight = { _ in 30 }
      controller.header = { "Section \($0)" }
      controller.tableView.sectionHeaderTopPadding = 0
    }
    let first = try #require(scene.table.headerView(forSection: 0))
    scene.scroll(to: 100)
    #expect(first.frame.minY == 100)
    // the section ends at 470, the header is 30 high
    scene.scroll(to: 455)
    #expect(first.frame.minY == 440)
    #expect(scene.table.headerView(forSection: 1)?.frame.minY == 470)
    scene.scroll(to: 480)
    #expect(scene.table.headerView(forSection: 0) == nil)
    #expect(scene.table.headerView(forSection: 1)?.frame.minY == 480)
  }

  @Test func `in other tables the header scrolls with its rows`() throws {
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let scene = try TableScene(Setting(style: style, height: 200), rows: [10]) { $0.header = { _ in "Header" } }
      scene.scroll(to: 20)
      #expect(scene.table.headerView(forSection: 0)?.frame == scene.table.rectForHeader(inSection: 0))
      scene.scroll(to: 100)
      #expect(scene.table.headerView(forSection: 0) == nil)
    }
  }

  @Test func `a sticking header lies above the rows that pass under it`() throws {
    let header = UIView()
    header.backgroundColor = red
    let scene = try TableScene(Setting(style: .plain, height: 200), rows: [10]) { controller in
      controller.headerHeight = { _ in 30 }
      controller.headerView = { _ in header }
    }
    for y in [0, 50, 52, 140] as [CGFloat] {
      scene.scroll(to: y)
      let top = max(header.frame.minY - y, 0)
      #expect(try scene.picture()[300, Int(top * 2) + 20] == Pixel(0xFF0000), "\(y)")
    }
  }

  @Test func `the registered header class comes back and is reused`() throws {
    var made: Set<ObjectIdentifier> = []
    let scene = try TableScene(Setting(height: 300), rows: Array(repeating: 2, count: 60)) { controller in
      controller.tableView.register(CountingHeader.self, forHeaderFooterViewReuseIdentifier: "h")
      controller.headerHeight = { _ in 40 }
      controller.headerView = { [unowned controller] section in
        let view = controller.tableView.dequeueReusableHeaderFooterView(withIdentifier: "h")
        if let view { made.insert(ObjectIdentifier(view)) }
        view?.textLabel?.text = "Section \(section)"
        return view
      }
    }
    var shown = 0
    for step in 0..<100 {
      scene.scroll(to: CGFloat(step) * 70)
      let sections = Set((scene.table.indexPathsForVisibleRows ?? []).map(\.section))
      shown = max(shown, sections.count + 1)
      for section in sections {
        guard let view = scene.table.headerView(forSection: section) else { continue }
        #expect(view is CountingHeader)
        #expect(view.reuseIdentifier == "h")
        #expect(view.textLabel?.text == "Section \(section)")
      }
    }
    #expect(made.count <= shown + 2)
    #expect(shown < 10)
  }

  @Test func `the table's own header and footer views stand before the first and after the last section`() throws {
    let scene = try TableScene(Setting(height: 900), rows: [2]) { controller in
      controller.tableView.tableHeaderView = UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 70))
      controller.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 33))
    }
    let table = scene.table
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 70))
    #expect(table.rect(forSection: 0).minY == 70)
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: table.rect(forSection: 0).maxY, width: 375, height: 33))
    #expect(table.contentSize.height == table.rect(forSection: 0).maxY + 33)
    table.tableHeaderView = nil
    scene.host.update(scene.window)
    #expect(table.rect(forSection: 0).minY == 0)
  }

  @Test func `the table's background view stays behind the rows and does not scroll`() throws {
    let background = UIView()
    background.backgroundColor = red
    let scene = try TableScene(Setting(height: 300), rows: [30]) { $0.tableView.backgroundView = background }
    for y in [0, 33, 500] as [CGFloat] {
      scene.scroll(to: y)
      #expect(background.frame == scene.table.bounds)
      #expect(scene.table.subviews.first === background)
    }
    scene.scroll(to: 0)
    let picture = try scene.picture()
    #expect(picture[100, 4] == Pixel(0xFF0000))
    #expect(picture[100, 200] == Pixel(0xFFFFFF))
  }
}

final class CountingHeader: UITableViewHeaderFooterView {
  let mark = 11
}
