// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// What is between two rows, whatever the fractions: rows at sevenths of points, as cells of a table.
@MainActor
struct JoinTests {
  nonisolated private static let seeds: [UInt64] = (1...60).map { $0 }

  private func section(_ seed: UInt64) -> StackedSection {
    var section = StackedSection(seed: seed)
    if section.heights.count == 1 { section.heights.append(31 + 1 / 7) }
    section.style = CellBackgroundStyle(fill: .color(.yellow))
    section.style.separator = .hidden
    section.style.corners = .radius(6)
    return section
  }

  /// The pixel rows at which a section's rows begin, and where the last one ends.
  private func edges(_ section: StackedSection) -> [Int] {
    func pixel(_ y: CGFloat) -> Int { Int((y * section.scale + 0.5 + 1e-6).rounded(.down)) }
    return section.rows.map { pixel($0.minY) } + [pixel(section.frame.maxY)]
  }

  @Test(arguments: seeds) func `a join is one line of exactly the asked thickness`(seed: UInt64) {
    var dice = Dice(seed: seed)
    var section = section(seed)
    let points = dice.pick([nil, 0.2, 0.5, 1, 1.6, 2]) as CGFloat?
    section.style.separator = .init(color: .red, width: points.map { .points($0) } ?? .hairline, inset: .zero)
    let line = points.map { max(1, Int(($0 * section.scale).rounded())) } ?? 1
    let column = section.table().column(Int(section.frame.midX * section.scale))
    let edges = edges(section)
    var wanted = [UInt32](repeating: 0xFFFFFF, count: column.count)
    for y in edges[0]..<edges[edges.count - 1] { wanted[y] = 0xFFFF00 }
    for edge in edges.dropFirst().dropLast() {
      for y in edge - line..<edge { wanted[y] = 0xFF0000 }
    }
    #expect(column == wanted, "\(section)")
  }

  @Test(arguments: seeds) func `a translucent fill has one tone, without a gap and without a seam`(seed: UInt64) {
    var section = section(seed)
    section.style.fill = .color(UIColor.blue.withAlphaComponent(0.5))
    let column = section.table().column(Int(section.frame.midX * section.scale))
    let edges = edges(section)
    #expect(Set(column[edges[0]..<edges[edges.count - 1]]).count == 1, "\(section)")
    #expect(column[edges[0]] != 0xFFFFFF)
    #expect(column[..<edges[0]].allSatisfy { $0 == 0xFFFFFF })
    #expect(column[edges[edges.count - 1]...].allSatisfy { $0 == 0xFFFFFF })
  }

  @Test(arguments: seeds) func `translucent borders and separators do not lie on top of each other`(seed: UInt64) {
    var section = section(seed)
    let ink = UIColor.black.withAlphaComponent(0.5)
    section.style.border = .init(color: ink, width: .points(2))
    section.style.separator = .init(color: ink, width: .points(2), inset: .zero)
    section.style.corners = .radius(0)
    let picture = section.table()
    var colors: Set<UInt32> = []
    for y in 0..<picture.height { colors.formUnion(picture.row(y)) }
    #expect(colors.count == 3, "paper, fill and one tone of the lines: \(colors)")
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a hairline is one full pixel and leaves its neighbours alone`(scale: CGFloat) {
    var section = section(7)
    section.scale = scale
    section.style.separator = .init(color: .red, width: .hairline, inset: .zero)
    section.style.border = .init(color: .red)
    let picture = section.table()
    let edges = edges(section)
    let column = picture.column(Int(section.frame.midX * scale))
    #expect(column.indices.filter { column[$0] == 0xFF0000 } == [edges[0]] + edges.dropFirst().map { $0 - 1 })
    let row = picture.row((edges[0] + edges[1]) / 2)
    let (left, right) = (
      Int((section.frame.minX * scale + 0.5).rounded(.down)), Int((section.frame.maxX * scale + 0.5).rounded(.down))
    )
    #expect(row.indices.filter { row[$0] == 0xFF0000 } == [left, right - 1])
    #expect(Set(row) == [0xFFFFFF, 0xFF0000, 0xFFFF00])
  }

  @Test(arguments: seeds) func `the gap of a spacing is the same number of pixels everywhere`(seed: UInt64) {
    var section = section(seed)
    var dice = Dice(seed: seed)
    section.style.spacing = CGFloat(Int.random(in: 1...28, using: &dice)) / 7
    let gap = max(1, Int((section.style.spacing * section.scale).rounded()))
    let column = section.table().column(Int(section.frame.midX * section.scale))
    let inside = column[edges(section)[0]..<edges(section)[section.heights.count]]
    let gaps = inside.split(separator: 0xFFFF00)
    // Above the first card and below the last one there is a half.
    let halves = [gap - gap / 2, gap / 2].filter { $0 > 0 }
    #expect(
      gaps.map(\.count) == halves.prefix(1) + Array(repeating: gap, count: section.heights.count - 1)
        + halves.dropFirst())
    #expect(gaps.allSatisfy { Set($0) == [0xFFFFFF] })
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func `all cards of a spacing are equally high`(scale: CGFloat) {
    var section = section(5)
    (section.scale, section.heights, section.origin) = (scale, [40, 40, 40, 40], CGPoint(x: 0, y: 20))
    for spacing in [1, 5, 8] as [CGFloat] {
      section.style.spacing = spacing
      let heights = (0..<4).map { section.geometry(row: $0).frame.height }
      #expect(Set(heights) == [40 - spacing])
    }
  }
}
