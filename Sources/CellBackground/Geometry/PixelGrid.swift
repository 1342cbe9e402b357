// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// From points to whole device pixels; a scale that is not a positive number is 1.
struct PixelGrid {
  let scale: CGFloat

  init(scale: CGFloat) {
    self.scale = scale.isFinite && scale > 0 ? min(scale, 100) : 1
  }

  /// The pixel line that the point `length` after `start` lies on.
  ///
  /// A half but for an error of arithmetic is a half: neighbours compute their common edge in two ways.
  func edge(_ start: CGFloat, _ length: CGFloat) -> CGFloat {
    ((start + length) * scale + 0.5 + 1e-6).rounded(.down)
  }

  /// A distance in whole pixels; a negative number or NaN counts as 0, a huge one is held to what stays exact.
  func distance(_ points: CGFloat) -> CGFloat {
    points > 0 ? min(points * scale, Self.largest).rounded() : 0
  }

  /// The thickness of a line that is there at all: at least one pixel.
  func thickness(_ points: CGFloat) -> CGFloat {
    points > 0 ? max(1, distance(points)) : 0
  }

  private static let largest: CGFloat = 1e6
}
