// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

/// A row: what it says, and what happens to it.
struct SheetRow {
  var title: String
  var detail: String
  /// What the row's background is told to be in.
  var states: Set<CellBackgroundState> = []
  /// Whether the table selects the row.
  var isSelected = false
  var hidesSeparator = false
}
