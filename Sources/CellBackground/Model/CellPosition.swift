// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// Where a row stands in its section, which decides what corners its background rounds.
///
/// A position is a function of the section's current rows: compute it anew whenever rows come or go.
public enum CellPosition: CaseIterable, Hashable, Sendable {
  /// The section's only row: all four corners are round.
  case single
  /// The first of several rows: the top corners are round.
  case top
  /// A row between two others: no corner is round.
  case middle
  /// The last of several rows: the bottom corners are round.
  case bottom

  /// The position of the row with the index `row`, from 0, in a section of `rowCount` rows.
  ///
  /// Numbers out of range have an answer too, so that a table caught in the middle of an update draws something
  /// sensible: at most one row is `single`, an index below 0 counts as the first row, one past the end as the last.
  public init(row: Int, rowCount: Int) {
    self.init(joinsAbove: rowCount > 1 && row > 0, joinsBelow: rowCount > 1 && row < rowCount - 1)
  }

  /// The position of a row with or without a neighbour in its section above and below.
  public init(joinsAbove: Bool, joinsBelow: Bool) {
    switch (joinsAbove, joinsBelow) {
    case (false, false): self = .single
    case (false, true): self = .top
    case (true, true): self = .middle
    case (true, false): self = .bottom
    }
  }

  /// Whether the row above belongs to the same section.
  public var joinsAbove: Bool { self == .middle || self == .bottom }

  /// Whether the row below belongs to the same section.
  public var joinsBelow: Bool { self == .top || self == .middle }
}
