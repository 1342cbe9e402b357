// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension CardPaint {
  /// Brings border and separator to 3 : 1 against the fill, the least that WCAG 2 asks of parts of an interface.
  mutating func raiseContrast() {
    let fills = self.fills
    guard !fills.isEmpty else { return }
    border = border.map { $0.contrasting(with: fills) }
    separator = separator.map { $0.contrasting(with: fills) }
  }

  /// The opaque colours that a line may lie on.
  private var fills: [PlainColor] {
    let colors: [PlainColor]
    switch fill {
    case .none: colors = []
    case .color(let color): colors = [PlainColor(color)].compactMap { $0 }
    case .gradient(let stops, _, _, _): colors = stops.compactMap { PlainColor($0) }
    case .texture(let image, _, _): colors = [PlainColor(averageOf: image)].compactMap { $0 }
    }
    guard let overlay = overlay.flatMap({ PlainColor($0) }) else { return colors }
    return colors.map { overlay.over($0) }
  }
}

extension UIColor {
  /// The colour, mixed with as much black or white as it takes; patterns stay as they are.
  fileprivate func contrasting(with fills: [PlainColor]) -> UIColor {
    guard let color = PlainColor(self) else { return self }
    func worst(_ candidate: PlainColor) -> CGFloat { fills.map { candidate.over($0).contrast(to: $0) }.min() ?? 21 }
    guard worst(color) < PlainColor.wanted else { return self }
    let ends = [PlainColor(white: 0), PlainColor(white: 1)]
    guard let end = ends.max(by: { worst($0) < worst($1) }) else { return self }
    // The least of the mixture that is enough, by halves; an eighth bit more would not be seen.
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if worst(color.mixed(with: end, middle)) < PlainColor.wanted { low = middle } else { high = middle }
    }
    return color.mixed(with: end, high).color
  }
}
