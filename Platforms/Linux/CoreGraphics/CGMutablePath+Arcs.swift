// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CGMutablePath {
  /// An arc around `center`; `clockwise` is meant in a y-up space, so it turns the other way on a flipped screen.
  ///
  /// Angles are in radians. The arc is joined to the current point by a line; without one it begins a subpath.
  /// It is made of cubic curves of at most a quarter turn, off a true circle by less than 0.03 % of the radius.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = endAngle - startAngle
    let full = 2 * CGFloat.pi
    guard sweep.isFinite, radius.isFinite else { return }
    // Core Graphics draws the whole circle when the angles are a turn or more apart in the drawing direction.
    if clockwise {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: full) - full }
      sweep = max(sweep, -full)
    } else {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: full) + full }
      sweep = min(sweep, full)
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// An arc from `startAngle` by `delta` radians, positive towards the positive y axis.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, delta.isFinite, abs(delta) <= 1000 * .pi else { return }
    func point(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
      let (s, c) = (sin(angle), cos(angle))
      return CGPoint(x: center.x + radius * (c - along * s), y: center.y + radius * (s + along * c))
    }
    if isEmpty {
      move(to: point(startAngle), transform: transform)
    } else {
      addLine(to: point(startAngle), transform: transform)
    }
    let segments = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(segments)
    let handle = 4 / 3 * tan(step / 4)
    for i in 0..<segments {
      let from = startAngle + step * CGFloat(i)
      addCurve(
        to: point(from + step), control1: point(from, handle), control2: point(from + step, -handle),
        transform: transform)
    }
  }

  /// An arc of `radius` that is tangent to the lines from the current point to `end1` and from there to `end2`.
  public func addArc(
    tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    let start = currentPoint.applying(transform.inverted())
    let (v1, v2) = (CGPoint(x: start.x - end1.x, y: start.y - end1.y), CGPoint(x: end2.x - end1.x, y: end2.y - end1.y))
    let (l1, l2) = (hypot(v1.x, v1.y), hypot(v2.x, v2.y))
    let cross = v1.x * v2.y - v1.y * v2.x
    guard radius > 0, l1 > 0, l2 > 0, abs(cross) > 1e-12 * l1 * l2 else {
      return addLine(to: end1, transform: transform)
    }
    let half = acos(max(-1, min(1, (v1.x * v2.x + v1.y * v2.y) / (l1 * l2)))) / 2
    let (along, reach) = (radius / tan(half), radius / sin(half))
    let (u1, u2) = (CGPoint(x: v1.x / l1, y: v1.y / l1), CGPoint(x: v2.x / l2, y: v2.y / l2))
    let bisector = CGPoint(x: u1.x + u2.x, y: u1.y + u2.y)
    let length = hypot(bisector.x, bisector.y)
    let center = CGPoint(x: end1.x + bisector.x / length * reach, y: end1.y + bisector.y / length * reach)
    let t1 = CGPoint(x: end1.x + u1.x * along, y: end1.y + u1.y * along)
    let t2 = CGPoint(x: end1.x + u2.x * along, y: end1.y + u2.y * along)
    var delta = atan2(t2.y - center.y, t2.x - center.x) - atan2(t1.y - center.y, t1.x - center.x)
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: atan2(t1.y - center.y, t1.x - center.x), delta: delta,
      transform: transform)
  }

  /// An ellipse of four curves with kappa 0.55228 (facts: an ellipse on iOS uses it), from the right, towards +y.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let r = rect.standardized
    let (kx, ky) = (r.width / 2 * PathConstants.kappa, r.height / 2 * PathConstants.kappa)
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: p(r.maxX, r.midY), transform: transform)
    addCurve(
      to: p(r.midX, r.maxY), control1: p(r.maxX, r.midY + ky), control2: p(r.midX + kx, r.maxY), transform: transform)
    addCurve(
      to: p(r.minX, r.midY), control1: p(r.midX - kx, r.maxY), control2: p(r.minX, r.midY + ky), transform: transform)
    addCurve(
      to: p(r.midX, r.minY), control1: p(r.minX, r.midY - ky), control2: p(r.midX - kx, r.minY), transform: transform)
    addCurve(
      to: p(r.maxX, r.midY), control1: p(r.midX + kx, r.minY), control2: p(r.maxX, r.midY - ky), transform: transform)
    closeSubpath()
  }

  /// A rectangle with elliptic corners; the corner sizes are clamped to half the sides, NaN counts as 0.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let r = rect.standardized
    let (w, h) = (cornerWidth.clamped(0, r.width / 2), cornerHeight.clamped(0, r.height / 2))
    guard w > 0, h > 0 else { return addRect(r, transform: transform) }
    let (kw, kh) = (w * (1 - PathConstants.kappa), h * (1 - PathConstants.kappa))
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    func corner(_ end: CGPoint, _ c1: CGPoint, _ c2: CGPoint) {
      addCurve(to: end, control1: c1, control2: c2, transform: transform)
    }
    move(to: p(r.maxX, r.midY), transform: transform)
    addLine(to: p(r.maxX, r.maxY - h), transform: transform)
    corner(p(r.maxX - w, r.maxY), p(r.maxX, r.maxY - kh), p(r.maxX - kw, r.maxY))
    addLine(to: p(r.minX + w, r.maxY), transform: transform)
    corner(p(r.minX, r.maxY - h), p(r.minX + kw, r.maxY), p(r.minX, r.maxY - kh))
    addLine(to: p(r.minX, r.minY + h), transform: transform)
    corner(p(r.minX + w, r.minY), p(r.minX, r.minY + kh), p(r.minX + kw, r.minY))
    addLine(to: p(r.maxX - w, r.minY), transform: transform)
    corner(p(r.maxX, r.minY + h), p(r.maxX - kw, r.minY), p(r.maxX, r.minY + kh))
    closeSubpath()
  }
}

/// Numbers shared by the builders of curved paths.
package enum PathConstants {
  /// The handle of a quarter circle drawn by one cubic, in radii: 4/3 · (√2 − 1); off the circle by 0.027 %.
  package static let kappa: CGFloat = 0.552_284_749_831
}

extension CGFloat {
  /// The value held between two bounds; NaN, also as the upper bound, gives the lower one.
  package func clamped(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    self > low && high > low ? (self < high ? self : high) : low
  }
}
