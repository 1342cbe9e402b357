// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

extension CGContext {
  /// A bitmap in memory: 8 bits a component, little-endian words with alpha first, as UIKit's own contexts have it.
  ///
  /// nil for any other layout (Quartz refuses some too), for a side below 1 or above 32,767 pixels and when a row is
  /// too short. With `data` nil the context has memory of its own; `bytesPerRow` 0 then chooses the stride.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    guard bitsPerComponent == 8, space.model == .rgb,
      info.intersection(.byteOrderMask) == .byteOrder32Little,
      alpha == .premultipliedFirst || alpha == .noneSkipFirst,
      (1...ImageSurface.largestSide).contains(width), (1...ImageSurface.largestSide).contains(height)
    else { return nil }
    let opaque = alpha == .noneSkipFirst
    if let data {
      let row = bytesPerRow == 0 ? width * 4 : bytesPerRow
      guard row >= width * 4, row % 4 == 0, row <= Int(Int32.max),
        let surface = cairo_image_surface_create_for_data(
          data.assumingMemoryBound(to: UInt8.self), opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
          Int32(width), Int32(height), Int32(row))
      else { return nil }
      self.init(width: width, height: height) { surface }
    } else {
      guard let surface = ImageSurface.make(width: width, height: height, opaque: opaque) else { return nil }
      self.init(width: width, height: height) { surface }
    }
    // Its memory exists already: nothing is left to put off.
    _ = cr
  }

  /// A bitmap in UIKit's own layout; nil when too large or out of memory.
  package static func bitmap(width: Int, height: Int, opaque: Bool) -> CGContext? {
    guard let surface = ImageSurface.make(width: width, height: height, opaque: opaque) else { return nil }
    let context = CGContext(width: width, height: height) { surface }
    _ = context.cr
    return context
  }

  /// A bitmap whose memory is taken by the first thing drawn, so that a view that draws nothing costs nothing.
  ///
  /// It begins transparent, or when opaque with `background`, black without one. Only the pixels of `part` get memory:
  /// what is drawn elsewhere is lost, and `takeImage` returns no more than the part.
  package static func deferredBitmap(
    width: Int, height: Int, part: CGRect, opaque: Bool, background: CGColor?
  ) -> CGContext {
    CGContext(width: width, height: height) {
      guard let surface = ImageSurface.make(width: Int(part.width), height: Int(part.height), opaque: opaque)
      else { return nil }
      // Cairo adds it behind all arithmetic: were it in the transform, glyphs would be rounded to other pixels.
      cairo_surface_set_device_offset(surface, Double(-part.minX), Double(-part.minY))
      guard opaque, let color = background?.painted, let cr = cairo_create(surface) else { return surface }
      cairo_set_source_rgb(cr, color.red, color.green, color.blue)
      cairo_paint(cr)
      cairo_destroy(cr)
      return surface
    }
  }

  /// Lets `draw` paint over these whole pixels as on a bitmap of their own, as Quartz would composite one.
  ///
  /// False where it would not come out the same: where the clip or the bitmap's edge cuts the pixels, and in a state
  /// that mixes or fades.
  package func drawOver(_ pixels: CGRect, _ draw: (CGContext) -> Void) -> Bool {
    guard isBitmap, state.alpha == 1, state.shadow == nil, state.blendMode == .normal, let target = flushedTarget
    else { return false }
    let format = cairo_image_surface_get_format(target)
    let (x, y, width, height) = (Int(pixels.minX), Int(pixels.minY), Int(pixels.width), Int(pixels.height))
    var isInside = false
    let hasField = withField { field in
      isInside =
        field.columns.clamped(to: x..<x + width).count == width
        && field.rows.clamped(to: y..<y + height).count == height
      guard isInside else { return }
      let bytes = UnsafeMutableRawPointer(field.words + y * field.stride + x).assumingMemoryBound(to: UInt8.self)
      draw(
        CGContext(width: width, height: height) {
          cairo_image_surface_create_for_data(bytes, format, Int32(width), Int32(height), Int32(field.stride * 4))
        })
    }
    return hasField && isInside
  }

  /// The pixels, top row first, with everything drawn so far.
  public var data: UnsafeMutableRawPointer? {
    guard let surface = bitmapSurface else { return nil }
    return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
  }

  /// 0 in a document.
  public var bytesPerRow: Int { bitmapSurface.map { Int(cairo_image_surface_get_stride($0)) } ?? 0 }
  public var bitsPerComponent: Int { isBitmap ? 8 : 0 }
  public var bitsPerPixel: Int { isBitmap ? 32 : 0 }

  private var bitmapSurface: OpaquePointer? { isBitmap ? flushedSurface : nil }
  public var colorSpace: CGColorSpace? { .rgb }

  public var alphaInfo: CGImageAlphaInfo {
    guard let surface = bitmapSurface else { return .none }
    return cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? .noneSkipFirst : .premultipliedFirst
  }

  public var bitmapInfo: CGBitmapInfo { [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)] }

  /// A copy of the pixels as they are now; nil in a document.
  public func makeImage() -> CGImage? {
    guard let surface = bitmapSurface else { return nil }
    return ImageSurface.withWords(surface) { words, stride in
      CGImage.make(width: width, height: height, opaque: alphaInfo == .noneSkipFirst) { target, targetStride in
        for row in 0..<height { (target + row * targetStride).update(from: words + row * stride, count: width) }
      }
    }
  }

  /// The pixels themselves, without a copy; nothing may be drawn in the context afterwards.
  package func takeImage() -> CGImage? {
    guard isRealised, let surface = bitmapSurface else { return nil }
    cairo_surface_set_device_offset(surface, 0, 0)
    return CGImage(owning: cairo_surface_reference(surface))
  }
}

extension CGContext {
  /// Makes `transform` (user space to the surface's pixels, y down) the base space and the current transform.
  package func setSurfaceTransform(_ transform: CGAffineTransform) {
    setBaseCTM(transform.concatenating(deviceTransform.inverted()))
  }
}
