// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// The outline of a layer's background, border and mask: its bounds with its rounded corners.
struct LayerShape {
  private let rect: CGRect
  private let radius: CGFloat
  private let corners: CACornerMask
  private let curve: RoundedRectPath.Curve
  private let path: CGPath?

  init(_ layer: CALayer, _ device: DeviceRect) {
    rect = device.rect
    corners = layer.maskedCorners
    curve = layer.cornerCurve == .continuous ? .continuous : .circular
    radius = layer.cornerRadius > 0 && !corners.isEmpty ? device.length(layer.cornerRadius) : 0
    path = radius > 0 ? Self.path(rect, radius, corners, curve) : nil
  }

  /// In the coordinates of the device rectangle.
  var outline: CGPath { path ?? CGPath(rect: rect, transform: nil) }

  func fill(_ context: CGContext) {
    guard let path else { return context.fill(rect) }
    context.addPath(path)
    context.fillPath()
  }

  func clip(_ context: CGContext) {
    guard let path else { return context.clip(to: rect) }
    context.addPath(path)
    context.clip()
  }

  /// Fills between the outline and the same outline moved inwards by `width`; the inner radius is what is left of it.
  func fillBorder(_ context: CGContext, width: CGFloat) {
    guard 2 * width < min(rect.width, rect.height) else { return fill(context) }
    let inner = rect.insetBy(dx: width, dy: width)
    if let path {
      context.addPath(path)
    } else {
      context.addRect(rect)
    }
    context.addPath(Self.path(inner, max(0, radius - width), corners, curve))
    context.fillPath(using: .evenOdd)
  }

  private static func path(
    _ rect: CGRect, _ radius: CGFloat, _ corners: CACornerMask, _ curve: RoundedRectPath.Curve
  ) -> CGPath {
    func r(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let radii = RoundedRectPath.Radii(
      topLeft: r(.layerMinXMinYCorner), topRight: r(.layerMaxXMinYCorner), bottomRight: r(.layerMaxXMaxYCorner),
      bottomLeft: r(.layerMinXMaxYCorner))
    return RoundedRectPath.path(in: rect, radii: radii, curve: curve)
  }
}
