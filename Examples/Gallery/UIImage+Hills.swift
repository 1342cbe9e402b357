// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIImage {
  /// Three ranges of hills below a pale sky, to be stretched.
  static func hills(for traits: UITraitCollection) -> UIImage {
    let size = CGSize(width: 358, height: 156)
    return picture(size, traits) { bounds in
      UIColor(light: 0xF4F7FA, dark: 0x1A2028).setFill()
      UIBezierPath(rect: bounds).fill()
      UIColor(light: 0xFCEFD9, dark: 0x2C3038).setFill()
      UIBezierPath(ovalIn: CGRect(x: 226, y: 26, width: 44, height: 44)).fill()
      let ranges: [(UIColor, CGFloat, CGFloat)] = [
        (UIColor(light: 0xE3EBEE, dark: 0x1D272D), 74, 0), (UIColor(light: 0xD6E3DF, dark: 0x1C2C2B), 100, 2.1),
        (UIColor(light: 0xC9DBCF, dark: 0x1A2F29), 124, 4),
      ]
      for (color, height, phase) in ranges {
        let range = UIBezierPath()
        range.move(to: CGPoint(x: 0, y: size.height))
        for x in stride(from: 0, through: size.width, by: 2) {
          let wave = 13 * sin(x / 52 + phase) + 6 * sin(x / 23 + 2 * phase)
          range.addLine(to: CGPoint(x: x, y: height + wave))
        }
        range.addLine(to: CGPoint(x: size.width, y: size.height))
        range.close()
        color.setFill()
        range.fill()
      }
    }
  }
}
