// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

extension CGContext {
  public func clip(using rule: CGPathFillRule = .winding) {
    let elements = devicePath.elements
    beginPath()
    // Without a path Quartz does nothing.
    guard !elements.isEmpty, let cr else { return }
    let shape = isBitmap ? RoundedShape(elements) : nil
    if let shape, shape.corners.isEmpty, shape.rect.isOnWholePixels { return clip(toPixels: shape.rect) }
    guard isBitmap, state.antialias else {
      state.clip.isCairos = true
      // A path that cannot be drawn clips everything away, as an empty one does.
      if !cr.add(elements) { cairo_new_path(cr) }
      cairo_set_fill_rule(cr, rule.cairo)
      cairo_set_antialias(cr, state.antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
      return cairo_clip(cr)
    }
    let cut = ClipCut(elements, rule: rule, rounded: shape, within: state.clip.cut, region: bitmapBounds)
    state.clip.cut = cut
    clip(toPixels: cut.bounds)
  }

  public func clip(to rect: CGRect) { clip(to: [rect]) }

  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects.isEmpty ? [.zero] : rects)
    clip()
  }

  /// The clip's bounds in user space; `.null`-like zero when nothing can be drawn.
  public var boundingBoxOfClipPath: CGRect {
    guard state.ctm.isInvertible else { return .zero }
    return clipExtents.applying(state.ctm.inverted())
  }

  var bitmapBounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  func clip(toPixels rect: CGRect) {
    guard let cr else { return }
    state.clip.intersect(rect)
    cr.clip(to: rect)
  }

  /// Runs `draw`, whose path in Cairo is prepared, and holds what it changes to the paths that cut pixels.
  ///
  /// It draws aside, on a copy of what is there, which is then taken over by the clip's coverage: so every operator stays
  /// within the clip. `extents`, in pixels, is all that `draw` changes; nil when that is not known.
  func throughClip(_ extents: CGRect? = nil, _ draw: () -> Void) {
    guard state.clip.masks.isEmpty else { return throughMasks(draw) }
    guard let cut = state.clip.cut, let cr, let target = cairo_get_group_target(cr) else { return draw() }
    let usable = extents.flatMap { $0.isFinite ? $0 : nil }
    let box = (usable ?? cut.bounds).integral.intersection(clipExtents).intersection(cut.bounds)
    guard !box.isEmpty, let mask = cut.mask else { return cairo_new_path(cr) }
    state.clip.cut = nil
    defer { state.clip.cut = cut }
    let path = cairo_copy_path(cr)
    defer { cairo_path_destroy(path) }
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cr.clip(to: box)
    if extents != nil, mask.isFull(in: box) {
      cairo_append_path(cr, path)
      return draw()
    }
    cairo_push_group(cr)
    cairo_save(cr)
    cairo_set_source_surface(cr, target, 0, 0)
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cr)
    cairo_restore(cr)
    cairo_append_path(cr, path)
    draw()
    if let drawn = cairo_pop_group(cr) {
      cairo_set_source(cr, drawn)
      cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
      mask.paint(on: cr)
      cairo_pattern_destroy(drawn)
    }
  }

  /// Runs `draw` within a path, in pixels, as if it was clipped to it.
  func within(_ elements: [PathElement], _ draw: () -> Void) {
    guard let cr else { return }
    guard isBitmap, state.antialias else {
      guard cr.add(elements) else { return }
      cairo_save(cr)
      cairo_clip(cr)
      draw()
      return cairo_restore(cr)
    }
    let outer = state.clip.cut
    let cut = ClipCut(elements, rule: .winding, within: outer, region: bitmapBounds)
    state.clip.cut = cut
    throughClip(cut.bounds, draw)
    state.clip.cut = outer
  }

  /// The bounds of the current path in Cairo and what lies within `reach` pixels of it.
  func pathExtents(reach: Double) -> CGRect {
    guard let cr else { return .zero }
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cr, &x0, &y0, &x1, &y1)
    let reach = CGFloat(reach).clamped(0, 1e9) + 1
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0).insetBy(dx: -reach, dy: -reach)
  }
}

extension OpaquePointer {
  /// Holds a cairo_t to whole pixels.
  fileprivate func clip(to box: CGRect) {
    cairo_new_path(self)
    cairo_rectangle(
      self, Double(box.minX.rounded()), Double(box.minY.rounded()), Double(box.width.rounded()),
      Double(box.height.rounded()))
    cairo_clip(self)
  }
}
