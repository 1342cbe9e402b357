// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// Heights and gaps as a table on a screen has them: facts §2–4.
@MainActor
struct SectionHeightTests {
  private func top(_ scene: TableScene, _ section: Int) -> CGFloat {
    scene.table.rectForRow(at: IndexPath(row: 0, section: section)).minY
  }

  /// From the last row of a section to the first of the next.
  private func gap(_ scene: TableScene, after section: Int) -> CGFloat {
    let last = IndexPath(row: scene.table.numberOfRows(inSection: section) - 1, section: section)
    return top(scene, section + 1) - scene.table.rectForRow(at: last).maxY
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

  @Test(arguments: [18, 26], [2, 3] as [CGFloat])
  func `a grouped table has 55·5 points above a titled first section, at 3x 55·33`(look: Int, scale: CGFloat) throws {
    let scene = try TableScene(Setting(look: look, scale: scale), rows: [2, 1, 1]) { controller in
      controller.header = { $0 == 2 ? nil : "Title" }
    }
    let half: CGFloat = scale == 2 ? 17.5 : 17.33
    #expect(isNear(top(scene, 0), half + 38))
    #expect(isNear(gap(scene, after: 0), half + 38))
    #expect(isNear(gap(scene, after: 1), 2 * half))
  }

  @Test(arguments: [18, 26], [2, 3] as [CGFloat])
  func `header and footer heights of 18 make gaps of 36 points, titled ones of 56`(look: Int, scale: CGFloat) throws {
    let scene = try TableScene(Setting(look: look, scale: scale), rows: [2, 1, 1]) { controller in
      controller.header = { $0 == 1 ? "Title" : nil }
      controller.tableView.sectionHeaderHeight = 18
      controller.tableView.sectionFooterHeight = 18
    }
    #expect(isNear(gap(scene, after: 0), 56))
    #expect(isNear(gap(scene, after: 1), 36))
  }

  @Test(arguments: [18, 26], [2, 3] as [CGFloat])
  func `an inset-grouped table has gaps of 36 points, titled ones of 56`(look: Int, scale: CGFloat) throws {
    let scene = try TableScene(
      Setting(look: look, style: .insetGrouped, scale: scale, width: 390), rows: [2, 1, 1]
    ) { controller in
      controller.header = { $0 == 1 ? "Title" : nil }
    }
    #expect(isNear(gap(scene, after: 0), 56))
    #expect(isNear(gap(scene, after: 1), 36))
  }

  @Test func `a header of 30 points in an inset-grouped table makes a gap of 48`() throws {
    let scene = try TableScene(Setting(style: .insetGrouped, width: 390), rows: [2, 1]) { controller in
      controller.header = { _ in "Title" }
      controller.headerHeight = { _ in 30 }
    }
    #expect(isNear(gap(scene, after: 0), 48))
  }

  @Test func `grouped footers are 30 points high and 16 more for each further line`() throws {
    for lines in 1...4 {
      let scene = try TableScene(Setting(), rows: [1]) { controller in
        controller.footer = { _ in Array(repeating: "Line", count: lines).joined(separator: "\n") }
      }
      #expect(scene.table.rectForFooter(inSection: 0).height == 30 + CGFloat(lines - 1) * 16)
    }
  }

  @Test func `a footer that is wider than the table breaks into lines`() throws {
    let scene = try TableScene(Setting(width: 320), rows: [1]) { controller in
      controller.footer = { _ in Array(repeating: "word", count: 40).joined(separator: " ") }
    }
    let height = scene.table.rectForFooter(inSection: 0).height
    #expect(height > 30)
    #expect((height - 30).truncatingRemainder(dividingBy: 16) == 0)
  }

  @Test(arguments: Setting.all) func `rows are 44 points high, on iOS 26 52`(setting: Setting) throws {
    let scene = try TableScene(setting, rows: [3])
    for row in 0..<3 {
      let height = scene.table.rectForRow(at: IndexPath(row: row, section: 0)).height
      #expect(height == (setting.look == 26 ? 52 : 44))
    }
    #expect(scene.table.visibleCells.map(\.frame.height) == Array(repeating: setting.look == 26 ? 52 : 44, count: 3))
  }

  @Test func `the delegate's height comes before rowHeight, which comes before the system's`() throws {
    let scene = try TableScene(Setting(), rows: [3]) { controller in
      controller.tableView.rowHeight = 60
      controller.height = { [30, UITableView.automaticDimension, 0][$0.row] }
    }
    let heights = (0..<3).map { scene.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights == [30, 44, 0])
    scene.controller.height = nil
    scene.table.reloadData()
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
  }

  @Test func `an override of heightForRowAt may leave rows to super, also the first one`() throws {
    let scene = try TableScene(Setting(), rows: [3]) { controller in
      controller.tableView.rowHeight = 50
      controller.height = { path in
        path.row == 2 ? 80 : controller.superHeight(path) + (path.row == 1 ? 5 : 0)
      }
    }
    let heights = (0..<3).map { scene.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights == [50, 55, 80])
  }

  @Test func `a plain table has no gaps, and 22 points above each header`() throws {
    let scene = try TableScene(Setting(style: .plain), rows: [2, 1]) { controller in
      controller.header = { $0 == 1 ? "Title" : nil }
    }
    #expect(top(scene, 0) == 0)
    #expect(gap(scene, after: 0) == scene.table.rectForHeader(inSection: 1).height + 22)
    #expect(scene.table.rectForHeader(inSection: 1).minY == 110)
  }

  @Test(arguments: Setting.all) func `the content ends with the last section`(setting: Setting) throws {
    let scene = try TableScene(setting, rows: [1, 0, 5])
    #expect(scene.table.contentSize.height == scene.table.rect(forSection: 2).maxY)
    #expect(scene.table.contentSize.width == setting.width)
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 3)) == .zero)
    #expect(scene.table.rectForRow(at: IndexPath(row: 5, section: 2)) == .zero)
  }
}
