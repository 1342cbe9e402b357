// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CPango
import Foundation

/// The lines of a text, broken and cut as its request says, ready to be measured and drawn.
///
/// Lines are as high as San Francisco's metrics and the paragraph's shape make them, whatever fonts their characters
/// come from.
final class TextLayout {
  struct Line {
    /// The glyphs from left to right. They belong to one of `owners`, as `text` does.
    let items: [UnsafeMutablePointer<PangoGlyphItem>]
    /// The text that the items' places count in.
    let text: UnsafePointer<CChar>?
    /// The byte of the request's text that `text` begins with.
    let start: Int
    /// The last byte of the request's text that the line stands for: an ellipsis that was added looks as it does.
    let last: Int
    let paragraph: Int
    /// From the leading edge.
    let indent: CGFloat
    let width: CGFloat
    /// The part of `width` that follows the last character: its kern, which Pango leaves out.
    let trailingKern: CGFloat
    let height: CGFloat
    /// From the line's upper edge.
    let ascent: CGFloat
    /// From the upper edge of the text.
    var top: CGFloat = 0

    var baseline: CGFloat { top + ascent }
  }

  let request: TextRequest
  private(set) var lines: [Line] = []
  /// The width of the widest line with its indent, in points, not rounded.
  private(set) var width: CGFloat = 0
  /// The height of the lines, in points, not rounded.
  private(set) var height: CGFloat = 0
  /// Whether part of the text was left out or replaced by an ellipsis.
  private(set) var isCut = false
  private var owners: [AnyObject] = []

  init(_ request: TextRequest, engine: TextEngine) {
    self.request = request
    if let glyphs = engine.plainGlyphs(for: request) {
      owners.append(glyphs)
      append([glyphs.item], of: glyphs.text, 0..<request.text.utf8.count, start: 0, paragraph: 0, isFirst: true)
      place()
      return
    }
    var paragraph = Paragraph(of: request.text, number: 0, from: request.text.startIndex)
    while true {
      append(paragraph, engine)
      guard paragraph.hasMore else { break }
      if room == 0 {
        isCut = true
        break
      }
      let next = request.text.utf8.index(after: paragraph.text.endIndex)
      paragraph = Paragraph(of: request.text, number: paragraph.number + 1, from: next)
    }
    place()
  }

  /// Whether this layout, which has no limits, is what the request asks for too.
  func fits(_ request: TextRequest) -> Bool {
    guard request.lineLimit == 0 || lines.count <= request.lineLimit else { return false }
    // Pango's units are 1/1024 pt: a label as wide as its text must not be cut for a rounding error.
    guard self.request.hasIndents else { return width <= request.width + 0.002 }
    return lines.allSatisfy {
      $0.indent + $0.width <= request.shape(ofParagraph: $0.paragraph).reach(in: request.width) + 0.002
    }
  }

  /// Whether a new layout for the request would be no different.
  func answers(_ request: TextRequest) -> Bool {
    request == self.request || (self.request.isUnbounded && fits(request) && request.unbounded == self.request)
  }

  /// How many lines, at least one, end above the given height.
  func lineCount(above height: CGFloat) -> Int {
    max(1, lines.prefix { $0.top + $0.height <= height }.count)
  }

  // MARK: Lines

  /// A part of the request's text without line feeds.
  private struct Paragraph {
    let text: Substring
    let number: Int
    /// Whether a line feed follows.
    let hasMore: Bool

    init(of text: String, number: Int, from start: String.Index) {
      let end = text.utf8[start...].firstIndex(of: 0x0A)
      self.text = text[start..<(end ?? text.endIndex)]
      self.number = number
      hasMore = end != nil
    }
  }

  /// How many more lines there may be.
  private var room: Int { request.lineLimit == 0 ? Int.max : request.lineLimit - lines.count }

  private func append(_ paragraph: Paragraph, _ engine: TextEngine) {
    let shape = request.shape(ofParagraph: paragraph.number)
    let truncates = shape.lineBreakMode.truncates
    if truncates, room == 1 || !request.cutsLastLineOnly {
      appendTruncated(paragraph.text, of: paragraph, isFirst: true, engine)
    } else {
      appendWrapped(paragraph, shape, truncates: truncates, engine)
    }
  }

