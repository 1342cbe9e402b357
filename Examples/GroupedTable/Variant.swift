// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// What the rows are filled with, and in what kind of table.
enum Variant: String, CaseIterable {
  /// The pale yellow of the recipe, in a grouped table.
  case plain
  /// A woven texture.
  case texture
  /// A gradient from the top of each row to its bottom.
  case gradient
  /// The pale yellow in an inset grouped table.
  case inset

  var tableStyle: UITableView.Style {
    self == .inset ? .insetGrouped : .grouped
  }
}
