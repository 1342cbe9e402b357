// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A shadow for the attribute `shadow` of a text.
///
/// The offset is in points, positive heights downwards in a view's coordinates; it does not follow the current
/// transform, as no shadow of Quartz does.
open class NSShadow: NSObject, NSCopying {
  private let tag = FoundationTag()

  /// (0, 0) by default.
  open var shadowOffset = CGSize.zero

  /// 0 by default: a sharp shadow.
  open var shadowBlurRadius: CGFloat = 0

  /// A `UIColor`, black with an alpha of 1/3 by default; nil draws no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