  /// Breaks a paragraph into lines. When there are too many, the last visible one may be cut short by an ellipsis.
  private func appendWrapped(_ paragraph: Paragraph, _ shape: ParagraphShape, truncates: Bool, _ engine: TextEngine) {
    let visible = visiblePart(of: paragraph.text, shape)
    var layout = breakLines(of: visible, shape, engine)
    var count = Int(pango_layout_get_line_count(layout.pointer))
    if count <= room, visible.endIndex < paragraph.text.endIndex {
      layout = breakLines(of: paragraph.text, shape, engine)
      count = Int(pango_layout_get_line_count(layout.pointer))
    }
    owners.append(layout)
    let start = byte(of: paragraph.text.startIndex)
    let limit = min(count, room)
    let isTooLong = count > limit || (limit == room && paragraph.hasMore)
    let whole = truncates && isTooLong ? limit - 1 : limit
    if isTooLong { isCut = true }
    for index in 0..<whole {
      let line = pango_layout_get_line_readonly(layout.pointer, Int32(index))
      append(line, from: start, of: paragraph.number, isFirst: index == 0)
    }
    guard whole < limit, let last = pango_layout_get_line_readonly(layout.pointer, Int32(whole)) else { return }
    let rest = request.text.utf8.index(paragraph.text.startIndex, offsetBy: Int(last.pointee.start_index))
    let isRightToLeft = pango_layout_line_get_resolved_direction(last) == PANGO_DIRECTION_RTL
    appendTruncated(
      paragraph.text[rest...], of: paragraph, isFirst: whole == 0, isRightToLeft: isRightToLeft, engine)
  }

