// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// Traits change while the background is shown.
@MainActor
struct TraitAlternationTests {
  private struct Traits: Equatable {
    var scale: CGFloat
    var style: UIUserInterfaceStyle
    var contrast: UIAccessibilityContrast
    var direction: UITraitEnvironmentLayoutDirection
  }

  /// Fifty different settings; each differs from the one before in one or more traits.
  private static let settings: [Traits] = (0..<50).map { i in
    Traits(
      scale: [1, 2, 3][i * i % 3], style: i % 2 == 0 ? .dark : .light,
      contrast: i / 2 % 2 == 0 ? .normal : .high, direction: i / 3 % 2 == 0 ? .leftToRight : .rightToLeft)
  }

  private static func dynamic(_ light: UIColor, _ dark: UIColor, _ contrast: UIColor) -> UIColor {
    UIColor { traits in
      if traits.accessibilityContrast == .high { return contrast }
      return traits.userInterfaceStyle == .dark ? dark : light
    }
  }

  private static var styles: [CellBackgroundStyle] {
    var plain = Sample.uneven.style
    plain.fill = .color(dynamic(.yellow, .blue, .white))
    plain.border.color = dynamic(.red, .green, .black)
    plain.separator.color = dynamic(.gray, .white, .black)
    plain.ensuresContrast = true
    var gradient = Sample.shadowed.style
    gradient.fill = .gradient(.horizontal([dynamic(.red, .green, .black), dynamic(.blue, .yellow, .white)]))
    gradient.shadow.color = dynamic(.black, .red, .blue)
    return [plain, gradient, Sample.texture.style, CellBackgroundStyle()]
  }

  @Test(arguments: 0..<4) func `fifty changes lose nothing and leave nothing behind`(index: Int) {
    let style = Self.styles[index]
    func stage(_ traits: Traits) -> TableStage {
      let stage = TableStage(rows: [3], style: style, size: CGSize(width: 80, height: 140), scale: traits.scale)
      use(traits, stage)
      return stage
    }
    func use(_ traits: Traits, _ stage: TableStage) {
      stage.stage.use(
        scale: traits.scale, style: traits.style, contrast: traits.contrast, direction: traits.direction)
    }
    func views(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + views($1) } }
    let changing = stage(Self.settings[49])
    let (first, count) = (changing.picture(), views(changing.table))
    for traits in Self.settings {
      use(traits, changing)
      let fresh = stage(traits)
      #expect(changing.picture() == fresh.picture(), "\(traits)")
    }
    #expect(changing.picture() == first)
    #expect(views(changing.table) == count)
  }

  @Test func `a dynamic colour is kept as it is and asked when it is painted, each time the traits change`() {
    var asked: [UIUserInterfaceStyle] = []
    let color = UIColor { traits in
      MainActor.assumeIsolated { asked.append(traits.userInterfaceStyle) }
      return traits.userInterfaceStyle == .dark ? .blue : .yellow
    }
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1)
    let view = CellBackgroundView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    asked = []
    view.fillColor = color
    view.borderColor = color
    view.position = .top
    #expect(asked.isEmpty)
    stage.view.addSubview(view)
    #expect(stage.picture()[20, 20] == 0xFFFF00)
    #expect(Set(asked) == [.light])
    asked = []
    stage.use(style: .dark)
    #expect(stage.picture()[20, 20] == 0x0000FF)
    #expect(Set(asked) == [.dark])
    #expect(view.fillColor === color)
    #expect(view.borderColor === color)
    #expect(view.style.fill == .color(color))
  }
}
