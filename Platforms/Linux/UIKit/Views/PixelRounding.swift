// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

extension CGFloat {
  /// The nearest multiple of a pixel, halves upwards, also where an error of arithmetic is missing to the half; `scale`
  /// is pixels per point. The compositor rounds edges by the same rule.
  func roundedToPixel(_ scale: CGFloat) -> CGFloat { ((self * scale) + 0.5 + 1e-6).rounded(.down) / scale }

  /// The next multiple of a pixel upwards, where an error of arithmetic is not a pixel.
  func ceiledToPixel(_ scale: CGFloat) -> CGFloat { ((self * scale) - 1e-6).rounded(.up) / scale }

  /// The next multiple of a pixel downwards, where an error of arithmetic is not a pixel.
  func flooredToPixel(_ scale: CGFloat) -> CGFloat { ((self * scale) + 1e-6).rounded(.down) / scale }
}

extension CGRect {
  /// Each edge on the nearest pixel.
  func roundedToPixels(_ scale: CGFloat) -> CGRect {
    let (x0, y0) = (minX.roundedToPixel(scale), minY.roundedToPixel(scale))
    return CGRect(x: x0, y: y0, width: maxX.roundedToPixel(scale) - x0, height: maxY.roundedToPixel(scale) - y0)
  }
}
