// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// One rounded corner as a chain of cubics, from the horizontal edge to the vertical one.
///
/// Coordinates are distances from the corner: x along the horizontal edge, y along the vertical one, both growing into
/// the rectangle.
///
///     corner ┌──────·── horizontal edge, x →     first point: (extent, 0)
///            │    ˙
///            ·  ˙                                last point: (0, extent)
///            │ vertical edge, y ↓
struct CornerShape {
  /// A start, then three points for each cubic.
  var points: [CGPoint]

  /// How far a continuous corner reaches along its edges, in radii (facts §5).
  static let extent: CGFloat = 1.528665

  /// The continuous corner in units of its radius (facts §5, asserted by tests that run on iOS). The second half
  /// mirrors the first.
  private static let continuousUnit = points(
    (extent, 0),
    (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
    (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
    (0, 0.86840694), (0, 1.08849296), (0, extent))

  /// A quarter circle in the form of the continuous corner: three arcs that meet near its joints, at 21.7 and 68.3°.
  private static let circularUnit: [CGPoint] = {
    func arc(_ from: CGFloat, _ to: CGFloat) -> [CGPoint] {
      let handle = 4 / 3 * tan((to - from) / 4)
      func point(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
        // The angle is counted from the horizontal edge's tangent point.
        let (s, c) = (sin(angle), cos(angle))
        return CGPoint(x: 1 - s - along * c, y: 1 - c + along * s)
      }
      return [point(from, handle), point(to, -handle), point(to, 0)]
    }
    // From the centre (1, 1) the continuous curve's first joint lies in this direction.
    let joint = atan2(1 - 0.63149379, 1 - 0.07491139) as CGFloat
    return [CGPoint(x: 1, y: 0)] + arc(0, joint) + arc(joint, .pi / 2 - joint) + arc(.pi / 2 - joint, .pi / 2)
  }()

  /// The corner where the vertical edge is too short, in units of half that edge, but for its start (measured by the
  /// same tests: rect 160 × 100 with radii of 42 and 48, rect 60 × 160, transposed, with radii of 24 and 32).
  private static let halfContinuousUnit = points(
    (1, 0),
    (1.06974281, 0), (0.84965679, 0), (0.61274364, 0.07491139),
    (0.24485780, 0.20881088), (0, 0.55850407), (0, 0.95),
    (0, 1), (0, 1), (0, 1))

  /// One cubic, off the circle by 0.027 % of the radius.
  static func circular(_ radius: CGFloat) -> CornerShape {
    let near = 1 - PathConstants.kappa
    return CornerShape(points: points((1, 0), (near, 0), (0, near), (0, 1))).scaled(radius)
  }

  static func continuous(_ radius: CGFloat) -> CornerShape {
    CornerShape(points: continuousUnit).scaled(radius)
  }

  /// Continuous on an axis with room for 1.528665 radii, circular on one with room for the radius only, and in
  /// proportion between them. Control points stay in order on both axes, so the curve is monotonic.
  static func continuous(_ radius: CGFloat, roomX: CGFloat, roomY: CGFloat) -> CornerShape {
    let (x, y) = (smoothness(roomX / radius), smoothness(roomY / radius))
    if x == 1, y == 1 { return continuous(radius) }
    if x == 0, y == 0 { return circular(radius) }
    // The first half of the curve bends off the horizontal edge, the second half into the vertical one.
    let unit = continuousUnit.indices.map { i -> CGPoint in
      let (t, a, b) = (i < 5 ? x : y, circularUnit[i], continuousUnit[i])
      return CGPoint(x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y))
    }
    return CornerShape(points: unit).scaled(radius)
  }

  private static func smoothness(_ roomInRadii: CGFloat) -> CGFloat {
    // Half an edge minus rounding errors must count as the whole of it.
    let t = (roomInRadii - 1) / (extent - 1)
    return t > 1 - 1e-9 ? 1 : t.clamped(0, 1)
  }

  /// Ends in the middle of a vertical edge of twice `half`; `start` is where it leaves the horizontal edge.
  static func halfContinuous(_ half: CGFloat, start: CGFloat) -> CornerShape {
    var shape = CornerShape(points: halfContinuousUnit).scaled(half)
    shape.points[0].x = start
    // In a nearly square rectangle the curve would begin by going back.
    shape.points[1].x = min(shape.points[1].x, start)
    return shape
  }

  /// The corner mirrored at its diagonal.
  var transposed: CornerShape {
    CornerShape(points: points.reversed().map { CGPoint(x: $0.y, y: $0.x) })
  }

  private func scaled(_ factor: CGFloat) -> CornerShape {
    CornerShape(points: points.map { CGPoint(x: $0.x * factor, y: $0.y * factor) })
  }

  private static func points(_ list: (CGFloat, CGFloat)...) -> [CGPoint] {
    list.map { CGPoint(x: $0.0, y: $0.1) }
  }
}
