// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// Where a row stands, and that it goes on being shown so. The numbers are those of Documentation/UserCases.md.
@MainActor
struct PositionCases {
  // https://github.com/TimOliver/TOInsetGroupedTableView/issues/9
  @Test(arguments: Sample.all, [1, 2, 3] as [CGFloat])
  func `case 6: reloading any number of times changes no pixel`(sample: Sample, scale: CGFloat) {
    let stage = TableStage(rows: [1, 3, 9], style: sample.style, scale: scale)
    for offset in [0, 101.5] as [CGFloat] {
      stage.scroll(to: offset)
      let before = stage.picture()
      for _ in 0..<4 {
        stage.table.reloadData()
        #expect(stage.picture() == before)
      }
    }
  }

  // https://github.com/TimOliver/TOInsetGroupedTableView/pull/7
  @Test(arguments: Sample.all) func `case 7: the corners are the same with and without separators`(sample: Sample) {
    func stage(_ separators: UITableViewCell.SeparatorStyle) -> TableStage {
      TableStage(rows: [1, 2, 3], style: sample.style) {
        $0.table.separatorStyle = separators
        $0.table.separatorColor = .clear
      }
    }
    let (with, without) = (stage(.singleLine), stage(.none))
    for section in 0..<3 { #expect(with.positions(section) == without.positions(section)) }
    #expect(with.positions(2) == [.top, .middle, .bottom])
    #expect(with.picture() == without.picture())
  }

  // https://github.com/TimOliver/TOInsetGroupedTableView/pull/3
  @Test(arguments: Sample.all) func `case 8: the order of setting and laying out does not matter`(sample: Sample) {
    var pictures: [Picture] = []
    for order in Self.permutations([0, 1, 2, 3]) {
      for laysOut in [false, true] {
        let stage = Stage(size: CGSize(width: 90, height: 60), scale: 2)
        let view = CellBackgroundView(frame: .zero)
        for step in order {
          switch step {
          case 0: view.frame = CGRect(x: 5, y: 7.25, width: 80, height: 44)
          case 1: view.style = sample.style
          case 2: view.position = .top
          default: stage.view.addSubview(view)
          }
          if laysOut { stage.view.layoutIfNeeded() }
        }
        pictures.append(stage.picture())
      }
    }
    #expect(pictures.count == 48)
    for picture in pictures { #expect(picture == pictures[0]) }
  }

  private static func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { first in permutations(items.filter { $0 != first }).map { [first] + $0 } }
  }

  // https://github.com/Grouper/FlatUIKit/pull/118
  @Test func `case 9: styles are as they were after scrolling far away and back`() {
    let stage = TableStage(rows: [4, 60]) { stage in
      stage.style = { ($0.section == 0 ? Sample.uneven : Sample.texture).style }
    }
    let before = stage.picture()
    for y in [700, 1500, 90, 300.5, 0] as [CGFloat] { stage.scroll(to: y) }
    #expect(stage.picture() == before)
  }

  // https://github.com/doric-pub/Doric/pull/444
  @Test(arguments: Sample.all)
  func `case 10: an unchanged style is still seen after reuse, and another one in an unchanged frame`(sample: Sample)
    throws
  {
    let stage = TableStage(rows: [3], style: sample.style)
    let before = stage.picture()
    let cell = try #require(stage.cell(0))
    cell.prepareForReuse()
    cell.applyBackground(sample.style, at: IndexPath(row: 0, section: 0), in: stage.table)
    #expect(stage.picture() == before)

    var other = sample.style
    other.corners.radius = .points(3)
    for row in 0..<3 {
      stage.cell(row)?.applyBackground(other, at: IndexPath(row: row, section: 0), in: stage.table)
    }
    let after = stage.picture()
    #expect(after != before)
    #expect(after == TableStage(rows: [3], style: other).picture())
  }

  // https://github.com/danielsaidi/Sheeeeeeeeet/issues/63
  @Test(arguments: Sample.all, [1, 2, 3] as [CGFloat])
  func `case 12: pulled beyond its top, the outline moves with the rows`(sample: Sample, scale: CGFloat) {
    let stage = TableStage(rows: [2, 3], style: sample.style, scale: scale)
    let still = stage.picture()
    stage.scroll(to: -40)
    let (pulled, moved) = (stage.picture(), Int(40 * scale))
    #expect(pulled.lines(moved..<pulled.height) == still.lines(0..<still.height - moved))
    #expect(pulled.lines(0..<moved).words.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  // https://github.com/SwifterSwift/SwifterSwift/issues/992
  @Test func `case 13: one call rounds the first and the last row of a section`() throws {
    let stage = TableStage(rows: [3])
    let picture = stage.picture()
    let (top, bottom) = (stage.lines(0).lowerBound, stage.lines(2).upperBound - 1)
    let fill: UInt32 = 0xFFFFE6
    for y in [top, bottom] {
      #expect(picture[0, y] == 0xFFFFFF)
      #expect(picture[picture.width - 1, y] == 0xFFFFFF)
      #expect(picture[picture.width / 2, y] == fill)
    }
    for y in [stage.lines(0).upperBound - 3, stage.lines(1).lowerBound, stage.lines(2).lowerBound] {
      #expect(picture[0, y] == fill)
      #expect(picture[picture.width - 1, y] == fill)
    }
  }

  // https://github.com/qinqi777/QQCorner/issues/7
  @Test(arguments: Sample.all, CellPosition.allCases)
  func `case 14: a new height draws itself`(sample: Sample, position: CellPosition) {
    func stage(_ height: CGFloat) -> (Stage, CellBackgroundView) {
      let stage = Stage(size: CGSize(width: 90, height: 110), scale: 2)
      return (stage, stage.stack([position], heights: [height], top: 4) { $0.style = sample.style }[0])
    }
    let (changed, view) = stage(44)
    let before = changed.picture()
    view.frame.size.height = 97.33
    let after = changed.picture()
    #expect(after == stage(97.33).0.picture())
    #expect(after != before)
  }

  // https://github.com/murraysagal/CellBackGroundWithGroupedAndPlain
  @Test(arguments: Sample.all)
  func `case 16: a style looks the same in a plain table and in a grouped one`(sample: Sample) {
    let plain = TableStage(rows: [3], style: sample.style, tableStyle: .plain)
    let grouped = TableStage(rows: [3], style: sample.style, tableStyle: .grouped)
    let (a, b) = (plain.picture(), grouped.picture())
    for row in 0..<3 { #expect(a.lines(plain.lines(row)) == b.lines(grouped.lines(row))) }
  }

  // https://github.com/material-components/material-components-android/issues/5087
  @Test(arguments: [[30, 0, 30], [0, 30, 0, 0, 30, 30, 0], [0, 30], [30, 0], [0, 0, 30, 0]] as [[CGFloat]])
  func `case 52: rows that are left out by a height of zero do not count`(heights: [CGFloat]) {
    let stage = TableStage(rows: [heights.count]) { $0.height = { heights[$0.row] } }
    let shown = heights.filter { $0 > 0 }.count
    let same = TableStage(rows: [shown])
    #expect(stage.positions().compactMap { $0 } == (0..<shown).map { CellPosition(row: $0, rowCount: shown) })
    #expect(stage.picture() == same.picture())
  }

  // https://github.com/material-components/material-components-android/issues/5006
  @Test func `case 53: the last row is found when it is shown, however many there are by then`() {
    let stage = TableStage(rows: [1])
    for count in [1, 2, 5, 3, 1, 4] {
      stage.rows = [count]
      stage.table.reloadData()
      stage.stage.view.layoutIfNeeded()
      #expect(stage.positions() == (0..<count).map { CellPosition(row: $0, rowCount: count) })
    }
  }
}
