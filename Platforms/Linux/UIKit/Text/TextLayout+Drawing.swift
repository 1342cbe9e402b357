// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CPango
import Foundation

extension TextLayout {
  /// A part of a line that has one font and one look.
  struct Segment {
    let item: UnsafeMutablePointer<PangoGlyphItem>
    /// The text of the item's layout.
    let text: UnsafePointer<CChar>?
    let run: Int
    let x: CGFloat
    let width: CGFloat
  }

  /// Draws the glyphs with the source of `cr`; the first line begins at the top of `rect`.
  ///
  /// `alignment` holds where paragraphs have no shapes of their own.
  func draw(_ cr: OpaquePointer, in rect: CGRect, alignment: NSTextAlignment) {
    for line in lines {
      let x = x(of: line, in: rect, alignment)
      line.forEachItem { item, offset, _ in
        cairo_move_to(cr, Double(x + offset), Double(rect.minY + line.baseline))
        // The text leads from glyphs back to characters, which makes it selectable in a PDF.
        pango_cairo_show_glyph_item(cr, line.text, item)
      }
    }
  }

  func isWider(than rect: CGRect) -> Bool { width > rect.width + 1 }

  func clip(in rect: CGRect) -> CGRect {
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: max(rect.height, height))
  }

  /// The parts of a line from left to right.
  func segments(of line: Line, in rect: CGRect, _ alignment: NSTextAlignment) -> [Segment] {
    let x = x(of: line, in: rect, alignment)
    var segments: [Segment] = []
    line.forEachItem { item, offset, width in
      let run = request.runs.index(at: min(line.start + Int(item.pointee.item.pointee.offset), line.last))
      segments.append(Segment(item: item, text: line.text, run: run, x: x + offset, width: width))
    }
    return segments
  }

  /// Where the lines lie in a rectangle, from the leftmost to the rightmost.
  func bounds(in rect: CGRect, alignment: NSTextAlignment) -> CGRect {
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    for line in lines where line.width > 0 {
      let x = x(of: line, in: rect, alignment) - (isRightToLeft(line) ? line.trailingKern : 0)
      (left, right) = (min(left, x), max(right, x + line.width))
    }
    guard left <= right else { return CGRect(x: rect.minX, y: rect.minY, width: 0, height: height) }
    return CGRect(x: left, y: rect.minY, width: right - left, height: height)
  }

  /// What the glyphs cover where `draw` puts them; nil where Pango does not know.
  func inkBounds(in rect: CGRect, alignment: NSTextAlignment) -> CGRect? {
    var bounds = CGRect.null
    for line in lines {
      // The boxes that stand for characters no font has are larger than Pango says.
      guard !line.items.contains(where: \.hasUnknownGlyphs) else { return nil }
      let x = x(of: line, in: rect, alignment)
      line.forEachItem { item, offset, _ in
        var ink = PangoRectangle()
        pango_glyph_string_extents(item.pointee.glyphs, item.pointee.item.pointee.analysis.font, &ink, nil)
        let unit = CGFloat(PANGO_SCALE)
        bounds = bounds.union(
          CGRect(
            x: x + offset + CGFloat(ink.x) / unit, y: rect.minY + line.baseline + CGFloat(ink.y) / unit,
            width: CGFloat(ink.width) / unit, height: CGFloat(ink.height) / unit))
      }
    }
    return bounds
  }

  /// The left end of a line's first glyph. A line that is too wide keeps its beginning in sight.
  private func x(of line: Line, in rect: CGRect, _ alignment: NSTextAlignment) -> CGFloat {
    let shape = request.shape(ofParagraph: line.paragraph)
    let isRightToLeft = request.isRightToLeft(shape)
    let free = shape.reach(in: rect.width) - line.indent - line.width
    var fromLeading: CGFloat = 0
    if free > 0 {
      switch request.paragraphs.isEmpty ? alignment : shape.alignment {
      case .left: fromLeading = isRightToLeft ? free : 0
      case .right: fromLeading = isRightToLeft ? 0 : free
      case .center: fromLeading = free / 2
      case .natural, .justified: break
      }
    }
    fromLeading += line.indent
    guard isRightToLeft else { return rect.minX + fromLeading }
    return rect.maxX - fromLeading - line.width + line.trailingKern
  }

  private func isRightToLeft(_ line: Line) -> Bool {
    request.isRightToLeft(request.shape(ofParagraph: line.paragraph))
  }
}

extension TextLayout.Line {
  /// Calls `body` with each item, its distance from the left end of the line, and its width, in points.
  func forEachItem(
    _ body: (_ item: UnsafeMutablePointer<PangoGlyphItem>, _ offset: CGFloat, _ width: CGFloat) -> Void
  ) {
    var units: Int32 = 0
    for item in items {
      let width = pango_glyph_string_get_width(item.pointee.glyphs)
      body(item, CGFloat(units) / CGFloat(PANGO_SCALE), CGFloat(width) / CGFloat(PANGO_SCALE))
      units += width
    }
  }
}
