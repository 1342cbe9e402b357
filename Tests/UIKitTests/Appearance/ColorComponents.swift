// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIColor {
  /// Red, green, blue and alpha; nil for a pattern.
  var components: [CGFloat]? {
    var c: [CGFloat] = [0, 0, 0, 0]
    let isColor = c.withUnsafeMutableBufferPointer { c in
      guard let start = c.baseAddress else { return false }
      return getRed(start, green: start + 1, blue: start + 2, alpha: start + 3)
    }
    return isColor ? c : nil
  }

  /// `RRGGBB alpha`, as the facts have it.
  func hex(_ traits: UITraitCollection...) -> String {
    guard let c = resolvedColor(with: UITraitCollection(traitsFrom: traits)).components else { return "pattern" }
    let digits = c.prefix(3).map { channel in
      let text = String(Int((channel * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return digits.joined() + " \((Double(c[3]) * 1000).rounded() / 1000)"
  }
}

extension UITraitCollection {
  static let light = UITraitCollection(userInterfaceStyle: .light)
  static let dark = UITraitCollection(userInterfaceStyle: .dark)
  static let highContrast = UITraitCollection(accessibilityContrast: .high)
  static let elevated = UITraitCollection(userInterfaceLevel: .elevated)
  static let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)
}
