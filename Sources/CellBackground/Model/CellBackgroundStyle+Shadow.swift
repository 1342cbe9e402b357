// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension CellBackgroundStyle {
  /// The shadow that a section casts as one.
  ///
  /// It is seen around the section only: not through a translucent fill, and never on another row of the section. A view
  /// draws its part outside its bounds; leave as much room between sections as the shadow takes.
  public struct Shadow: Hashable, Sendable {
    /// Black by default.
    public var color: UIColor
    /// How far the shadow is moved, in points, down and to the right; it is not mirrored.
    public var offset: CGSize
    /// How soft it is, in points: twice the standard deviation of the Gaussian, as `NSShadow.shadowBlurRadius`.
    ///
    /// Held to 0 … 100.
    public var blur: CGFloat
    /// From 0 to 1, times the colour's own alpha.
    public var opacity: CGFloat

    /// A soft black shadow, a little below the section, unless told otherwise.
    public init(
      color: UIColor = .black, offset: CGSize = CGSize(width: 0, height: 2), blur: CGFloat = 8, opacity: CGFloat = 0.2
    ) {
      self.color = color
      self.offset = offset
      self.blur = blur
      self.opacity = opacity
    }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(color)
      hasher.combine(offset)
      hasher.combine(blur)
      hasher.combine(opacity)
    }

    /// No shadow.
    public static let hidden = Shadow(color: .clear, offset: .zero, blur: 0, opacity: 0)
  }
}
