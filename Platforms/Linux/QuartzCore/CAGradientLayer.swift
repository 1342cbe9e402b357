// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// The kind of a gradient layer. Conic gradients are not declared: there is nothing to draw them with.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A layer that fills its bounds, with their rounded corners, with a gradient over its background.
open class CAGradientLayer: CALayer {
  /// CGColors; fewer than one show nothing.
  open var colors: [Any]?
  /// A place in 0...1 for each colour; evenly spaced when nil or of another count.
  open var locations: [NSNumber]?
  /// In units of the bounds; the middle of the upper edge by default.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type: CAGradientLayerType = .axial

  override func copyProperties(of other: CALayer) {
    super.copyProperties(of: other)
    guard let other = other as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  override func drawContents(
    with compositor: Compositor, _ shape: LayerShape, _ device: DeviceRect, toPixels: CGAffineTransform
  ) {
    super.drawContents(with: compositor, shape, device, toPixels: toPixels)
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    let places = locations.map { $0.map { CGFloat($0.doubleValue) } }
    let gradient =
      places?.count == colors.count
      ? CGGradient(colorsSpace: nil, colors: colors, locations: places)
      : CGGradient(
        colorsSpace: nil, colors: colors, locations: nil)
    guard let gradient, startPoint.isFinite, endPoint.isFinite else { return }
    let context = compositor.context
    context.saveGState()
    compositor.place(device.transform)
    shape.clip(context)
    func place(_ p: CGPoint) -> CGPoint {
      CGPoint(
        x: device.rect.minX + p.x * device.rect.width, y: device.rect.minY + p.y * device.rect.height)
    }
    let (start, end) = (place(startPoint), place(endPoint))
    if type == .radial {
      // An ellipse around the start, whose half axes are the distances to the end point.
      let (rx, ry) = (abs(end.x - start.x), abs(end.y - start.y))
      if rx > 0, ry > 0 {
        context.translateBy(x: start.x, y: start.y)
        context.scaleBy(x: rx, y: ry)
        context.drawRadialGradient(
          gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    } else {
      context.drawLinearGradient(
        gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    context.restoreGState()
  }
}
