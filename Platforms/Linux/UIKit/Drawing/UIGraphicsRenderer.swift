// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The base of the renderers: bounds and a format.
open class UIGraphicsRenderer: NSObject {
  private let ownFormat: UIGraphicsRendererFormat

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat.preferred())
  }

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    // A copy, so that what the caller does to the format later changes nothing here.
    ownFormat = format.copy() as? UIGraphicsRendererFormat ?? format
    super.init()
    ownFormat.bounds = bounds
  }

  open var format: UIGraphicsRendererFormat { ownFormat }

  /// Whether the renderer makes images; the base class makes nothing.
  open var allowsImageOutput: Bool { false }
}
