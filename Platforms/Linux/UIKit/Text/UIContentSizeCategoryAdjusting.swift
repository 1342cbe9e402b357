// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// What follows the text size that the user prefers.
@MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font that came from `UIFont.preferredFont(forTextStyle:)` changes with the content size category.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
