// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CPango

/// The glyphs of a line in one font, script and direction.
///
/// Pango's layout looks for all of these, and for places to break the line, before it shapes a text: most labels' texts
/// have nothing of the kind to be found, and looking takes as long as shaping.
final class PlainGlyphs {
  let item: UnsafeMutablePointer<PangoGlyphItem>
  let text: UnsafePointer<CChar>

  /// Shapes a text of ASCII letters and signs as `sample`, an item of the same kind, was shaped.
  ///
  /// `spacing` is added between any two characters, in Pango's units.
  init(_ text: String, like sample: UnsafeMutablePointer<PangoItem>, spacing: Int32) {
    var text = text
    let count = text.utf8.count
    let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: count)
    text.withUTF8 { source in
      for (index, byte) in source.enumerated() { bytes[index] = CChar(byte) }
    }
    self.text = UnsafePointer(bytes)
    item = .allocate(capacity: 1)
    item.initialize(to: PangoGlyphItem())
    item.pointee.item = pango_item_copy(sample)
    item.pointee.glyphs = pango_glyph_string_new()
    let own = item.pointee.item!
    (own.pointee.offset, own.pointee.length, own.pointee.num_chars) = (0, Int32(count), Int32(count))
    pango_shape_full(bytes, Int32(count), bytes, Int32(count), &own.pointee.analysis, item.pointee.glyphs)
    guard spacing != 0 else { return }
    // Each of these characters is one that a cursor may stand before.
    var attribute = PangoLogAttr()
    attribute.is_cursor_position = 1
    withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count + 1) { attributes in
      attributes.initialize(repeating: attribute)
      pango_glyph_item_letter_space(item, bytes, attributes.baseAddress, spacing)
    }
  }

  deinit {
    pango_item_free(item.pointee.item)
    pango_glyph_string_free(item.pointee.glyphs)
    item.deallocate()
    text.deallocate()
  }

  /// Whether a text has Latin letters, and otherwise nothing but the ASCII characters that take on their script.
  static func areEnough(for text: String) -> Bool {
    var hasLetter = false
    for byte in text.utf8 {
      guard (0x20..<0x7F).contains(byte) else { return false }
      hasLetter = hasLetter || (0x61...0x7A).contains(byte | 0x20)
    }
    return hasLetter
  }
}
