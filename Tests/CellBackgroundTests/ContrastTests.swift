// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// Lines where the user asks for more contrast.
@MainActor
struct ContrastTests {
  /// A fill and a line, from a seed; each third line is translucent, each fifth nearly the fill.
  private func colors(_ seed: Int) -> (fill: UIColor, line: UIColor) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func part() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 56) / 255
    }
    let fill = (part(), part(), part())
    let line = seed % 5 == 0 ? fill : (part(), part(), part())
    return (
      UIColor(red: fill.0, green: fill.1, blue: fill.2, alpha: 1),
      UIColor(red: line.0, green: line.1, blue: line.2, alpha: seed % 3 == 0 ? 0.4 : 1)
    )
  }

  private struct Seen: Equatable {
    var fill: UInt32
    var border: UInt32
    var separator: UInt32
    var least: CGFloat { min(Picture.contrast(fill, border), Picture.contrast(fill, separator)) }
  }

  private func seen(
    _ fill: CellBackgroundStyle.Fill, _ line: UIColor, _ contrast: UIAccessibilityContrast, ensures: Bool = true,
    states: Set<CellBackgroundState> = []
  ) -> Seen {
    let stage = Stage(size: CGSize(width: 40, height: 30), scale: 1)
    stage.use(contrast: contrast)
    _ = stage.stack([.top], heights: [30]) {
      $0.style = CellBackgroundStyle(fill: fill, border: .init(color: line))
      $0.style.separator = .init(color: line, width: .hairline, inset: .zero)
      $0.style.corners = .radius(4)
      $0.style.ensuresContrast = ensures
      $0.states = states
    }
    let picture = stage.picture()
    return Seen(fill: picture[20, 15], border: picture[20, 0], separator: picture[20, 29])
  }

  @Test func `with high contrast every line reaches 3 to 1, and without nothing changes`() {
    var raised = 0
    for seed in 0..<300 {
      let (fill, line) = colors(seed)
      let normal = seen(.color(fill), line, .normal)
      #expect(normal == seen(.color(fill), line, .normal, ensures: false), "seed \(seed)")
      let plain = seen(.color(fill), line, .high, ensures: false)
      #expect(plain == normal, "seed \(seed)")
      let high = seen(.color(fill), line, .high)
      // A translucent line is rounded once more when it is laid over the fill.
      #expect(high.least >= (seed % 3 == 0 ? 2.95 : 3), "seed \(seed): \(high)")
      #expect(high.least >= normal.least - 1e-9, "seed \(seed)")
      #expect(high.fill == normal.fill)
      if normal.least >= 3.05 { #expect(high == normal, "seed \(seed)") } else { raised += 1 }
    }
    #expect((50..<290).contains(raised))
  }

  @Test func `a state's colour counts as well`() {
    for seed in 0..<100 {
      let (fill, line) = colors(seed)
      let high = seen(.color(fill), line, .high, states: [.selected])
      #expect(high.least >= (seed % 3 == 0 ? 2.95 : 3), "seed \(seed): \(high)")
    }
  }

  @Test func `against a gradient every colour of it counts, as far as that is possible`() {
    for seed in 0..<60 {
      let (fill, line) = colors(seed * 2)
      let gradient = CellBackgroundStyle.Fill.gradient(.vertical([fill, fill]))
      #expect(seen(gradient, line, .high).least >= 2.95, "seed \(seed)")
    }
  }
}
