// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension CellBackgroundStyle {
  /// The corners of the outline.
  ///
  /// A radius is held to what fits: two corners on one side share it in proportion to their radii, so a row alone has at
  /// most half its height, the first of several its whole height. A negative radius or NaN counts as 0.
  public struct Corners: Hashable, Sendable {
    /// The radii of the section's four corners.
    public enum Radius: Hashable, Sendable {
      /// That of the system's inset-grouped tables: 10 points up to iOS 18, 26 from iOS 26 on.
      ///
      /// It follows the system's version. An app that keeps the older design on iOS 26 sets 10 points itself.
      case automatic
      /// One for all corners, in points.
      case points(CGFloat)
      /// One for each corner, in points.
      case each(topLeading: CGFloat, topTrailing: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat)
      /// What runs parallel to a container's corner of the given radius: that less the larger inset from its sides.
      case concentric(CGFloat)
    }

    /// How round the section's corners are.
    public var radius: Radius
    /// The shape of a corner, the same for fill, border, states and shadow; continuous by default, as UIKit's own.
    ///
    /// Where there is no room for the continuous curve, which begins 1.53 radii from the corner, it blends to a quarter of
    /// a circle.
    public var curve: CALayerCornerCurve
    /// The radius of corners where two rows meet; nil, the default, leaves them square.
    ///
    /// Where there is ``CellBackgroundStyle/spacing``, nil gives them the section's ``radius``.
    public var inner: CGFloat?

    /// Continuous corners, square at joins, unless told otherwise.
    public init(_ radius: Radius, curve: CALayerCornerCurve = .continuous, inner: CGFloat? = nil) {
      self.radius = radius
      self.curve = curve
      self.inner = inner
    }

    /// The system's own corners.
    public static let automatic = Corners(.automatic)

    /// Corners of one radius in points.
    public static func radius(_ points: CGFloat) -> Corners { Corners(.points(points)) }
  }
}
