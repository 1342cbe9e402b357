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
  let pointer: OpaquePointer = pango_attr_list_new()

  /// Inter's tracking in the given ranges of bytes, everywhere if nil, and Inter's features.
  init(face: FontFace, trackedRanges: [Range<Int>]?) {
    insert(features: Self.features(of: face))
    for range in trackedRanges ?? [0..<Int(UInt32.max)] { insert(spacing: face.tracking, in: range) }
  }

  /// The attributes of a part of a text that has runs; `start` is the part's first byte.
  ///
  /// The run of the last of the part's `own` bytes is also that of what was added behind them.
  init(runs: [TextRun], of text: String, from start: Int, own: Int) {
    let end = start + text.utf8.count
    let last = runs.index(at: start + max(0, own - 1))
    let tracked = TextContent.trackedRanges(of: text) ?? [0..<text.utf8.count]
    var index = runs.index(at: start)
    var lower = start
    while lower < end, index <= last {
      let run = runs[index]
      let range = lower - start..<(index == last ? end : run.end) - start
      let description = PangoDescription(run.face)
      insert(pango_attr_font_desc_new(description.pointer), in: range)
      insert(features: Self.features(of: run.face) + (run.kernsPairs ? "" : ",kern=0"), in: range)
      insert(spacing: run.kern, in: range)
      for part in tracked where part.overlaps(range) {
        insert(spacing: run.face.tracking + run.kern, in: part.clamped(to: range))
      }
      // Colours that are not painted: they keep apart what is painted differently and do not disturb the shaping.
      insert(pango_attr_foreground_new(UInt16(index & 1), 0, 0), in: range)
      lower = run.end
      index += 1
    }
  }

  deinit { pango_attr_list_unref(pointer) }

  /// Without contextual alternates: with them Inter turns "->" into an arrow, which San Francisco does not.
  private static func features(of face: FontFace) -> String { face.hasEqualDigits ? "calt=0,tnum=1" : "calt=0" }

  private func insert(features: String, in range: Range<Int> = 0..<Int(UInt32.max)) {
    insert(pango_attr_font_features_new(features), in: range)
  }

  static func units(ofSpacing points: CGFloat) -> Int32 { Int32((points * CGFloat(PANGO_SCALE)).rounded()) }

  private func insert(spacing: CGFloat, in range: Range<Int>) {
    let units = Self.units(ofSpacing: spacing)
    if units != 0 { change(pango_attr_letter_spacing_new(units), in: range) }
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, in range: Range<Int>) {
    guard let attribute else { return }
    (attribute.pointee.start_index, attribute.pointee.end_index) = (UInt32(range.lowerBound), UInt32(range.upperBound))
    pango_attr_list_insert(pointer, attribute)
  }

  /// Takes the place of attributes of the same kind.
  private func change(_ attribute: UnsafeMutablePointer<PangoAttribute>?, in range: Range<Int>) {
    guard let attribute else { return }
    (attribute.pointee.start_index, attribute.pointee.end_index) = (UInt32(range.lowerBound), UInt32(range.upperBound))
    pango_attr_list_change(pointer, attribute)
  }
}

/// The owner of a list of tab stops.
final class PangoTabs {
  let pointer: OpaquePointer = pango_tab_array_new(2, 0)

  /// A stop at every 28 pt: iOS's default paragraph style has twelve of them; Pango goes on with the last distance.
  init() {
    for index in 0..<2 {
      pango_tab_array_set_tab(pointer, Int32(index), PANGO_TAB_LEFT, Int32(28 * (index + 1)) * PANGO_SCALE)
    }
  }

  deinit { pango_tab_array_free(pointer) }
}
