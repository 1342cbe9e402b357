// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CGContext {
  /// The current fill colour, with which UIKit draws template images. Quartz has a setter only.
  package var fillColor: CGColor { state.fill }
}
