// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CALayer {
  /// A shadow that clips its own layer's bounds would never be seen, so Core Animation draws none.
  var castsShadow: Bool {
    shadowOpacity > 0 && !masksToBounds && (shadowColor?.alpha ?? 0) > 0 && shadowRadius.isFinite
      && shadowOffset.width.isFinite && shadowOffset.height.isFinite
  }

  /// A shadow's picture, and what it was drawn for.
  struct ShadowPicture {
    struct Key: Equatable {
      var path: CGPath
      var sigma: CGFloat
      var color: CGColor
    }

    let key: Key
    let image: CGImage
  }
}

extension Compositor {
  /// The standard deviation of a shadow of radius 1: 7.5 was measured for a radius of 8 (facts §5), others are a guess.
  static let sigmaPerRadius: CGFloat = 0.9375

  /// Draws the blurred alpha of the layer, or of its `shadowPath`, moved by the offset.
  func drawShadow(of layer: CALayer, _ shape: LayerShape, _ device: DeviceRect, toPixels: CGAffineTransform) {
    guard let color = layer.shadowColor?.multiplied(by: CGFloat(layer.shadowOpacity)) else { return }
    let scale = min(device.scale.width, device.scale.height)
    let sigma = max(0, layer.shadowRadius) * Self.sigmaPerRadius * scale
    let margin = (3 * sigma).rounded(.up) + 1
    let offset = CGSize(
      width: layer.shadowOffset.width * device.scale.width, height: layer.shadowOffset.height * device.scale.height)

    if let path = layer.shadowPath.map({ $0.applying(toPixels) }) ?? shape.solidOutline(of: layer, device) {
      let box = path.boundingBoxOfPath
      guard box.isFinite, !box.isNull else { return }
      // The same path on the same place within a pixel has the same picture.
      let origin = CGPoint(x: box.minX.rounded(.down), y: box.minY.rounded(.down))
      let local = path.applying(CGAffineTransform(translationX: -origin.x, y: -origin.y))
      let key = CALayer.ShadowPicture.Key(path: local, sigma: sigma, color: color)
      let frame = local.boundingBoxOfPath.insetBy(dx: -margin, dy: -margin).integral
      if layer.shadowPicture?.key != key {
        let image = picture(in: frame) {
          $0.place(.identity)
          $0.context.addPath(local)
          $0.context.fillPath()
        }
        layer.shadowPicture = image?.shadow(sigma: sigma, color: color).map { .init(key: key, image: $0) }
      }
      guard let image = layer.shadowPicture?.image else { return }
      draw(image, at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), offset)
    } else {
      let frame = layer.extent(toPixels).insetBy(dx: -margin, dy: -margin).integral
      let image = picture(in: frame) { $0.drawBody(of: layer, shape, device, toPixels: toPixels) }
      guard let shadow = image?.shadow(sigma: sigma, color: color) else { return }
      draw(shadow, at: frame.origin, offset)
    }
  }

  private func draw(_ image: CGImage, at origin: CGPoint, _ offset: CGSize) {
    place(.identity)
    context.draw(
      image, transform: CGAffineTransform(translationX: origin.x + offset.width, y: origin.y + offset.height))
  }
}

extension CALayer {
  /// What the layer and its sublayers cover, in pixels.
  fileprivate func extent(_ toPixels: CGAffineTransform) -> CGRect {
    let own = bounds.applying(toPixels)
    if masksToBounds { return own }
    return children.reduce(own) { box, child in
      child.isHidden ? box : box.union(child.extent(child.toSuperlayer.concatenating(toPixels)))
    }
  }
}

extension LayerShape {
  /// The outline, where that alone decides what the shadow looks like: an opaque background and nothing beyond it.
  fileprivate func solidOutline(of layer: CALayer, _ device: DeviceRect) -> CGPath? {
    guard layer.children.isEmpty, type(of: layer) == CALayer.self, let color = layer.backgroundColor,
      color.alpha == 1, color.pattern == nil
    else { return nil }
    return outline.applying(device.transform)
  }
}

extension CGColor {
  fileprivate func multiplied(by opacity: CGFloat) -> CGColor? { copy(alpha: alpha * min(max(opacity, 0), 1)) }
}
