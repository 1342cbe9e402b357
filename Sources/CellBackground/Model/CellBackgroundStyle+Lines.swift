// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension CellBackgroundStyle {
  /// How thick a line is; always whole device pixels, so that it is sharp.
  public enum LineWidth: Hashable, Sendable {
    /// What the system's separators have: one pixel up to iOS 18, one point from iOS 26 on.
    ///
    /// It follows the system's version. An app that keeps the older design on iOS 26 takes ``hairline`` instead.
    case automatic
    /// One device pixel of the display the view is on.
    case hairline
    /// Points, rounded to whole pixels, at least one. 0, a negative number or NaN is no line at all.
    case points(CGFloat)
  }

  /// The line along the section's outline.
  ///
  /// It lies wholly inside the outline and is as thick on the arcs as on the straights. Where two rows join there is no
  /// border but a separator.
  public struct Border: Hashable, Sendable {
    /// The colour, which may be translucent: it lies over the fill in one tone.
    public var color: UIColor
    /// One pixel by default.
    public var width: LineWidth
    /// The edges of the section that have a line; all by default.
    ///
    /// A line that ends in a round corner gets thinner towards the edge without one.
    public var edges: NSDirectionalRectEdge {
      get { NSDirectionalRectEdge(rawValue: edgeBits) }
      set { edgeBits = newValue.rawValue }
    }
    // Apple's option sets are not hashable
    private var edgeBits: NSDirectionalRectEdge.RawValue

    /// A line of one pixel on all edges unless told otherwise.
    public init(color: UIColor, width: LineWidth = .hairline, edges: NSDirectionalRectEdge = .all) {
      self.color = color
      self.width = width
      edgeBits = edges.rawValue
    }

    /// No line.
    public static let hidden = Border(color: .clear, width: .points(0))
  }

  /// The line between two rows of a section; there is none below its last row.
  public struct Separator: Hashable, Sendable {
    /// Where a separator begins and ends.
    public enum Inset: Hashable, Sendable {
      /// As the cell's `separatorInset`, from the cell's edges; none for a view that is in no cell.
      case automatic
      /// Points from the outline's edges. A negative number or NaN counts as 0.
      case points(leading: CGFloat, trailing: CGFloat)

      /// From one edge to the other.
      public static let zero = Inset.points(leading: 0, trailing: 0)
    }

    /// nil, the default, is the table's `separatorColor`, and outside a table the system's colour of separators.
    public var color: UIColor?
    /// As the system's separators by default.
    public var width: LineWidth
    /// As the cell's `separatorInset` by default.
    public var inset: Inset
    /// Whether the lines above and below a highlighted or selected row disappear, as in the system's own tables.
    ///
    /// It needs a table that can be asked for the row above.
    public var hidesAroundHighlighted = false

    /// The system's line unless told otherwise.
    public init(color: UIColor? = nil, width: LineWidth = .automatic, inset: Inset = .automatic) {
      self.color = color
      self.width = width
      self.inset = inset
    }

    /// No line.
    public static let hidden = Separator(color: .clear, width: .points(0))
  }
}
