// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A part of a table's height; y grows downwards.
package struct VerticalSpan: Sendable, Hashable {
  package var y: CGFloat
  package var height: CGFloat

  package init(y: CGFloat, height: CGFloat) {
    self.y = y
    self.height = height
  }

  package var maxY: CGFloat { y + height }

  /// The rectangle of this span between two sides.
  package func rect(x: CGFloat, width: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
}
