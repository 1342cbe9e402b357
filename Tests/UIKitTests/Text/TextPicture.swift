// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// Light, left to right: other tests change the system's traits meanwhile, on which natural alignment depends.
let plainTraits = UITraitCollection(traitsFrom: [
  UITraitCollection(userInterfaceStyle: .light), UITraitCollection(layoutDirection: .leftToRight),
  UITraitCollection(accessibilityContrast: .normal), UITraitCollection(preferredContentSizeCategory: .large),
])

/// A transparent picture, at 3x by default, of what is drawn in its context under plain traits.
func textPicture(
  _ width: CGFloat = 200, _ height: CGFloat = 60, scale: CGFloat = 3, _ draw: (CGContext) -> Void
) -> Bitmap {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  let size = CGSize(width: width, height: height)
  return Bitmap(
    UIGraphicsImageRenderer(size: size, format: format).image { context in
      plainTraits.performAsCurrent { draw(context.cgContext) }
    })
}

extension Bitmap {
  /// Where there is ink on a transparent ground, in pixels; nil where there is none.
  var inkRect: CGRect? {
    ink(on: .clear).map {
      CGRect(x: $0.x.lowerBound, y: $0.y.lowerBound, width: $0.x.count, height: $0.y.count)
    }
  }

  /// How many stretches of rows with ink there are.
  var inkBands: [Range<Int>] {
    let rows = (0..<height).map { y in row(y).contains { $0 != .clear } }
    return Bitmap.stretches(rows)
  }

  /// The stretches of inked pixels in one row.
  func inkStretches(inRow y: Int) -> [Range<Int>] { Bitmap.stretches(row(y).map { $0 != .clear }) }

  private static func stretches(_ flags: [Bool]) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    for (index, flag) in flags.enumerated() where flag {
      if let last = stretches.last, last.upperBound == index {
        stretches[stretches.count - 1] = last.lowerBound..<index + 1
      } else {
        stretches.append(index..<index + 1)
      }
    }
    return stretches
  }
}

func attributed(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
  NSAttributedString(string: text, attributes: attributes)
}
