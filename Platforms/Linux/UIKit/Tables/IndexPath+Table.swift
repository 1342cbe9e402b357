// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Index paths of tables: a section and a row in it.
extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The row; the path must have two elements.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The section; the path must not be empty.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}
