// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// Rows that stand apart, and what the cell itself must not lose.
@MainActor
struct ShapeCases {
  private static let size = CGSize(width: 90, height: 70)

  private func alone(
    _ style: CellBackgroundStyle, _ position: CellPosition = .single, _ states: Set<CellBackgroundState> = [],
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, on background: UIColor = .clear,
    section: CGRect? = nil
  ) -> (picture: Picture, view: CellBackgroundView) {
    let stage = Stage(size: Self.size, scale: 2, direction: direction)
    stage.view.backgroundColor = background
    let view = stage.stack([position], heights: [44], top: 13, inset: 12) {
      $0.style = style
      $0.states = states
      $0.sectionFrame = section
    }[0]
    return (stage.picture(), view)
  }

  // https://github.com/SwipeCellKit/SwipeCellKit/issues/180
  @Test(arguments: Sample.all) func `case 28: nothing clips or masks the cell`(sample: Sample) {
    let stage = TableStage(rows: [1, 3], style: sample.style)
    for cell in stage.table.visibleCells {
      cell.isSelected = true
      stage.stage.view.layoutIfNeeded()
      for view in [cell, cell.backgroundView, cell.selectedBackgroundView, cell.contentView] {
        #expect(view?.clipsToBounds == false)
        #expect(view?.layer.mask == nil)
        #expect(view?.layer.cornerRadius == 0)
      }
    }
  }

  // https://github.com/SwipeCellKit/SwipeCellKit/issues/410
  @Test(arguments: CellPosition.allCases, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `case 29: a swiped row may be square where its actions appear`(
    position: CellPosition, direction: UITraitEnvironmentLayoutDirection
  ) {
    var style = Sample.plain.style
    style.states[.swiped] = .init(shape: .squareTrailing)
    let (normal, swiped) = (
      alone(style, position, direction: direction).picture,
      alone(style, position, [.swiped], direction: direction).picture
    )
    let middle = normal.width / 2
    let (left, right) = (0..<middle, middle..<normal.width)
    let (leading, trailing) = direction == .rightToLeft ? (right, left) : (left, right)
    let all = 0..<normal.height
    let difference = swiped.part(x: leading, y: all).difference(to: normal.part(x: leading, y: all))
    // Outlines with other corners are flattened in another order.
    #expect(difference.largest <= 9, "\(difference)")
    #expect(swiped.part(x: trailing, y: all).alphas.allSatisfy { $0 == 0 || $0 == 255 })
    #expect(swiped.part(x: trailing, y: all).alphas.filter { $0 == 255 }.count == 44 * 33 * 4)
  }

  // https://github.com/MortimerGoro/MGSwipeTableCell/issues/345
  @Test(arguments: [1, 2, 3] as [CGFloat]) func `case 30: fill, round corners and shadow go together`(scale: CGFloat) {
    let stage = TableStage(rows: [3], style: Sample.shadowed.style, scale: scale)
    let picture = stage.picture()
    let (first, last) = (stage.lines(0), stage.lines(2))
    // The insets are 6 above and below and 10 beside.
    let (left, top) = (Int(10 * scale), first.lowerBound + Int(6 * scale))
    func isGrey(_ pixel: UInt32) -> Bool { Set(Picture.channels(pixel)).count == 1 && pixel != 0xFFFFFF }
    #expect(picture[picture.width / 2, top] == 0xFFFFE6)
    #expect(picture[left, first.upperBound] == 0xFFFFE6)
    #expect(picture[left, top] != 0xFFFFE6, "the corner is round")
    #expect(isGrey(picture[left, top]), "there is shadow in the corner")
    #expect(isGrey(picture[left - 1, first.upperBound]), "and beside the rows")
    #expect(isGrey(picture[picture.width / 2, last.upperBound - Int(6 * scale)]), "and below")
  }

  // https://github.com/SAP/cloud-sdk-ios-fiori/pull/1777
  @Test(arguments: Sample.all, CellPosition.allCases)
  func `case 31: a swiped row may be round on all sides`(sample: Sample, position: CellPosition) {
    var style = sample.style
    style.separator = .hidden
    style.spacing = 0
    style.insets = .init()
    style.states[.swiped] = .init(shape: .detached)
    let swiped = alone(style, position, [.swiped])
    let single = alone(style, .single)
    #expect(swiped.view.geometry.outlinePath.cgPath == single.view.geometry.outlinePath.cgPath)
    #expect(swiped.picture == single.picture)
  }

  // https://github.com/lionheart/openradar-mirror/issues/19968
  @Test(arguments: Sample.all, CellPosition.allCases)
  func `case 32: what is behind the row shows outside the outline, whatever it is`(
    sample: Sample, position: CellPosition
  ) {
    let clear = alone(sample.style, position).picture
    let colors: [(UIColor, UInt32)] = [(.white, 0xFFFFFF), (.red, 0xFF0000), (.black, 0)]
    for (color, word) in colors {
      let picture = alone(sample.style, position, on: color).picture
      #expect(!zip(clear.alphas, picture.words).contains { $0 == 0 && $1 & 0xFFFFFF != word })
    }
    #expect(clear.alpha(0, 0) == 0)
  }

  // https://github.com/anyproto/anytype-swift/pull/4857
  @Test(arguments: Sample.all, CellPosition.allCases)
  func `case 33: the outline's path, for previews, is where the row is painted`(sample: Sample, position: CellPosition)
  {
    var style = sample.style
    style.fill = .color(.black)
    style.border = .hidden
    style.separator = .hidden
    style.shadow = .hidden
    let (picture, view) = alone(style, position)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: Self.size, format: format).image { context in
      context.cgContext.translateBy(x: view.frame.minX, y: view.frame.minY)
      UIColor.black.setFill()
      view.geometry.outlinePath.fill()
    }
    let other = Stage(size: Self.size, scale: 2)
    other.view.backgroundColor = .clear
    let shown = UIImageView(image: image)
    other.view.addSubview(shown)
    // The same curve in another space of coordinates: its chords differ by a few levels.
    #expect(picture.difference(to: other.picture()).largest <= 9)
  }

  // https://github.com/lxcid/LXReorderableCollectionViewFlowLayout/pull/62
  @Test(arguments: CellPosition.allCases) func `case 34: a dragged row is round and has a shadow, all by itself`(
    position: CellPosition
  ) {
    var style = Sample.plain.style
    style.separator = .hidden
    let dragged = alone(style, position, [.dragged]).picture
    #expect(dragged == alone(style, .single, [.dragged]).picture)
    // Its section has no part in it.
    let section = CGRect(x: 0, y: -100, width: 66, height: 300)
    #expect(alone(style, position, [.dragged], section: section).picture == dragged)

    let still = alone(style, .single).picture
    #expect((1..<254).contains(dragged.alpha(90, 20)), "above the row there is shadow")
    #expect((1..<254).contains(dragged.alpha(90, 120)), "and below")
    #expect(still.alpha(90, 20) == 0)
    #expect(!zip(dragged.words, still.words).contains { $1 >> 24 == 255 && $0 != $1 })
  }
}
