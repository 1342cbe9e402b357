// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIKit

/// Where a table stands after it was scrolled to something, or after what it shows has changed its size.
@MainActor
struct TableScrollingTests {
  @Test func `a row without height and a section without rows can be scrolled to`() throws {
    let scene = try TableScene(Setting(style: .grouped), rows: [30, 0, 30]) { controller in
      controller.height = { $0 == IndexPath(row: 3, section: 2) ? 0 : 44 }
    }
    let table = scene.table
    table.scrollToRow(at: IndexPath(row: 3, section: 2), at: .top, animated: false)
    #expect(table.contentOffset.y == table.rectForRow(at: IndexPath(row: 3, section: 2)).minY)
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
    // a section that has rows has no such row
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .none, .bottom])
  func `a row that was scrolled to is not hidden by headers and footers that stick`(
    position: UITableView.ScrollPosition
  ) throws {
    let scene = try TableScene(Setting(style: .plain), rows: [30, 30, 30]) { controller in
      controller.header = { "Header \($0)" }
      controller.footer = { "Footer \($0)" }
    }
    let path = IndexPath(row: 20, section: 1)
    for start in [0, 2400, 4000] as [CGFloat] {
      scene.scroll(to: start)
      scene.table.scrollToRow(at: path, at: position, animated: false)
      scene.host.update(scene.window)
      let cell = try #require(scene.table.cellForRow(at: path))
      #expect(cell.frame.minY >= scene.table.bounds.minY && cell.frame.maxY <= scene.table.bounds.maxY)
      let captions = scene.table.subviews.filter { $0 is UITableViewHeaderFooterView }
      #expect(captions.count >= 2)
      let hiding = captions.map(\.frame).filter { $0.intersects(cell.frame.insetBy(dx: 0, dy: 0.5)) }
      #expect(hiding == [], "\(cell.frame)")
    }
  }

  @Test func `a table whose rows become lower, or that becomes taller, does not stand beyond its end`() throws {
    let scene = try TableScene(Setting(style: .plain), rows: [100])
    let content: CGFloat = 4400
    scene.scroll(to: content - 480)
    scene.window.frame.size.height = 700
    scene.host.update(scene.window)
    #expect(scene.table.contentOffset.y == content - 700)
    scene.table.rowHeight = 22
    scene.host.update(scene.window)
    #expect(scene.table.contentOffset.y == content / 2 - 700)
  }

  @Test func `a header that sticks follows the content's inset`() throws {
    let scene = try TableScene(Setting(style: .plain), rows: [100]) { $0.header = { _ in "Title" } }
    scene.scroll(to: 1000)
    scene.table.contentInset.top = 50
    scene.host.update(scene.window)
    #expect(scene.table.contentOffset.y == 1000)
    #expect(scene.table.headerView(forSection: 0)?.frame.minY == 1050)
  }

  @Test func `a safe area moves the content down, not sideways`() throws {
    let scene = try TableScene(Setting(style: .plain), rows: [50])
    scene.window.deviceSafeArea = UIEdgeInsets(top: 44, left: 0, bottom: 30, right: 0)
    scene.host.update(scene.window)
    #expect(scene.table.contentOffset == CGPoint(x: 0, y: -44))
    scene.window.frame.size = CGSize(width: 480, height: 375)
    scene.window.deviceSafeArea = UIEdgeInsets(top: 0, left: 44, bottom: 20, right: 44)
    scene.host.update(scene.window)
    #expect(scene.table.contentOffset == .zero)
    #expect(scene.table.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    let cell = try #require(scene.table.visibleCells.first)
    #expect(cell.contentView.frame == CGRect(x: 44, y: 0, width: 392, height: 44))
  }

  @Test func `index paths of rows that do not exist find nothing and move nothing`() throws {
    let scene = try TableScene(Setting(style: .plain), rows: [100, 3])
    scene.scroll(to: 500)
    let paths = [
      IndexPath(row: -1, section: 0), IndexPath(row: 0, section: -1), IndexPath(row: 3, section: 1),
      IndexPath(row: 0, section: 2), IndexPath(index: 0), IndexPath(), IndexPath(row: NSNotFound, section: NSNotFound),
    ]
    for path in paths {
      #expect(scene.table.cellForRow(at: path) == nil)
      #expect(scene.table.rectForRow(at: path) == .zero)
      scene.table.scrollToRow(at: path, at: .top, animated: false)
      #expect(scene.table.contentOffset.y == 500)
    }
  }

  @Test(arguments: [1e-300, 1e-5, 1e6, 1e14, 1e200, CGFloat.greatestFiniteMagnitude])
  func `extreme heights and points are answered`(height: CGFloat) throws {
    let scene = try TableScene(Setting(style: .plain), rows: [3]) { $0.height = { _ in height } }
    let table = scene.table
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      #expect(table.indexPathForRow(at: CGPoint(x: bad, y: 0)) == nil)
      #expect(table.indexPathForRow(at: CGPoint(x: 3, y: bad)) == nil)
      _ = table.indexPathsForRows(in: CGRect(x: 0, y: bad, width: 10, height: 10))
      _ = table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 10, height: bad))
    }
    #expect(table.indexPathsForRows(in: .null) == [])
    if height >= 1, height < 1e200 {
      #expect(table.indexPathForRow(at: CGPoint(x: 3, y: height)) == IndexPath(row: 1, section: 0))
    }
    table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .bottom, animated: false)
    scene.host.update(scene.window)
    #expect(table.visibleCells.count <= 3)
  }
}
