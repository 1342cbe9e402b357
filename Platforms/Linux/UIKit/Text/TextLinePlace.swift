// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo
import CPango
import CoreGraphics

/// Where the line under or through a text lies, and how it is drawn.
///
/// The numbers are guesses: 0.06 of the font's size thick; under the text it begins 0.09 below the baseline; through
/// the text it lies halfway up the x-height. On a bitmap edges lie on whole pixels.
struct TextLinePlace {
  private let thickness: CGFloat
  /// From the baseline down to the line's upper edge, or to its middle.
  private let top: CGFloat

  init(size: CGFloat, isUnderline: Bool) {
    thickness = size * 0.06
    top = isUnderline ? size * 0.09 : -size * (1078 / 2048) / 2 - thickness / 2
  }

  func draw(_ style: NSUnderlineStyle, in context: CGContext, from x: CGFloat, width: CGFloat, baseline: CGFloat) {
    let isDouble = style.rawValue & 0x0F == NSUnderlineStyle.double.rawValue
    let height = style.rawValue & 0x0F == NSUnderlineStyle.thick.rawValue ? 2 * thickness : thickness
    let first = context.onPixels(CGRect(x: x, y: baseline + top, width: width, height: height), isThin: true)
    draw(style.pattern, in: first, context)
    if isDouble { draw(style.pattern, in: first.offsetBy(dx: 0, dy: 2 * first.height), context) }
  }

  private func draw(_ pattern: [CGFloat], in rect: CGRect, _ context: CGContext) {
    guard !pattern.isEmpty else { return context.fill(rect) }
    context.withCairo { cr in
      cairo_set_line_width(cr, Double(rect.height))
      cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
      let lengths = pattern.map { Double($0 * rect.height) }
      cairo_set_dash(cr, lengths, Int32(lengths.count), 0)
      cairo_move_to(cr, Double(rect.minX), Double(rect.midY))
      cairo_line_to(cr, Double(rect.maxX), Double(rect.midY))
      cairo_stroke(cr)
    }
  }
}

extension CGContext {
  /// The rectangle with its edges on whole pixels of a bitmap; where nothing has pixels, or they lie askew, unchanged.
  ///
  /// A thin one keeps at least one pixel of height.
  func onPixels(_ rect: CGRect, isThin: Bool = false) -> CGRect {
    let transform = surfaceTransform
    guard hasPixels, transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0 else { return rect }
    var device = rect.applying(transform)
    let (top, left) = ((device.minY + 0.5).rounded(.down), (device.minX + 0.5).rounded(.down))
    let height = isThin ? max(1, device.height.rounded()) : (device.maxY + 0.5).rounded(.down) - top
    device = CGRect(x: left, y: top, width: (device.maxX + 0.5).rounded(.down) - left, height: height)
    return device.applying(transform.inverted())
  }

  private var hasPixels: Bool {
    var result = false
    withCairo { result = cairo_surface_get_type(cairo_get_target($0)) == CAIRO_SURFACE_TYPE_IMAGE }
    return result
  }
}
