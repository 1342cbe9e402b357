// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// Rows drawn one by one look like their section drawn as one card.
@MainActor
struct StackingTests {
  private static let fills: [UIColor] = [
    UIColor(red: 1, green: 1, blue: 0.9, alpha: 1), UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 0.5),
  ]

  nonisolated private static let heights: [[CGFloat]] = [
    [44, 44], [44, 44, 44], [52, 30, 61, 44], [51.5, 44.25, 55.33], [29, 1, 33.3, 60 + 1 / 7],
  ]

  private func positions(_ count: Int) -> [CellPosition] {
    (0..<count).map { CellPosition(row: $0, rowCount: count) }
  }

  @Test(arguments: heights, [1, 2, 3] as [CGFloat])
  func `fills of stacked rows equal the fill of one card`(heights: [CGFloat], scale: CGFloat) {
    for fill in Self.fills {
      for top in [0, 7.4, 20 + 2 / 3] as [CGFloat] {
        let size = CGSize(width: 120, height: 240)
        let rows = Stage(size: size, scale: scale)
        _ = rows.stack(positions(heights.count), heights: heights, top: top, inset: 8) { $0.fillColor = fill }
        let card = Stage(size: size, scale: scale)
        _ = card.stack([.single], heights: [heights.reduce(0, +)], top: top, inset: 8) { $0.fillColor = fill }
        let difference = rows.picture().difference(to: card.picture())
        #expect(difference.largest <= 1, "\(difference.pixels) pixels, rows \(heights) from \(top) at \(scale)x")
      }
    }
  }

  @Test(arguments: heights, [1, 2, 3] as [CGFloat])
  func `every join is one line of exactly one point`(heights: [CGFloat], scale: CGFloat) {
    for top in [0, 7.4, 20 + 2 / 3] as [CGFloat] {
      let stage = Stage(size: CGSize(width: 120, height: 260), scale: scale)
      _ = stage.stack(positions(heights.count), heights: heights, top: top) {
        $0.fillColor = .yellow
        $0.borderColor = .red
      }
      let column = stage.picture().column(Int(60 * scale))
      // From the top: background, then for each row its fill and its lower line; the first row has an upper line too.
      func pixel(_ y: CGFloat) -> Int { Int((y * scale + 0.5).rounded(.down)) }
      var wanted = [UInt32](repeating: 0xFFFFFF, count: column.count)
      let line = Int(scale)
      var y = top
      for height in heights {
        let (start, end) = (pixel(y), pixel(y + height))
        for i in start..<end { wanted[i] = 0xFFFF00 }
        for i in max(start, end - line)..<end { wanted[i] = 0xFF0000 }
        y += height
      }
      for i in pixel(top)..<pixel(top) + line { wanted[i] = 0xFF0000 }
      #expect(column == wanted, "rows \(heights) from \(top) at \(scale)x")
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a translucent border has one tone and lies wholly inside`(scale: CGFloat) {
    let stage = Stage(size: CGSize(width: 100, height: 60), scale: scale)
    _ = stage.stack([.single], heights: [40], top: 10, inset: 10) {
      $0.fillColor = .white
      $0.borderColor = UIColor.black.withAlphaComponent(0.5)
    }
    let row = stage.picture().row(Int(30 * scale))
    let (start, line) = (Int(10 * scale), Int(scale))
    #expect(row[..<start].allSatisfy { $0 == 0xFFFFFF })
    #expect(Set(row[start..<start + line]).count == 1)
    #expect(row[start] != 0xFFFFFF)
    #expect(row[start + line] == 0xFFFFFF)
  }

  @Test(arguments: CellPosition.allCases, [1, 2, 3] as [CGFloat])
  func `only the corners of the section's ends are round`(position: CellPosition, scale: CGFloat) {
    let stage = Stage(size: CGSize(width: 100, height: 44), scale: scale)
    _ = stage.stack([position], heights: [44]) { $0.fillColor = .blue }
    let picture = stage.picture()
    let (right, bottom) = (picture.width - 1, picture.height - 1)
    let top: UInt32 = position.joinsAbove ? 0x0000FF : 0xFFFFFF
    let below: UInt32 = position.joinsBelow ? 0x0000FF : 0xFFFFFF
    #expect([picture[0, 0], picture[right, 0]] == [top, top])
    #expect([picture[0, bottom], picture[right, bottom]] == [below, below])
    #expect(picture[picture.width / 2, 0] == 0x0000FF)
    #expect(picture[0, picture.height / 2] == 0x0000FF)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func `a top row upside down is a bottom row`(scale: CGFloat) {
    func picture(_ position: CellPosition) -> Picture {
      let stage = Stage(size: CGSize(width: 100, height: 44), scale: scale)
      _ = stage.stack([position], heights: [44]) { $0.fillColor = .blue }
      return stage.picture()
    }
    let difference = picture(.top).flipped.difference(to: picture(.bottom))
    // Apple's rasteriser need not be symmetric to the pixel; ours is, but for rounding.
    #expect(difference.largest <= 6)
    #expect(picture(.top) != picture(.bottom))
  }

  @Test(arguments: CellPosition.allCases) func `a background is its own mirror`(position: CellPosition) {
    let stage = Stage(size: CGSize(width: 100, height: 44), scale: 2)
    _ = stage.stack([position], heights: [44]) {
      $0.fillColor = .blue
      $0.borderColor = .red
    }
    let picture = stage.picture()
    // Curves are flattened in the order they are drawn in, not symmetrically.
    #expect(picture.mirrored.difference(to: picture).largest <= 6)
  }
}
