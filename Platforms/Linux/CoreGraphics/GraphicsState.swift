// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

/// What `saveGState` keeps, but for the clip, which Cairo keeps.
struct GraphicsState {
  /// From user space to the surface's pixels, y down.
  var ctm: CGAffineTransform
  /// From base space to the surface: patterns and shadows are anchored to it.
  var base: CGAffineTransform
  // Quartz starts with black for both.
  var fill: CGColor = .black
  var stroke: CGColor = .black
  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var antialias = true
  var interpolation = CGInterpolationQuality.default
  var patternPhase = CGSize.zero
  var line = LineStyle()
  var shadow: Shadow?
  var clip = ClipState()
  /// How many transparency layers are open.
  var layers = 0
  /// Set in a transparency layer that began with a clip of its own.
  var isLayerWithClip = false
}
