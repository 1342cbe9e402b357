// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension CellBackgroundStyle {
  /// How far the outline keeps from the cell's edges, in points.
  ///
  /// The view keeps its size, so touches and scroll bars are as ever. ``top`` and ``bottom`` count at the section's ends
  /// only: between rows there is ``CellBackgroundStyle/spacing``. A negative number or NaN counts as 0.
  public struct Insets: Hashable, Sendable {
    /// What the distances count from.
    public enum Reference: Hashable, Sendable {
      /// The cell's edges.
      case bounds
      /// The table's safe area, where it is narrower than the cell.
      case safeArea
      /// The table's layout margins, which include the safe area, as `.insetGrouped` does.
      case layoutMargins
    }

    /// Above the section's first row.
    public var top: CGFloat
    /// Beside every row, where its text begins.
    public var leading: CGFloat
    /// Below the section's last row.
    public var bottom: CGFloat
    /// Beside every row, where its text ends.
    public var trailing: CGFloat
    /// What leading and trailing count from; the cell's edges by default.
    public var reference: Reference

    /// Distances from the cell's edges, all 0, unless told otherwise.
    public init(
      top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0,
      from reference: Reference = .bounds
    ) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
      self.reference = reference
    }

    /// The layout margins at the sides: the section then stands where an inset-grouped table would put it.
    public static let layoutMargins = Insets(from: .layoutMargins)
  }
}
