// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// Borders, separators, and the pixels between rows.
@MainActor
struct LineCases {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  // https://w3toppers.com/how-to-customize-the-background-border-colors-of-a-grouped-table-view-cell/
  @Test(arguments: [1, 2, 3] as [CGFloat], [0.5, 1, 2, 4] as [CGFloat])
  func `case 42: the border is as thick on the arcs as on the straights, and wholly inside`(
    scale: CGFloat, width: CGFloat
  ) throws {
    let radius: CGFloat = 16
    for curve in [CALayerCornerCurve.circular, .continuous] {
      var style = CellBackgroundStyle(fill: .clear, border: .init(color: .black, width: .points(width)))
      style.corners = .init(.points(radius), curve: curve)
      let bounds = CGRect(x: 3, y: 5, width: 120, height: 80)
      let geometry = CellBackgroundGeometry(
        style: style, position: .single, environment: .init(bounds: bounds, scale: scale))
      let path = try #require(geometry.borderPath)
      #expect(bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(path.bounds))
      let line = max(1, (width * scale).rounded()) / scale
      for degrees in stride(from: 0, through: 90, by: 10) as StrideThrough<CGFloat> {
        let (dx, dy) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        // From the arc's middle outwards, in fiftieths of a point; the corner at the top left.
        let steps = Int((radius - line - 1) * 50)..<Int((radius + 4) * 50)
        let inside = steps.filter { step in
          let r = (CGFloat(step) + 0.5) / 50
          return path.contains(CGPoint(x: bounds.minX + radius - r * dx, y: bounds.minY + radius - r * dy))
        }
        // The continuous curve is not quite at right angles to this line.
        let tolerance = curve == .circular ? 0.04 : line * 0.07 + 0.04
        #expect(abs(CGFloat(inside.count) / 50 - line) <= tolerance, "at \(degrees)°, \(curve.rawValue)")
      }
    }
  }

