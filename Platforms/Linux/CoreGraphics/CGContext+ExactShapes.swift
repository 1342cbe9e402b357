// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

extension CGContext {
  /// Fills a path, in pixels, with the coverage it really has; false where Cairo has to draw it.
  func fillExactly(_ elements: [PathElement], rule: CGPathFillRule, _ color: CGColor) -> Bool {
    guard drawsExactly(color), state.clip.cut?.isPathsOnly ?? true else { return false }
    return withField(cuts: true) { field in
      guard let edges = EdgeList(elements, rule: rule, region: field.box) else { return }
      field.paint([edges] + (state.clip.cut?.edges ?? []), color.word(alpha: state.alpha))
    }
  }

  /// Paints a colour or pattern by an operation of Cairo's, or better by what the path, in pixels, really covers.
  func paint(
    _ color: CGColor, reach: Double = 0, exactly elements: [PathElement]?, rule: CGPathFillRule = .winding,
    _ operation: (OpaquePointer) -> Void
  ) {
    guard let elements, let exact = exactly(elements, rule: rule) else {
      return paint(color, reach: reach, operation)
    }
    guard let cut = state.clip.cut, cut.isPathsOnly, state.shadow == nil else {
      return paint(color, reach: reach, exact)
    }
    // The clip is in it: what lies on both edges is cut once.
    state.clip.cut = nil
    paint(color, reach: reach, exact)
    state.clip.cut = cut
  }

  /// An operation of Cairo's that covers what the path, in pixels, really does; nil where Cairo has to find that out.
  ///
  /// For everything but plain colours over what is there: patterns, shadows, the other blend modes, layers.
  private func exactly(_ elements: [PathElement], rule: CGPathFillRule) -> ((OpaquePointer) -> Void)? {
    guard isBitmap, state.antialias else { return nil }
    var (region, cuts) = (bitmapBounds, [EdgeList]())
    if let shadow = state.shadow {
      // What lies outside may throw its shadow into the bitmap.
      let (offset, sigma) = (shadow.offset.applying(state.base), shadow.sigma(in: state.base))
      region = region.insetBy(dx: -abs(offset.width) - 3 * sigma - 2, dy: -abs(offset.height) - 3 * sigma - 2)
    } else {
      region = region.intersection(clipExtents)
      if let cut = state.clip.cut, cut.isPathsOnly { cuts = cut.edges }
    }
    guard region.isFinite, let edges = EdgeList(elements, rule: rule, region: region.integral) else { return nil }
    let box = edges.bounds.integral
    guard !box.isEmpty else { return { cairo_new_path($0) } }
    // Of what is too large most is outside of the bitmap and throws its shadow into it.
    guard box.width * box.height < 1e8, let mask = CoverageMask(of: [edges] + cuts, in: box) else { return nil }
    return { mask.paint(on: $0) }
  }
}

extension PixelField {
  var box: CGRect { CGRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count) }

  /// Paints what the paths have in common.
  func paint(_ paths: [EdgeList], _ source: UInt32) {
    var raster = CoverageRaster(paths, columns: columns, rows: rows)
    raster.forEachRun { row, columns, level in
      fill(words + row * stride + columns.lowerBound, columns.count, level == 255 ? source : source.scaled(by: level))
    }
  }
}
