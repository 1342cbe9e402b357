// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// Selection, touches and other states.
@MainActor
struct StateCases {
  private static let size = CGSize(width: 90, height: 70)

  /// One background on nothing.
  private func alone(
    _ style: CellBackgroundStyle, _ position: CellPosition = .single, _ states: Set<CellBackgroundState> = [],
    scale: CGFloat = 2
  ) -> Picture {
    let stage = Stage(size: Self.size, scale: scale)
    stage.view.backgroundColor = .clear
    _ = stage.stack([position], heights: [44], top: 13, inset: 12) {
      $0.style = style
      $0.states = states
    }
    return stage.picture()
  }

  // http://stackoverflow.com/questions/8799768/custom-selectedbackgroundview-outbound-in-uitableview-style-grouped
  @Test(arguments: Sample.all, [1, 2, 3] as [CGFloat])
  func `case 17: the selected background paints nothing outside the outline`(sample: Sample, scale: CGFloat) throws {
    func table(_ style: CellBackgroundStyle) -> TableStage {
      let stage = TableStage(rows: [1, 3], style: style, size: CGSize(width: 70, height: 170), scale: scale)
      stage.stage.view.backgroundColor = .clear
      stage.table.backgroundColor = .clear
      return stage
    }
    // Where this is clear one is outside; the shadow there must not change either.
    var bare = sample.style
    bare.shadow = .hidden
    let inside = table(bare).picture().alphas
    let stage = table(sample.style)
    let normal = stage.picture()
    for (section, count) in stage.rows.enumerated() {
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        stage.table.selectRow(at: path, animated: false, scrollPosition: .none)
        let selected = stage.picture()
        #expect(selected != normal)
        let changed = normal.words.indices.filter { normal.words[$0] != selected.words[$0] }
        let lines = stage.lines(row, section)
        #expect(!changed.contains { inside[$0] == 0 }, "row \(row) of section \(section)")
        #expect(!changed.contains { !lines.contains($0 / normal.width) }, "row \(row) of section \(section)")
      }
    }
  }

  // https://github.com/tombenner/nui/issues/103
  @Test(arguments: Sample.all, CellPosition.allCases)
  func `case 18: the selected background is as round as the normal one`(sample: Sample, position: CellPosition) {
    let (normal, selected) = (alone(sample.style, position), alone(sample.style, position, [.selected]))
    #expect(!zip(normal.alphas, selected.alphas).contains { ($0 == 0) != ($1 == 0) })
    #expect(normal != selected)
  }

  // https://github.com/Grouper/FlatUIKit/pull/58
  @Test(arguments: Sample.opaque, CellPosition.allCases)
  func `case 19: the selected background covers what the normal one covers`(sample: Sample, position: CellPosition) {
    for scale in [1, 2, 3] as [CGFloat] {
      let normal = alone(sample.style, position, scale: scale)
      let selected = alone(sample.style, position, [.selected], scale: scale)
      #expect(normal.coverDifference(to: selected) == 0)
    }
  }

  // https://github.com/bfeher/BFPaperTableViewCell/issues/12
  @Test(arguments: Sample.opaque, CellPosition.allCases)
  func `case 20: what is laid over a touched row stays inside its corners`(sample: Sample, position: CellPosition) {
    var style = sample.style
    style.states[.highlighted] = .init(overlay: UIColor.green.withAlphaComponent(0.3))
    let (normal, touched) = (alone(style, position), alone(style, position, [.highlighted]))
    #expect(normal.coverDifference(to: touched) == 0)
    #expect(touched != normal)
  }

  // https://github.com/Citrrus/MBContactPicker/issues/67
  @Test(arguments: Sample.all, CellPosition.allCases)
  func `case 21: a state changes colours, never the path`(sample: Sample, position: CellPosition) {
    var style = sample.style
    style.states = [:]
    let view = CellBackgroundView(style: style, position: position)
    view.frame = CGRect(x: 3, y: 5, width: 80, height: 44)
    let path = view.geometry.outlinePath.cgPath
    for state in CellBackgroundState.allCases {
      view.states = [state]
      #expect(view.geometry.outlinePath.cgPath == path)
    }
  }

  // https://forums.developer.apple.com/forums/thread/761936
  @Test(arguments: Sample.all)
  func `case 22: a fill of one's own still shows touches and selection, or what the style gives`(sample: Sample) {
    let normal = alone(sample.style)
    for state in [CellBackgroundState.selected, .highlighted, .focused, .disabled] {
      #expect(alone(sample.style, .single, [state]) != normal)
      var given = sample.style
      given.states[state] = .init(fill: .color(UIColor(red: 0, green: 1, blue: 0, alpha: 1)))
      #expect(alone(given, .single, [state])[90, 70] == 0x00FF00)
    }
  }

  // https://github.com/woocommerce/woocommerce-ios/pull/11621
  @Test(arguments: Sample.all) func `case 23: from touch to selection there is no third colour`(sample: Sample) {
    let touched = alone(sample.style, .single, [.highlighted])
    #expect(alone(sample.style, .single, [.highlighted, .selected]) == touched)
    #expect(alone(sample.style, .single, [.selected]) == touched)

    // With a colour for the selection alone a touch must not hide it.
    var style = sample.style
    style.states[.selected] = .init(fill: .color(.red))
    style.states[.highlighted] = .init(fill: .color(.red))
    #expect(alone(style, .single, [.highlighted]) == alone(style, .single, [.selected]))
    #expect(alone(style, .single, [.highlighted, .selected]) == alone(style, .single, [.selected]))
  }

  // https://stackguides.com/questions/7053340/why-do-all-backgrounds-disappear-on-uitableviewcell-select
  @Test(arguments: Sample.all)
  func `case 24: clearing all background colours changes nothing, nor does a half faded selection the outline`(
    sample: Sample
  ) throws {
    let stage = TableStage(rows: [1, 3], style: sample.style)
    stage.table.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
    let cell = try #require(stage.cell(1, 1))
    let before = stage.picture()
    func clear(_ view: UIView) {
      view.backgroundColor = .clear
      view.subviews.forEach(clear)
    }
    clear(cell)
    #expect(stage.picture() == before)

    let selected = try #require(cell.selectedBackgroundView as? CellBackgroundView)
    selected.alpha = 0.5
    #expect(stage.picture() != before)
    let normal = try #require(stage.background(1, 1))
    #expect(selected.geometry.outlinePath.cgPath == normal.geometry.outlinePath.cgPath)
  }

  // https://github.com/Purii/react-native-tableview-simple/issues/17
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `case 25: on demand the lines above and below a touched row disappear`(scale: CGFloat) throws {
    var style = Sample.plain.style
    style.separator.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    style.separator.hidesAroundHighlighted = true
    for isTouch in [true, false] {
      let stage = TableStage(rows: [4], style: style, scale: scale)
      func lines() -> [Bool] {
        let picture = stage.picture()
        return (0..<4).map { picture[picture.width / 2, stage.lines($0).upperBound - 1] == 0xFF0000 }
      }
      #expect(lines() == [true, true, true, false])
      for row in 0..<4 {
        let cell = try #require(stage.cell(row))
        func press(_ isPressed: Bool) {
          if isTouch { cell.isHighlighted = isPressed } else { cell.isSelected = isPressed }
        }
        press(true)
        #expect(lines() == (0..<4).map { $0 < 3 && $0 != row && $0 != row - 1 })
        press(false)
        #expect(lines() == [true, true, true, false])
      }
    }
  }

  // https://github.com/Augustyniak/RATreeView/issues/86
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `case 27: unless told otherwise the lines stay while a row is touched`(scale: CGFloat) throws {
    var style = Sample.plain.style
    style.separator.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let stage = TableStage(rows: [3], style: style, scale: scale)
    for row in 0..<3 {
      let cell = try #require(stage.cell(row))
      for states in [(true, false), (true, true), (false, true), (false, false)] {
        (cell.isHighlighted, cell.isSelected) = states
        let picture = stage.picture()
        for join in 0..<2 {
          let y = stage.lines(join).upperBound - 1
          #expect(picture.row(y).filter { $0 == 0xFF0000 }.count == picture.width)
        }
      }
    }
  }

  // https://github.com/material-components/material-components-android/issues/4991
  @Test(arguments: Sample.all, CellPosition.allCases)
  func `case 54: a chosen row keeps the corners of its place, unless the style says otherwise`(
    sample: Sample, position: CellPosition
  ) {
    func outline(_ style: CellBackgroundStyle, _ position: CellPosition, _ states: Set<CellBackgroundState>) -> CGPath {
      let view = CellBackgroundView(style: style, position: position)
      view.frame = CGRect(x: 0, y: 0, width: 80, height: 44)
      view.states = states
      return view.geometry.outlinePath.cgPath
    }
    var style = sample.style
    style.insets = .init()
    style.spacing = 0
    for state in [CellBackgroundState.selected, .highlighted, .focused, .swiped, .disabled] {
      #expect(outline(style, position, [state]) == outline(style, position, []))
    }
    style.states[.selected] = .init(shape: .detached)
    #expect(outline(style, position, [.selected]) == outline(style, .single, []))
  }
}
