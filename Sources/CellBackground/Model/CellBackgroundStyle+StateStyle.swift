// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension CellBackgroundStyle {
  /// What is different in a state; what is nil stays as it is without the state.
  ///
  /// For no shadow, border or separator in a state give it `.hidden`.
  ///
  /// A state whose style has neither ``fill`` nor ``overlay`` gets an overlay that is derived for it, so a style with a colour
  /// of its own still shows touches and selection:
  ///
  /// | state | derived |
  /// |---|---|
  /// | focused, selected, highlighted | the tint that turns the system's cell into the system's selected cell |
  /// | swiped, dragged | none |
  /// | disabled | half of the table's background colour |
  public struct StateStyle: Hashable, Sendable {
    /// Which corners are round, as far as they do not follow from the position.
    public enum Shape: Hashable, Sendable {
      /// Those of the position, as without the state.
      case joined
      /// All of them, as if the row were alone.
      case detached
      /// Those of the position but for the trailing ones, which are square: actions appear there.
      case squareTrailing
    }

    /// What is inside the outline; without an ``overlay`` nothing is derived then.
    public var fill: Fill?
    /// Painted over the fill, inside the outline, below border and separator.
    public var overlay: UIColor?
    /// The line along the outline.
    public var border: Border?
    /// The line to the row below.
    public var separator: Separator?
    /// The corners' radii and curve.
    public var corners: Corners?
    /// The shadow around the section, or around the row where it is detached.
    public var shadow: Shadow?
    /// Which of the corners are round.
    public var shape: Shape?

    /// A style that changes nothing but what is given here.
    public init(
      fill: Fill? = nil, overlay: UIColor? = nil, border: Border? = nil, separator: Separator? = nil,
      corners: Corners? = nil, shadow: Shadow? = nil, shape: Shape? = nil
    ) {
      self.fill = fill
      self.overlay = overlay
      self.border = border
      self.separator = separator
      self.corners = corners
      self.shadow = shadow
      self.shape = shape
    }
  }
}
