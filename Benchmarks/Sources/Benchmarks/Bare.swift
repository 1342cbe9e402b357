// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo
import CPango

/// Bare Cairo and Pango, called straight from Swift: what everything here is measured against.
@MainActor
enum Bare {
  static func surface(_ width: Int, _ height: Int, opaque: Bool = false) -> OpaquePointer {
    cairo_image_surface_create(opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
  }

  /// The outline of a row with a top or bottom, or neither, as arcs.
  static func card(
    _ c: OpaquePointer, _ x: Double, _ y: Double, _ w: Double, _ h: Double, _ r: Double, top: Bool, bottom: Bool
  ) {
    cairo_new_path(c)
    if top { cairo_arc(c, x + r, y + r, r, .pi, 1.5 * .pi) } else { cairo_move_to(c, x, y) }
    if top { cairo_arc(c, x + w - r, y + r, r, -.pi / 2, 0) } else { cairo_line_to(c, x + w, y) }
    if bottom { cairo_arc(c, x + w - r, y + h - r, r, 0, .pi / 2) } else { cairo_line_to(c, x + w, y + h) }
    if bottom { cairo_arc(c, x + r, y + h - r, r, .pi / 2, .pi) } else { cairo_line_to(c, x, y + h) }
    cairo_close_path(c)
  }

  static let options: OpaquePointer = {
    let options = cairo_font_options_create()!
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    return options
  }()

  static func font(_ size: Double) -> OpaquePointer {
    let font = pango_font_description_from_string("Inter")!
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    return font
  }

  static func layout(_ c: OpaquePointer) -> OpaquePointer {
    let context = pango_cairo_create_context(c)
    pango_cairo_context_set_font_options(context, options)
    pango_cairo_context_set_resolution(context, 72)
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    return pango_layout_new(context)
  }
}

/// The benchmark scene as a C program would draw it.
@MainActor
struct BareScene {
  static let pageHeight = 812.0
  static let sectionHeight = 38.0 + 25 * 44
  static let height = 40 * sectionHeight
  private let title = Bare.font(17)
  private let header = Bare.font(13)

  func draw(on surface: OpaquePointer, scale: Double, from y0: Double) {
    let c = cairo_create(surface)!
    cairo_scale(c, scale, scale)
    cairo_translate(c, 0, -y0)
    let layout = Bare.layout(c)
    let y1 = y0 + Self.pageHeight
    cairo_set_source_rgb(c, 0.949, 0.949, 0.969)
    cairo_paint(c)
    var i = Int(y0 / Self.sectionHeight)
    while i < 40, Double(i) * Self.sectionHeight < y1 {
      let top = Double(i) * Self.sectionHeight
      if top + 38 > y0 { text(c, layout, "SECTION \(i + 1) OF 40", header, 32, top + 30, right: false, 0.43) }
      for r in 0..<25 {
        let y = top + 38 + Double(r) * 44
        if y + 44 <= y0 || y >= y1 { continue }
        Bare.card(c, 16, y, 343, 44, 10, top: r == 0, bottom: r == 24)
        cairo_set_source_rgb(c, 1, 1, 1)
        cairo_fill(c)
        if r < 24 {
          cairo_rectangle(c, 32, y + 43.5, 327, 0.5)
          cairo_set_source_rgb(c, 0.776, 0.776, 0.784)
          cairo_fill(c)
        }
        text(c, layout, SceneText.title(i, r), title, 32, y + 28, right: false, 0)
        text(c, layout, SceneText.detail(i, r), title, 334, y + 28, right: true, 0.54)
        cairo_set_source_rgb(c, 0.77, 0.77, 0.78)
        cairo_set_line_width(c, 2)
        cairo_set_line_cap(c, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(c, CAIRO_LINE_JOIN_ROUND)
        cairo_move_to(c, 340.5, y + 17)
        cairo_line_to(c, 345.5, y + 22)
        cairo_line_to(c, 340.5, y + 27)
        cairo_stroke(c)
      }
      i += 1
    }
    g_object_unref(UnsafeMutableRawPointer(layout))
    cairo_destroy(c)
    cairo_surface_flush(surface)
  }

  private func text(
    _ c: OpaquePointer, _ layout: OpaquePointer, _ text: String, _ font: OpaquePointer, _ x: Double,
    _ baseline: Double, right: Bool, _ gray: Double
  ) {
    pango_layout_set_font_description(layout, font)
    pango_layout_set_text(layout, text, -1)
    var x = x
    if right {
      var (w, h) = (Int32(0), Int32(0))
      pango_layout_get_size(layout, &w, &h)
      x -= Double(w) / Double(PANGO_SCALE)
    }
    cairo_set_source_rgb(c, gray, gray, gray)
    cairo_move_to(c, x, baseline - Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE))
    pango_cairo_show_layout(c, layout)
  }
}
