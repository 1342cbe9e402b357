// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension CellBackgroundStyle {
  /// What a style comes to in certain states.
  struct Look: Hashable {
    var fill: Fill
    var overlay: UIColor?
    var border: Border
    var separator: Separator
    var corners: Corners
    var shadow: Shadow
    var shape = StateStyle.Shape.joined
    var hidesSeparator = false
    /// Only the overlay is painted, beside border and separator: all else is there already.
    var isOverlayOnly = false

    /// What is left to paint over `other`: nothing but a tint where all else is the same, and no shadow twice.
    func laid(over other: Look) -> Look {
      var look = self
      guard shape == other.shape, shadow == other.shadow else { return look }
      look.shadow = .hidden
      look.isOverlayOnly =
        overlay != nil && other.overlay == nil && fill == other.fill && border == other.border
        && corners == other.corners && separator == other.separator
      return look
    }
  }

  /// The look in `states`, which are applied in the order of their cases.
  func look(in states: Set<CellBackgroundState>) -> Look {
    var look = Look(fill: fill, border: border, separator: separator, corners: corners, shadow: shadow)
    guard !states.isEmpty else { return look }
    for state in CellBackgroundState.allCases where states.contains(state) {
      let style = self.states[state] ?? StateStyle()
      if style.fill == nil, style.overlay == nil {
        look.overlay = Self.derivedOverlay(for: state) ?? look.overlay
      } else {
        look.overlay = style.overlay
      }
      look.fill = style.fill ?? look.fill
      look.border = style.border ?? look.border
      look.separator = style.separator ?? look.separator
      look.corners = style.corners ?? look.corners
      look.shadow = style.shadow ?? look.shadow
      look.shape = style.shape ?? look.shape
    }
    let isPressed = states.contains(.highlighted) || states.contains(.selected)
    look.hidesSeparator = look.separator.hidesAroundHighlighted && isPressed
    return look
  }

  private static func derivedOverlay(for state: CellBackgroundState) -> UIColor? {
    switch state {
    case .focused, .selected, .highlighted: return pressed
    case .swiped, .dragged: return nil
    case .disabled: return faded
    }
  }

  /// Over the system's cell it gives the system's selected cell: systemGray4 over secondarySystemGroupedBackground.
  private static let pressed = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 242 / 255, green: 242 / 255, blue: 244 / 255, alpha: 0.14)
      : UIColor(red: 25 / 255, green: 25 / 255, blue: 50 / 255, alpha: 0.2)
  }

  private static let faded = UIColor.systemGroupedBackground.withAlphaComponent(0.5)
}
