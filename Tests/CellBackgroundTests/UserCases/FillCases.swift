// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// Textures and gradients.
@MainActor
struct FillCases {
  /// The rows of a section, and the section as one card of the same fill.
  private func rowsAndCard(
    _ fill: CellBackgroundStyle.Fill, heights: [CGFloat], top: CGFloat, scale: CGFloat
  ) -> (rows: Picture, card: Picture) {
    let (size, sum) = (CGSize(width: 70, height: 190), heights.reduce(0, +))
    var style = CellBackgroundStyle(fill: fill)
    style.separator = .hidden
    style.corners = .radius(9)
    func picture(_ positions: [CellPosition], _ heights: [CGFloat]) -> Picture {
      let stage = Stage(size: size, scale: scale)
      let views = stage.stack(positions, heights: heights, top: top, inset: 4) { $0.style = style }
      for view in views { view.sectionFrame = CGRect(x: 0, y: top - view.frame.minY, width: 62, height: sum) }
      return stage.picture()
    }
    return (
      picture(heights.indices.map { CellPosition(row: $0, rowCount: heights.count) }, heights),
      picture([.single], [sum])
    )
  }

  nonisolated private static let heights: [[CGFloat]] = [[44, 45, 37.5], [45, 37.5, 44], [37.5, 44, 45, 18.25]]

  // https://horseshoe7.wordpress.com/2012/09/19/uitableview-with-a-background-that-scrolls-with-the-content/
  @Test(arguments: heights, [1, 2, 3] as [CGFloat])
  func `case 35: a texture runs on from row to row`(heights: [CGFloat], scale: CGFloat) {
    for span in [CellBackgroundStyle.Span.section, .table] {
      for top in [0, 7.4, 20 + 2 / 3] as [CGFloat] {
        let fill = CellBackgroundStyle.Fill.texture(.init(image: Sample.stripes, span: span))
        let (rows, card) = rowsAndCard(fill, heights: heights, top: top, scale: scale)
        #expect(rows == card, "\(span) from \(top)")
      }
      // Were each row to begin anew, it would be another picture.
      let anew = CellBackgroundStyle.Fill.texture(.init(image: Sample.stripes, span: .cell))
      let (rows, card) = rowsAndCard(anew, heights: heights, top: 0, scale: scale)
      #expect(rows != card)
    }
  }

  // http://yurikarabatov.com/en/all/pattern-with-image-uikit-and-core-graphics
  @Test(arguments: [1, 2, 3] as [CGFloat], CellPosition.allCases)
  func `case 36: a texture's first line is at the top`(scale: CGFloat, position: CellPosition) {
    let tile = Sample.stripes(scale: scale)
    let fills: [CellBackgroundStyle.Fill] = [
      .color(UIColor(patternImage: tile)), .texture(.init(image: tile, span: .cell)),
    ]
    for fill in fills {
      let stage = Stage(size: CGSize(width: 60, height: 60), scale: scale)
      _ = stage.stack([position], heights: [40], top: 10) {
        $0.style.fill = fill
        $0.style.corners = .radius(5)
      }
      let picture = stage.picture()
      let column = picture.column(Int(30 * scale))
      let wanted = (0..<Int(40 * scale)).map { $0 / Int(4 * scale) % 2 == 0 ? 0xFF0000 : 0x0000FF as UInt32 }
      #expect(Array(column[Int(10 * scale)..<Int(50 * scale)]) == wanted, "\(fill)")
    }
  }

  // http://stackoverflow.com/questions/1979165/applying-background-gradient-to-a-grouple-table-cell
  @Test(arguments: CellPosition.allCases, [1, 2, 3] as [CGFloat])
  func `case 38: a gradient fills the outline and nothing else`(position: CellPosition, scale: CGFloat) {
    func picture(_ fill: CellBackgroundStyle.Fill) -> Picture {
      let stage = Stage(size: CGSize(width: 80, height: 60), scale: scale)
      stage.view.backgroundColor = .clear
      _ = stage.stack([position], heights: [44], top: 6, inset: 5) {
        $0.style.fill = fill
        $0.style.corners = .radius(12)
      }
      return stage.picture()
    }
    let (gradient, plain) = (picture(.gradient(.vertical([.red, .blue]))), picture(.color(.black)))
    // A clip's edges are coarser than those of a fill, see Compatibility.
    #expect(!zip(gradient.alphas, plain.alphas).contains { abs($0 - $1) > ($1 == 0 || $1 == 255 ? 0 : 18) })
    let column = gradient.column(gradient.width / 2)
    let inside = column[Int(6 * scale)..<Int(50 * scale)].map(Picture.channels)
    for (a, b) in zip(inside, inside.dropFirst()) {
      #expect(a[0] >= b[0])
      #expect(a[2] <= b[2])
    }
    #expect(inside.first.map { $0[0] } ?? 0 >= 250)
    #expect(inside.last.map { $0[2] } ?? 0 >= 250)
  }

  // https://github.com/IBAnimatable/IBAnimatable/issues/129
  @Test(arguments: Sample.all) func `case 40: a gradient ends where the view ends when it is drawn`(sample: Sample) {
    func stage(_ width: CGFloat) -> (Stage, CellBackgroundView) {
      let stage = Stage(size: CGSize(width: 160, height: 60), scale: 2)
      let view = stage.stack([.single], heights: [44]) { $0.style = sample.style }[0]
      view.frame.size.width = width
      return (stage, view)
    }
    let (grown, view) = stage(60)
    let before = grown.picture()
    view.frame.size.width = 150
    #expect(grown.picture() == stage(150).0.picture())
    #expect(grown.picture() != before)
  }

  // https://exchangetuts.com/styling-uitableviewcells-with-gradient-backgrounds-1639660992757391
  @Test(arguments: heights, [1, 2, 3] as [CGFloat])
  func `case 41: a gradient over the section gives each row its slice, and round ends`(
    heights: [CGFloat], scale: CGFloat
  ) {
    for top in [0, 7.4] as [CGFloat] {
      let gradient = CellBackgroundStyle.Gradient.vertical([.red, .green, .blue], span: .section)
      let (rows, card) = rowsAndCard(.gradient(gradient), heights: heights, top: top, scale: scale)
      #expect(rows.difference(to: card).largest <= 1)
    }
    let (rows, card) = rowsAndCard(.gradient(.vertical([.red, .blue])), heights: heights, top: 0, scale: scale)
    #expect(rows != card, "over the cell it begins anew in each row")
  }

  @Test func `case 41: in a table, too, the section's gradient runs through its rows`() {
    var style = Sample.plain.style
    style.separator = .hidden
    style.fill = .gradient(.vertical([.black, .white], span: .section))
    let stage = TableStage(rows: [4], style: style)
    let picture = stage.picture()
    let column = picture.column(60)[stage.lines(0).lowerBound..<stage.lines(3).upperBound].map {
      Picture.channels($0)[0]
    }
    for (a, b) in zip(column, column.dropFirst()) {
      #expect(a <= b)
      #expect(b - a <= 2)
    }
    #expect((column.first ?? 255) <= 2)
    #expect((column.last ?? 0) >= 253)
  }
}
