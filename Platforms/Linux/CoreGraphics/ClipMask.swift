// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

/// A picture that holds back part of what is drawn: Cairo's clip knows no half tones.
struct ClipMask {
  let image: CGImage
  /// From the image's pixels, y down, to the surface.
  let transform: CGAffineTransform
}

extension CGContext {
  /// Clips to `rect` and to the mask spread over it, until the graphics state ends.
  ///
  /// Of an image mask what it paints lets through; of another image its brightness, or its alpha where it has one. The
  /// mask's top row lies at `rect.maxY`, as an image's does.
  public func clip(to rect: CGRect, mask: CGImage) {
    let r = rect.standardized
    guard r.isFinite, !r.isEmpty, let cr, let alpha = mask.asClipMask else { return clip(to: .zero) }
    clip(to: r)
    let (w, h) = (CGFloat(alpha.width), CGFloat(alpha.height))
    let transform = CGAffineTransform(a: r.width / w, b: 0, c: 0, d: -r.height / h, tx: r.minX, ty: r.maxY)
    let placed = transform.concatenating(state.ctm)
    guard placed.isInvertible else { return clip(to: .zero) }
    state.masks.append(ClipMask(image: alpha, transform: placed))
    cairo_push_group(cr)
  }

  /// Lets what was drawn since each mask through it, the innermost first.
  func endMasks(_ masks: [ClipMask]) {
    guard let cr else { return }
    for mask in masks.reversed() {
      guard let drawn = cairo_pop_group(cr) else { continue }
      defer { cairo_pattern_destroy(drawn) }
      guard let pattern = cairo_pattern_create_for_surface(mask.image.surface) else { continue }
      defer { cairo_pattern_destroy(pattern) }
      var matrix = cairo_matrix_t(mask.transform.inverted())
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, mask.transform.coversWholePixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_save(cr)
      cairo_set_source(cr, drawn)
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
      cairo_mask(cr, pattern)
      cairo_restore(cr)
    }
  }
}

extension CGImage {
  /// The image with what it lets through as its alpha.
  fileprivate var asClipMask: CGImage? {
    withPixels { words, stride in
      Self.make(width: width, height: height, opaque: false) { target, targetStride in
        for y in 0..<height {
          for x in 0..<width {
            let word = words[y * stride + x]
            target[y * targetStride + x] = (isOpaque ? word.brightness : word >> 24) << 24
          }
        }
      }
    }
  }
}

extension UInt32 {
  /// The brightness of an opaque pixel 0xRRGGBB, 0 to 255, by the weights of sRGB's luminance.
  var brightness: UInt32 {
    let (r, g, b) = (self >> 16 & 0xFF, self >> 8 & 0xFF, self & 0xFF)
    return (r * 2126 + g * 7152 + b * 722 + 5000) / 10000
  }
}
