// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// A rectangle with its top or bottom corners rounded by UIKit's continuous curve, y down.
///
/// The numbers are those of `UIBezierPath(roundedRect:cornerRadius:)` (read off paths that iOS made): the curve begins
/// 1.528665 radii from the corner. Unlike UIKit's, it does not jump where a side is too short for that: it approaches the
/// quarter of a circle, axis by axis, in proportion to the room. Ugly numbers never trap: a radius that is
/// negative or NaN is 0, one that is too large is what fits, a rectangle that is empty or not finite gives no path.
struct RoundedOutline {
  var rect: CGRect
  /// In points.
  var radius: CGFloat
  var roundsTop: Bool
  var roundsBottom: Bool

  /// Adds the closed outline to `path`, clockwise on the screen, beginning on the top edge.
  func add(to path: UIBezierPath) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite,
      rect.minY.isFinite
    else { return }
    // The room each corner has: half a side that has a corner at its other end too, else the whole side.
    let roomX = rect.width / 2
    let roomY = roundsTop && roundsBottom ? rect.height / 2 : rect.height
    let r = radius > 0 ? min(radius, roomX, roomY) : 0
    let corner = RoundedCorner(radius: r, roomX: roomX, roomY: roomY)
    let (top, bottom) = (roundsTop && r > 0, roundsBottom && r > 0)

    path.move(to: CGPoint(x: rect.minX + (top ? corner.width : 0), y: rect.minY))
    add(corner, to: path, at: CGPoint(x: rect.maxX, y: rect.minY), x: -1, y: 1, isRounded: top, fromVertical: false)
    add(corner, to: path, at: CGPoint(x: rect.maxX, y: rect.maxY), x: -1, y: -1, isRounded: bottom, fromVertical: true)
    add(corner, to: path, at: CGPoint(x: rect.minX, y: rect.maxY), x: 1, y: -1, isRounded: bottom, fromVertical: false)
    add(corner, to: path, at: CGPoint(x: rect.minX, y: rect.minY), x: 1, y: 1, isRounded: top, fromVertical: true)
    path.close()
  }

  /// A line to the corner and the way around it; `x` and `y` point from the corner into the rectangle.
  private func add(
    _ corner: RoundedCorner, to path: UIBezierPath, at tip: CGPoint, x: CGFloat, y: CGFloat, isRounded: Bool,
    fromVertical: Bool
  ) {
    guard isRounded else { return path.addLine(to: tip) }
    let points = (fromVertical ? corner.points.reversed() : corner.points)
      .map { CGPoint(x: tip.x + x * $0.x, y: tip.y + y * $0.y) }
    path.addLine(to: points[0])
    for i in stride(from: 1, to: points.count, by: 3) {
      path.addCurve(to: points[i + 2], controlPoint1: points[i], controlPoint2: points[i + 1])
    }
  }
}

/// One corner in its own space: the tip at zero, x along the horizontal edge, y along the vertical one.
private struct RoundedCorner {
  /// The start on the horizontal edge, then three cubic curves to the vertical edge.
  let points: [CGPoint]
  /// Where the curve begins on the horizontal edge, from the tip.
  var width: CGFloat { points[0].x }

  init(radius: CGFloat, roomX: CGFloat, roomY: CGFloat) {
    let reach = Self.continuous[0].x
    // 1 where there is room for the whole curve, 0 where only the radius fits.
    func share(_ room: CGFloat) -> CGFloat {
      guard radius > 0 else { return 0 }
      return min(max((room / radius - 1) / (reach - 1), 0), 1)
    }
    let (x, y) = (share(roomX), share(roomY))
    points = zip(Self.circular, Self.continuous).map { circle, curve in
      CGPoint(
        x: radius * (circle.x + x * (curve.x - circle.x)), y: radius * (circle.y + y * (curve.y - circle.y)))
    }
  }

  /// UIKit's curve, in radii.
  private static let continuous = [
    CGPoint(x: 1.528665, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
    CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956), CGPoint(x: 0.16905956, y: 0.37282383),
    CGPoint(x: 0.07491139, y: 0.63149379), CGPoint(x: 0, y: 0.86840694), CGPoint(x: 0, y: 1.08849296),
    CGPoint(x: 0, y: 1.528665),
  ]

  /// A quarter of a circle of radius 1 around (1, 1) in as many curves, parted at the angles of the curve above.
  private static let circular: [CGPoint] = {
    let cut: CGFloat = atan2(1 - continuous[3].x, 1 - continuous[3].y)
    let angles: [CGFloat] = [0, cut, .pi / 2 - cut, .pi / 2]
    func point(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
      CGPoint(x: 1 - sin(angle) - along * cos(angle), y: 1 - cos(angle) + along * sin(angle))
    }
    var points = [point(0, 0)]
    for (from, to) in zip(angles, angles.dropFirst()) {
      let handle = 4 / 3 * tan((to - from) / 4)
      points += [point(from, handle), point(to, -handle), point(to, 0)]
    }
    return points
  }()
}
