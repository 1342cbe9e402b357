// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

extension CGContext {
  /// Fills the clip with colours along the line from `start` to `end`.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard startPoint.isFinite, endPoint.isFinite, startPoint != endPoint,
      let pattern = cairo_pattern_create_linear(
        Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y))
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    add(gradient.stops, to: pattern)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let isEndless = options.contains([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    if isEndless, drawRows(of: gradient, from: startPoint, to: endPoint) { return }

    // Without an extension the gradient covers a band across the line, in lengths of the line from its start.
    let axis = CGPoint(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
    let turn = CGAffineTransform(a: axis.x, b: axis.y, c: -axis.y, d: axis.x, tx: startPoint.x, ty: startPoint.y)
      .concatenating(state.ctm)
    guard turn.isInvertible else { return }
    // Not longer than it is seen: what draws the document later has limits of its own.
    let seen = clipExtents.insetBy(dx: -1, dy: -1).applying(turn.inverted())
    let from = options.contains(.drawsBeforeStartLocation) ? seen.minX : max(seen.minX, 0)
    let to = options.contains(.drawsAfterEndLocation) ? seen.maxX : min(seen.maxX, 1)
    let band = CGRect(x: from, y: seen.minY, width: max(0, to - from), height: seen.height)
    if isEndless {
      paint(pattern)
    } else {
      within(CGPath.rectangle(band).elements.map { $0.applying(turn) }) { paint(pattern) }
    }
  }

  /// Fills the clip with circles that go from one to the other.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite, startRadius >= 0,
      endRadius >= 0
    else { return }
    if isBitmap, options == .drawsBeforeStartLocation,
      startCenter.distance(to: endCenter) > abs(startRadius - endRadius)
    {
      return drawCone(gradient, startCenter, startRadius, endCenter, endRadius)
    }
    if !isBitmap, options == .drawsBeforeStartLocation || options == .drawsAfterEndLocation {
      let circles = GradientCircles(start: (startCenter, startRadius), end: (endCenter, endRadius))
      return drawInDocument(gradient, circles, isBefore: options == .drawsBeforeStartLocation)
    }
    guard
      let pattern = cairo_pattern_create_radial(
        Double(startCenter.x), Double(startCenter.y), Double(startRadius),
        Double(endCenter.x), Double(endCenter.y), Double(endRadius))
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    // Cairo extends both ends or none; one alone is made of a stop that is transparent beyond the other end.
    if !options.isEmpty, !options.contains(.drawsBeforeStartLocation) { addClear(at: 0, to: pattern) }
    add(gradient.stops, to: pattern)
    if !options.isEmpty, !options.contains(.drawsAfterEndLocation) {
      addClear(at: 1, to: pattern)
    }
    cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    paint(pattern)
  }

  /// A radial gradient that goes on before its start only, where a pixel may lie on two circles' edges.
  ///
  /// Cairo takes the one that is drawn later, and has none when that lies beyond the end: then the earlier one shows,
  /// which Cairo finds when it goes from the end to the start.
  private func drawCone(
    _ gradient: CGGradient, _ start: CGPoint, _ startRadius: CGFloat, _ end: CGPoint, _ endRadius: CGFloat
  ) {
    guard let cr, state.ctm.isInvertible else { return }
    func pattern(_ stops: [CGGradient.Stop], isReversed: Bool) -> OpaquePointer? {
      let (a, r, b, s) = isReversed ? (end, endRadius, start, startRadius) : (start, startRadius, end, endRadius)
      guard
        let pattern = cairo_pattern_create_radial(
          Double(a.x), Double(a.y), Double(r), Double(b.x), Double(b.y), Double(s))
      else { return nil }
      if isReversed { addClear(at: 0, to: pattern) }
      add(isReversed ? stops.reversed().map { .init(location: 1 - $0.location, color: $0.color) } : stops, to: pattern)
      if !isReversed { addClear(at: 1, to: pattern) }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      return pattern
    }
    // The alpha applies to the whole, below.
    let alpha = state.alpha
    state.alpha = 1
    let patterns = [
      pattern(gradient.stops, isReversed: true), pattern(gradient.stops, isReversed: false),
      pattern([.init(location: 0, color: .black)], isReversed: false),
    ]
    state.alpha = alpha
    defer { for pattern in patterns { cairo_pattern_destroy(pattern) } }
    guard let earlier = patterns[0], let later = patterns[1], let shape = patterns[2] else { return }
    cairo_push_group(cr)
    var matrix = cairo_matrix_t(state.ctm)
    cairo_set_matrix(cr, &matrix)
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    cairo_set_source(cr, earlier)
    cairo_paint(cr)
    cairo_set_source(cr, later)
    cairo_mask(cr, shape)
    guard let result = cairo_pop_group(cr) else { return }
    cairo_identity_matrix(cr)
    paintClip { cairo_set_source($0, result) }
    cairo_pattern_destroy(result)
  }

  func add(_ stops: [CGGradient.Stop], to pattern: OpaquePointer) {
    guard let first = stops.first, let last = stops.last else { return }
    // The ends' colours go on to 0 and 1, beyond which nothing or the extension lies.
    for stop in [.init(location: 0, color: first.color)] + stops + [.init(location: 1, color: last.color)] {
      let c = stop.color.painted
      cairo_pattern_add_color_stop_rgba(pattern, Double(stop.location), c.red, c.green, c.blue, c.alpha * state.alpha)
    }
  }

  private func addClear(at place: Double, to pattern: OpaquePointer) {
    cairo_pattern_add_color_stop_rgba(pattern, place, 0, 0, 0, 0)
  }

  func paint(_ pattern: OpaquePointer) {
    guard !state.clip.holdsBack else { return throughClip { paint(pattern) } }
    guard let cr, state.ctm.isInvertible else { return }
    cairo_save(cr)
    defer { cairo_restore(cr) }
    // A pattern's coordinates are those of the matrix in force when it becomes the source.
    func setSource(_ target: OpaquePointer) {
      var matrix = cairo_matrix_t(state.ctm)
      cairo_set_matrix(target, &matrix)
      cairo_set_source(target, pattern)
      cairo_identity_matrix(target)
    }
    if let bounded = state.blendMode.boundedOperator {
      setSource(cr)
      cairo_set_operator(cr, bounded)
      cairo_paint(cr)
    } else {
      blendWithinShape(
        drawSource: {
          setSource($0)
          cairo_paint($0)
        }, shape: { cairo_paint($0) })
    }
  }
}

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}
