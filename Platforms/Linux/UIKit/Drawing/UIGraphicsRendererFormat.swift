// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The base of a renderer's settings.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The bounds of the renderer that holds this format; zero before one does.
  open internal(set) var bounds = CGRect.zero

  // `required` because the class functions below make an instance of whatever class they are called on.
  public required override init() {
    super.init()
  }

  /// The format that suits the main screen.
  open class func preferred() -> Self { self.init() }

  /// The same as `preferred()`.
  open class func `default`() -> Self { self.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounds = bounds
    return copy
  }
}
