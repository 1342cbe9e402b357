// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// The border's thickness and what lies outside the outline, for random single and joined rows.
@MainActor
struct BorderTests {
  nonisolated private static let seeds: [UInt64] = (1...150).map { $0 }

  private func section(_ seed: UInt64) -> StackedSection {
    var section = StackedSection(seed: seed)
    section.heights = Array(section.heights.prefix(2))
    return section
  }

  @Test(arguments: seeds) func `a border is as thick on the arcs as on the straights`(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    var section = section(seed)
    let points = CGFloat(Int.random(in: 1...16, using: &dice)) / 4
    section.style.border = .init(color: .red, width: .points(points))
    let width = max(1, (points * section.scale).rounded()) / section.scale
    let geometry = section.geometry(row: 0)
    let outer = FlatPath(geometry.outlinePath)
    let border = try #require(geometry.borderPath)
    let inner = try #require(FlatPath(border).polygons.last)
    let tolerance = max(0.02 * width, 0.05 / section.scale)
    // Where the row goes on below there is no border, and so no thickness.
    let floor = section.heights.count > 1 ? geometry.frame.maxY - 2 * width : .infinity
    for point in inner where point.y < floor {
      let distance = outer.distance(to: point)
      #expect(abs(distance - width) <= tolerance, "\(distance) instead of \(width) at \(point): \(section)")
    }
  }

  @Test(arguments: seeds) func `nothing is painted outside the outline`(seed: UInt64) {
    let section = section(seed)
    let geometry = section.geometry(row: 0)
    let origin = section.origin
    let picture = Picture(size: section.size, scale: section.scale, isClear: true) {
      section.paint(geometry, at: origin)
    }
    let path = geometry.outlinePath
    let flat = FlatPath(path)
    let half = 0.7072 / section.scale
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture.alpha(x, y) > 0 {
        let center = CGPoint(
          x: (CGFloat(x) + 0.5) / section.scale - origin.x, y: (CGFloat(y) + 0.5) / section.scale - origin.y)
        guard !path.contains(center) else { continue }
        #expect(flat.distance(to: center) < half, "at \(x), \(y): \(section)")
      }
    }
  }
}
