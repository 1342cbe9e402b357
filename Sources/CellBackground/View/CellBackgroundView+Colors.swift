// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension CellBackgroundView {
  /// The colour inside the outline, also a pattern of an image; nil if nothing or something else than a colour fills it.
  public var fillColor: UIColor? {
    get { style.fill == .clear ? nil : style.fill.color }
    set { style.fill = newValue.map { .color($0) } ?? .clear }
  }

  /// The colour of a border of one point, and of equal lines between rows; nil if there is no border.
  ///
  /// The class of 2012 stroked a path with the default line width, one point.
  public var borderColor: UIColor? {
    get { style.border == .hidden ? nil : style.border.color }
    set {
      style.border = newValue.map { .init(color: $0, width: .points(1)) } ?? .hidden
      style.separator = newValue.map { .init(color: $0, width: .points(1), inset: .zero) } ?? .hidden
    }
  }

  /// The radius of the section's corners in points; 10, as in the class of 2012, in a view that was made without a style.
  public var cornerRadius: CGFloat {
    get {
      switch style.corners.radius {
      case .points(let radius), .each(let radius, _, _, _), .concentric(let radius): return radius
      case .automatic: return environment.systemRadius
      }
    }
    set { style.corners.radius = .points(newValue) }
  }
}
