// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// Shadows, margins and gaps.
@MainActor
struct ShadowAndInsetCases {
  // https://github.com/TimOliver/TOInsetGroupedTableView/issues/11
  // https://github.com/bcylin/QuickTableViewController/pull/80
  // https://github.com/xmartlabs/Eureka/issues/266
  @Test func `case 72: radius and insets belong to a section`() throws {
    let values: [(radius: CGFloat, inset: CGFloat)] = [(4, 0), (12, 10), (0, 20)]
    let stage = TableStage(rows: [2, 2, 2], size: CGSize(width: 120, height: 300)) { stage in
      stage.style = { path in
        var style = Sample.plain.style
        style.corners = .radius(values[path.section].radius)
        style.insets = .init(leading: values[path.section].inset, trailing: values[path.section].inset)
        return style
      }
    }
    let picture = stage.picture()
    for (section, value) in values.enumerated() {
      let row = picture.row(stage.lines(0, section).upperBound - 4)
      let filled = row.indices.filter { row[$0] == 0xFFFFE6 }
      #expect(filled.first == Int(value.inset * 2))
      #expect(filled.last == picture.width - 1 - Int(value.inset * 2))
      let outline = try #require(stage.background(0, section)?.geometry.outlinePath)
      #expect(outline.contains(CGPoint(x: value.inset + 0.1, y: 0.1)) == (value.radius == 0))
    }
  }

  // https://github.com/vicpenap/PrettyKit/issues/15
  // https://example-a.com/answer/68625735
  @Test(arguments: [1, 2, 3] as [CGFloat], [CGSize.zero, CGSize(width: 0, height: 2), CGSize(width: 3, height: -2)])
  func `case 73: the shadow beside a section is the same at every row and joint, and on no row`(
    scale: CGFloat, offset: CGSize
  ) {
    var style = Sample.shadowed.style
    style.separator = .hidden
    style.shadow = .init(offset: offset, blur: 6, opacity: 0.7)
    func picture(_ reordered: Bool) -> (Picture, TableStage) {
      let stage = TableStage(rows: [5], style: style, scale: scale) { $0.height = { 24.4 + CGFloat($0.row) } }
      if reordered {
        for cell in stage.table.visibleCells { stage.table.sendSubviewToBack(cell) }
      }
      return (stage.picture(), stage)
    }
    let (shown, stage) = picture(false)
    #expect(picture(true).0 == shown, "which cell lies above which does not matter")
    // Away from the ends, where the corners and the shadow's own ends are.
    let end = Int(26 * scale)
    let lines = stage.lines(0).lowerBound + end..<stage.lines(4).upperBound - end
    let first = shown.row(lines.lowerBound)
    for y in lines { #expect(shown.row(y) == first) }
    #expect(first[Int(9 * scale)] != 0xFFFFFF)
    let inside = Int(10 * scale)..<shown.width - Int(10 * scale)
    #expect(first[inside].allSatisfy { $0 == 0xFFFFE6 })
  }

  // https://github.com/s-atif-jamil/CollectionSectionView/issues/4
  // https://github.com/airbnb/MagazineLayout/issues/13
  // https://github.com/mozilla-mobile/focus-ios/issues/2272
  // https://github.com/lionheart/openradar-mirror/issues/19967
  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `case 75: the outline keeps the table's margins, also after it has turned`(
    direction: UITraitEnvironmentLayoutDirection
  ) throws {
    var style = Sample.plain.style
    style.insets = .layoutMargins
    let stage = TableStage(rows: [3], style: style, size: CGSize(width: 200, height: 160), direction: direction)
    func check(_ margins: UIEdgeInsets) throws {
      stage.table.layoutMargins = margins
      stage.stage.view.layoutIfNeeded()
      let reached = stage.table.layoutMargins
      for row in 0..<3 {
        let background = try #require(stage.background(row))
        let outline = background.convert(background.geometry.outlinePath.bounds, to: stage.table)
        #expect(abs(outline.minX - reached.left) < 1e-6)
        #expect(abs(outline.maxX - (stage.table.bounds.width - reached.right)) < 1e-6)
      }
      let picture = stage.picture()
      let row = picture.row(stage.lines(1).lowerBound + 10)
      let filled = row.indices.filter { row[$0] == 0xFFFFE6 }
      #expect(filled.first == Int((reached.left * 2).rounded()))
      #expect(filled.last == Int(((stage.table.bounds.width - reached.right) * 2).rounded()) - 1)
    }
    try check(UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    stage.table.frame.size = CGSize(width: 160, height: 200)
    try check(UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    stage.table.frame.size = CGSize(width: 200, height: 160)
    try check(UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 20))
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `case 75: a safe area beside the table counts on its own side`(direction: UITraitEnvironmentLayoutDirection) {
    var style = Sample.plain.style
    style.insets = .init(leading: 5, trailing: 1, from: .safeArea)
    var environment = CellBackgroundGeometry.Environment(
      bounds: CGRect(x: 0, y: 0, width: 844, height: 44), scale: 3)
    environment.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 0)
    environment.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    let outline = CellBackgroundGeometry(style: style, position: .middle, environment: environment).outlinePath.bounds
    let (left, right) = direction == .rightToLeft ? (48, 5) : (52, 1) as (CGFloat, CGFloat)
    #expect(abs(outline.minX - left) < 1e-6)
    #expect(abs(outline.maxX - (844 - right)) < 1e-6)
    #expect(outline.height == 44)
  }

  // https://github.com/mozilla-mobile/focus-ios/issues/2573
  @Test(arguments: Sample.all) func `case 76: insets change no frame of table, cell or background`(sample: Sample) {
    func frames(_ insets: CellBackgroundStyle.Insets) -> [CGRect] {
      var style = sample.style
      style.insets = insets
      let stage = TableStage(rows: [2, 3], style: style)
      return [stage.table.frame, CGRect(origin: .zero, size: stage.table.contentSize)]
        + stage.table.visibleCells.flatMap { [$0.frame, $0.contentView.frame, $0.backgroundView?.frame ?? .null] }
    }
    let without = frames(.init())
    #expect(frames(.init(top: 5, leading: 30, bottom: 7, trailing: 11)) == without)
    #expect(frames(.layoutMargins) == without)
    #expect(without.count == 2 + 5 * 3)
  }
}
