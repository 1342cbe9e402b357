// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Distances from the four sides of a rectangle, in points, whose sides follow the layout direction.
///
/// `leading` is the left side in a left-to-right layout and the right side in a right-to-left one.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
  /// The insets that `edges` are in a layout of the given direction.
  init(_ edges: UIEdgeInsets, rightToLeft: Bool) {
    self.init(
      top: edges.top, leading: rightToLeft ? edges.right : edges.left,
      bottom: edges.bottom, trailing: rightToLeft ? edges.left : edges.right)
  }
}

extension UIEdgeInsets {
  /// The insets that `directional` are in a layout of the given direction.
  init(_ directional: NSDirectionalEdgeInsets, rightToLeft: Bool) {
    self.init(
      top: directional.top, left: rightToLeft ? directional.trailing : directional.leading,
      bottom: directional.bottom, right: rightToLeft ? directional.leading : directional.trailing)
  }
}
