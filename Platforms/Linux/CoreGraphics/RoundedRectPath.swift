// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// Builds the outlines of rounded rectangles: circular, continuous as a layer draws them, and as UIBezierPath does.
///
/// Every path runs clockwise (on a y-down screen) from the top edge, beginning where the top left corner ends. A corner
/// that is not rounded is a plain line-to; without any rounded corner the path is four lines. All numbers are
/// accepted: a radius that is NaN or negative counts as 0, a rectangle with a side that is not finite stays a
/// rectangle, one of negative size is standardised.
package enum RoundedRectPath {
  /// How a layer's corner bends.
  package enum Curve: Sendable {
    case circular
    case continuous
  }

  /// One radius for each corner, in points.
  package struct Radii: Hashable, Sendable {
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomRight: CGFloat
    package var bottomLeft: CGFloat

    package init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }

    package init(_ radius: CGFloat) {
      self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
  }

  /// A layer's outline: radii are held to half the shorter side.
  ///
  /// A circular corner is one cubic with kappa 0.55228, off the circle by 0.027 % of the radius. A continuous corner
  /// needs 1.528665 radii along each of its two edges. Where an edge has less (its half, when the corner at its other
  /// end is rounded as well), the curve approaches the circular one on that axis, and is circular there when nothing
  /// but the radius is left: a 51 pt high row with a radius of 26 is circular vertically and continuous horizontally,
  /// one of 70.67 pt still continuous both ways (facts §4). Between the two the shape is a guess: it changes in
  /// proportion to the room, so that no height makes it jump.
  package static func path(in rect: CGRect, radii: Radii, curve: Curve) -> CGPath {
    let r = rect.standardized
    guard r.isFinite else { return CGPath(rect: rect, transform: nil) }
    let limit = min(r.width, r.height) / 2
    // In the order of the path; neighbours in the array are neighbours in the rectangle.
    let radius = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map { $0.clamped(0, limit) }
    guard radius.contains(where: { $0 > 0 }) else { return fourLines(r) }
    let corners = (0..<4).map { i -> CornerShape? in
      guard radius[i] > 0 else { return nil }
      guard curve == .continuous else { return .circular(radius[i]) }
      // Corners 0 and 1 share the top edge, 1 and 2 the right one, 2 and 3 the bottom, 3 and 0 the left.
      let (alongX, alongY) = (radius[i ^ 1], radius[3 - i])
      return .continuous(
        radius[i], roomX: room(r.width, radius[i], alongX), roomY: room(r.height, radius[i], alongY))
    }
    return outline(r, corners)
  }

  /// UIBezierPath's outline of one radius for some corners (1 top left, 2 top right, 4 bottom left, 8 bottom right).
  ///
  /// The continuous curve of facts §5 holds while the radius is at most side / 3.0573 on both axes, whichever corners
  /// are rounded. Beyond, iOS falls back axis by axis, and jumps:
  /// - where only the shorter side is too short, the corner ends in the middle of that side and no longer depends on
  ///   the radius but for the start on the longer side (measured at radii of 42 and 48 in 160 × 100, and of 24 and 32
  ///   in 60 × 160);
  /// - where both sides are too short, it is a circle of half the shorter side (radius 64 in 160 × 100 is a capsule,
  ///   radius 15 in 30 × 30 a circle).
  /// What iOS does with other radii and sides is a guess: that it does the same.
  package static func bezierPath(in rect: CGRect, corners: UInt, radius: CGFloat) -> CGPath {
    let r = rect.standardized
    guard r.isFinite else { return CGPath(rect: rect, transform: nil) }
    // The largest finite number stands for infinity: both fall back in the same way, and the arithmetic stays finite.
    let radius = radius.clamped(0, .greatestFiniteMagnitude)
    let half = min(r.width, r.height) / 2
    guard radius > 0, half > 0, corners & 15 != 0 else { return fourLines(r) }
    let fitsX = radius <= r.width / 2 / CornerShape.extent
    let fitsY = radius <= r.height / 2 / CornerShape.extent
    let shape: CornerShape =
      switch (fitsX, fitsY) {
      case (true, true): .continuous(radius)
      case (true, false): .halfContinuous(half, start: radius * CornerShape.extent)
      case (false, true): CornerShape.halfContinuous(half, start: radius * CornerShape.extent).transposed
      case (false, false): .circular(half)
      }
    let bits: [UInt] = [1, 2, 8, 4]
    return outline(r, bits.map { corners & $0 == 0 ? nil : shape })
  }

  /// What a corner may use of an edge: its share when both ends are rounded, else the whole edge.
  private static func room(_ side: CGFloat, _ radius: CGFloat, _ neighbour: CGFloat) -> CGFloat {
    side * radius / (radius + neighbour)
  }

  private static func fourLines(_ r: CGRect) -> CGPath {
    let origin = CGPoint(x: r.minX, y: r.minY)
    return CGPath(elements: [
      .move(origin), .line(CGPoint(x: r.maxX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.maxY)),
      .line(CGPoint(x: r.minX, y: r.maxY)), .line(origin), .close,
    ])
  }

  /// The outline with these corners, in the order top left, top right, bottom right, bottom left.
  private static func outline(_ r: CGRect, _ corners: [CornerShape?]) -> CGPath {
    // From a corner's own space (x along the horizontal edge, y along the vertical one, into the rectangle) to the
    // path.
    let place: [(CGPoint) -> CGPoint] = [
      { CGPoint(x: r.minX + $0.x, y: r.minY + $0.y) }, { CGPoint(x: r.maxX - $0.x, y: r.minY + $0.y) },
      { CGPoint(x: r.maxX - $0.x, y: r.maxY - $0.y) }, { CGPoint(x: r.minX + $0.x, y: r.maxY - $0.y) },
    ]
    // At an even corner a clockwise path comes from the vertical edge, at an odd one from the horizontal edge.
    let pieces = (0..<4).map { i -> [CGPoint] in
      let points = corners[i]?.points ?? [.zero]
      return (i.isMultiple(of: 2) ? points.reversed() : points).map(place[i])
    }
    var elements: [PathElement] = [.move(pieces[0][pieces[0].count - 1])]
    for piece in [pieces[1], pieces[2], pieces[3], pieces[0]] {
      if elements.currentPoint != piece[0] { elements.append(.line(piece[0])) }
      for i in stride(from: 1, to: piece.count, by: 3) {
        elements.append(.curve(control1: piece[i], control2: piece[i + 1], end: piece[i + 2]))
      }
    }
    elements.append(.close)
    return CGPath(elements: elements)
  }
}
