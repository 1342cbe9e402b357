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
  /// Text that is wider than `rect` is cut off there. `alignment` holds where paragraphs have no shapes of their own.
  func draw(_ cr: OpaquePointer, in rect: CGRect, alignment: NSTextAlignment) {
    if isWider(than: rect) {
      let clip = clip(in: rect)
      cairo_rectangle(cr, Double(clip.minX), Double(clip.minY), Double(clip.width), Double(clip.height))
      cairo_clip(cr)
    }
    for line in lines {
      cairo_move_to(cr, Double(x(of: line, in: rect, alignment)), Double(rect.minY + line.baseline))
      pango_cairo_show_layout_line(cr, line.pointer)
    }
  }

  func isWider(than rect: CGRect) -> Bool { width > rect.width + 1 }

  func clip(in rect: CGRect) -> CGRect {
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: max(rect.height, height))
  }

  /// The parts of a line from left to right.
  func segments(of line: Line, in rect: CGRect, _ alignment: NSTextAlignment) -> [Segment] {
    var x = x(of: line, in: rect, alignment)
    let text = pango_layout_get_text(line.pointer.pointee.layout)
    return line.pointer.items.map { item in
      let width = CGFloat(pango_glyph_string_get_width(item.pointee.glyphs)) / CGFloat(PANGO_SCALE)
      let run = request.runs.index(at: line.start + Int(item.pointee.item.pointee.offset))
      defer { x += width }
      return Segment(item: item, text: text, run: run, x: x, width: width)
    }
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
      guard pango_layout_get_unknown_glyphs_count(line.pointer.pointee.layout) == 0 else { return nil }
      var ink = PangoRectangle()
      pango_layout_line_get_extents(line.pointer, &ink, nil)
      let unit = CGFloat(PANGO_SCALE)
      bounds = bounds.union(
        CGRect(
          x: x(of: line, in: rect, alignment) + CGFloat(ink.x) / unit,
          y: rect.minY + line.baseline + CGFloat(ink.y) / unit,
          width: CGFloat(ink.width) / unit, height: CGFloat(ink.height) / unit))
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
