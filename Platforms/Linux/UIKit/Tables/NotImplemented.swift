// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Results by which the default implementations of optional members say that they are not implemented.
enum NotImplemented {
  static let height = -CGFloat.greatestFiniteMagnitude
}
