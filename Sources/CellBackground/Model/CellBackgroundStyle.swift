// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// What the backgrounds of a table's cells look like: a value for every position and state.
///
/// A new style looks like the system's own grouped cells, in light, dark and high contrast. All lengths are points, `x`
/// and `y` count to the right and down. Numbers that make no sense follow the rules at each property; none of them traps.
/// Colours stay as they are until they are painted, so dynamic ones follow the traits of the view.
public struct CellBackgroundStyle: Hashable, Sendable {
  /// What is inside the outline; the system's colour for cells of grouped tables by default.
  public var fill: Fill = .color(.secondarySystemGroupedBackground)
  /// The line along the section's outline, wholly inside it; none by default.
  public var border: Border = .hidden
  /// The line between two rows, at the lower edge of the upper one; the system's by default.
  public var separator = Separator()
  /// The corners of the section, and those where two rows join; the system's by default.
  public var corners: Corners = .automatic
  /// The shadow that the section casts; none by default.
  public var shadow: Shadow = .hidden
  /// How far the outline keeps from the cell's edges; nothing by default.
  public var insets = Insets()
  /// The gap between two rows in points; 0, the default, joins them.
  ///
  /// Every row gives half of it above and half below, at the section's ends, too, so that all cards are equally high.
  ///
  /// Rows with a gap are cards of their own: each has a border on all sides, no separator, and round corners, of the
  /// ``Corners/inner`` radius where they face each other if ``corners`` has one. A negative number or NaN counts as 0.
  public var spacing: CGFloat = 0
  /// What is different in a state; a state that is not in here looks as ``StateStyle`` says.
  ///
  /// By default a dragged cell is detached and casts a soft shadow.
  public var states: [CellBackgroundState: StateStyle] = [.dragged: StateStyle(shadow: Shadow(), shape: .detached)]
  /// Whether border and separator reach at least 3 : 1 against the fill where the user asks for high contrast.
  ///
  /// A colour that does not is mixed with black or white until it does. Against a gradient each of its colours counts,
  /// and what cannot reach 3 : 1 comes as near as it can; against a texture its average counts.
  public var ensuresContrast = false

  /// The style of the system's own cells.
  public init() {}

  /// A style with another fill or border than the system's.
  public init(fill: Fill, border: Border = .hidden) {
    self.init()
    self.fill = fill
    self.border = border
  }

  /// The style of the class of 2012: no colours, and corners of ten points.
  static let bare: CellBackgroundStyle = {
    var style = CellBackgroundStyle(fill: .clear)
    style.separator = .hidden
    style.corners = .radius(10)
    return style
  }()
}
