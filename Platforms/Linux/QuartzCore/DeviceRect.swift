// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// A layer's bounds on the device's pixels: the one rule by which edges meet the grid.
///
/// Under a transform that only scales and moves, each edge goes to the nearest pixel boundary (a half goes down and
/// to the right), so layers that share an edge in points share it in pixels. Under any other transform nothing snaps.
struct DeviceRect {
  /// In pixels when snapped, else in the layer's own coordinates.
  let rect: CGRect
  /// From `rect`'s space to pixels; the identity when snapped.
  let transform: CGAffineTransform
  /// Pixels for each point of the layer, across and down.
  let scale: CGSize

  init(_ bounds: CGRect, _ toPixels: CGAffineTransform) {
    scale = CGSize(width: hypot(toPixels.a, toPixels.b), height: hypot(toPixels.c, toPixels.d))
    if toPixels.isScaleAndTranslation, toPixels.a > 0, toPixels.d > 0 {
      let r = bounds.applying(toPixels)
      let (x0, y0, x1, y1) = (snap(r.minX), snap(r.minY), snap(r.maxX), snap(r.maxY))
      rect = CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
      transform = .identity
    } else {
      rect = bounds
      transform = toPixels
    }
  }

  var isSnapped: Bool { transform.isIdentity }

  /// The whole pixels its drawing needs; zero for what is empty, not finite or larger than a bitmap can be.
  var pixels: (width: Int, height: Int) {
    let (w, h) =
      isSnapped
      ? (rect.width, rect.height) : ((rect.width * scale.width).rounded(.up), (rect.height * scale.height).rounded(.up))
    guard w >= 1, h >= 1, w <= 32_767, h <= 32_767 else { return (0, 0) }
    return (Int(w), Int(h))
  }

  /// A length of the layer in the units of `rect`.
  func length(_ points: CGFloat) -> CGFloat { isSnapped ? points * min(scale.width, scale.height) : points }
}

/// The nearest whole number, halves upwards: the same for negative numbers, so that it is one grid everywhere.
///
/// What is half a pixel but for an error of arithmetic counts as half: one row's bottom and the next one's top are the
/// same edge, computed in two ways.
private func snap(_ x: CGFloat) -> CGFloat { (x + 0.5 + 1e-6).rounded(.down) }
