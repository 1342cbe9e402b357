// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension UITableViewCell {
  /// Which labels a cell has and where.
  ///
  /// `value2` is missing: nothing is known about its measures.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default` = 0
    /// A title, and a grey detail at the trailing edge.
    case value1 = 1
    /// A title, and a smaller detail under it.
    case subtitle = 3
  }

  /// Whether a selected or highlighted cell looks different.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    /// The same as `default`, as on iOS since version 7.
    case blue = 1
    /// The same as `default`.
    case gray = 2
    case `default` = 3
  }

  /// What the system draws at a cell's trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    /// An information sign and a chevron. The sign cannot be tapped, as there are no touches yet.
    case detailDisclosureButton = 2
    case checkmark = 3
    /// An information sign. It cannot be tapped, as there are no touches yet.
    case detailButton = 4
  }

  /// Whether there are lines between cells.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }
}
