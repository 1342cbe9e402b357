// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// How far text may shrink to fit its rectangle, and how far it did.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor for the fonts' sizes; 0, the default, is none: nothing shrinks.
  open var minimumScaleFactor: CGFloat = 0

  /// The factor that was used when the context last measured or drew a text, in hundredths.
  open internal(set) var actualScaleFactor: CGFloat = 1

  /// The rectangle that the text took when the context last measured or drew one.
  open internal(set) var totalBounds = CGRect.zero
}
