// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The heights of a section's rows.
///
/// Neighbours of one height are kept as one run: a million equal rows take as much room and time as one.
package struct RowHeights: Sendable {
  private struct Run: SumTreeItem {
    var count: Int
    let height: CGFloat
    var length: CGFloat { CGFloat(count) * height }
  }

  private let runs: SumTree<Run>

  /// `count` rows of one height.
  package init(count: Int, height: CGFloat) {
    runs = SumTree(count == 0 ? [] : [Run(count: count, height: height)])
  }

  /// `count` rows, whose heights are asked for in order.
  package init(count: Int, height: (Int) -> CGFloat) {
    var list: [Run] = []
    for row in 0..<count {
      let height = height(row)
      if list.last?.height == height {
        list[list.count - 1].count += 1
      } else {
        list.append(Run(count: 1, height: height))
      }
    }
    runs = SumTree(list)
  }

  package var count: Int { runs.count }

  /// The height of all rows.
  package var total: CGFloat { runs.length }

  /// The first row that can be seen, rows of zero height being skipped.
  package var firstVisible: Int? { runs.firstWithLength?.index }

  /// The last row that can be seen.
  package var lastVisible: Int? { runs.lastWithLength.map { $0.index + $0.item.count - 1 } }

  /// A row's extent, counted from the top of the first row.
  ///
  /// - Complexity: O(log *n*) for *n* runs of equal rows.
  package func span(of row: Int) -> VerticalSpan {
    let place = runs.place(at: row)
    return VerticalSpan(y: place.offset + CGFloat(row - place.index) * place.item.height, height: place.item.height)
  }

  /// The rows that share more than an edge with `lower` to `upper`; rows of zero height are in none of the ranges.
  package func rows(from lower: CGFloat, to upper: CGFloat) -> [Range<Int>] {
    var found: [Range<Int>] = []
    runs.forEach(from: lower, to: upper) { place in
      let height = place.item.height
      let count = place.item.count
      func row(_ position: CGFloat) -> Int { Int(min(max(position, 0), CGFloat(count))) }
      var first = row(((lower - place.offset) / height).rounded(.down))
      var end = row(((upper - place.offset) / height).rounded(.up))
      // the divisions may round to the wrong side of an edge
      while first < end, place.offset + CGFloat(first + 1) * height <= lower { first += 1 }
      while first < end, place.offset + CGFloat(end - 1) * height >= upper { end -= 1 }
      guard first < end else { return }
      let range = place.index + first..<place.index + end
      if let last = found.last, last.upperBound == range.lowerBound {
        found[found.count - 1] = last.lowerBound..<range.upperBound
      } else {
        found.append(range)
      }
    }
    return found
  }
}
