// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

/// The styles that the articles show.
@MainActor
enum StyleSnippets {
  static var readme: CellBackgroundStyle {
    // docs: begin
    var style = CellBackgroundStyle(fill: .color(.secondarySystemGroupedBackground))
    style.border = .init(color: .separator, width: .points(1))
    style.separator.inset = .zero
    style.corners = .radius(16)
    style.shadow = .init(blur: 6, opacity: 0.15)
    style.insets = .layoutMargins
    style.states[.selected] = .init(fill: .color(.systemYellow))
    // docs: end
    return style
  }

  static var corners: CellBackgroundStyle {
    var style = CellBackgroundStyle()
    // docs: begin
    style.corners = .init(.each(topLeading: 24, topTrailing: 4, bottomLeading: 4, bottomTrailing: 24))
    // docs: end
    return style
  }

  static var lines: CellBackgroundStyle {
    var style = CellBackgroundStyle()
    // docs: begin
    style.corners = .radius(0)
    style.border = .init(color: .separator, edges: [.top, .bottom])
    style.separator.inset = .points(leading: 16, trailing: 0)
    // docs: end
    return style
  }

  static var gradient: CellBackgroundStyle {
    var style = CellBackgroundStyle()
    // docs: begin
    style.fill = .gradient(.vertical([.white, UIColor(white: 0.8, alpha: 1)], span: .section))
    // docs: end
    return style
  }

  static var diagonal: CellBackgroundStyle {
    var style = CellBackgroundStyle()
    // docs: begin
    style.fill = .gradient(
      .init(
        stops: [.init(color: .systemTeal, location: 0), .init(color: .systemIndigo, location: 0.8)],
        startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
    // docs: end
    return style
  }

  static func texture(_ paper: UIImage) -> CellBackgroundStyle {
    var style = CellBackgroundStyle()
    // docs: begin
    style.fill = .texture(.init(image: paper))
    // docs: end
    return style
  }

  static func photo(_ photo: UIImage) -> CellBackgroundStyle {
    var style = CellBackgroundStyle()
    // docs: begin
    style.fill = .texture(.init(image: photo, mode: .stretched))
    // docs: end
    return style
  }

  static var shadow: CellBackgroundStyle {
    var style = CellBackgroundStyle()
    // docs: begin
    style.shadow = .init(color: .black, offset: CGSize(width: 0, height: 2), blur: 8, opacity: 0.2)
    style.insets = .init(top: 10, leading: 16, bottom: 14, trailing: 16)
    // docs: end
    return style
  }

  static var states: CellBackgroundStyle {
    var style = CellBackgroundStyle()
    // docs: begin
    style.states[.selected] = .init(fill: .color(.systemYellow))
    style.states[.disabled] = .init(overlay: UIColor.black.withAlphaComponent(0.5))
    style.states[.swiped] = .init(shape: .squareTrailing)
    // docs: end
    return style
  }

  static var dark: CellBackgroundStyle {
    // docs: begin
    let paper = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.2, green: 0.2, blue: 0.1, alpha: 1) : UIColor(red: 1, green: 1, blue: 0.9, alpha: 1)
    }
    var style = CellBackgroundStyle(fill: .color(paper), border: .init(color: .separator))
    style.ensuresContrast = true
    // docs: end
    return style
  }

  static var insets: CellBackgroundStyle {
    var style = CellBackgroundStyle()
    // docs: begin
    style.insets = .init(leading: 8, trailing: 8, from: .safeArea)
    style.spacing = 6
    // docs: end
    return style
  }

  static var masks: CellBackgroundStyle {
    // docs: begin
    var style = CellBackgroundStyle(fill: .color(.secondarySystemGroupedBackground))
    style.corners = .radius(12)
    style.border = .init(color: .separator)
    // docs: end
    return style
  }
}
