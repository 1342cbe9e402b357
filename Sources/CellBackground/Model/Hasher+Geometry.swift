// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// Points, sizes and rectangles are hashable from iOS 18 on only (and on Linux), so nothing here relies on it.
extension Hasher {
  mutating func combine(_ point: CGPoint) {
    combine(point.x)
    combine(point.y)
  }

  mutating func combine(_ size: CGSize) {
    combine(size.width)
    combine(size.height)
  }

  mutating func combine(_ rect: CGRect) {
    combine(rect.origin)
    combine(rect.size)
  }
}
