// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Distances from the four sides of a rectangle, in points.
///
/// Positive values shrink the rectangle, negative ones enlarge it. Nothing is clamped: insets wider than the rectangle
/// give a negative size, as with Apple's.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle with each side moved inwards; the null rectangle stays null.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    if isNull { return self }
    let rect = standardized
    return CGRect(
      x: rect.origin.x + insets.left, y: rect.origin.y + insets.top,
      width: rect.size.width - insets.left - insets.right, height: rect.size.height - insets.top - insets.bottom)
  }
}