  private func breakLines(of text: Substring, _ shape: ParagraphShape, _ engine: TextEngine) -> PangoObject {
    let layout = makeLayout(String(text), from: text.startIndex, shape, engine)
    if request.width < TextRequest.unlimited, shape.lineBreakMode != .byClipping {
      let byCharacter = shape.lineBreakMode == .byCharWrapping || TextContent.hasEndlessWord(text)
      pango_layout_set_wrap(layout.pointer, byCharacter ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
      pango_layout_set_justify(layout.pointer, shape.alignment == .justified ? 1 : 0)
      let (first, other) = (shape.firstLineHeadIndent, shape.headIndent)
      if first != other { pango_layout_set_indent(layout.pointer, units(first - other)) }
      pango_layout_set_width(layout.pointer, widthUnits(shape, indent: min(first, other)))
    }
    return layout
  }

  /// A layout whose direction is the given one, else the shape's, else that of its first letter.
  ///
  /// `own` of the text's bytes are of the request's text; nil for all.
  private func makeLayout(
    _ text: String, from start: String.Index, own: Int? = nil, _ shape: ParagraphShape, isRightToLeft: Bool? = nil,
    _ engine: TextEngine
  ) -> PangoObject {
    let layout = engine.makeLayout(
      text, from: byte(of: start), own: own ?? text.utf8.count, of: request,
      isRightToLeft: isRightToLeft ?? request.isRightToLeft(shape))
    if isRightToLeft != nil || shape.writingDirection != .natural { pango_layout_set_auto_dir(layout.pointer, 0) }
    return layout
  }

  /// The beginning of a paragraph that surely fills the lines, were its characters only a tenth of their size wide.
  ///
  /// Breaking the rest of a long text too would take time for lines that nobody sees.
  private func visiblePart(of text: Substring, _ shape: ParagraphShape) -> Substring {
    guard request.lineLimit > 0, request.width < TextRequest.unlimited else { return text }
    let size = request.runs.reduce(request.runs.isEmpty ? request.face.layoutSize : .infinity) {
      min($0, $1.face.layoutSize)
    }
    let characters = CGFloat(room + 1) * (10 * request.width / size + 10)
    return characters < CGFloat(text.utf8.count) ? text.prefix(Int(characters)) : text
  }

  /// Appends text of one paragraph as one line that is cut to the width.
  ///
  /// A rest of a paragraph keeps the direction that the paragraph's beginning gave it.
  private func appendTruncated(
    _ text: Substring, of paragraph: Paragraph, isFirst: Bool, isRightToLeft: Bool? = nil, _ engine: TextEngine
  ) {
    let shape = request.shape(ofParagraph: paragraph.number)
    let mode = shape.lineBreakMode
    // What follows in other paragraphs is cut too, which an ellipsis must tell.
    let line = paragraph.hasMore && room == 1 && mode == .byTruncatingTail ? text + "…" : text
    let layout = makeLayout(
      String(line), from: text.startIndex, own: text.utf8.count, shape, isRightToLeft: isRightToLeft, engine)
    owners.append(layout)
    pango_layout_set_single_paragraph_mode(layout.pointer, 1)
    if request.width < TextRequest.unlimited {
      pango_layout_set_width(layout.pointer, widthUnits(shape, indent: shape.indent(ofFirstLine: isFirst)))
      switch mode {
      case .byTruncatingHead: pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_START)
      case .byTruncatingMiddle: pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_MIDDLE)
      default: pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_END)
      }
      if pango_layout_is_ellipsized(layout.pointer) != 0 { isCut = true }
    }
    append(
      pango_layout_get_line_readonly(layout.pointer, 0), from: byte(of: text.startIndex), own: text.utf8.count,
      of: paragraph.number, isFirst: isFirst)
  }

  /// `own` of the bytes of the line's layout are of the request's text; nil for all.
  private func append(
    _ line: UnsafeMutablePointer<PangoLayoutLine>?, from start: Int, own: Int? = nil, of paragraph: Int, isFirst: Bool
  ) {
    guard let line else { return }
    let first = Int(line.pointee.start_index)
    let range = first..<max(first, min(first + Int(line.pointee.length), own ?? .max))
    append(
      line.items, of: pango_layout_get_text(line.pointee.layout), range, start: start, paragraph: paragraph,
      isFirst: isFirst)
  }

  /// Appends a line of the glyphs of a text's bytes in `range`.
  private func append(
    _ items: [UnsafeMutablePointer<PangoGlyphItem>], of text: UnsafePointer<CChar>?, _ range: Range<Int>, start: Int,
    paragraph: Int, isFirst: Bool
  ) {
    // The sum of the advances is the line's width. Pango's own function would do, were it not for the ellipsis.
    var width: Int32 = 0
    for item in items {
      item.tightenEllipsis()
      width += pango_glyph_string_get_width(item.pointee.glyphs)
    }
    let (first, end) = (start + range.lowerBound, start + range.upperBound)
    let shape = request.shape(ofParagraph: paragraph)
    let metrics = LineMetrics(of: request, from: first, to: end)
    let height = shape.lineHeight(metrics.height)
    let kern = request.runs.isEmpty || range.isEmpty ? 0 : request.runs[request.runs.index(at: end - 1)].kern
    lines.append(
      Line(
        items: items, text: text, start: start, last: max(first, end - 1), paragraph: paragraph,
        indent: shape.indent(ofFirstLine: isFirst),
        width: max(0, CGFloat(width) / CGFloat(PANGO_SCALE) + kern), trailingKern: kern, height: height,
        ascent: height - metrics.height + metrics.ascent))
  }

  /// Puts the lines below each other.
  private func place() {
    for index in lines.indices {
      let line = lines[index]
      if index > 0 {
        let above = request.shape(ofParagraph: lines[index - 1].paragraph)
        height += above.lineSpacing
        if lines[index - 1].paragraph != line.paragraph {
          height += above.paragraphSpacing + request.shape(ofParagraph: line.paragraph).paragraphSpacingBefore
        }
      }
      lines[index].top = height
      height += line.height
      width = max(width, line.indent + line.width)
    }
  }

  private func byte(of index: String.Index) -> Int {
    request.text.utf8.distance(from: request.text.startIndex, to: index)
  }

  private func units(_ points: CGFloat) -> Int32 { Int32((points * CGFloat(PANGO_SCALE)).rounded(.down)) }

  /// The width for the lines of a paragraph in Pango's units.
  ///
  /// Pango breaks and cuts lines first and then takes the tracking at their two ends away: a negative one makes them
  /// wider again.
  private func widthUnits(_ shape: ParagraphShape, indent: CGFloat) -> Int32 {
    let tracking = request.runs.reduce(request.runs.isEmpty ? request.face.tracking : 0) {
      min($0, $1.face.tracking + $1.kern)
    }
    return units(max(0, shape.reach(in: request.width) - indent + min(0, tracking)))
  }
}
