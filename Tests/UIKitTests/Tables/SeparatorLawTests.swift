// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// The lines of random sections, of which some rows have no height.
@MainActor
struct SeparatorLawTests {
  private func lines(_ cell: UITableViewCell) -> [CGRect] {
    cell.layoutIfNeeded()
    return cell.subviews.filter { !$0.isHidden && $0.backgroundColor == .red }.map(\.frame).sorted { $0.minY < $1.minY }
  }

  private func expected(_ cell: UITableViewCell, isFirst: Bool, isLast: Bool, _ style: UITableView.Style) -> [CGRect] {
    let (width, y) = (cell.bounds.width, cell.bounds.height - 0.5)
    let inset = CGRect(x: 33, y: y, width: width - 44, height: 0.5)
    func full(_ y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: width, height: 0.5) }
    return switch style {
    case .plain: [inset]
    case .grouped: (isFirst ? [full(0)] : []) + [isLast ? full(y) : inset]
    case .insetGrouped: isLast ? [] : [inset]
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `the first and last rows that can be seen have their section's lines`(style: UITableView.Style) throws {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      let look = try #require(SystemLook.version(18))
      let size = CGSize(width: 390, height: 3000)
      _ = HeadlessHost(size: size, scale: 2, look: look)
      let model = RandomTable(style: style, look: look, size: size)
      let table = model.table
      table.separatorColor = .red
      table.separatorInset = UIEdgeInsets(top: 0, left: 33, bottom: 0, right: 11)
      for _ in 0..<3 {
        model.fill(using: &random)
        table.reloadData()
        table.separatorStyle = .singleLine
        table.layoutIfNeeded()
        for path in table.indexPathsForVisibleRows ?? [] {
          let cell = try #require(table.cellForRow(at: path))
          let shown = model.paths.filter { $0.section == path.section && model.rowHeight($0) > 0 }
          let expected = expected(cell, isFirst: path == shown.first, isLast: path == shown.last, style)
          // a row of a part of a pixel is all line
          guard cell.bounds.height > 0.5 else { continue }
          let lines = lines(cell)
          #expect(lines.count == expected.count)
          for (a, b) in zip(lines, expected) {
            #expect(abs(a.minY - b.minY) < 1e-9 && a.minX == b.minX && abs(a.width - b.width) < 1e-9, "\(a) \(b)")
          }
        }
        table.separatorStyle = .none
        table.layoutIfNeeded()
        #expect(table.visibleCells.allSatisfy { lines($0).isEmpty })
      }
    }
  }
}
