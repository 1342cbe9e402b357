// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo
import CPango
import Foundation

/// Pango's font map with the contexts, font descriptions and layouts made from it, kept for the next use.
///
/// Each thread that lays out text has its own, as Pango wants it. Nothing in it depends on the machine's font settings or on its language:
/// pictures are the same wherever the same fonts are installed.
final class TextEngine {
  /// This thread's.
  static var current: TextEngine {
    let state = ThreadState.current
    if let engine = state.textEngine { return engine }
    let engine = TextEngine()
    state.textEngine = engine
    return engine
  }

  /// Whether the family "Inter" exists; if not, Pango takes the system's default family.
  let hasInter: Bool

  private struct ContextKey: Hashable {
    var scale: TextScale
    var isRightToLeft: Bool
  }

  private struct SampleKey: Hashable {
    var face: FontFace
    var scale: TextScale
  }

  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let fontOptions: OpaquePointer
  private var contexts = RecentCache<ContextKey, PangoObject>(capacity: 16)
  private var descriptions = RecentCache<FontFace, PangoDescription>(capacity: 64)
  private var attributes = RecentCache<FontFace, PangoAttributes>(capacity: 64)
  /// A row's text takes about 2 KB: a table of a thousand rows can be scrolled to and fro.
  private var layouts = RecentCache<TextRequest, TextLayout>(capacity: 2048)
  /// A layout of one letter for each font and scale that plain texts are shaped in.
  private var samples = RecentCache<SampleKey, PangoObject>(capacity: 64)
  private let tabs = PangoTabs()

  private init() {
    fontOptions = cairo_font_options_create()
    cairo_font_options_set_antialias(fontOptions, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_subpixel_order(fontOptions, CAIRO_SUBPIXEL_ORDER_DEFAULT)
    cairo_font_options_set_hint_style(fontOptions, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(fontOptions, CAIRO_HINT_METRICS_OFF)
    guard let map = pango_cairo_font_map_new() else { fatalError("UIKit: Pango has no font map") }
    fontMap = map
    hasInter = pango_font_map_get_family(map, "Inter") != nil
    if !hasInter { Self.warnOnce }
  }

  deinit {
    cairo_font_options_destroy(fontOptions)
    g_object_unref(fontMap)
  }

  /// One message for the process, however many threads miss the font.
  private static let warnOnce: Void = {
    let message = "UIKit: the font Inter is missing, text looks wrong: install the Debian package fonts-inter\n"
    FileHandle.standardError.write(Data(message.utf8))
  }()

  /// The layout for a request, from the last ones if possible.
  ///
  /// Text that fits is laid out without its limits, so that measuring it and drawing it in any larger rectangle share
  /// one layout.
  func layout(for request: TextRequest) -> TextLayout {
    if !request.isUnbounded {
      let unbounded = layout(for: request.unbounded)
      if unbounded.fits(request) { return unbounded }
    }
    if let known = layouts[request] { return known }
    let layout = TextLayout(request, engine: self)
    layouts[request] = layout
    return layout
  }

  /// The glyphs of a text that needs no layout of Pango's: one line from left to right without limits.
  ///
  /// nil for any other.
  func plainGlyphs(for request: TextRequest) -> PlainGlyphs? {
    guard hasInter, request.isUnbounded, request.runs.isEmpty, request.paragraphs.isEmpty, !request.isRightToLeft,
      request.shape.writingDirection != .rightToLeft, PlainGlyphs.areEnough(for: request.text)
    else { return nil }
    return withExtendedLifetime(sample(for: request)) { sample in
      guard let items = pango_layout_get_line_readonly(sample.pointer, 0)?.items, items.count == 1 else { return nil }
      let spacing = PangoAttributes.units(ofSpacing: request.face.tracking)
      let glyphs = PlainGlyphs(request.text, like: items[0].pointee.item, spacing: spacing)
      return glyphs.item.hasUnknownGlyphs ? nil : glyphs
    }
  }

  private func sample(for request: TextRequest) -> PangoObject {
    let key = SampleKey(face: request.face, scale: request.scale)
    if let known = samples[key] { return known }
    let sample = makeLayout("x", from: 0, own: 1, of: request, isRightToLeft: false)
    samples[key] = sample
    return sample
  }

  /// A new layout of Pango's for a part of the request's text, without a width; `start` is the part's first byte.
  ///
  /// What follows the `own` bytes of that part is an addition, which looks as their end does.
  func makeLayout(
    _ text: String, from start: Int, own: Int, of request: TextRequest, isRightToLeft: Bool
  ) -> PangoObject {
    let context = context(ContextKey(scale: request.scale, isRightToLeft: isRightToLeft))
    let layout = withExtendedLifetime(context) { PangoObject(owning: pango_layout_new($0.pointer)) }
    withExtendedLifetime(description(of: request.face)) {
      pango_layout_set_font_description(layout.pointer, $0.pointer)
    }
    let attributes =
      request.runs.isEmpty
      ? attributes(for: text, face: request.face) : PangoAttributes(runs: request.runs, of: text, from: start, own: own)
    withExtendedLifetime(attributes) { pango_layout_set_attributes(layout.pointer, $0.pointer) }
    if text.utf8.contains(0x09) { pango_layout_set_tabs(layout.pointer, tabs.pointer) }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout.pointer, $0.baseAddress, Int32($0.count)) }
    }
    return layout
  }

  /// Looks at the font that Pango finds for a face; nil when there is none.
  func withFont<Result>(_ face: FontFace, _ body: (UnsafeMutablePointer<PangoFont>) -> Result?) -> Result? {
    let context = context(ContextKey(scale: TextScale(1), isRightToLeft: false))
    let description = description(of: face)
    return withExtendedLifetime((context, description)) {
      guard let font = pango_context_load_font(context.pointer, description.pointer) else { return nil }
      defer { g_object_unref(font) }
      return body(font)
    }
  }

  private func context(_ key: ContextKey) -> PangoObject {
    if let known = contexts[key] { return known }
    let context = PangoObject(owning: pango_font_map_create_context(fontMap))
    pango_cairo_context_set_font_options(context.pointer, fontOptions)
    // One unit of Pango's is one point; the matrix, not the resolution, leads to pixels.
    pango_cairo_context_set_resolution(context.pointer, 72)
    pango_context_set_round_glyph_positions(context.pointer, 0)
    pango_context_set_language(context.pointer, pango_language_from_string("en"))
    pango_context_set_base_dir(context.pointer, key.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    var matrix = PangoMatrix(xx: key.scale.a, xy: key.scale.c, yx: key.scale.b, yy: key.scale.d, x0: 0, y0: 0)
    pango_context_set_matrix(context.pointer, &matrix)
    contexts[key] = context
    return context
  }

  private func description(of face: FontFace) -> PangoDescription {
    if let known = descriptions[face] { return known }
    let description = PangoDescription(face)
    descriptions[face] = description
    return description
  }

  private func attributes(for text: String, face: FontFace) -> PangoAttributes {
    if let ranges = TextContent.trackedRanges(of: text) {
      return PangoAttributes(face: face, trackedRanges: ranges)
    }
    if let known = attributes[face] { return known }
    let attributes = PangoAttributes(face: face, trackedRanges: nil)
    self.attributes[face] = attributes
    return attributes
  }
}
