// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension CellBackgroundStyle {
  /// What is inside the outline.
  public enum Fill: Hashable, Sendable {
    /// One colour, which may be translucent, dynamic, or a pattern of an image that begins anew in each cell.
    case color(UIColor)
    /// A gradient over the cell, its section or the table.
    case gradient(Gradient)
    /// An image, tiled or stretched.
    case texture(Texture)

    /// Nothing: what is behind the cell shows.
    public static let clear = Fill.color(.clear)
  }

  /// What a gradient covers, and where a texture begins.
  public enum Span: Hashable, Sendable {
    /// Each cell's outline for itself.
    case cell
    /// The rows of the section as one; a cell that does not know its section counts as one.
    case section
    /// The table's whole contents; for a view outside a table the same as ``section``.
    case table
  }

  /// Colours that change along a line.
  public struct Gradient: Hashable, Sendable {
    /// A colour and its place, from 0 at the start to 1 at the end.
    public struct Stop: Hashable, Sendable {
      /// Resolved when it is painted, as all colours of a style.
      public var color: UIColor
      /// From 0 to 1; other numbers are held to that range, NaN counts as 0.
      public var location: CGFloat

      /// A colour at a place.
      public init(color: UIColor, location: CGFloat) {
        self.color = color
        self.location = location
      }
    }

    /// In the order of their locations; without stops nothing is drawn.
    public var stops: [Stop]
    /// Where the first colour is, in units of what ``span`` covers: x counts from the leading edge, y from the top.
    ///
    /// As `CAGradientLayer.startPoint`, but mirrored in right-to-left layouts. A point that is not finite counts as zero.
    public var startPoint: CGPoint
    /// Where the last colour is; beyond both points the colours go on as they are.
    public var endPoint: CGPoint
    /// What the gradient covers; the cell by default.
    public var span: Span

    /// A gradient of any stops, from the top to the bottom unless told otherwise.
    public init(
      stops: [Stop], startPoint: CGPoint = CGPoint(x: 0.5, y: 0), endPoint: CGPoint = CGPoint(x: 0.5, y: 1),
      span: Span = .cell
    ) {
      self.stops = stops
      self.startPoint = startPoint
      self.endPoint = endPoint
      self.span = span
    }

    /// Colours at equal distances from the top to the bottom.
    public static func vertical(_ colors: [UIColor], span: Span = .cell) -> Gradient {
      Gradient(stops: evenly(colors), span: span)
    }

    /// Colours at equal distances from the leading to the trailing edge.
    public static func horizontal(_ colors: [UIColor], span: Span = .cell) -> Gradient {
      Gradient(
        stops: evenly(colors), startPoint: CGPoint(x: 0, y: 0.5), endPoint: CGPoint(x: 1, y: 0.5), span: span)
    }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(stops)
      hasher.combine(startPoint)
      hasher.combine(endPoint)
      hasher.combine(span)
    }

    private static func evenly(_ colors: [UIColor]) -> [Stop] {
      let last = CGFloat(max(colors.count - 1, 1))
      return colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }
  }

  /// An image as a fill.
  public struct Texture: Hashable, Sendable {
    /// How an image covers more than its size.
    public enum Mode: Hashable, Sendable {
      /// Side by side in its own size, upright, from the top left; it is not mirrored.
      case tiled
      /// Once, over all of what ``CellBackgroundStyle/Texture/span`` covers. Over a table it covers the section.
      case stretched
    }

    /// The image, in its own size in points where it is tiled.
    public var image: UIImage
    /// Where the image begins; the section by default, so that it runs through all rows.
    public var span: Span
    /// Tiled by default.
    public var mode: Mode

    /// An image that is laid from the section's top left unless told otherwise.
    public init(image: UIImage, span: Span = .section, mode: Mode = .tiled) {
      self.image = image
      self.span = span
      self.mode = mode
    }
  }
}
