// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

struct CellPositionTests {
  @Test func `a position follows from the row and the number of rows`() {
    #expect(CellPosition(row: 0, rowCount: 1) == .single)
    #expect((0..<2).map { CellPosition(row: $0, rowCount: 2) } == [.top, .bottom])
    #expect((0..<5).map { CellPosition(row: $0, rowCount: 5) } == [.top, .middle, .middle, .middle, .bottom])
  }

  @Test(arguments: [-3, -1, 0, 1]) func `at most one row is single, whatever the index`(count: Int) {
    for row in -2...2 { #expect(CellPosition(row: row, rowCount: count) == .single) }
  }

  @Test func `an index out of range counts as the nearest row`() {
    #expect(CellPosition(row: -1, rowCount: 3) == .top)
    #expect(CellPosition(row: .min, rowCount: 3) == .top)
    #expect(CellPosition(row: 3, rowCount: 3) == .bottom)
    #expect(CellPosition(row: .max, rowCount: 3) == .bottom)
  }

  @Test(arguments: CellPosition.allCases) func `joins make the position and come from it`(position: CellPosition) {
    #expect(CellPosition(joinsAbove: position.joinsAbove, joinsBelow: position.joinsBelow) == position)
  }
}
