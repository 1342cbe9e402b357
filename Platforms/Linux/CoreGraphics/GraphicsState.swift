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
  var clip = ClipShape.everything
  /// Masks set in this state, the outermost first: what is drawn is held back until the state ends.
  var masks: [ClipMask] = []
  /// How many transparency layers are open.
  var layers = 0
  /// Set in a transparency layer that began with a clip of its own.
  var isLayerWithClip = false
}

/// What is known of the clip, which Cairo keeps: enough to fill rows without asking it.
enum ClipShape {
  case everything
  case shape(RoundedShape)
  case other

  /// It is known to leave pixels in or out as a whole.
  var hasWholePixels: Bool {
    switch self {
    case .everything: true
    case .shape(let shape): shape.corners.isEmpty && shape.rect.isOnWholePixels
    case .other: false
    }
  }
}

/// The parameters of a stroke, with Quartz's defaults.
struct LineStyle {
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []

  /// False when Cairo would refuse the numbers or nothing would be seen.
  var isDrawable: Bool { width.isFinite && width > 0 }

  /// A rectangle's stroke is a frame with square corners.
  var makesSquareCorners: Bool { join == .miter && !(miterLimit < 1.415) && dashLengths.isEmpty }

  func apply(to cr: OpaquePointer) {
    cairo_set_line_width(cr, Double(width))
    cairo_set_line_cap(cr, cap.cairo)
    cairo_set_line_join(cr, join.cairo)
    cairo_set_miter_limit(cr, miterLimit.isFinite ? max(1, Double(miterLimit)) : 10)
    // Cairo puts the context into a lasting error state for a negative dash or for none but zeros.
    let usable = dashLengths.allSatisfy { $0.isFinite && $0 >= 0 } && dashLengths.contains { $0 > 0 }
    let dashes = usable ? dashLengths.map(Double.init) : []
    cairo_set_dash(cr, dashes, Int32(dashes.count), dashPhase.isFinite ? Double(dashPhase) : 0)
  }
}
