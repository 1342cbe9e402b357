// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

extension CGContext {
  /// Runs `operation` (a Cairo fill, stroke or text, of the path that was prepared) with `color` as its source.
  ///
  /// `reach` is how far beyond the path the operation paints, in pixels; nil when there is no path to go by.
  func paint(_ color: CGColor, reach: Double? = 0, _ operation: (OpaquePointer) -> Void) {
    guard !state.clip.holdsBack else {
      let extents = state.shadow == nil ? reach.map(pathExtents) : nil
      return throughClip(extents) { paint(color, reach: reach, operation) }
    }
    guard let cr else { return }
    cairo_set_antialias(cr, state.antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    if let shadow = state.shadow {
      drawShadow(shadow, reach: reach) { [self] target in paint(color, on: target, operation) }
    }
    if let bounded = state.blendMode.boundedOperator {
      cairo_set_operator(cr, bounded)
      // Cairo's CLEAR paints its source where the shape is a straight line.
      paint(state.blendMode == .clear ? .clear : color, on: cr, operation)
    } else {
      blendWithinShape(drawSource: { [self] in paint(color, on: $0) { cairo_paint($0) } }, shape: operation)
    }
  }

  /// The same without a shadow, on `target`, whose path and operator are prepared.
  func paint(_ color: CGColor, on target: OpaquePointer, _ operation: (OpaquePointer) -> Void) {
    guard let pattern = color.pattern else {
      let c = isBitmap ? color.onBytes(alpha: state.alpha) : color.faded(state.alpha)
      cairo_set_source_rgba(target, c.red, c.green, c.blue, c.alpha)
      return operation(target)
    }
    let alpha = color.painted.alpha * state.alpha
    guard let source = source(of: pattern, color: color, alpha: alpha) else {
      return cairo_new_path(target)
    }
    defer { cairo_pattern_destroy(source) }
    cairo_set_source(target, source)
    operation(target)
  }

  /// Runs an operation that brings its own source, with shadow and blend mode; `alpha` is the state's.
  func paintShaped(_ operation: (_ target: OpaquePointer, _ alpha: Double) -> Void) {
    guard !state.clip.holdsBack else {
      return throughClip(state.shadow == nil ? pathExtents(reach: 0) : nil) { paintShaped(operation) }
    }
    guard let cr else { return }
    if let shadow = state.shadow {
      drawShadow(shadow, reach: 0) { [state] in operation($0, state.alpha) }
    }
    if let bounded = state.blendMode.boundedOperator {
      cairo_set_operator(cr, bounded)
      operation(cr, state.alpha)
    } else {
      let path = cairo_copy_path(cr)
      defer { cairo_path_destroy(path) }
      blendWithinShape(drawSource: { [state] target in
        cairo_append_path(target, path)
        operation(target, state.alpha)
      }) { cairo_fill($0) }
    }
  }

  /// The pattern as a source of Cairo, anchored to base space; the caller destroys it. nil when it cannot be drawn.
  private func source(of pattern: CGPattern, color: CGColor, alpha: Double) -> OpaquePointer? {
    let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
    let toSurface = pattern.matrix.concatenating(phase).concatenating(state.base)
    // A document's units are coarse; whoever shows it has more pixels.
    let toPixels = isBitmap ? toSurface : toSurface.concatenating(CGAffineTransform(scaleX: 4, y: 4))
    guard toSurface.isInvertible, let tile = pattern.tile(for: toPixels, color: color) else { return nil }
    let placed = tile.transform.concatenating(toSurface)
    // The alpha goes into the tile: every operator then finds an ordinary source, and stays within the shape.
    guard placed.canPlaceTiles, let image = alpha == 1 ? tile.image : tile.image.faded(alpha),
      let source = cairo_pattern_create_for_surface(image.surface)
    else { return nil }
    var matrix = cairo_matrix_t(placed.toTile(of: image))
    cairo_pattern_set_matrix(source, &matrix)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    // Where a tile's pixel covers whole pixels it is copied: interpolating would blur what must stay sharp.
    cairo_pattern_set_filter(source, placed.coversWholePixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    return source
  }

  /// A cairo_t whose matrix maps user space to the surface and whose source is the fill colour; all is restored after.
  package func withCairo(_ body: (OpaquePointer) -> Void) {
    guard state.ctm.isInvertible, let cr else { return }
    cairo_new_path(cr)
    paint(state.fill, reach: nil) { [ctm = state.ctm] target in
      cairo_save(target)
      var matrix = cairo_matrix_t(ctm)
      cairo_set_matrix(target, &matrix)
      body(target)
      cairo_restore(target)
      cairo_new_path(target)
    }
  }
}

extension CGImage {
  /// The image with its alpha multiplied.
  fileprivate func faded(_ alpha: Double) -> CGImage? {
    guard let target = ImageSurface.make(width: width, height: height, opaque: false) else { return nil }
    let cr = cairo_create(target)
    cairo_set_source_surface(cr, surface, 0, 0)
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    cairo_paint_with_alpha(cr, alpha)
    cairo_destroy(cr)
    return CGImage(owning: target)
  }
}

extension CGAffineTransform {
  /// One source pixel falls on exactly one target pixel.
  var isWholePixels: Bool { coversWholePixels && abs(a) < 1.5 && abs(d) < 1.5 }

  /// A step of one pixel is not too far in an image: pixman refuses more than its 16 bits can say, and Cairo all that
  /// follows.
  var canPlaceImage: Bool {
    guard isInvertible else { return false }
    let inverse = inverted()
    return [inverse.a, inverse.b, inverse.c, inverse.d].allSatisfy { abs($0) < 32_000 }
  }

  /// Tiles are neither smaller nor larger nor farther away than pixman's 16.16 numbers can say: it refuses those for good.
  var canPlaceTiles: Bool {
    let sizes = 1e-4...1e4 as ClosedRange<CGFloat>
    return isInvertible && sizes.contains(hypot(a, b)) && sizes.contains(hypot(c, d))
      && (1e-4...1e8).contains(abs(determinant)) && abs(tx) < 1e9 && abs(ty) < 1e9
  }

  /// The inverse, from pixels to a tile that repeats: of all tiles one near the origin, or pixman's 16 bits would not reach.
  func toTile(of image: CGImage) -> CGAffineTransform {
    var result = inverted()
    let (w, h) = (CGFloat(image.width), CGFloat(image.height))
    result.tx -= (result.tx / w).rounded(.down) * w
    result.ty -= (result.ty / h).rounded(.down) * h
    return result
  }

  /// One source pixel covers a whole number of target pixels.
  var coversWholePixels: Bool {
    func isWhole(_ x: CGFloat) -> Bool { abs(x - x.rounded()) < 1e-6 }
    return isScaleAndTranslation && abs(a) > 0.5 && abs(d) > 0.5 && isWhole(a) && isWhole(d) && isWhole(tx)
      && isWhole(ty)
  }
}
