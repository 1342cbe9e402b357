// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CPango
import Foundation

/// What tests need to know about the font that is really in use.
///
/// A stored picture with text holds for one font file only: it names that file by `fileHash(of:)`, and where another
/// one is installed its test checks layout laws instead.
@MainActor
package enum SystemFont {
  private static var hashes: [FontFace: String] = [:]

  /// Whether Inter, the stand-in for San Francisco, is installed.
  package static var isInstalled: Bool { TextEngine.current.hasInter }

  /// The family of the font in use for `font`: `font.familyName`, or whatever Pango takes where that is missing.
  package static func familyInUse(for font: UIFont) -> String? {
    TextEngine.current.withFont(font.face) { font in
      guard let description = pango_font_describe(font) else { return nil }
      defer { pango_font_description_free(description) }
      return pango_font_description_get_family(description).map { String(cString: $0) }
    }
  }

  /// The FNV-1a hash (64 bits, 16 digits) of the font file in use for `font`; nil when there is none.
  package static func fileHash(of font: UIFont) -> String? {
    if let known = hashes[font.face] { return known }
    let hash = TextEngine.current.withFont(font.face) { font -> String? in
      guard let shaper = pango_font_get_hb_font(font),
        let blob = hb_face_reference_blob(hb_font_get_face(shaper))
      else { return nil }
      defer { hb_blob_destroy(blob) }
      var count: UInt32 = 0
      guard let bytes = hb_blob_get_data(blob, &count), count > 0 else { return nil }
      let hash = UnsafeRawBufferPointer(start: bytes, count: Int(count)).reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    hashes[font.face] = hash
    return hash
  }
}
