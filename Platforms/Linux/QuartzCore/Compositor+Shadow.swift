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
      var frame: CGRect
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

  /// How far from its source a shadow can be seen, in pixels.
  static func margin(_ sigma: CGFloat) -> CGFloat { (3 * sigma).rounded(.up) + 1 }

  /// Draws the blurred alpha of the layer, or of its `shadowPath`, moved by the offset: all of it in the layer's plane.
  func drawShadow(of layer: CALayer, toPixels: CGAffineTransform) {
    guard let color = layer.shadowColor?.multiplied(by: CGFloat(layer.shadowOpacity)) else { return }
    // Where circles do not stay circles, the blur is made in a space where they do.
    let larger = max(hypot(toPixels.a, toPixels.b), hypot(toPixels.c, toPixels.d))
    let space = toPixels.isSimilarity ? toPixels : CGAffineTransform(scaleX: larger, y: larger)
    guard space.isInvertible else { return }
    let toPixels = toPixels.isSimilarity ? .identity : space.inverted().concatenating(toPixels)
    let device = DeviceRect(layer.bounds, space)
    let sigma = max(0, layer.shadowRadius) * Self.sigmaPerRadius * min(device.scale.width, device.scale.height)
    let margin = Self.margin(sigma)
    let offset = space.applied(toVector: layer.shadowOffset)
    let seen = visible(toPixels).insetBy(dx: -2 * margin, dy: -2 * margin).offsetBy(
      dx: -offset.width, dy: -offset.height)

    if let path = layer.shadowPath.map({ $0.applying(space) })
      ?? LayerShape(layer, device).solidOutline(of: layer, device)
    {
      let box = path.boundingBoxOfPath
      guard box.isFinite, !box.isNull else { return }
      // The same path on the same place within a pixel has the same picture.
      let origin = CGPoint(x: box.minX.rounded(.down), y: box.minY.rounded(.down))
      let local = path.applying(CGAffineTransform(translationX: -origin.x, y: -origin.y))
      let frame = Self.fitting(
        local.boundingBoxOfPath.insetBy(dx: -margin, dy: -margin), seen.offsetBy(dx: -origin.x, dy: -origin.y))
      let key = CALayer.ShadowPicture.Key(path: local, frame: frame, sigma: sigma, color: color)
      if layer.shadowPicture?.key != key {
        let image = picture(in: frame) {
          $0.place(.identity)
          $0.context.addPath(local)
          $0.context.fillPath()
        }
        layer.shadowPicture = image?.shadow(sigma: sigma, color: color).map { .init(key: key, image: $0) }
      }
      guard let image = layer.shadowPicture?.image else { return }
      draw(image, at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), offset, toPixels)
    } else {
      let frame = Self.fitting(layer.bodyExtent(space).insetBy(dx: -margin, dy: -margin), seen)
      let image = picture(in: frame) {
        $0.drawBody(of: layer, LayerShape(layer, device), device, toPixels: space)
      }
      guard let shadow = image?.shadow(sigma: sigma, color: color) else { return }
      draw(shadow, at: frame.origin, offset, toPixels)
    }
  }

  /// The whole frame, unless it is so large that only the part that counts for what is `seen` is worth its memory.
  private static func fitting(_ frame: CGRect, _ seen: CGRect) -> CGRect {
    let whole = frame.integral
    let isSmall = max(whole.width, whole.height) <= longestSide && whole.width * whole.height <= mostPixels
    return isSmall ? whole : whole.common(with: seen.integral)
  }

  /// A screen's worth.
  private static let mostPixels: CGFloat = 4_194_304
  private static let longestSide: CGFloat = 8192

  private func draw(_ image: CGImage, at origin: CGPoint, _ offset: CGSize, _ toPixels: CGAffineTransform) {
    place(toPixels)
    context.draw(
      image, transform: CGAffineTransform(translationX: origin.x + offset.width, y: origin.y + offset.height))
  }
}

extension LayerShape {
  /// The outline, where that alone decides what the shadow looks like: an opaque background and nothing beyond it.
  fileprivate func solidOutline(of layer: CALayer, _ device: DeviceRect) -> CGPath? {
    guard layer.children.isEmpty, type(of: layer) == CALayer.self, let color = layer.backgroundColor,
      color.alpha == 1, color.pattern == nil, layer.contentsExtent.isNull
    else { return nil }
    return outline.applying(device.transform)
  }
}

extension CGColor {
  fileprivate func multiplied(by opacity: CGFloat) -> CGColor? { copy(alpha: alpha * min(max(opacity, 0), 1)) }
}
