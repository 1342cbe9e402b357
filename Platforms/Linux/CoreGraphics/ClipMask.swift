// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

/// A picture that holds back part of what is drawn: Cairo's clip knows no half tones.
struct ClipMask {
  let image: CGImage
  /// From the image's pixels, y down, to the surface.
  let transform: CGAffineTransform
  let filter: cairo_filter_t

  /// Runs `body` with the picture as a pattern that `toTarget` places.
  func withPattern(toTarget: CGAffineTransform, _ body: (OpaquePointer) -> Void) {
    guard let pattern = cairo_pattern_create_for_surface(image.surface) else { return }
    var matrix = cairo_matrix_t(toTarget.inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, filter)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    body(pattern)
    cairo_pattern_destroy(pattern)
  }
}

extension CGContext {
  /// Clips to `rect` and to the mask spread over it, until the graphics state ends.
  ///
  /// Of an image mask what it paints lets through; of another image its brightness, or its alpha where it has one. The
  /// mask's top row lies at `rect.maxY`, as an image's does.
  public func clip(to rect: CGRect, mask: CGImage) {
    let r = rect.standardized
    guard r.isFinite, !r.isEmpty, let alpha = mask.asClipMask else { return clip(to: .zero) }
    beginPath()
    let (w, h) = (CGFloat(alpha.width), CGFloat(alpha.height))
    let transform = CGAffineTransform(a: r.width / w, b: 0, c: 0, d: -r.height / h, tx: r.minX, ty: r.maxY)
    let placed = transform.concatenating(state.ctm)
    guard placed.canPlaceImage else { return clip(to: .zero) }
    let (image, toSurface) = prepared(alpha, placed)
    let picture = ClipMask(
      image: image, transform: toSurface,
      filter: toSurface.coversWholePixels ? CAIRO_FILTER_NEAREST : state.interpolation.cairo)
    guard isBitmap else {
      clip(to: r)
      return state.clip.masks.append(picture)
    }
    // Each thing drawn is held back by itself, as by a path.
    let outline = CGPath.rectangle(r).elements.map { $0.applying(state.ctm) }
    let cut = ClipCut(outline, rule: .winding, picture: picture, within: state.clip.cut, region: bitmapBounds)
    state.clip.cut = cut
    clip(toPixels: cut.bounds)
  }

  /// Runs `draw`, whose path in Cairo is prepared, and lets what it draws in a document through the clip's masks.
  func throughMasks(_ draw: () -> Void) {
    guard let cr, let target = cairo_get_group_target(cr) else { return }
    let (masks, mode) = (state.clip.masks, state.blendMode)
    state.clip.masks = []
    let path = cairo_copy_path(cr)
    cairo_push_group(cr)
    if mode.leavesAloneWhatItDoesNotPaint {
      state.blendMode = .normal
    } else {
      // The drawing changes a copy of what is there, which then is taken over.
      cairo_new_path(cr)
      cairo_set_source_surface(cr, target, 0, 0)
      cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
      cairo_paint(cr)
      cairo_append_path(cr, path)
    }
    cairo_path_destroy(path)
    draw()
    (state.clip.masks, state.blendMode) = (masks, mode)
    guard let drawn = cairo_pop_group(cr) else { return }
    defer { cairo_pattern_destroy(drawn) }
    cairo_new_path(cr)
    withCoverage(of: masks[...]) {
      cairo_set_source(cr, drawn)
      guard mode.leavesAloneWhatItDoesNotPaint else {
        cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
        return cairo_mask(cr, $0)
      }
      // Cairo's PDF masks nothing by another operator.
      if mode != .normal { cairo_push_group(cr) }
      cairo_set_source(cr, drawn)
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
      cairo_mask(cr, $0)
      guard mode != .normal else { return }
      cairo_pop_group_to_source(cr)
      cairo_set_operator(cr, mode.cairo)
      cairo_paint(cr)
    }
  }

  /// Runs `body` with what `draw` draws. Cairo's SVG misplaces an image that is a mask, but not a drawing that is one.
  private func group(_ body: (OpaquePointer) -> Void, _ draw: () -> Void) {
    cairo_push_group(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    draw()
    guard let group = cairo_pop_group(cr) else { return }
    body(group)
    cairo_pattern_destroy(group)
  }

  /// Runs `body` with what all masks let through.
  private func withCoverage(of masks: ArraySlice<ClipMask>, _ body: (OpaquePointer) -> Void) {
    guard let cr, let mask = masks.last else { return }
    mask.withPattern(toTarget: mask.transform) { inner in
      guard masks.count > 1 else {
        return group(body) {
          cairo_set_source(cr, inner)
          cairo_paint(cr)
        }
      }
      withCoverage(of: masks.dropLast()) { outer in
        group(body) {
          cairo_set_source(cr, outer)
          cairo_mask(cr, inner)
        }
      }
    }
  }
}

extension CGBlendMode {
  /// Nothing painted changes nothing.
  fileprivate var leavesAloneWhatItDoesNotPaint: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
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
