// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CPango
import Foundation

/// The lines of a text, broken and cut as its request says, ready to be measured and drawn.
///
/// Lines lie `lineHeight` (San Francisco's) apart, whatever fonts their characters come from.
@MainActor
final class TextLayout {
  struct Line {
    /// Belongs to one of `layouts`.
    let pointer: UnsafeMutablePointer<PangoLayoutLine>
    let width: CGFloat
  }

  let request: TextRequest
  private(set) var lines: [Line] = []
  /// The width of the widest line, in points, not rounded.
  private(set) var width: CGFloat = 0
  private var layouts: [PangoObject] = []

  init(_ request: TextRequest, engine: TextEngine) {
    self.request = request
    switch request.mode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail:
      if request.lineLimit == 1 {
        appendTruncated(request.text[...], request.isRightToLeft, engine)
      } else {
        appendWrapped(engine, truncating: true)
      }
    case .byWordWrapping, .byCharWrapping, .byClipping:
      appendWrapped(engine, truncating: false)
    }
    width = lines.reduce(0) { max($0, $1.width) }
  }

  /// Whether this layout, which has no limits, is what the request asks for too.
  func fits(_ request: TextRequest) -> Bool {
    // Pango's units are 1/1024 pt: a label as wide as its text must not be cut for a rounding error.
    width <= request.width + 0.002 && (request.lineLimit == 0 || lines.count <= request.lineLimit)
  }

  /// Whether a new layout for the request would be no different.
  func answers(_ request: TextRequest) -> Bool {
    request == self.request || (self.request.isUnbounded && fits(request) && request.unbounded == self.request)
  }

  /// The height of the lines, in points, not rounded.
  var height: CGFloat { CGFloat(lines.count) * request.face.lineHeight }

  /// Draws the lines with the source of `cr`, the first baseline `ascender` below the top of `rect`.
  ///
  /// Text that is wider than `rect` is cut off there.
  func draw(_ cr: OpaquePointer, in rect: CGRect, alignment: NSTextAlignment) {
    if width > rect.width + 1 {
      cairo_rectangle(cr, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(max(rect.height, height)))
      cairo_clip(cr)
    }
    var baseline = rect.minY + request.face.ascender
    for line in lines {
      cairo_move_to(cr, Double(rect.minX + indent(of: line, in: rect.width, alignment)), Double(baseline))
      pango_cairo_show_layout_line(cr, line.pointer)
      baseline += request.face.lineHeight
    }
  }

  /// A line that is too wide keeps its beginning in sight.
  private func indent(of line: Line, in width: CGFloat, _ alignment: NSTextAlignment) -> CGFloat {
    let free = width - line.width
    if free < 0 { return request.isRightToLeft ? free : 0 }
    switch alignment {
    case .left: return 0
    case .center: return free / 2
    case .right: return free
    case .natural, .justified: return request.isRightToLeft ? free : 0
    }
  }

  /// Breaks the text into lines. When there are too many, the last visible one may be cut short by an ellipsis.
  private func appendWrapped(_ engine: TextEngine, truncating: Bool) {
    var layout = breakLines(of: String(visiblePart), engine)
    var count = Int(pango_layout_get_line_count(layout.pointer))
    if count <= request.lineLimit, visiblePart.endIndex < request.text.endIndex {
      layout = breakLines(of: request.text, engine)
      count = Int(pango_layout_get_line_count(layout.pointer))
    }
    layouts.append(layout)
    let limit = request.lineLimit == 0 ? count : min(count, request.lineLimit)
    let whole = truncating && limit < count ? limit - 1 : limit
    for index in 0..<whole { append(pango_layout_get_line_readonly(layout.pointer, Int32(index))) }
    guard whole < limit, let last = pango_layout_get_line_readonly(layout.pointer, Int32(whole)) else { return }
    let start = request.text.utf8.index(request.text.startIndex, offsetBy: Int(last.pointee.start_index))
    let direction = pango_layout_line_get_resolved_direction(last)
    appendTruncated(request.text[start...], direction == PANGO_DIRECTION_RTL, engine, isRestOfParagraph: true)
  }

  private func breakLines(of text: String, _ engine: TextEngine) -> PangoObject {
    let layout = engine.makeLayout(text, for: request, isRightToLeft: request.isRightToLeft)
    if request.width < TextRequest.unlimited, request.mode != .byClipping {
      let byCharacter = request.mode == .byCharWrapping || TextContent.hasEndlessWord(text)
      pango_layout_set_wrap(layout.pointer, byCharacter ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
      pango_layout_set_justify(layout.pointer, request.isJustified ? 1 : 0)
      pango_layout_set_width(layout.pointer, widthUnits)
    }
    return layout
  }

  /// The beginning of the text that surely fills the lines, were its characters only a tenth of their size wide.
  ///
  /// Breaking the rest of a long text too would take time for lines that nobody sees.
  private var visiblePart: Substring {
    guard request.lineLimit > 0, request.width < TextRequest.unlimited else { return request.text[...] }
    let characters = CGFloat(request.lineLimit + 1) * (10 * request.width / request.face.layoutSize + 10)
    let count = characters < CGFloat(request.text.utf8.count) ? Int(characters) : Int.max
    return count == .max ? request.text[...] : request.text.prefix(count)
  }

  /// Appends the first paragraph of the text as one line that is cut to the width.
  private func appendTruncated(
    _ text: Substring, _ isRightToLeft: Bool, _ engine: TextEngine, isRestOfParagraph: Bool = false
  ) {
    let (paragraph, hasMore) = TextContent.firstParagraph(of: text)
    // What follows in other paragraphs is cut too, which an ellipsis must tell.
    let line = hasMore && request.mode == .byTruncatingTail ? paragraph + "…" : paragraph
    let layout = engine.makeLayout(String(line), for: request, isRightToLeft: isRightToLeft)
    layouts.append(layout)
    // The rest of a paragraph keeps the direction that the paragraph's beginning gave it.
    pango_layout_set_auto_dir(layout.pointer, isRestOfParagraph ? 0 : 1)
    pango_layout_set_single_paragraph_mode(layout.pointer, 1)
    if request.width < TextRequest.unlimited {
      pango_layout_set_width(layout.pointer, widthUnits)
      switch request.mode {
      case .byTruncatingHead: pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_START)
      case .byTruncatingMiddle: pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_MIDDLE)
      default: pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_END)
      }
    }
    append(pango_layout_get_line_readonly(layout.pointer, 0))
  }

  private func append(_ line: UnsafeMutablePointer<PangoLayoutLine>?) {
    guard let line else { return }
    // The sum of the advances is the line's width. Pango's own function would do, were it not for the ellipsis.
    var width: Int32 = 0
    var run = line.pointee.runs
    while let current = run {
      let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      tighten(item)
      width += pango_glyph_string_get_width(item.pointee.glyphs)
      run = current.pointee.next
    }
    lines.append(Line(pointer: line, width: CGFloat(width) / CGFloat(PANGO_SCALE)))
  }

  /// Takes from an ellipsis the space that Pango adds to it so that a cut line always fills its width.
  ///
  /// It would be a gap in the middle of the line, or keep a cut line from being centred.
  private func tighten(_ item: UnsafeMutablePointer<PangoGlyphItem>) {
    let isEllipsis: UInt8 = 2  // PANGO_ANALYSIS_FLAG_IS_ELLIPSIS, a macro that is not imported
    guard let glyphs = item.pointee.glyphs, glyphs.pointee.num_glyphs > 0,
      item.pointee.item.pointee.analysis.flags & isEllipsis != 0
    else { return }
    let last = glyphs.pointee.glyphs + Int(glyphs.pointee.num_glyphs - 1)
    var extents = PangoRectangle()
    pango_font_get_glyph_extents(item.pointee.item.pointee.analysis.font, last.pointee.glyph, nil, &extents)
    last.pointee.geometry.width = min(last.pointee.geometry.width, extents.width)
  }

  /// The request's width in Pango's units.
  ///
  /// Pango breaks and cuts lines first and then takes the tracking at their two ends away: a negative one makes them
  /// wider again.
  private var widthUnits: Int32 {
    Int32((max(0, request.width + min(0, request.face.tracking)) * CGFloat(PANGO_SCALE)).rounded(.down))
  }
}
