// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension RoundedOutline.Corner {
  /// The corner in its own space, the tip at zero, x along the horizontal edge, y along the vertical one: the start on the
  /// horizontal edge, then three cubic curves to the vertical edge.
  ///
  /// Each half has its edge's share, so that a tangent goes on straight where two curves meet.
  var curve: [CGPoint] {
    Self.circular.indices.map { i in
      let (circle, smooth) = (Self.circular[i], Self.continuous[i])
      let share = i < Self.circular.count / 2 ? share.width : share.height
      return CGPoint(
        x: radius.width * (circle.x + share * (smooth.x - circle.x)),
        y: radius.height * (circle.y + share * (smooth.y - circle.y)))
    }
  }

  /// UIKit's curve, in radii.
  private static let continuous = [
    CGPoint(x: continuousReach, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
    CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956), CGPoint(x: 0.16905956, y: 0.37282383),
    CGPoint(x: 0.07491139, y: 0.63149379), CGPoint(x: 0, y: 0.86840694), CGPoint(x: 0, y: 1.08849296),
    CGPoint(x: 0, y: continuousReach),
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
