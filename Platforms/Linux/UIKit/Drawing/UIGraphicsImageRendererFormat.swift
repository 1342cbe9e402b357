// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The settings of an image renderer: pixels to a point, and whether the image has an alpha channel.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels to a point, at first the main screen's. A value that is not a positive number counts as 1.
  open var scale: CGFloat
  /// Without an alpha channel the image begins black instead of transparent.
  open var opaque = false

  public required init() {
    let screen = UITraitCollection.system.displayScale
    scale = screen > 0 ? screen : 1
    super.init()
  }

  /// The format for a display with these traits; the main screen's scale where they specify none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
    }
    return copy
  }
}
