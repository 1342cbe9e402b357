// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// Who decides on a cell's background, and what lies above what.
@MainActor
struct CellBackgroundViewOrderTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func view(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    return view
  }

  /// The middle of the first row.
  private func pixel(_ scene: TableScene) throws -> Pixel {
    let row = scene.table.rectForRow(at: IndexPath(row: 0, section: 0))
    return try scene.picture()[Int(row.midX * 2), Int(row.midY * 2)]
  }

  @Test(arguments: Setting.all.filter { $0.scale == 2 })
  func `the table leaves alone what willDisplay sets`(setting: Setting) throws {
    let background = view(blue)
    let scene = try TableScene(setting, rows: [1]) { controller in
      controller.willDisplay = { cell, _ in cell.backgroundColor = self.red }
    }
    #expect(try pixel(scene) == Pixel(0xFF0000))
    scene.table.setNeedsLayout()
    #expect(try pixel(scene) == Pixel(0xFF0000))
    scene.controller.willDisplay = { cell, _ in cell.backgroundView = background }
    scene.table.reloadData()
    #expect(try pixel(scene) == Pixel(0x0000FF))
    #expect(scene.table.visibleCells.first?.backgroundView === background)
    #expect(scene.table.visibleCells.first?.backgroundColor == red)
  }

  @Test(arguments: Setting.all.filter { $0.scale == 2 })
  func `the table leaves alone what cellForRowAt sets, also clear`(setting: Setting) throws {
    for (color, expected) in [(red, 0xFF0000), (.clear, setting.style == .plain ? 0xFFFFFF : 0xF2F2F7)]
      as [(UIColor, UInt32)]
    {
      let scene = try TableScene(setting, rows: [1]) { controller in
        controller.makeCell = { _ in
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.backgroundColor = color
          return cell
        }
      }
      #expect(scene.table.visibleCells.first?.backgroundColor == color)
      #expect(try pixel(scene) == Pixel(expected))
    }
  }

  @Test func `a cell without a colour of its own has the table style's`() throws {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let scene = try TableScene(Setting(style: style, isDark: true), rows: [1])
      #expect(try pixel(scene) == Pixel(style == .plain ? 0x000000 : 0x1C1C1E))
    }
  }

  @Test(arguments: [false, true])
  func `from the back: background, selected background, content, separators`(custom: Bool) throws {
    let scene = try TableScene(Setting(), rows: [2]) { controller in
      controller.text = { _ in "Text" }
      controller.willDisplay = { cell, _ in
        cell.backgroundView = self.view(self.red)
        if custom { cell.selectedBackgroundView = self.view(self.blue) }
        cell.accessoryType = .checkmark
      }
      controller.clearsSelectionOnViewWillAppear = false
    }
    #expect(try pixel(scene) == Pixel(0xFF0000))
    scene.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    // facts §7: systemGray4
    #expect(try pixel(scene) == Pixel(custom ? 0x0000FF : 0xD1D1D6))
    let cell = try #require(scene.table.visibleCells.first)
    let background = try #require(cell.subviews.firstIndex { $0 === cell.backgroundView })
    let content = try #require(cell.subviews.firstIndex { $0 === cell.contentView })
    #expect(background == 0)
    #expect(content == 2)
    if custom { #expect(cell.subviews[1] === cell.selectedBackgroundView) }
    #expect(cell.subviews[1].frame == cell.bounds)
    // the line at the section's top lies over all of them
    let top = Int(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY * 2)
    let picture = try scene.picture()
    #expect(picture[100, top] != picture[100, top + 1])

    scene.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(try pixel(scene) == Pixel(0xFF0000))
  }

  @Test func `a cell that is only highlighted looks selected, and one without a selection style never does`() throws {
    let scene = try TableScene(Setting(), rows: [1]) { controller in
      controller.willDisplay = { cell, _ in cell.backgroundView = self.view(self.red) }
    }
    let cell = try #require(scene.table.visibleCells.first)
    cell.isHighlighted = true
    #expect(try pixel(scene) == Pixel(0xD1D1D6))
    cell.isHighlighted = false
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(try pixel(scene) == Pixel(0xFF0000))
    cell.selectionStyle = .default
    #expect(try pixel(scene) == Pixel(0xD1D1D6))
  }

  @Test func `a replaced background goes, a moved one stays where the app put it`() throws {
    let scene = try TableScene(Setting(), rows: [1])
    let cell = try #require(scene.table.visibleCells.first)
    let (first, second, elsewhere) = (view(red), view(blue), UIView())
    cell.backgroundView = first
    elsewhere.addSubview(first)
    cell.backgroundView = second
    #expect(first.superview === elsewhere)
    #expect(second.superview === cell)
    cell.backgroundView = nil
    #expect(second.superview == nil)
    #expect(try pixel(scene) == Pixel(0xFFFFFF))
  }

  @Test(arguments: [18, 26], [1, 2, 4])
  func `in an inset-grouped table cells are masked to their section's corners`(look: Int, count: Int) throws {
    let scene = try TableScene(Setting(look: look, style: .insetGrouped), rows: [count])
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    for (row, cell) in scene.table.visibleCells.enumerated() {
      let isEnd = row == 0 || row == count - 1
      #expect(cell.layer.masksToBounds == isEnd)
      #expect(cell.layer.cornerRadius == (isEnd ? (look == 26 ? 26 : 10) : 0))
      guard isEnd else { continue }
      #expect(cell.layer.cornerCurve == .continuous)
      var corners: CACornerMask = []
      if row == 0 { corners.formUnion(top) }
      if row == count - 1 { corners.formUnion(bottom) }
      #expect(cell.layer.maskedCorners == corners)
    }
  }

  @Test func `rows of zero height do not hide a section's ends`() throws {
    func picture(_ heights: [CGFloat], _ style: UITableView.Style) throws -> [UInt32] {
      try TableScene(Setting(style: style), rows: [heights.count, 1]) { controller in
        controller.height = { $0.section == 0 ? heights[$0.row] : 44 }
      }.picture().words
    }
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let expected = try picture([44, 60], style)
      #expect(largestDifference(try picture([0, 44, 60, 0, 0], style), expected) == 0)
      #expect(largestDifference(try picture([0, 0, 44, 0, 60], style), expected) == 0)
      #expect(largestDifference(try picture([44, 60, 44], style), expected) > 0)
    }
  }

  @Test func `in other tables an app's own corners stay`() throws {
    let scene = try TableScene(Setting(), rows: [2]) { controller in
      controller.willDisplay = { cell, _ in
        cell.layer.cornerRadius = 7
        cell.layer.maskedCorners = [.layerMinXMinYCorner]
      }
    }
    scene.scroll(to: 1)
    for cell in scene.table.visibleCells {
      #expect(cell.layer.cornerRadius == 7)
      #expect(cell.layer.maskedCorners == [.layerMinXMinYCorner])
      #expect(cell.layer.masksToBounds == false)
    }
  }
}
