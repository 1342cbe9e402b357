// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// What a shape is painted with: colours as the traits resolve them, places in pixels from the outline's top left.
///
/// Equal paints on equal shapes give equal pictures.
struct CardPaint: Hashable {
  enum Fill: Hashable {
    case none
    case color(UIColor)
    case gradient(colors: [UIColor], locations: [CGFloat], start: CGPoint, end: CGPoint)
    case texture(UIImage, CellBackgroundStyle.Texture.Mode, CGRect)

    func hash(into hasher: inout Hasher) {
      switch self {
      case .none: break
      case .color(let color): hasher.combine(color)
      case .gradient(let colors, let locations, let start, let end):
        hasher.combine(colors)
        hasher.combine(locations)
        hasher.combine(start)
        hasher.combine(end)
      case .texture(let image, _, let span):
        hasher.combine(image)
        hasher.combine(span)
      }
    }
  }

  /// Along which axes a picture may be stretched.
  enum Stretch {
    case none, horizontal, both
  }

  var fill: Fill
  /// Over a texture or a pattern; a plain fill has taken it up.
  var overlay: UIColor?
  var border: UIColor?
  var separator: UIColor?
  var shadow: UIColor?
  /// The overlay then leaves border and separator free, which are painted by the view below.
  let isOverlayOnly: Bool
  let stretch: Stretch

  /// - Parameters:
  ///   - separatorColor: The table's, for a style that leaves it to the table.
  ///   - contrast: Whether lines are brought to a contrast that is easy to see.
  init(
    _ look: CellBackgroundStyle.Look, geometry: CellBackgroundGeometry, traits: UITraitCollection,
    separatorColor: UIColor?, contrast: Bool
  ) {
    func resolved(_ color: UIColor) -> UIColor? {
      let color = color.resolvedColor(with: traits)
      return color.isClear ? nil : color
    }
    let shape = geometry.shape
    overlay = look.overlay.flatMap(resolved)
    border = shape.hasBorder ? resolved(look.border.color) : nil
    separator = shape.separator != nil ? resolved(look.separator.color ?? separatorColor ?? .separator) : nil
    shadow =
      shape.shadow == nil
      ? nil
      : resolved(look.shadow.color).map {
        $0.withAlphaComponent($0.cgColor.alpha * min(max(look.shadow.opacity, 0), 1))
      }
    var stretch = Stretch.both
    switch look.fill {
    case .color(let color):
      fill = resolved(color).map { .color($0) } ?? .none
    case .gradient(let gradient):
      let span = geometry.rect(of: gradient.span)
      let isMirrored = geometry.isRightToLeft
      func point(_ unit: CGPoint) -> CGPoint {
        let (x, y) = (unit.x.isFinite ? unit.x : 0, unit.y.isFinite ? unit.y : 0)
        return CGPoint(
          x: span.minX + (isMirrored ? 1 - x : x) * span.width, y: span.minY + y * span.height)
      }
      var (start, end) = (point(gradient.startPoint), point(gradient.endPoint))
      // A gradient over the cell from top to bottom is the same in all columns; a longer one is different in each row.
      if start.x == end.x, gradient.span == .cell {
        (start.x, end.x) = (0, 0)
        stretch = .horizontal
      } else {
        stretch = .none
      }
      let stops = gradient.stops
      fill =
        stops.isEmpty
        ? .none
        : .gradient(
          colors: stops.map { $0.color.resolvedColor(with: traits) },
          locations: stops.map { $0.location > 0 ? min($0.location, 1) : 0 }, start: start, end: end)
    case .texture(let texture):
      let span = texture.mode == .stretched && texture.span == .table ? .section : texture.span
      fill = .texture(texture.image, texture.mode, geometry.rect(of: span))
      stretch = .none
    }
    if look.isOverlayOnly { (fill, border, separator, stretch) = (.none, nil, nil, .both) }
    let colors = [overlay, border, separator, look.isOverlayOnly ? nil : look.fill.color]
    isOverlayOnly = look.isOverlayOnly
    self.stretch = colors.contains { $0?.resolvedColor(with: traits).cgColor.pattern != nil } ? .none : stretch
    mergeOverlay()
    if contrast { raiseContrast() }
  }

  /// Makes one colour of overlay and fill where that can be done.
  ///
  /// Two coats over one another would cover an antialiased edge more than the fill alone does.
  private mutating func mergeOverlay() {
    guard !isOverlayOnly, let overlay, let coat = PlainColor(overlay) else { return }
    switch fill {
    case .none:
      fill = .color(overlay)
    case .color(let color):
      guard let color = PlainColor(color) else { return }
      fill = .color(coat.laid(over: color).color)
    case .gradient(let colors, let locations, let start, let end):
      let coated = colors.map { color in PlainColor(color).map { coat.laid(over: $0).color } ?? color }
      fill = .gradient(colors: coated, locations: locations, start: start, end: end)
    case .texture:
      return
    }
    self.overlay = nil
  }
}

extension CellBackgroundStyle.Fill {
  var color: UIColor? {
    if case .color(let color) = self { return color }
    return nil
  }
}

extension UIColor {
  /// Nothing would be seen of it.
  fileprivate var isClear: Bool { cgColor.pattern == nil && cgColor.alpha <= 0 }
}
