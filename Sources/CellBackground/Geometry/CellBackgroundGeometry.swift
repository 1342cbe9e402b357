// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// What a cell's background looks like, as paths on device pixels: pure arithmetic that the view executes.
///
/// Coordinates are points, y down, relative to the picture, which `pictureFrame` places in the view. Bad numbers follow
/// rules instead of trapping: a scale that is not positive is 1, a border width that is not positive is no border,
/// a radius is held to what fits, bounds that are empty or not finite give empty paths.
struct CellBackgroundGeometry {
  /// The picture in the view's coordinates: the bounds with every edge on the nearest device pixel.
  let pictureFrame: CGRect
  private let position: CellPosition
  private let radius: CGFloat
  /// Whole pixels, at least one where there is a border at all.
  private let line: CGFloat

  /// - Parameters:
  ///   - bounds: The view's bounds.
  ///   - origin: Where the bounds' origin lies in the table or window: rows at fractional places meet on one grid.
  ///   - scale: Device pixels per point.
  init(
    position: CellPosition, bounds: CGRect, origin: CGPoint, scale: CGFloat, cornerRadius: CGFloat, borderWidth: CGFloat
  ) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.position = position
    radius = cornerRadius
    line = borderWidth.isFinite && borderWidth > 0 ? max(1, (borderWidth * scale).rounded()) / scale : 0

    // a half but for an error of arithmetic is a half: neighbours compute their common edge in two ways
    func snapped(_ length: CGFloat, _ start: CGFloat) -> CGFloat {
      ((start + length) * scale + 0.5 + 1e-6).rounded(.down) / scale - start
    }
    let (x, y) = (origin.x.isFinite ? origin.x : 0, origin.y.isFinite ? origin.y : 0)
    let (left, right) = (snapped(0, x), snapped(bounds.width, x))
    let (top, bottom) = (snapped(0, y), snapped(bounds.height, y))
    let frame = CGRect(x: bounds.minX + left, y: bounds.minY + top, width: right - left, height: bottom - top)
    let isUsable = frame.width.isFinite && frame.height.isFinite && frame.minX.isFinite && frame.minY.isFinite
    pictureFrame = isUsable ? frame : CGRect(origin: .zero, size: .zero)
  }

  private var picture: CGRect { CGRect(origin: .zero, size: pictureFrame.size) }

  /// The section's contour as far as this row goes.
  var outline: UIBezierPath {
    let path = UIBezierPath()
    add(picture, radius: radius, to: path)
    return path
  }

  /// Border and join, to be filled by the even-odd rule; nil without a border.
  ///
  /// The border lies wholly inside the outline. A join belongs to the row above it, where UIKit draws its separators too,
  /// so two neighbours share one line.
  var border: UIBezierPath? {
    guard line > 0 else { return nil }
    let path = outline
    path.usesEvenOddFillRule = true
    let top = position.joinsAbove ? 0 : line
    let inner = CGRect(
      x: line, y: top, width: picture.width - 2 * line, height: picture.height - top - line)
    if inner.width > 0, inner.height > 0 { add(inner, radius: radius - line, to: path) }
    return path
  }

  private func add(_ rect: CGRect, radius: CGFloat, to path: UIBezierPath) {
    RoundedOutline(
      rect: rect, radius: radius, roundsTop: !position.joinsAbove, roundsBottom: !position.joinsBelow
    )
    .add(to: path)
  }
}
