// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// The metrics against a model that adds up every height, one after the other.
struct TableMetricsTests {
  private struct Model {
    struct Section {
      var padding: CGFloat
      var header: CGFloat
      var rows: [CGFloat]
      var footer: CGFloat
    }

    var top: CGFloat
    var sections: [Section]
    var bottom: CGFloat

    /// Heights in eighths of a point, so that no sum is rounded; runs of equal rows and rows of no height among them.
    init(_ random: inout SeededGenerator) {
      func height(_ random: inout SeededGenerator) -> CGFloat { CGFloat(Int.random(in: 0...480, using: &random)) / 8 }
      top = height(&random)
      bottom = height(&random)
      sections = []
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        var rows: [CGFloat] = []
        for _ in 0..<Int.random(in: 0...6, using: &random) {
          let length = Int.random(in: 1...5, using: &random)
          let height = Bool.random(using: &random) ? [0, 44, 51.5].randomElement(using: &random)! : height(&random)
          rows += Array(repeating: height, count: length)
        }
        sections.append(
          Section(padding: height(&random), header: height(&random), rows: rows, footer: height(&random)))
      }
    }

    var metrics: TableMetrics {
      TableMetrics(
        top: top,
        sections: sections.map { section in
          SectionMetrics(
            topPadding: section.padding, header: section.header,
            rows: RowHeights(count: section.rows.count) { section.rows[$0] }, footer: section.footer)
        }, bottom: bottom)
    }

    /// Every row with its extent, from the top down.
    var rows: [(section: Int, row: Int, span: VerticalSpan)] {
      var y = top
      var result: [(Int, Int, VerticalSpan)] = []
      for (index, section) in sections.enumerated() {
        y += section.padding + section.header
        for (row, height) in section.rows.enumerated() {
          result.append((index, row, VerticalSpan(y: y, height: height)))
          y += height
        }
        y += section.footer
      }
      return result
    }

    func length(_ section: Section) -> CGFloat {
      section.padding + section.header + section.rows.reduce(0, +) + section.footer
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `every place is the sum of what lies above it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Model(&random)
    let metrics = model.metrics
    #expect(metrics.numberOfSections == model.sections.count)
    var y = model.top
    for (index, section) in model.sections.enumerated() {
      let rows = section.rows.reduce(0, +)
      #expect(metrics.numberOfRows(inSection: index) == section.rows.count)
      #expect(metrics.span(ofSection: index) == VerticalSpan(y: y, height: model.length(section)))
      #expect(metrics.span(ofHeader: index) == VerticalSpan(y: y + section.padding, height: section.header))
      #expect(
        metrics.span(ofFooter: index)
          == VerticalSpan(y: y + section.padding + section.header + rows, height: section.footer))
      y += model.length(section)
    }
    for row in model.rows {
      #expect(metrics.span(ofRow: row.row, inSection: row.section) == row.span)
    }
    #expect(metrics.bottomSpan == VerticalSpan(y: y, height: model.bottom))
    #expect(metrics.contentHeight == y + model.bottom)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a range finds the rows that can be seen in it, in order`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Model(&random)
    let metrics = model.metrics
    for _ in 0..<20 {
      let lower = CGFloat(Int.random(in: -80...8000, using: &random)) / 8
      let upper = lower + CGFloat(Int.random(in: 0...6400, using: &random)) / 8
      let expected = model.rows.filter { min(upper, $0.span.maxY) > max(lower, $0.span.y) }
      let found = metrics.rows(from: lower, to: upper).flatMap { range in range.rows.map { (range.section, $0) } }
      #expect(found.map(\.0) == expected.map(\.section), "\(lower) to \(upper)")
      #expect(found.map(\.1) == expected.map(\.row), "\(lower) to \(upper)")
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a row's top edge belongs to it and its bottom edge to the next`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Model(&random)
    let metrics = model.metrics
    for row in model.rows where row.span.height > 0 {
      for y in [row.span.y, row.span.y + row.span.height / 2, row.span.maxY - 1 / 16] {
        let found = metrics.row(at: y)
        #expect(found?.section == row.section && found?.row == row.row, "\(y)")
      }
      if let found = metrics.row(at: row.span.maxY) {
        #expect((found.section, found.row) != (row.section, row.row))
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a section begins and ends with the rows that have a height`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Model(&random)
    let metrics = model.metrics
    for (index, section) in model.sections.enumerated() {
      let ends = metrics.visibleEnds(ofSection: index)
      #expect(ends?.first == section.rows.firstIndex { $0 > 0 })
      #expect(ends?.last == section.rows.lastIndex { $0 > 0 })
    }
  }

  @Test func `heights that are not exact in binary leave no gap between rows`() {
    let heights: [CGFloat] = [44.1, 55.33, 51.7]
    let rows = RowHeights(count: 3000) { heights[$0 / 7 % 3] }
    for row in 1..<3000 {
      #expect(abs(rows.span(of: row).y - rows.span(of: row - 1).maxY) < 1e-9)
    }
    // looking between two edges that were computed finds exactly the row between them
    for row in 0..<3000 {
      let span = rows.span(of: row)
      let found = rows.rows(from: span.y + 1e-6, to: span.maxY - 1e-6)
      #expect(found == [row..<row + 1])
    }
  }

  @Test(arguments: [0.1, 17.3, 44.1, 51.7, 55.33] as [CGFloat])
  func `a range that ends at computed edges finds no row beyond them`(height: CGFloat) {
    let rows = RowHeights(count: 3000, height: height)
    for row in 0..<3000 {
      // these products divided by the height are not always whole again
      let found = rows.rows(from: CGFloat(row) * height, to: CGFloat(row + 1) * height)
      #expect(found == [row..<row + 1])
    }
  }

  @Test func `a million equal rows are found where they are`() {
    let rows = RowHeights(count: 1_000_000, height: 44)
    #expect(rows.total == 44_000_000)
    #expect(rows.span(of: 999_999) == VerticalSpan(y: 43_999_956, height: 44))
    #expect(rows.rows(from: 22_000_000, to: 22_000_100) == [500_000..<500_003])
  }
}
