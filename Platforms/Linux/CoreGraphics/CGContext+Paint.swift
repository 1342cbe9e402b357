// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

extension CGContext {
  /// Runs `operation` (a Cairo fill, stroke or mask of what was prepared) with `color` as its source.
  func paint(_ color: CGColor, _ operation: (OpaquePointer) -> Void) {
    guard let cr else { return }
    cairo_set_operator(cr, state.blendMode.cairo)
    cairo_set_antialias(cr, state.antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    guard let pattern = color.pattern else {
      let c = color.painted
      cairo_set_source_rgba(cr, c.red, c.green, c.blue, c.alpha * state.alpha)
      return operation(cr)
    }
    let alpha = color.painted.alpha * state.alpha
    guard let source = source(of: pattern, color: color), alpha > 0 else {
      return cairo_new_path(cr)
    }
    defer { cairo_pattern_destroy(source) }
    if alpha == 1 {
      cairo_set_source(cr, source)
      operation(cr)
    } else {
      // A surface has no alpha of its own to set: the shape goes into a group first.
      let path = cairo_copy_path(cr)
      defer { cairo_path_destroy(path) }
      cairo_push_group(cr)
      cairo_append_path(cr, path)
      cairo_set_source(cr, source)
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
      operation(cr)
      cairo_pop_group_to_source(cr)
      cairo_paint_with_alpha(cr, alpha)
      cairo_new_path(cr)
    }
  }

  /// The pattern as a source of Cairo, anchored to base space; the caller destroys it. nil when it cannot be drawn.
  private func source(of pattern: CGPattern, color: CGColor) -> OpaquePointer? {
    let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
    let toSurface = pattern.matrix.concatenating(phase).concatenating(state.base)
    guard toSurface.isInvertible, let tile = pattern.tile(for: toSurface, color: color) else { return nil }
    let placed = tile.transform.concatenating(toSurface)
    guard placed.isInvertible, let source = cairo_pattern_create_for_surface(tile.image.surface) else { return nil }
    var matrix = cairo_matrix_t(placed.inverted())
    cairo_pattern_set_matrix(source, &matrix)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    // Where a tile's pixel covers whole pixels it is copied: interpolating would blur what must stay sharp.
    cairo_pattern_set_filter(source, placed.coversWholePixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    return source
  }

  /// A cairo_t whose matrix maps user space to the surface and whose source is the fill colour; all is restored after.
  package func withCairo(_ body: (OpaquePointer) -> Void) {
    guard state.ctm.isInvertible else { return }
    paint(state.fill) { cr in
      cairo_save(cr)
      var matrix = cairo_matrix_t(state.ctm)
      cairo_set_matrix(cr, &matrix)
      body(cr)
      cairo_restore(cr)
      cairo_new_path(cr)
    }
  }
}

extension CGPattern {
  /// One tile as an image, and the transform from its pixels to pattern space.
  func tile(for toSurface: CGAffineTransform, color: CGColor) -> (image: CGImage, transform: CGAffineTransform)? {
    switch cell {
    case .image(let image, let scale):
      return (image, CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    case .drawn(let info, let callbacks):
      // Drawn at the surface's resolution, one step large, so that repeating it repeats the cell.
      let (sx, sy) = (hypot(toSurface.a, toSurface.b), hypot(toSurface.c, toSurface.d))
      let (w, h) = ((xStep * sx).rounded(), (yStep * sy).rounded())
      let side = CGFloat(ImageSurface.largestSide)
      guard let draw = callbacks.drawPattern, w >= 1, h >= 1, w <= side, h <= side,
        let context = CGContext.bitmap(width: Int(w), height: Int(h), opaque: false)
      else { return nil }
      // The tile's top left pixel is the cell's origin: rows go the way of pattern space, up or down.
      let toPattern = CGAffineTransform(a: xStep / w, b: 0, c: 0, d: yStep / h, tx: bounds.minX, ty: bounds.minY)
      context.setSurfaceTransform(toPattern.inverted())
      context.clip(to: bounds)
      if !isColored { context.setFillColor(color.uncoloured); context.setStrokeColor(color.uncoloured) }
      draw(info, context)
      guard let image = context.makeImage() else { return nil }
      return (image, toPattern)
    }
  }
}

extension CGColor {
  /// The colour of an uncoloured pattern, opaque: its alpha applies to the whole.
  fileprivate var uncoloured: CGColor {
    let c = painted
    return CGColor(srgbRed: c.red, green: c.green, blue: c.blue, alpha: 1)
  }
}

extension CGAffineTransform {
  /// One source pixel falls on exactly one target pixel.
  var isWholePixels: Bool { coversWholePixels && abs(a) < 1.5 && abs(d) < 1.5 }

  /// One source pixel covers a whole number of target pixels.
  var coversWholePixels: Bool {
    func isWhole(_ x: CGFloat) -> Bool { abs(x - x.rounded()) < 1e-6 }
    return isScaleAndTranslation && abs(a) > 0.5 && abs(d) > 0.5 && isWhole(a) && isWhole(d) && isWhole(tx)
      && isWhole(ty)
  }
}
