// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

extension CGContext {
  /// Larger shapes are left to Cairo's own scan: sampling all of one to smooth its edges would take too long.
  private static let mostPixels: CGFloat = 128 * 128
  /// Sixty sub-rows in a pixel. Both ways alike: Cairo measures miters after the scaling.
  private static let factor = 4

  /// An operation that covers what `operation` covers with the current path, sampled four times as finely.
  ///
  /// Cairo scans a path with a curve or a slanted line in 15 sub-rows of a pixel, so the edge of a nearly horizontal line
  /// is up to 18 levels off. Nil where it is exact anyway, where nothing is antialiased, for large shapes, and for rounded
  /// rectangles and frames of them: a short row's frame and a tall card's must have the same corners. Nil also under a clip
  /// that cuts pixels: Cairo intersects a path with it, while a mask would be multiplied by it.
  func finely(
    _ elements: [PathElement], reach: Double, _ operation: (OpaquePointer) -> Void
  ) -> ((OpaquePointer) -> Void)? {
    guard isBitmap, state.antialias, reach < 1e6, let cr, elements.isSlanted,
      !elements.beginsWithRoundedRectangle, state.clip.hasWholePixels
    else { return nil }
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cr, &x0, &y0, &x1, &y1)
    let region = CGRect(
      x: x0 - reach - 1, y: y0 - reach - 1, width: x1 - x0 + 2 * reach + 2, height: y1 - y0 + 2 * reach + 2
    )
    .intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
    guard region.isFinite, !region.isEmpty, region.width * region.height <= Self.mostPixels else { return nil }
    let (w, h) = (Int(region.width), Int(region.height))
    guard let samples = AlphaSurface(width: w * Self.factor, height: h * Self.factor),
      let mask = AlphaSurface(width: w, height: h)
    else { return nil }
    let factor = Double(Self.factor)
    cairo_surface_set_device_scale(samples.surface, factor, factor)
    cairo_surface_set_device_offset(
      samples.surface, Double(-region.minX) * factor, Double(-region.minY) * factor)
    guard let target = cairo_create(samples.surface), let path = cairo_copy_path(cr) else { return nil }
    cairo_append_path(target, path)
    cairo_path_destroy(path)
    cairo_set_fill_rule(target, cairo_get_fill_rule(cr))
    // The same chords for curves, and so the same joins and dashes, as in a drawing of the usual size.
    cairo_set_tolerance(target, cairo_get_tolerance(cr) * factor)
    cairo_set_source_rgba(target, 0, 0, 0, 1)
    operation(target)
    cairo_destroy(target)
    mask.average(samples, factor: Self.factor)
    return { target in
      cairo_mask_surface(target, mask.surface, Double(region.minX), Double(region.minY))
      cairo_new_path(target)
    }
  }
}

extension [PathElement] {
  fileprivate var beginsWithRoundedRectangle: Bool {
    let first = Array(prefix(through: firstIndex(of: .close) ?? 0))
    return first.rectangle != nil || RoundedShape(first) != nil
  }

  /// Something in the path is neither horizontal nor vertical.
  fileprivate var isSlanted: Bool {
    var pen = CGPoint.zero
    var start = CGPoint.zero
    for element in self {
      switch element {
      case .move(let p): (pen, start) = (p, p)
      case .line(let p):
        if p.x != pen.x, p.y != pen.y { return true }
        pen = p
      case .close:
        if start.x != pen.x, start.y != pen.y { return true }
        pen = start
      case .quad, .curve: return true
      }
    }
    return false
  }
}

/// A surface of Cairo's that has coverage only.
private final class AlphaSurface {
  let surface: OpaquePointer
  private let width: Int
  private let height: Int

  init?(width: Int, height: Int) {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.surface = surface
    (self.width, self.height) = (width, height)
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Each pixel becomes the average of those of a surface so many times as wide and high.
  func average(_ samples: AlphaSurface, factor: Int) {
    cairo_surface_flush(samples.surface)
    guard let from = cairo_image_surface_get_data(samples.surface), let to = cairo_image_surface_get_data(surface)
    else {
      return
    }
    let (fromStride, toStride) = (
      Int(cairo_image_surface_get_stride(samples.surface)), Int(cairo_image_surface_get_stride(surface))
    )
    for y in 0..<height {
      for x in 0..<width {
        var sum = factor * factor / 2
        for i in 0..<factor {
          let row = from + (y * factor + i) * fromStride + x * factor
          for j in 0..<factor { sum += Int(row[j]) }
        }
        to[y * toStride + x] = UInt8(sum / (factor * factor))
      }
    }
    cairo_surface_mark_dirty(surface)
  }
}
