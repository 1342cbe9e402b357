// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// What went wrong for others who built grouped tables, as laws of a table at rest. The numbers are those of the
/// project's collection of cases.
@MainActor
struct FieldCaseTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test(arguments: Setting.all) func `6: reloading any number of times changes no pixel`(setting: Setting) throws {
    let scene = try TableScene(setting.with { $0.height = 320 }, rows: [1, 3, 20]) { controller in
      controller.text = { "Row \($0.row)" }
      controller.header = { _ in "Header" }
      controller.footer = { _ in "Footer" }
      controller.willDisplay = { cell, path in cell.backgroundView = RecipeBackground(frame: cell.bounds) }
    }
    for offset in [0, 101.5] as [CGFloat] {
      scene.scroll(to: offset)
      let before = try scene.picture().words
      for _ in 0..<4 {
        scene.table.reloadData()
        #expect(largestDifference(try scene.picture().words, before) == 0)
        #expect(scene.table.contentOffset.y == offset.onPixel(setting.scale))
      }
    }
  }

  @Test(arguments: Setting.all.filter { $0.style == .insetGrouped })
  func `7: without separators the corners are the same`(setting: Setting) throws {
    func corner(_ separators: UITableViewCell.SeparatorStyle) throws -> [Pixel] {
      let scene = try TableScene(setting, rows: [2]) { $0.tableView.separatorStyle = separators }
      let row = scene.table.rectForRow(at: IndexPath(row: 0, section: 0))
      let picture = try scene.picture()
      return (0..<Int(20 * setting.scale)).flatMap { y in
        (0..<Int(30 * setting.scale)).map { x in
          picture[Int(row.minX * setting.scale) + x, Int(row.minY * setting.scale) + y]
        }
      }
    }
    let (with, without) = (try corner(.singleLine), try corner(.none))
    #expect(with == without)
    #expect(Set(with).count > 2)
  }

  @Test func `9: a style set when a cell was made is still there after scrolling far and back`() throws {
    let scene = try TableScene(Setting(height: 320), rows: [60]) { controller in
      controller.makeCell = { [unowned controller] _ in
        if let cell = controller.tableView.dequeueReusableCell(withIdentifier: "styled") { return cell }
        let cell = UITableViewCell(style: .default, reuseIdentifier: "styled")
        cell.backgroundColor = self.red
        cell.separatorInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 20)
        cell.textLabel?.text = "Text"
        cell.textLabel?.textColor = .blue
        cell.accessoryType = .checkmark
        return cell
      }
    }
    let before = try scene.picture().words
    for y in [700, 2000, 2300, 300, 0] as [CGFloat] { scene.scroll(to: y) }
    #expect(largestDifference(try scene.picture().words, before) == 0)
  }

  @Test(arguments: [18, 26], [UITableView.Style.grouped, .insetGrouped])
  func `12: pulled down beyond its top, the outline moves with the rows`(look: Int, style: UITableView.Style) throws {
    let scene = try TableScene(Setting(look: look, style: style, width: 390, height: 320), rows: [2, 3]) {
      $0.text = { "Row \($0.row)" }
    }
    let still = try scene.picture()
    scene.scroll(to: -40)
    #expect(scene.table.contentOffset.y == -40)
    let pulled = try scene.picture()
    let (a, b) = (pulled.words(rows: 80..<pulled.height), still.words(rows: 0..<still.height - 80))
    #expect(largestDifference(a, b) == 0)
    #expect(pulled.words(rows: 0..<80).allSatisfy { $0 == 0xFFF2_F2F7 })
  }

  @Test(arguments: [29, 30, 44, 45] as [CGFloat], [1, 2, 3] as [CGFloat])
  func `43: no pixel of the table is inside a section's outline`(pixels: CGFloat, scale: CGFloat) throws {
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let setting = Setting(style: style, scale: scale, width: 390, height: 420)
      let scene = try TableScene(setting, rows: [3, 4]) { controller in
        controller.tableView.rowHeight = pixels / scale
        controller.tableView.backgroundColor = self.red
      }
      let picture = try scene.picture()
      let column = picture.column(picture.width / 2)
      for section in 0..<2 {
        let count = scene.table.numberOfRows(inSection: section)
        let start = scene.table.rectForRow(at: IndexPath(row: 0, section: section)).minY * scale
        let first = Int((start + 0.5 + 1e-6).rounded(.down))
        let end = first + Int(pixels) * count
        #expect(column[first..<end].contains(Pixel(0xFF0000)) == false, "\(style)")
        #expect(column[first - 1] == Pixel(0xFF0000))
        #expect(column[end] == Pixel(0xFF0000))
      }
    }
  }

  @Test(arguments: Setting.all)
  func `44: both backgrounds cover the whole cell, also under the separator`(setting: Setting) throws {
    for separators in [UITableViewCell.SeparatorStyle.none, .singleLine] {
      let scene = try TableScene(setting, rows: [1, 2]) { controller in
        controller.tableView.separatorStyle = separators
        controller.tableView.separatorColor = .clear
        controller.willDisplay = { cell, _ in
          cell.backgroundView = UIView()
          cell.backgroundView?.backgroundColor = self.red
          cell.selectedBackgroundView = UIView()
          cell.selectedBackgroundView?.backgroundColor = self.red
        }
      }
      let normal = try scene.picture().words
      for cell in scene.table.visibleCells {
        #expect(cell.backgroundView?.frame == cell.bounds)
        #expect(cell.contentView.bounds.height == cell.bounds.height)
        cell.backgroundView?.backgroundColor = .clear
        cell.isSelected = true
        #expect(cell.selectedBackgroundView?.frame == cell.bounds)
      }
      #expect(normal.contains(0xFFFF_0000))
      // at the round corners the clear view leaves the cell's own white under the coverage
      let tolerance = setting.style == .insetGrouped ? 1 : 0
      #expect(largestDifference(try scene.picture().words, normal) <= tolerance)
    }
  }

  @Test(arguments: Setting.all)
  func `66: a layer rendered into a context is the picture on the screen`(setting: Setting) throws {
    let scene = try TableScene(setting.with { $0.height = 300 }, rows: [1, 2, 5]) { controller in
      controller.text = { "Row \($0.row)" }
      controller.header = { _ in "Header" }
      controller.willDisplay = { cell, path in
        if path.section == 2 { cell.backgroundView = RecipeBackground(frame: cell.bounds) }
      }
    }
    let screen = try scene.picture()
    let format = UIGraphicsImageRendererFormat()
    format.scale = setting.scale
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: scene.window.bounds.size, format: format).image { context in
      scene.window.layer.render(in: context.cgContext)
    }
    let rendered = Bitmap(try #require(image.cgImage))
    #expect(rendered.width == screen.width)
    #expect(largestDifference(rendered.words, screen.words) == 0)
  }
}

extension CGFloat {
  /// An offset as the table keeps it: on a device pixel, halves upwards.
  fileprivate func onPixel(_ scale: CGFloat) -> CGFloat { (self * scale + 0.5).rounded(.down) / scale }
}
