// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// States change colours, and nothing of what is covered.
@MainActor
struct StateCoverageTests {
  private func picture(
    _ style: CellBackgroundStyle, _ position: CellPosition, _ states: Set<CellBackgroundState>, scale: CGFloat = 2
  ) -> Picture {
    let stage = Stage(size: CGSize(width: 70, height: 60), scale: scale)
    stage.view.backgroundColor = .clear
    _ = stage.stack([position], heights: [36.4], top: 9.3, inset: 8) {
      $0.style = style
      $0.states = states
    }
    return stage.picture()
  }

  @Test(arguments: Sample.opaque, CellPosition.allCases)
  func `every state covers the same pixels to the level`(sample: Sample, position: CellPosition) {
    // By default a dragged row has a shape and a shadow of its own.
    var style = sample.style
    style.states = [:]
    for scale in [1, 2, 3] as [CGFloat] {
      let normal = picture(style, position, [], scale: scale)
      for state in CellBackgroundState.allCases {
        #expect(normal.coverDifference(to: picture(style, position, [state], scale: scale)) == 0, "\(state)")
      }
      let all = picture(style, position, Set(CellBackgroundState.allCases), scale: scale)
      #expect(normal.coverDifference(to: all) == 0)
    }
  }

  @Test(arguments: Sample.opaque, CellPosition.allCases)
  func `a state with colours of its own covers the same pixels, too`(sample: Sample, position: CellPosition) {
    var style = sample.style
    style.states[.selected] = .init(fill: .color(.green), overlay: UIColor.black.withAlphaComponent(0.3))
    style.states[.highlighted] = .init(overlay: UIColor(white: 0, alpha: 1))
    style.states[.disabled] = .init(overlay: .clear)
    // Not of textures and gradients: a clip is coarser than a fill.
    let plain: Bool
    if case .color(let color) = style.fill { plain = color.cgColor.pattern == nil } else { plain = false }
    let normal = picture(style, position, [])
    #expect(normal.coverDifference(to: picture(style, position, [.highlighted])) == 0)
    #expect(normal.coverDifference(to: picture(style, position, [.selected])) <= (plain ? 0 : 18))
    #expect(normal == picture(style, position, [.disabled]))
  }

  @Test(arguments: Sample.all, CellPosition.allCases)
  func `every moment of a fade lies between its two ends`(sample: Sample, position: CellPosition) throws {
    let row = CellPosition.allCases.firstIndex(of: position).map { [0, 0, 1, 1][$0] } ?? 0
    let count = [CellPosition.single: 1, .top: 2, .middle: 3, .bottom: 2][position] ?? 1
    let stage = TableStage(rows: [count], style: sample.style, size: CGSize(width: 80, height: 140), scale: 1)
    #expect(stage.positions()[row] == position)
    let normal = stage.picture()
    let cell = try #require(stage.cell(row))
    cell.isSelected = true
    let view = try #require(cell.selectedBackgroundView)
    let selected = stage.picture()
    #expect(selected != normal)
    var last = normal
    for step in 0...8 {
      view.alpha = CGFloat(step) / 8
      let now = stage.picture()
      var outside = 0
      for i in now.words.indices where now.words[i] != normal.words[i] || selected.words[i] != normal.words[i] {
        for shift in [0, 8, 16] as [UInt32] {
          let (a, b, c) = (
            Int(normal.words[i] >> shift & 0xFF), Int(selected.words[i] >> shift & 0xFF),
            Int(now.words[i] >> shift & 0xFF)
          )
          // One level for rounding.
          if c < min(a, b) - 1 || c > max(a, b) + 1 { outside += 1 }
        }
      }
      #expect(outside == 0, "at \(step)/8")
      #expect((now == last) == (step == 0))
      last = now
    }
    #expect(last == selected)
    view.alpha = 0
    #expect(stage.picture() == normal)
  }

  @Test func `a selected background casts its shadow only where the normal one does not`() throws {
    let stage = TableStage(rows: [1], style: Sample.shadowed.style)
    let cell = try #require(stage.cell(0))
    let normal = try #require(cell.backgroundView as? CellBackgroundView)
    let selected = try #require(cell.selectedBackgroundView as? CellBackgroundView)
    cell.isSelected = true
    stage.stage.view.layoutIfNeeded()
    #expect(normal.geometry.shadowPath != nil)
    #expect(selected.geometry.shadowPath == nil)

    var style = Sample.shadowed.style
    style.states[.selected] = .init(shadow: .init(color: .red, blur: 3, opacity: 1))
    cell.applyBackground(style, at: IndexPath(row: 0, section: 0), in: stage.table)
    #expect(selected.geometry.shadowPath != nil)

    // Without a normal background of ours it is the only one.
    cell.applyBackground(Sample.shadowed.style, at: IndexPath(row: 0, section: 0), in: stage.table)
    cell.backgroundView = nil
    #expect(selected.geometry.shadowPath != nil)
  }
}
