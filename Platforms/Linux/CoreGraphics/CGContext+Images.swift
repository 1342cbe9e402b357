// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

extension CGContext {
  /// Draws the image into `rect`; its top row lies at `rect.maxY`, upright in a y-up space.
  ///
  /// Where one pixel of the image falls on one pixel of the bitmap, pixels are copied, not interpolated.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let r = rect.standardized
    guard r.isFinite, !r.isEmpty else { return }
    let (w, h) = (CGFloat(image.width), CGFloat(image.height))
    draw(
      image, transform: CGAffineTransform(a: r.width / w, b: 0, c: 0, d: -r.height / h, tx: r.minX, ty: r.maxY))
  }

  /// Draws the image with its pixels, y down from its top left, mapped to user space by `transform`.
  package func draw(_ image: CGImage, transform: CGAffineTransform) {
    let placed = transform.concatenating(state.ctm)
    guard placed.canPlaceImage, state.alpha > 0, let cr else { return }
    if copy(image, to: placed, on: cr) { return }
    let corners = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let outline = CGPath.rectangle(corners).elements.map { $0.applying(placed) }
    guard isBitmap, state.shadow == nil, !placed.isScaleAndTranslation else {
      return draw(image, to: placed, outline: outline)
    }
    // Cairo's edges are exact where they are straight; else it may paint more than the outline, which is clipped to.
    let around = corners.applying(placed).insetBy(dx: -1, dy: -1)
    within(outline) { draw(image, to: placed, outline: CGPath.rectangle(around).elements) }
  }

  /// The image as it is drawn by the interpolation quality, and where.
  func prepared(_ image: CGImage, _ placed: CGAffineTransform) -> (image: CGImage, transform: CGAffineTransform) {
    isBitmap && state.interpolation != .none ? image.readyToInterpolate(at: placed) : (image, placed)
  }

  private func draw(_ image: CGImage, to placed: CGAffineTransform, outline: [PathElement]) {
    guard let cr else { return }
    guard !state.clip.holdsBack else {
      let extents = state.shadow == nil ? CGRect.around(outline.flatMap(\.points)) : nil
      return throughClip(extents) { draw(image, to: placed, outline: outline) }
    }
    let (image, placed) = prepared(image, placed)
    guard cr.add(outline), let source = cairo_pattern_create_for_surface(image.surface) else { return }
    defer { cairo_pattern_destroy(source) }
    var matrix = cairo_matrix_t(placed.inverted())
    cairo_pattern_set_matrix(source, &matrix)
    let copies = placed.isWholePixels
    cairo_pattern_set_filter(source, copies ? CAIRO_FILTER_NEAREST : state.interpolation.cairo)
    // Beyond the edge the image goes on, so that a smooth edge comes from the outline alone.
    cairo_pattern_set_extend(source, copies ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    cairo_set_source(cr, source)
    cairo_set_operator(cr, state.blendMode.cairo)
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_DEFAULT)
    if image.isMask {
      // The mask's alpha is what is painted of the fill colour.
      paint(state.fill) { target in
        cairo_save(target)
        cairo_clip(target)
        cairo_mask(target, source)
        cairo_restore(target)
      }
    } else if state.alpha == 1, state.shadow == nil, state.blendMode.boundedOperator != nil {
      cairo_fill(cr)
    } else {
      paintShaped { target, alpha in
        cairo_save(target)
        cairo_clip(target)
        cairo_set_source(target, source)
        target.paintThinned(alpha)
        cairo_restore(target)
      }
    }
  }

  /// Copies pixels to where they are, upright and of their own size: what compositing comes down to. False otherwise.
  private func copy(_ image: CGImage, to placed: CGAffineTransform, on cr: OpaquePointer) -> Bool {
    guard placed.a == 1, placed.d == 1, placed.b == 0, placed.c == 0, placed.tx == placed.tx.rounded(),
      placed.ty == placed.ty.rounded(), abs(placed.tx) < 1e6, abs(placed.ty) < 1e6, !image.isMask, state.shadow == nil,
      state.alpha == 1, state.blendMode == .normal
    else { return false }
    if isBitmap, !image.isOpaque,
      withField(
        cuts: true,
        { field in
          image.withPixels {
            if let cut = state.clip.cut {
              guard let mask = cut.mask else { return }
              field.paint(
                $0, stride: $1, width: image.width, height: image.height, x: Int(placed.tx), y: Int(placed.ty),
                through: mask)
            } else {
              field.paint(
                $0, stride: $1, width: image.width, height: image.height, x: Int(placed.tx), y: Int(placed.ty),
                runs: image.plainRuns)
            }
          }
        })
    {
      return true
    }
    let rect = CGRect(x: placed.tx, y: placed.ty, width: CGFloat(image.width), height: CGFloat(image.height))
    throughClip(rect) {
      cairo_set_source_surface(cr, image.surface, Double(rect.minX), Double(rect.minY))
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
      cairo_new_path(cr)
      cairo_rectangle(cr, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      cairo_fill(cr)
    }
    return true
  }

  /// Fills the clip with copies of the image, one of them in `rect`.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling else { return draw(image, in: rect) }
    let r = rect.standardized
    guard r.isFinite, !r.isEmpty else { return }
    let (w, h) = (CGFloat(image.width), CGFloat(image.height))
    let placed = CGAffineTransform(a: r.width / w, b: 0, c: 0, d: -r.height / h, tx: r.minX, ty: r.maxY)
      .concatenating(state.ctm)
    guard placed.canPlaceTiles else { return }
    let (tile, toSurface) = prepared(image, placed)
    guard let source = cairo_pattern_create_for_surface(tile.surface) else { return }
    defer { cairo_pattern_destroy(source) }
    var matrix = cairo_matrix_t(toSurface.toTile(of: tile))
    cairo_pattern_set_matrix(source, &matrix)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(source, toSurface.isWholePixels ? CAIRO_FILTER_NEAREST : state.interpolation.cairo)
    guard image.isMask else { return paintClip { cairo_set_source($0, source) } }
    paint(state.fill, reach: nil) { cairo_mask($0, source) }
  }

  // MARK: Transparency layers

  /// What is drawn until `endTransparencyLayer` is composited as one, with the alpha, blend mode and shadow of now.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saveGState()
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
    state.layers += 1
    state.isLayerWithClip = false
    // The layer is held to it as a whole.
    (state.clip.cut, state.clip.masks) = (nil, [])
    if let cr { cairo_push_group(cr) }
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    saveGState()
    clip(to: rect)
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    state.isLayerWithClip = true
  }

  /// Does nothing when no layer was begun; states saved inside the layer end with it.
  public func endTransparencyLayer() {
    guard leaveTransparencyLayer(), let cr, let layer = cairo_pop_group(cr) else { return }
    let hasClip = state.isLayerWithClip
    defer { cairo_pattern_destroy(layer) }
    // First the state of before, which has a source of its own, then the layer as the source.
    restoreGState()
    cairo_new_path(cr)
    throughClip {
      if let shadow = state.shadow {
        drawShadow(shadow, reach: nil) { [alpha = state.alpha] target in
          cairo_set_source(target, layer)
          cairo_paint_with_alpha(target, alpha)
        }
      }
      paintClip { cairo_set_source($0, layer) }
    }
    if hasClip { restoreGState() }
  }

  func endTransparencyLayers() {
    while state.layers > 0 { endTransparencyLayer() }
  }
}
