// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CPango

/// The owner of one reference to an object of Pango's.
final class PangoObject {
  let pointer: OpaquePointer

  /// Takes over the caller's reference.
  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

/// The owner of a font's description: family, weight, slant and size.
final class PangoDescription {
  let pointer: OpaquePointer

  init(_ face: FontFace) {
    pointer = pango_font_description_new()
    // An Inter that came before its Display cut draws large text too.
    pango_font_description_set_family(pointer, face.isDisplay ? "Inter Display,Inter" : "Inter")
    pango_font_description_set_weight(pointer, PangoWeight(rawValue: UInt32(face.weight.rawValue)))
    pango_font_description_set_style(pointer, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(pointer, Double(face.layoutSize) * Double(PANGO_SCALE))
  }

  deinit { pango_font_description_free(pointer) }
}

/// The owner of a list of text attributes.
final class PangoAttributes {
  let pointer: OpaquePointer

  /// Inter's tracking in the given ranges of bytes, everywhere if nil, and no contextual alternates.
  ///
  /// With alternates Inter turns "->" into an arrow, which San Francisco does not.
  init(tracking: CGFloat, ranges: [Range<Int>]?) {
    pointer = pango_attr_list_new()
    pango_attr_list_insert(pointer, pango_attr_font_features_new("calt=0"))
    let spacing = Int32((tracking * CGFloat(PANGO_SCALE)).rounded())
    guard spacing != 0 else { return }
    for range in ranges ?? [0..<Int(UInt32.max)] {
      let attribute = pango_attr_letter_spacing_new(spacing)!
      attribute.pointee.start_index = UInt32(range.lowerBound)
      attribute.pointee.end_index = UInt32(range.upperBound)
      pango_attr_list_insert(pointer, attribute)
    }
  }

  deinit { pango_attr_list_unref(pointer) }
}
