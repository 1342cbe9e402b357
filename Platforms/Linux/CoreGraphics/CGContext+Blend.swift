// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

extension CGContext {
  /// Blends by an operator that Cairo would apply to all of the surface, within the shape that `shape` fills only.
  ///
  /// Quartz leaves what lies outside of a shape alone. So everything is blended aside, by `drawSource` without a path, and
  /// taken over through the shape, for which the current path is prepared.
  func blendWithinShape(drawSource: (OpaquePointer) -> Void, shape: (OpaquePointer) -> Void) {
    guard let cr, let target = cairo_get_group_target(cr) else { return }
    cairo_push_group_with_content(cr, CAIRO_CONTENT_ALPHA)
    // The clip is applied once, at the end: twice would square it on its edges.
    cairo_reset_clip(cr)
    // A group starts with the path of what it interrupts.
    cairo_set_source_rgba(cr, 0, 0, 0, 1)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    shape(cr)
    guard let coverage = cairo_pop_group(cr) else { return }
    defer { cairo_pattern_destroy(coverage) }

    cairo_new_path(cr)
    cairo_push_group_with_content(cr, CAIRO_CONTENT_COLOR_ALPHA)
    cairo_reset_clip(cr)
    cairo_set_source_surface(cr, target, 0, 0)
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cr)
    cairo_set_operator(cr, state.blendMode.cairo)
    drawSource(cr)
    guard let result = cairo_pop_group(cr) else { return }
    defer { cairo_pattern_destroy(result) }

    cairo_set_source(cr, result)
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    cairo_mask(cr, coverage)
    cairo_new_path(cr)
  }

  /// Paints the clip with the source that `setSource` sets, by the state's alpha and blend mode.
  func paintClip(_ setSource: (OpaquePointer) -> Void) {
    guard !state.clip.holdsBack else { return throughClip { paintClip(setSource) } }
    guard let cr else { return }
    if let bounded = state.blendMode.boundedOperator {
      setSource(cr)
      cairo_set_operator(cr, bounded)
      cr.paintThinned(state.alpha)
    } else {
      blendWithinShape(
        drawSource: { [alpha = state.alpha] target in
          setSource(target)
          target.paintThinned(alpha)
        }, shape: { cairo_paint($0) })
    }
  }
}

extension OpaquePointer {
  /// Paints with the source thinned by `alpha`, which Cairo would take for coverage: its copy would let through what was
  /// there, and pixman's hue, saturation and brightness go wrong. So the source is thinned aside.
  func paintThinned(_ alpha: Double) {
    if alpha < 1, cairo_get_operator(self) != CAIRO_OPERATOR_OVER {
      cairo_push_group(self)
      // The clip is applied when the result is painted: twice would square it on its edges.
      cairo_reset_clip(self)
      cairo_set_operator(self, CAIRO_OPERATOR_OVER)
      cairo_paint_with_alpha(self, alpha)
      cairo_pop_group_to_source(self)
      cairo_paint(self)
    } else {
      cairo_paint_with_alpha(self, alpha)
    }
  }
}
