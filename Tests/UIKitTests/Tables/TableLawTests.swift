// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// Random tables against plain addition.
@MainActor
struct TableLawTests {
  private static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]

  private func forEachTable(_ count: Int = 40, _ body: (RandomTable, inout SeededGenerator) throws -> Void) rethrows {
    for seed in 0..<count {
      var random = SeededGenerator(seed: UInt64(seed))
      let look = SystemLook.version(seed % 2 == 0 ? 18 : 26)!
      _ = HeadlessHost(size: CGSize(width: 390, height: 500), scale: [1, 2, 3][seed % 3], look: look)
      let random0 = RandomTable(
        style: Self.styles.randomElement(using: &random)!, look: look, size: CGSize(width: 390, height: 500))
      random0.fill(using: &random)
      if Bool.random(using: &random) {
        random0.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 33))
      }
      if Bool.random(using: &random) {
        random0.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 17))
      }
      if Bool.random(using: &random) {
        random0.table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 31, right: 0)
      }
      random0.table.reloadData()
      random0.table.layoutIfNeeded()
      try body(random0, &random)
    }
  }

  @Test func `sections, rows, headers and footers lie where addition puts them`() {
    forEachTable { model, random in
      let table = model.table
      for _ in 0..<2 {
        let places = model.places
        for section in model.sections.indices {
          #expect(abs(table.rectForHeader(inSection: section).minY - places.headers[section]) < 1e-9)
          #expect(abs(table.rectForHeader(inSection: section).height - model.headerHeight(section)) < 1e-9)
          #expect(abs(table.rectForFooter(inSection: section).minY - places.footers[section]) < 1e-9)
          #expect(abs(table.rectForFooter(inSection: section).height - model.footerHeight(section)) < 1e-9)
        }
        for path in model.paths {
          let rect = table.rectForRow(at: path)
          #expect(abs(rect.minY - places.rows[path.section][path.row]) < 1e-9)
          #expect(rect.height == model.rowHeight(path))
        }
        #expect(abs(table.contentSize.height - places.end) < 1e-9)
        model.fill(using: &random)
        table.reloadData()
      }
    }
  }

  @Test func `a point is in the row whose rectangle holds it`() {
    forEachTable { model, random in
      let table = model.table
      let rects = model.paths.map { ($0, table.rectForRow(at: $0)) }
      var points = (0..<200).map { _ in
        CGPoint(
          x: .random(in: -30...420, using: &random), y: .random(in: -50...table.contentSize.height + 50, using: &random)
        )
      }
      for (_, rect) in rects where rect.height > 0 {
        for y in [rect.minY, rect.midY] {
          points.append(CGPoint(x: 195, y: y))
        }
      }
      for point in points {
        // a sum may end a hair beyond the next row's top, which belongs to that row
        let expected = rects.last { $0.1.contains(point) }?.0
        #expect(table.indexPathForRow(at: point) == expected, "\(table.style.rawValue) \(point)")
      }
    }
  }

  @Test func `a rectangle encloses the rows it shares an area with`() {
    forEachTable { model, random in
      let table = model.table
      let rects = model.paths.map { ($0, table.rectForRow(at: $0)) }
      for _ in 0..<100 {
        let area = CGRect(
          x: .random(in: -30...420, using: &random),
          y: .random(in: -50...table.contentSize.height + 50, using: &random),
          width: .random(in: 0...60, using: &random), height: .random(in: 0...300, using: &random))
        let expected = rects.filter {
          $0.1.height > 0 && $0.1.minY < area.maxY && $0.1.maxY > area.minY && $0.1.minX < area.maxX
            && $0.1.maxX > area.minX
        }
        .map(\.0)
        #expect(table.indexPathsForRows(in: area) == expected, "\(table.style.rawValue) \(area)")
      }
    }
  }

  @Test func `what is on the screen is what the bounds hold, whatever was scrolled before`() {
    forEachTable { model, random in
      let table = model.table
      for step in 0..<30 {
        if step % 10 == 9 {
          model.fill(using: &random)
          table.reloadData()
        }
        table.contentOffset.y = .random(in: -100...table.contentSize.height + 100, using: &random)
        table.layoutIfNeeded()
        let visible = model.paths.filter {
          let rect = table.rectForRow(at: $0)
          return rect.height > 0 && rect.minY < table.bounds.maxY && rect.maxY > table.bounds.minY
        }
        #expect(table.indexPathsForVisibleRows ?? [] == visible)
        #expect(table.visibleCells.map(\.tag) == visible.map { $0.section * 1000 + $0.row })
        #expect(Set(table.visibleCells.map(ObjectIdentifier.init)).count == visible.count)
        for path in model.paths {
          let cell = table.cellForRow(at: path)
          #expect((cell != nil) == visible.contains(path))
          if let cell {
            let rect = table.rectForRow(at: path)
            #expect(
              abs(cell.frame.minY - rect.minY) < 1e-9 && cell.frame.size == rect.size && cell.frame.minX == rect.minX)
            #expect(table.indexPath(for: cell) == path)
            #expect(cell.superview === table)
          }
        }
        let cells = table.subviews.filter { $0 is UITableViewCell }
        #expect(cells.count == visible.count)
      }
    }
  }

  @Test func `scrolling to a row brings it where it was asked for, within the content`() {
    forEachTable { model, random in
      let table = model.table
      guard !model.paths.isEmpty else { return }
      for _ in 0..<30 {
        let path = model.paths.randomElement(using: &random)!
        let rect = table.rectForRow(at: path)
        let inset = table.adjustedContentInset
        let largest = max(table.contentSize.height + inset.bottom - table.bounds.height, -inset.top)
        let position = [UITableView.ScrollPosition.top, .middle, .bottom].randomElement(using: &random)!
        let room = table.bounds.height - inset.top - inset.bottom
        let sticks = table.style == .plain
        let header = sticks ? model.headerHeight(path.section) : 0
        let footer = sticks ? model.footerHeight(path.section) : 0
        var wanted: CGFloat
        switch position {
        case .top: wanted = rect.minY - inset.top - header
        case .middle: wanted = rect.midY - inset.top - room / 2
        default: wanted = rect.maxY + inset.bottom + footer - table.bounds.height
        }
        wanted = max(min(wanted, largest), -inset.top)
        table.scrollToRow(at: path, at: position, animated: false)
        #expect(
          abs(table.contentOffset.y - wanted) <= 0.5 / UIScreen.main.scale + 1e-6,
          "\(path) \(position.rawValue) \(rect)")
      }
    }
  }
}
