// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

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
    cairo_set_miter_limit(cr, Double(usableMiterLimit))
    // Cairo puts the context into a lasting error state for a negative dash or for none but zeros.
    let dashes = Dasher.usable(dashLengths).map(Double.init)
    cairo_set_dash(cr, dashes, Int32(dashes.count), dashPhase.isFinite ? Double(dashPhase) : 0)
  }

  var usableMiterLimit: CGFloat { miterLimit.isFinite ? max(1, miterLimit) : 10 }

  /// What the stroke of a path, in pixels, covers by the winding rule; nil for more dashes than can be kept apart.
  func outline(of elements: [PathElement], _ ctm: CGAffineTransform) -> [PathElement]? {
    // The pen is round in user space, where lengths are measured, too.
    let toUser = ctm.inverted()
    let scale = max(hypot(ctm.a, ctm.b), hypot(ctm.c, ctm.d))
    var subpaths = elements.map { $0.applying(toUser) }.subpaths.filter(\.isStroked)
    if var dashes = Dasher(lengths: dashLengths, phase: dashPhase) {
      let length = subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.hullLength } }
      guard length / dashes.averageLength < 50_000 else { return nil }
      for subpath in subpaths { dashes.add(subpath) }
      subpaths = dashes.result.subpaths
    }
    var pen = StrokePen(
      radius: width / 2, cap: cap, join: join, miterLimit: usableMiterLimit, tolerance: EdgeList.tolerance / scale)
    for subpath in subpaths { pen.add(subpath) }
    return pen.result.map { $0.applying(ctm) }
  }
}
