// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics
import Foundation

/// Paints a layout: backgrounds, then line by line what lies under the glyphs, the glyphs, and what lies over them.
struct TextPainter {
  let context: CGContext
  let text: StyledText
  /// The colour of text that has none of its own.
  var color: UIColor
  /// Replaces every colour of the text itself, not of its backgrounds and lines.
  var overridingColor: UIColor?
  /// The shadow of text that has none of its own.
  var shadow: TextLook.Shadow?
  /// For paragraphs that have no shapes of their own.
  var alignment: NSTextAlignment
  /// Whether what lies below the rectangle is cut off.
  var clipsHeight = false

  /// Calls `makeLayout` with the scale of the context, `usual` or what differs from it, and paints its layout.
  ///
  /// The rectangle may depend on the layout.
  func draw(usualScale usual: CGFloat, _ makeLayout: (TextScale) -> (layout: TextLayout, rect: CGRect)) {
    let transform = context.surfaceTransform
    let scale = TextScale(a: transform.a, b: transform.b, c: transform.c, d: transform.d, usual: usual)
    let (layout, rect) = makeLayout(scale)
    context.saveGState()
    if clipsHeight, layout.height > rect.height + 1e-6 {
      // To the sides and upwards glyphs may reach beyond the rectangle as they always may.
      let reach: CGFloat = 10_000
      context.clip(
        to: CGRect(
          x: rect.minX - reach, y: rect.minY - reach, width: rect.width + 2 * reach, height: rect.height + reach))
    }
    // Cairo would let glyphs through in whole pixels.
    if layout.isWider(than: rect) { context.clip(to: layout.clip(in: rect)) }
    if text.isPlain {
      context.setFillColor(color(of: text.looks[0]).cgColor)
      if let shadow { set(shadow) }
      context.withCairo { layout.draw($0, in: rect, alignment: alignment) }
    } else {
      let lines = layout.lines.map { ($0, layout.segments(of: $0, in: rect, alignment)) }
      for (line, segments) in lines { fillBackgrounds(of: segments, top: rect.minY + line.top, height: line.height) }
      for (line, segments) in lines { draw(segments, baseline: rect.minY + line.baseline) }
    }
    context.restoreGState()
  }

  private func color(of look: TextLook) -> UIColor { overridingColor ?? look.color ?? color }

  private func set(_ shadow: TextLook.Shadow) {
    context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color.cgColor)
  }

  private func fillBackgrounds(of segments: [TextLayout.Segment], top: CGFloat, height: CGFloat) {
    let groups = groups(of: segments) { text.look(ofRun: $0.run).background == text.look(ofRun: $1.run).background }
    for group in groups {
      guard let background = text.look(ofRun: group.run).background else { continue }
      context.setFillColor(background.cgColor)
      context.fill(context.onPixels(CGRect(x: group.x, y: top, width: group.width, height: height)))
    }
  }

  private func draw(_ segments: [TextLayout.Segment], baseline: CGFloat) {
    drawLines(of: segments, baseline: baseline, \.underline)
    for segment in segments {
      let look = text.look(ofRun: segment.run)
      let y = baseline - baselineOffset(of: segment)
      withShadow(of: look) {
        context.setFillColor(color(of: look).cgColor)
        context.withCairo { cr in
          cairo_move_to(cr, Double(segment.x), Double(y))
          // The text leads from glyphs back to characters, which makes it selectable in a PDF.
          pango_cairo_show_glyph_item(cr, segment.text, segment.item)
        }
      }
    }
    drawLines(of: segments, baseline: baseline, \.strikethrough)
  }

  /// Draws the lines under or through the text, one for neighbours with the same.
  private func drawLines(
    of segments: [TextLayout.Segment], baseline: CGFloat, _ kind: KeyPath<TextLook, TextLook.Line?>
  ) {
    let groups = groups(of: segments) { first, second in
      guard let line = text.look(ofRun: first.run)[keyPath: kind] else { return false }
      return line.isSame(as: text.look(ofRun: second.run)[keyPath: kind])
        && lineColor(first, line) == lineColor(second, line)
        && baselineOffset(of: first) == baselineOffset(of: second)
    }
    for group in groups {
      let look = text.look(ofRun: group.run)
      guard let line = look[keyPath: kind] else { continue }
      let place = TextLinePlace(size: group.size, isUnderline: kind == \.underline)
      withShadow(of: look) {
        context.setFillColor(lineColor(group.first, line).cgColor)
        place.draw(
          line.style, in: context, from: group.x, width: group.width,
          baseline: baseline - baselineOffset(of: group.first))
      }
    }
  }

  private func lineColor(_ segment: TextLayout.Segment, _ line: TextLook.Line) -> UIColor {
    line.color ?? color(of: text.look(ofRun: segment.run))
  }

  private func withShadow(of look: TextLook, _ draw: () -> Void) {
    guard let shadow = look.shadow ?? shadow else { return draw() }
    context.saveGState()
    set(shadow)
    draw()
    context.restoreGState()
  }

  // MARK: Runs

  /// Neighbouring segments as one; `size` is that of their largest font.
  private struct Group {
    let first: TextLayout.Segment
    var width: CGFloat
    var size: CGFloat

    var run: Int { first.run }
    var x: CGFloat { first.x }
  }

  private func groups(
    of segments: [TextLayout.Segment], _ areSame: (TextLayout.Segment, TextLayout.Segment) -> Bool
  ) -> [Group] {
    var groups: [Group] = []
    for segment in segments {
      let size = text.runs.isEmpty ? text.face.size : text.runs[segment.run].face.size
      if let last = groups.indices.last, areSame(groups[last].first, segment) {
        groups[last].width += segment.width
        groups[last].size = max(groups[last].size, size)
      } else {
        groups.append(Group(first: segment, width: segment.width, size: size))
      }
    }
    return groups
  }

  private func baselineOffset(of segment: TextLayout.Segment) -> CGFloat {
    text.runs.isEmpty ? 0 : text.runs[segment.run].baselineOffset
  }
}
