// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// Neighbouring cells meet: nothing of the table shows between them, wherever their edges fall between pixels.
@MainActor
struct SeamTests {
  enum Painting: CaseIterable, Sendable {
    case backgroundColor
    case backgroundView
    case drawing
    case selectedBackground
  }

  private static let fill = UIColor(red: 0, green: 0.5, blue: 0.25, alpha: 1)

  private func paint(_ cell: UITableViewCell, _ painting: Painting) {
    switch painting {
    case .backgroundColor:
      cell.backgroundColor = Self.fill
    case .backgroundView:
      cell.backgroundColor = .clear
      cell.backgroundView = UIView(frame: cell.bounds)
      cell.backgroundView?.backgroundColor = Self.fill
    case .drawing:
      cell.backgroundColor = .clear
      let view = RecipeBackground(frame: cell.bounds)
      (view.fill, view.line) = (Self.fill, nil)
      cell.backgroundView = view
    case .selectedBackground:
      cell.backgroundColor = .clear
      let view = UIView(frame: cell.bounds)
      view.backgroundColor = Self.fill
      cell.selectedBackgroundView = view
      cell.isSelected = true
    }
  }

  @Test(arguments: [44, 44.5, 51.5, 55.33, 29.0 / 3, 30.0 / 3] as [CGFloat], [1, 2, 3] as [CGFloat])
  func `no pixel between the first row's top and the last row's bottom is the table's`(
    height: CGFloat, scale: CGFloat
  ) throws {
    let expected = Pixel(0x008040)
    for painting in Painting.allCases {
      let scene = try TableScene(Setting(scale: scale, width: 80, height: 400), rows: [9]) { controller in
        controller.tableView.separatorStyle = .none
        controller.tableView.rowHeight = height
        controller.willDisplay = { cell, _ in self.paint(cell, painting) }
      }
      let top = scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
      let end = scene.table.rectForRow(at: IndexPath(row: 8, section: 0)).maxY
      for offset in [0, 1 / scale, 10 + 1 / scale, top] {
        scene.scroll(to: offset)
        let picture = try scene.picture()
        let y0 = Int(((top - scene.table.contentOffset.y) * scale + 0.5 + 1e-6).rounded(.down))
        let y1 = min(Int(((end - scene.table.contentOffset.y) * scale + 0.5 + 1e-6).rounded(.down)), picture.height)
        for x in [0, picture.width / 2, picture.width - 1] {
          let column = picture.column(x)
          let bad = (max(y0, 0)..<y1).filter { column[$0] != expected }
          #expect(bad == [], "\(painting), offset \(offset), x \(x)")
        }
        // and the law can fail: above and below is the table
        if y0 > 0 { #expect(picture[40, y0 - 1] == Pixel(0xF2F2F7)) }
        if y1 < picture.height { #expect(picture[40, y1] == Pixel(0xF2F2F7)) }
      }
    }
  }

  @Test(arguments: [44.5, 51.5, 55.33] as [CGFloat], [1, 2, 3] as [CGFloat])
  func `a translucent fill has one colour in all rows and at all joins`(height: CGFloat, scale: CGFloat) throws {
    let fill = UIColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    for draws in [false, true] {
      let scene = try TableScene(Setting(scale: scale, width: 80, height: 300), rows: [5]) { controller in
        controller.tableView.separatorStyle = .none
        controller.tableView.rowHeight = height
        controller.willDisplay = { cell, _ in
          cell.backgroundColor = draws ? .clear : fill
          let view = RecipeBackground(frame: cell.bounds)
          (view.fill, view.line) = (fill, nil)
          cell.backgroundView = draws ? view : nil
        }
      }
      let top = scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
      let end = scene.table.rectForRow(at: IndexPath(row: 4, section: 0)).maxY
      let picture = try scene.picture()
      let y0 = Int((top * scale + 0.5 + 1e-6).rounded(.down))
      let y1 = min(Int((end * scale + 0.5 + 1e-6).rounded(.down)), picture.height)
      #expect(Set(picture.column(40)[y0..<y1]).count == 1, "\(draws ? "drawn" : "background")")
    }
  }

  @Test(arguments: [44, 44.5, 51.5, 55.33] as [CGFloat], [1, 2, 3] as [CGFloat])
  func `the recipe's rows join in one line of one point, and have the fill's colour between`(
    height: CGFloat, scale: CGFloat
  ) throws {
    let scene = try TableScene(Setting(scale: scale, width: 80, height: 300), rows: [4]) { controller in
      controller.tableView.separatorStyle = .none
      controller.tableView.rowHeight = height
      controller.willDisplay = { cell, path in
        let view = RecipeBackground(frame: cell.bounds)
        view.isLast = path.row == 3
        cell.backgroundView = view
        cell.backgroundColor = .clear
      }
    }
    let picture = try scene.picture()
    let column = picture.column(40)
    for row in 0..<4 {
      let rect = scene.table.rectForRow(at: IndexPath(row: row, section: 0))
      let start = Int((rect.minY * scale + 0.5 + 1e-6).rounded(.down))
      let end = Int((rect.maxY * scale + 0.5 + 1e-6).rounded(.down))
      // a drawing is stretched to whole pixels: where it loses half of one, its line covers 98% of its pixel
      #expect(column[start].difference(to: Pixel(0x0000FF)) <= 3, "row \(row)")
      #expect(column[(start + Int(scale) + 1)..<(end - Int(scale) - 1)].allSatisfy { $0 == Pixel(0xFFFFE6) })
      if row < 3 { #expect(column[end - 1] == Pixel(0xFFFFE6), "row \(row)") }
      #expect(column[start..<end].contains(Pixel(0xF2F2F7)) == false)
    }
  }
}
