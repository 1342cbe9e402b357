// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension CellBackgroundGeometry {
  /// Paints what the geometry of `style` shows into the current context, whose coordinates are those of the bounds.
  ///
  /// A view does the same into its own picture; tests hold rows painted one by one to their section painted as one.
  package func paint(_ style: CellBackgroundStyle, states: Set<CellBackgroundState> = [], traits: UITraitCollection) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let paint = CardPaint(
      style.look(in: states), geometry: self, traits: traits, separatorColor: nil,
      contrast: style.ensuresContrast && traits.accessibilityContrast == .high)
    context.saveGState()
    context.translateBy(x: frame.minX, y: frame.minY)
    context.scaleBy(x: 1 / grid.scale, y: 1 / grid.scale)
    CardPainter(shape: shape, paint: paint, scale: grid.scale).draw(in: context)
    context.restoreGState()
  }
}
