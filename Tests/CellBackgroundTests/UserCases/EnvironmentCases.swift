// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// Snapshots, dark mode, contrast, and what changes while a table is on the screen.
@MainActor
struct EnvironmentCases {
  // https://coderapp.vercel.app/answer/71533189
  @Test func `case 49: each section may have its own style, and another one later`() {
    let styles = [Sample.bordered, .texture, .uneven]
    func stage(_ shift: Int) -> TableStage {
      TableStage(rows: [2, 1, 2]) { $0.style = { styles[($0.section + shift) % 3].style } }
    }
    let changing = stage(0)
    let first = changing.picture()
    for shift in [1, 2, 0] {
      changing.style = { styles[($0.section + shift) % 3].style }
      changing.table.reloadData()
      #expect(changing.picture() == stage(shift).picture())
      #expect((changing.picture() == first) == (shift == 0))
    }
  }

  // https://github.com/pointfreeco/swift-snapshot-testing/issues/338
  @Test(arguments: Sample.all, [1, 2, 3] as [CGFloat])
  func `case 66: cells rendered one by one are the table rendered as a whole`(sample: Sample, scale: CGFloat) throws {
    var style = sample.style
    // A shadow reaches beyond its cell.
    style.shadow = .hidden
    let stage = TableStage(rows: [1, 4], style: style, scale: scale)
    stage.table.backgroundColor = .clear
    stage.stage.view.backgroundColor = .clear
    let whole = stage.picture()
    for (section, count) in stage.rows.enumerated() {
      for row in 0..<count {
        let cell = try #require(stage.cell(row, section))
        #expect(Picture(view: cell, scale: scale) == whole.lines(stage.lines(row, section)))
      }
    }
  }

  // https://github.com/material-components/material-components-ios/pull/8308
  // https://github.com/stripe/stripe-ios/pull/4513
  // https://github.com/react/react-native/pull/32492
  // https://github.com/jessesquires/jessesquires.com/issues/104
  @Test func `case 68: every colour of a style follows light and dark`() {
    func color(_ light: UInt32, _ dark: UInt32) -> UIColor {
      UIColor { traits in
        let word = traits.userInterfaceStyle == .dark ? dark : light
        let channels = Picture.channels(word).map { CGFloat($0) / 255 }
        return UIColor(red: channels[0], green: channels[1], blue: channels[2], alpha: 1)
      }
    }
    let (fill, line) = (color(0xFFFF00, 0x000080), color(0xFF0000, 0x00FF00))
    func changes(_ change: (inout CellBackgroundStyle) -> Void) -> Bool {
      let stage = Stage(size: CGSize(width: 60, height: 70), scale: 2)
      _ = stage.stack([.top], heights: [40], top: 12, inset: 8) {
        $0.style = Sample.plain.style
        change(&$0.style)
      }
      let light = stage.picture()
      stage.use(style: .dark)
      let dark = stage.picture()
      stage.use(style: .light)
      #expect(stage.picture() == light)
      return dark != light
    }
    #expect(changes { $0.fill = .color(fill) })
    #expect(changes { $0.fill = .gradient(.vertical([fill, line])) })
    #expect(changes { $0.border = .init(color: line) })
    #expect(changes { $0.separator = .init(color: line, inset: .zero) })
    #expect(changes { $0.shadow = .init(color: line, opacity: 1) })
    #expect(!changes { $0.fill = .color(.yellow) })
  }

  // https://github.com/futuretap/InAppSettingsKit/issues/437
  // https://github.com/tigerAndBull/TABAnimated/pull/97
  @Test func `case 69: cells that come back have one background each, and no colour of their own`() throws {
    let stage = TableStage(rows: [50])
    let before = stage.picture()
    let cell = try #require(stage.cell(0))
    let (normal, selected) = (cell.backgroundView, cell.selectedBackgroundView)
    for y in [600, 0, 900, 300, 0] as [CGFloat] {
      stage.scroll(to: y)
      for cell in stage.table.visibleCells {
        #expect(cell.backgroundColor == .clear)
        #expect(cell.subviews.filter { $0 is CellBackgroundView }.count == 1)
      }
    }
    #expect(stage.picture() == before)
    cell.applyBackground(Sample.bordered.style, at: IndexPath(row: 3, section: 0), in: stage.table)
    #expect(cell.backgroundView === normal)
    #expect(cell.selectedBackgroundView === selected)
  }

  // https://github.com/bocan/bocan-music/issues/141
  @Test func `case 70: with more contrast the system's lines are stronger, and 3 to 1 on demand`() {
    func contrast(_ contrast: UIAccessibilityContrast, _ style: UIUserInterfaceStyle, ensures: Bool) -> CGFloat {
      let stage = Stage(size: CGSize(width: 60, height: 60), scale: 2)
      stage.use(style: style, contrast: contrast)
      _ = stage.stack([.top], heights: [44]) {
        $0.style = CellBackgroundStyle()
        $0.style.separator = .init(width: .hairline, inset: .zero)
        $0.style.ensuresContrast = ensures
      }
      let column = stage.picture().column(60)
      return Picture.contrast(column[87], column[40])
    }
    for style in [UIUserInterfaceStyle.light, .dark] {
      #expect(contrast(.high, style, ensures: false) >= contrast(.normal, style, ensures: false))
      #expect(contrast(.normal, style, ensures: true) == contrast(.normal, style, ensures: false))
      #expect(contrast(.high, style, ensures: false) < 3)
      // Rounded to 8 bits a channel, 3 may be a little less.
      #expect(contrast(.high, style, ensures: true) >= 2.95)
    }
  }
}