  // http://stackoverflow.com/questions/14637057/1-pixel-gap-between-first-and-second-cell-in-grouped-uitableview
  @Test(arguments: Sample.opaque, [1, 2, 3] as [CGFloat])
  func `case 43: nothing of the table shows between joined rows`(sample: Sample, scale: CGFloat) {
    var style = sample.style
    style.spacing = 0
    for pixels in [29, 30, 44, 45] as [CGFloat] {
      let stage = TableStage(rows: [3], style: style, scale: scale) {
        $0.table.backgroundColor = .green
        $0.height = { _ in pixels / scale }
      }
      let picture = stage.picture()
      let column = picture.column(picture.width / 2)
      let ends = (style.insets.top, style.insets.bottom)
      let rows =
        stage.lines(0).lowerBound + Int(ends.0 * scale)..<stage.lines(2).upperBound - Int(ends.1 * scale)
      #expect(!column[rows].contains(0x00FF00))
      if ends.0 == 0 { #expect(column[rows.lowerBound - 1] == 0x00FF00) }
      if ends.1 == 0 { #expect(column[rows.upperBound] == 0x00FF00) }
    }
  }

  // https://github.com/lionheart/openradar-mirror/issues/13241
  @Test(arguments: [UITableViewCell.SeparatorStyle.none, .singleLine], [1, 2, 3] as [CGFloat])
  func `case 44: both backgrounds reach the cell's lower edge, also where the view ends above it`(
    separators: UITableViewCell.SeparatorStyle, scale: CGFloat
  ) throws {
    var style = Sample.plain.style
    style.separator = .hidden
    let stage = TableStage(rows: [3], style: style, scale: scale) {
      $0.table.separatorStyle = separators
      $0.table.separatorColor = .clear
    }
    let before = stage.picture()
    let cell = try #require(stage.cell(1))
    cell.isSelected = true
    stage.stage.view.layoutIfNeeded()
    for view in [cell.backgroundView, cell.selectedBackgroundView] {
      let background = try #require(view as? CellBackgroundView)
      let outline = background.convert(background.geometry.outlinePath.bounds, to: cell)
      #expect(abs(outline.maxY - cell.bounds.maxY) < 1e-6)
      #expect(abs(outline.minY - cell.bounds.minY) < 1e-6)
      // As the system does at times.
      background.frame.size.height -= 1
      let shorter = background.convert(background.geometry.outlinePath.bounds, to: cell)
      #expect(abs(shorter.maxY - cell.bounds.maxY) < 1e-6)
    }
    cell.isSelected = false
    #expect(stage.picture() == before)
  }

  // https://github.com/jordanekay/Mensa/issues/2
  @Test(arguments: [1, 2, 3] as [CGFloat]) func `case 45: a pixel more of height leaves no seam`(scale: CGFloat) {
    for extra in [0, 1, 2] as [CGFloat] {
      let stage = TableStage(rows: [4], scale: scale) { stage in
        stage.table.backgroundColor = .green
        stage.height = { $0.row == 1 ? 30 + extra / scale : 30 }
      }
      let column = stage.picture().column(40)
      #expect(!column[stage.lines(0).lowerBound..<stage.lines(3).upperBound].contains(0x00FF00))
    }
  }

  // https://github.com/vicpenap/PrettyKit/issues/37
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `case 46: a translucent section has one tone`(scale: CGFloat) {
    var style = Sample.translucent.style
    style.separator = .hidden
    let stage = TableStage(rows: [4], style: style, scale: scale) { $0.height = { 20 + CGFloat($0.row) * 3.3 } }
    let picture = stage.picture()
    for x in [0, Int(30 * scale), picture.width - 1] {
      let radius = x > 0 && x < picture.width - 1 ? 0 : Int(16 * scale)
      let column = picture.column(x)
      let rows = stage.lines(0).lowerBound + radius..<stage.lines(3).upperBound - radius
      #expect(Set(column[rows]).count == 1)
      #expect(column[rows.lowerBound] != 0xFFFFFF)
    }
  }

  // http://stackoverflow.com/questions/11176560/uibezierpath-stroke-1px-line-and-fill-1px-width-rectangle-different-results/11176658
  // http://figure.ink/blog/2016/9/11/hairlines
  @Test(arguments: [1, 2, 3] as [CGFloat], CellPosition.allCases)
  func `case 48: a hairline is one pixel of its own colour`(scale: CGFloat, position: CellPosition) {
    for top in [0, 7.4, 20 + 2 / 3] as [CGFloat] {
      let stage = Stage(size: CGSize(width: 60, height: 80), scale: scale)
      _ = stage.stack([position], heights: [41.5], top: top, inset: 8) {
        $0.style = CellBackgroundStyle(fill: .color(.yellow), border: .init(color: Self.red))
        $0.style.separator = .init(color: .blue, width: .hairline, inset: .zero)
        $0.style.corners = .radius(6)
      }
      let picture = stage.picture()
      let column = picture.column(Int(30 * scale)).filter { $0 != 0xFFFFFF }
      let middle = Array(
        repeating: 0xFFFF00 as UInt32, count: column.count - (position.joinsAbove ? 1 : 2))
      #expect(column == (position.joinsAbove ? [] : [0xFF0000]) + middle + [position.joinsBelow ? 0x0000FF : 0xFF0000])
      let row = picture.row(Int((top + 20) * scale))
      let inside = Int(44 * scale)
      #expect(
        row.filter { $0 != 0xFFFFFF } == [0xFF0000] + Array(repeating: 0xFFFF00, count: inside - 2) + [0xFF0000])
    }
  }

  // https://github.com/wikimedia/wikipedia-ios/pull/1631
  @Test func `case 50: a hairline follows the scale of the traits, also when that changes`() {
    let stage = Stage(size: CGSize(width: 60, height: 60), scale: 1)
    _ = stage.stack([.top], heights: [44], inset: 5) {
      $0.style = Sample.plain.style
      $0.style.border = .init(color: Self.red)
      $0.style.separator = .init(color: .blue, width: .hairline, inset: .zero)
    }
    for scale in [1, 3, 2, 1, 2] as [CGFloat] {
      stage.use(scale: scale)
      let picture = stage.picture()
      #expect(picture.width == Int(60 * scale))
      #expect(picture.row(Int(30 * scale)).filter { $0 == 0xFF0000 }.count == 2)
      #expect(picture.column(Int(30 * scale)).filter { $0 == 0x0000FF }.count == 1)
    }
  }

  // https://github.com/3sidedcube/ThunderTable/pull/21
  @Test(arguments: [1 / 3, 0.5, 1] as [CGFloat])
  func `case 51: thin views of others in a cell are not taken for anything`(height: CGFloat) {
    func stage(_ hasLines: Bool) -> TableStage {
      TableStage(rows: [1, 3]) { stage in
        stage.prepare = { cell in
          guard hasLines else { return }
          for y in [0, 30 - height] {
            let line = UIView(frame: CGRect(x: 0, y: y, width: 120, height: height))
            line.alpha = 0
            cell.addSubview(line)
          }
        }
      }
    }
    #expect(stage(true).picture() == stage(false).picture())
    #expect(stage(true).positions(1) == [.top, .middle, .bottom])
  }

  // https://github.com/microsoft/fluentui-apple/pull/1571
  @Test(arguments: Sample.all) func `case 56: the last row of a section has no separator`(sample: Sample) {
    var style = sample.style
    style.spacing = 0
    let stage = TableStage(rows: [1, 2, 4], style: style, size: CGSize(width: 120, height: 320))
    for section in 0..<3 {
      for row in 0..<[1, 2, 4][section] {
        let isLast = row == [1, 2, 4][section] - 1
        #expect((stage.background(row, section)?.geometry.separatorFrame == nil) == isLast)
      }
    }
  }

  // http://johnszumski.com/blog/hiding-table-separators-on-a-cell-by-cell-basis
  @Test func `case 57: one row's separator can be left out`() {
    var style = Sample.plain.style
    style.separator.color = Self.red
    for hidden in 0..<4 {
      let stage = TableStage(rows: [4], style: style) { $0.hidesSeparator = { $0.row == hidden } }
      let picture = stage.picture()
      for row in 0..<3 {
        let line = picture.row(stage.lines(row).upperBound - 1)
        #expect(line.allSatisfy { $0 == (row == hidden ? 0xFFFFE6 : 0xFF0000) })
      }
    }
  }

  // https://github.com/Purii/react-native-tableview-simple/issues/825
  @Test(arguments: [0.1, 0.5, 1, 1.2, 2, 3.5] as [CGFloat], [1, 2, 3] as [CGFloat])
  func `case 59: a separator's width is whole pixels, at least one, in every row`(width: CGFloat, scale: CGFloat) {
    var style = Sample.plain.style
    style.separator = .init(color: Self.red, width: .points(width), inset: .zero)
    let stage = TableStage(rows: [4], style: style, scale: scale) { $0.height = { 31.3 + CGFloat($0.row) * 7.7 } }
    let picture = stage.picture()
    let wanted = max(1, Int((width * scale).rounded()))
    for row in 0..<3 {
      let column = picture.column(picture.width / 2)[stage.lines(row)]
      #expect(column.filter { $0 == 0xFF0000 }.count == wanted)
      #expect(column.suffix(wanted).allSatisfy { $0 == 0xFF0000 })
      #expect(column.dropLast(wanted).allSatisfy { $0 == 0xFFFFE6 })
    }
  }

  // https://github.com/flutter/flutter/issues/119895
  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft], [1, 2, 3] as [CGFloat])
  func `case 61: a separator begins where the cell's separator inset says`(
    direction: UITraitEnvironmentLayoutDirection, scale: CGFloat
  ) {
    for leading in [0, 8] as [CGFloat] {
      var style = Sample.plain.style
      style.insets = .init(leading: leading)
      style.separator = .init(color: Self.red, width: .hairline)
      let stage = TableStage(rows: [2], style: style, scale: scale, direction: direction) { stage in
        stage.prepare = { $0.separatorInset = UIEdgeInsets(top: 0, left: 31, bottom: 0, right: 7) }
      }
      let picture = stage.picture()
      let line = picture.row(stage.lines(0).upperBound - 1)
      let reds = line.indices.filter { line[$0] == 0xFF0000 }
      // Left and right of a separator inset swap with the direction.
      let (left, right) = direction == .rightToLeft ? (7, 31) : (31, 7) as (CGFloat, CGFloat)
      #expect(reds.first == Int(left * scale))
      #expect(reds.last == picture.width - 1 - Int(right * scale))
    }
  }
}
