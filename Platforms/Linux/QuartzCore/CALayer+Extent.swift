// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CALayer {
  /// All that the layer, its shadow and its sublayers can reach, in pixels; null where nothing is drawn.
  func extent(_ toPixels: CGAffineTransform) -> CGRect {
    let body = bodyExtent(toPixels)
    guard castsShadow, !body.isNull else { return body }
    let sigma = max(0, shadowRadius) * Compositor.sigmaPerRadius
    let reach = Compositor.margin(sigma * max(hypot(toPixels.a, toPixels.b), hypot(toPixels.c, toPixels.d)))
    let source = shadowPath.map { $0.boundingBoxOfPath.applying(toPixels) } ?? body
    let offset = toPixels.applied(toVector: shadowOffset)
    return body.union(
      finite(source.insetBy(dx: -reach, dy: -reach).offsetBy(dx: offset.width, dy: offset.height)))
  }

  /// The same without the layer's own shadow.
  func bodyExtent(_ toPixels: CGAffineTransform) -> CGRect {
    guard !isHidden, opacity > 0, toPixels.isInvertible, bounds.isFinite else { return .null }
    let device = DeviceRect(bounds, toPixels)
    let own = finite(device.rect.applying(device.transform))
    if masksToBounds { return own }
    // Contents that keep their size begin on a whole pixel.
    let contents = finite(contentsExtent.applying(toPixels).insetBy(dx: -1, dy: -1))
    return children.reduce(own.union(contents)) { box, child in
      box.union(child.extent(child.toSuperlayer.concatenating(toPixels)))
    }
  }

  private func finite(_ rect: CGRect) -> CGRect {
    rect.isFinite && rect.maxX.isFinite && rect.maxY.isFinite ? rect : .null
  }
}

extension CGAffineTransform {
  /// Turned and scaled, but not moved.
  func applied(toVector v: CGSize) -> CGSize {
    CGSize(width: v.width * a + v.height * c, height: v.width * b + v.height * d)
  }

  /// Circles stay circles.
  var isSimilarity: Bool {
    let (x, y) = (a * a + b * b, c * c + d * d)
    return abs(x - y) <= 1e-6 * max(x, y) && abs(a * c + b * d) <= 1e-6 * max(x, y)
  }
}

extension CGRect {
  /// What both have; zero where nothing or a number is not finite, which stops the program in Foundation's own.
  func common(with other: CGRect) -> CGRect {
    let (x0, y0) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
    let (x1, y1) = (Swift.min(maxX, other.maxX), Swift.min(maxY, other.maxY))
    guard x0 < x1, y0 < y1, (x1 - x0).isFinite, (y1 - y0).isFinite else { return .zero }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
