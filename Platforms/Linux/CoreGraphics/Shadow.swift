// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

/// What a context draws under each shape: offset in base space, a Gaussian of σ = blur / 2 in base space's units.
struct Shadow {
  var offset: CGSize
  var blur: CGFloat
  var color: CGColor

  /// In pixels.
  func sigma(in base: CGAffineTransform) -> CGFloat { blur / 2 * abs(base.determinant).squareRoot() }
}

extension CGContext {
  /// A shadow of black at one third of its opacity, Quartz's default; nothing when a number is not finite.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Casts a shadow of what is drawn from now on; nil ends that.
  ///
  /// The offset is in base space: the current transform neither turns nor scales it. In a view's context, whose base space
  /// has y down and points as its unit, a positive height goes down.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let isUsable = offset.width.isFinite && offset.height.isFinite && blur.isFinite
    state.shadow = color.flatMap {
      $0.alpha > 0 && isUsable ? Shadow(offset: offset, blur: max(0, blur), color: $0) : nil
    }
  }

  /// Draws the shadow of what `draw` paints with the current path, whose reach beyond that path is `reach` pixels.
  func drawShadow(_ shadow: Shadow, reach: Double?, _ draw: (OpaquePointer) -> Void) {
    guard let cr else { return }
    let offset = shadow.offset.applying(state.base)
    let sigma = shadow.sigma(in: state.base)
    let spread = (3 * sigma).rounded(.up) + 1
    // A wide blur hides what pixels show: they may be larger.
    let size = isBitmap ? max(1, (sigma / 32).rounded(.down)) : (sigma / 8).clamped(0.25, .infinity)
    let side = CGFloat(ImageSurface.largestSide)
    guard spread < 1e9, offset.width.isFinite, offset.height.isFinite else { return }

    // Only what can throw its shadow into the clip, and only around the shape where that is known.
    var region = clipExtents.insetBy(dx: -spread, dy: -spread).offsetBy(dx: -offset.width, dy: -offset.height)
    if let reach {
      region = region.intersection(pathExtents(reach: reach))
    }
    guard region.isFinite, !region.isEmpty else { return }
    region = region.insetBy(dx: -spread, dy: -spread).integral
    let (columns, rows) = ((region.width / size).rounded(.up), (region.height / size).rounded(.up))
    guard columns <= side, rows <= side,
      let shape = ImageSurface.make(width: Int(columns), height: Int(rows), opaque: false)
    else { return }
    defer { cairo_surface_destroy(shape) }
    cairo_surface_set_device_scale(shape, Double(1 / size), Double(1 / size))
    cairo_surface_set_device_offset(shape, Double(-region.minX / size), Double(-region.minY / size))
    guard let target = cairo_create(shape) else { return }
    let path = cairo_copy_path(cr)
    defer { cairo_path_destroy(path) }
    cairo_append_path(target, path)
    cairo_set_fill_rule(target, cairo_get_fill_rule(cr))
    cairo_set_antialias(target, cairo_get_antialias(cr))
    cairo_set_tolerance(target, cairo_get_tolerance(cr))
    draw(target)
    cairo_destroy(target)
    guard
      let blurred = ImageSurface.withWords(
        shape,
        { words, stride in
          GaussianBlur(sigma: Double(sigma / size)).alpha(
            of: words, stride: stride, width: Int(columns), height: Int(rows))
        })
    else { return }
    defer { cairo_surface_destroy(blurred) }

    let c = shadow.color.painted
    cairo_save(cr)
    cairo_new_path(cr)
    cairo_set_source_rgba(cr, c.red, c.green, c.blue, c.alpha)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    cairo_surface_set_device_scale(blurred, Double(1 / size), Double(1 / size))
    cairo_mask_surface(cr, blurred, Double(region.minX + offset.width), Double(region.minY + offset.height))
    cairo_restore(cr)
    // Cairo's restore does not bring the path back.
    cairo_new_path(cr)
    cairo_append_path(cr, path)
  }

  /// The clip's bounds in pixels.
  var clipExtents: CGRect {
    guard let cr else { return .zero }
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &x0, &y0, &x1, &y1)
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
