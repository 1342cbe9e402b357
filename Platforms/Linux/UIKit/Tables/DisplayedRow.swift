// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// A row on the screen.
struct DisplayedRow {
  let indexPath: IndexPath
  let cell: UITableViewCell
}

/// The header or footer of a section on the screen.
struct DisplayedCaption {
  /// Nil where the section has neither a view nor a title, which is remembered so that it is asked once.
  let view: UIView?
  /// Whether the table made the view to show a title.
  let isTitle: Bool
}
