// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CPango
import Foundation

/// From points to device pixels, without translation: what a glyph's picture depends on beside its font.
struct TextScale: Hashable {
  var a: Double
  var b: Double
  var c: Double
  var d: Double

  init(_ scale: CGFloat) {
    (a, b, c, d) = (Double(scale), 0, 0, Double(scale))
  }

  /// Differences that nobody sees, such as those of a backing store that is stretched to whole pixels, must not lead to
  /// fonts of their own: entries within 2% of `usual` become `usual`, others multiples of 1/256. What then has no area
  /// is too small to be seen, and is `usual` too.
  init(a: Double, b: Double, c: Double, d: Double, usual: CGFloat) {
    self.init(usual)
    let tolerance = Double(usual) * 0.02
    let isUsual = abs(a - self.a) < tolerance && abs(d - self.d) < tolerance && abs(b) < tolerance && abs(c) < tolerance
    guard !isUsual else { return }
    let quantised = [a, b, c, d].map { ($0 * 256).rounded() / 256 }
    let area = quantised[0] * quantised[3] - quantised[1] * quantised[2]
    guard area.isFinite, area != 0 else { return }
    (self.a, self.b, self.c, self.d) = (quantised[0], quantised[1], quantised[2], quantised[3])
  }

  /// The scale of a Cairo context.
  init(of cr: OpaquePointer, usual: CGFloat) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, usual: usual)
  }
}
