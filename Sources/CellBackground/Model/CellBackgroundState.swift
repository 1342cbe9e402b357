// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// What a cell is going through, as far as its background may show it.
///
/// Several may hold at once; they are applied in the order of the cases, so a later one has the last word.
public enum CellBackgroundState: CaseIterable, Hashable, Sendable {
  /// The focus of a keyboard or remote control is on the cell.
  case focused
  /// The cell is selected.
  case selected
  /// The cell is being touched.
  case highlighted
  /// The cell is moved aside and shows its swipe actions.
  case swiped
  /// The cell is being dragged to another place.
  case dragged
  /// The cell cannot be used now.
  case disabled
}
