// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

/// The circles a radial gradient begins and ends with, and what the circles beyond them cover.
struct GradientCircles {
  typealias Circle = (center: CGPoint, radius: CGFloat)

  let start: Circle
  let end: Circle

  /// The same from the end to the start.
  var reversed: GradientCircles { GradientCircles(start: end, end: start) }

  /// As much again, from the end on.
  var next: GradientCircles {
    let center = CGPoint(x: 2 * end.center.x - start.center.x, y: 2 * end.center.y - start.center.y)
    return GradientCircles(start: end, end: (center, 2 * end.radius - start.radius))
  }

  private var distance: CGFloat { start.center.distance(to: end.center) }
  /// One circle lies in the other.
  var isNested: Bool { distance <= abs(start.radius - end.radius) }

  /// What the circles from the start on cover, to the end and beyond it as far as `box` reaches, for circles that are not
  /// nested: a wedge between two tangents.
  func wedge(within box: CGRect) -> CGPath {
    let growth = (end.radius - start.radius) / distance
    let direction = atan2(end.center.y - start.center.y, end.center.x - start.center.x)
    // From the centre to where a tangent touches.
    let side = acos(-growth)
    let reach = hypot(box.midX - start.center.x, box.midY - start.center.y) + hypot(box.width, box.height)
    var far = (reach + start.radius) / (1 - growth * growth)
    if growth < 0 { far = min(far, -start.radius / growth) }
    let path = CGMutablePath()
    path.addArc(
      center: start.center, radius: start.radius, startAngle: direction + side,
      endAngle: direction - side + 2 * .pi, clockwise: false)
    for angle in [direction - side, direction + side] {
      let radius = max(0, start.radius + far * growth)
      path.addLine(
        to: CGPoint(
          x: start.center.x + far * cos(direction) + radius * cos(angle),
          y: start.center.y + far * sin(direction) + radius * sin(angle)))
    }
    path.closeSubpath()
    return path
  }

  func pattern() -> OpaquePointer? {
    cairo_pattern_create_radial(
      Double(start.center.x), Double(start.center.y), Double(start.radius),
      Double(end.center.x), Double(end.center.y), Double(end.radius))
  }
}

extension CGContext {
  /// A radial gradient that goes on beyond one end only.
  ///
  /// A stop that is transparent beyond the other end, as on a bitmap, is lost in a PDF; so both go on, within the circles
  /// that are wanted.
  func drawInDocument(_ gradient: CGGradient, _ circles: GradientCircles, isBefore: Bool) {
    let box = boundingBoxOfClipPath
    func paint(_ circles: GradientCircles, _ stops: [CGGradient.Stop]) {
      guard let pattern = circles.pattern() else { return }
      add(stops, to: pattern)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      self.paint(pattern)
      cairo_pattern_destroy(pattern)
    }
    func within(_ path: CGPath, outside: Bool = false, _ draw: () -> Void) {
      let whole = CGMutablePath()
      if outside {
        // The other way around than the path: Cairo's SVG knows no even-odd clips.
        let page = box.insetBy(dx: -1, dy: -1)
        whole.addLines(between: [
          page.origin, CGPoint(x: page.minX, y: page.maxY), CGPoint(x: page.maxX, y: page.maxY),
          CGPoint(x: page.maxX, y: page.minY),
        ])
        whole.closeSubpath()
      }
      let elements = whole.elements + path.elements
      self.within(elements.map { $0.applying(state.ctm) }, draw)
    }
    if circles.isNested {
      let (far, near) = isBefore ? (circles.start, circles.end) : (circles.end, circles.start)
      let limit = CGMutablePath()
      limit.addArc(
        center: near.center, radius: near.radius, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
      limit.closeSubpath()
      within(limit, outside: near.radius < far.radius) { paint(circles, gradient.stops) }
    } else if isBefore {
      // What lies on two circles is drawn by the later one, or where that is beyond the end by the earlier one.
      let beyond = circles.next.wedge(within: box)
      within(circles.reversed.wedge(within: box)) {
        within(beyond) {
          let reversed = gradient.stops.reversed().map {
            CGGradient.Stop(location: 1 - $0.location, color: $0.color)
          }
          paint(circles.reversed, reversed)
        }
        within(beyond, outside: true) { paint(circles, gradient.stops) }
      }
    } else {
      within(circles.wedge(within: box)) { paint(circles, gradient.stops) }
    }
  }
}
