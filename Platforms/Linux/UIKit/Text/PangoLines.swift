// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CPango

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// The line's runs from left to right.
  var items: [UnsafeMutablePointer<PangoGlyphItem>] {
    var items: [UnsafeMutablePointer<PangoGlyphItem>] = []
    var element = pointee.runs
    while let current = element {
      items.append(current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self))
      element = current.pointee.next
    }
    return items
  }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
  /// Whether no font has one of the characters.
  var hasUnknownGlyphs: Bool {
    let unknown: UInt32 = 0x1000_0000  // PANGO_GLYPH_UNKNOWN_FLAG, a macro that is not imported
    guard let glyphs = pointee.glyphs else { return false }
    return (0..<Int(glyphs.pointee.num_glyphs)).contains { glyphs.pointee.glyphs[$0].glyph & unknown != 0 }
  }

  /// Takes from an ellipsis the space that Pango adds to it so that a cut line always fills its width.
  ///
  /// It would be a gap in the middle of the line, or keep a cut line from being centred.
  func tightenEllipsis() {
    let isEllipsis: UInt8 = 2  // PANGO_ANALYSIS_FLAG_IS_ELLIPSIS, a macro that is not imported
    guard let glyphs = pointee.glyphs, glyphs.pointee.num_glyphs > 0,
      pointee.item.pointee.analysis.flags & isEllipsis != 0
    else { return }
    let last = glyphs.pointee.glyphs + Int(glyphs.pointee.num_glyphs - 1)
    var extents = PangoRectangle()
    pango_font_get_glyph_extents(pointee.item.pointee.analysis.font, last.pointee.glyph, nil, &extents)
    last.pointee.geometry.width = min(last.pointee.geometry.width, extents.width)
  }
}
