// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo
import Synchronization

/// An immutable bitmap of premultiplied 8-bit sRGB.
///
/// A side is at least 1 and at most 32,767 pixels: Cairo fails beyond.
public final class CGImage: @unchecked Sendable {
  // The surface is never written after init; Cairo counts its references atomically.
  let surface: OpaquePointer
  public let width: Int
  public let height: Int
  /// No pixel can be translucent: the words' alpha bytes are to be ignored.
  package let isOpaque: Bool
  /// An image mask: it has no colour, and its alpha is what is painted through it.
  public let isMask: Bool
  private let plain = Mutex((uses: 0, runs: [PlainRun]?.none))

  /// Takes over one reference to an image surface that nobody writes to from now on.
  init?(owning surface: OpaquePointer, isMask: Bool = false) {
    let format = cairo_image_surface_get_format(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairo_surface_flush(surface)
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    isOpaque = format == CAIRO_FORMAT_RGB24
    self.isMask = isMask
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// A new image whose premultiplied words 0xAARRGGBB `fill` writes; nil when too large or out of memory.
  package static func make(
    width: Int, height: Int, opaque: Bool, isMask: Bool = false,
    fill: (_ words: UnsafeMutablePointer<UInt32>, _ stride: Int) -> Void
  ) -> CGImage? {
    guard let surface = ImageSurface.make(width: width, height: height, opaque: opaque) else { return nil }
    ImageSurface.withWords(surface, fill)
    cairo_surface_mark_dirty(surface)
    return CGImage(owning: surface, isMask: isMask)
  }

  /// The premultiplied words 0xAARRGGBB, top row first, `stride` words to a row.
  package func withPixels<R>(_ body: (_ words: UnsafePointer<UInt32>, _ stride: Int) throws -> R) rethrows -> R {
    try ImageSurface.withWords(surface) { try body(UnsafePointer($0), $1) }
  }

  /// What of each row is plain; nil for small pictures, busy ones, and those that are used for the first time.
  ///
  /// Most pictures are drawn once: only the second use is worth a look at all pixels.
  var plainRuns: [PlainRun]? {
    guard width * height >= 1 << 14 else { return nil }
    return plain.withLock {
      if $0.uses < 2 { $0.uses += 1 }
      if $0.uses == 2 { $0 = (3, PlainRun.runs(of: self)) }
      return $0.runs
    }
  }

  public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var colorSpace: CGColorSpace? { .rgb }
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
  public var bitmapInfo: CGBitmapInfo { [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)] }

  /// The part inside `rect`, in pixels from the top left, made whole outwards; nil when that is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.isFinite else { return nil }
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return nil }
    let (x, y) = (Int(part.minX), Int(part.minY))
    return withPixels { words, stride in
      Self.make(width: Int(part.width), height: Int(part.height), opaque: isOpaque, isMask: isMask) {
        target, targetStride in
        for row in 0..<Int(part.height) {
          (target + row * targetStride).update(from: words + (y + row) * stride + x, count: Int(part.width))
        }
      }
    }
  }
}

/// Cairo's image surfaces, made and read in one place.
enum ImageSurface {
  /// Cairo's own limit for a side of an image surface, in pixels.
  static let largestSide = 32_767

  static func make(width: Int, height: Int, opaque: Bool) -> OpaquePointer? {
    guard (1...largestSide).contains(width), (1...largestSide).contains(height) else { return nil }
    let surface = cairo_image_surface_create(
      opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  /// Which of a context's pixels the surface has.
  static func pixels(of surface: OpaquePointer) -> (columns: Range<Int>, rows: Range<Int>) {
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    let (left, top) = (-Int(x), -Int(y))
    return (
      left..<left + Int(cairo_image_surface_get_width(surface)),
      top..<top + Int(cairo_image_surface_get_height(surface))
    )
  }

  /// Tells Cairo that the words were written to.
  static func markDirty(_ surface: OpaquePointer) { cairo_surface_mark_dirty(surface) }

  static func withWords<R>(
    _ surface: OpaquePointer, _ body: (UnsafeMutablePointer<UInt32>, Int) throws -> R
  ) rethrows -> R {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let count = stride * Int(cairo_image_surface_get_height(surface))
    guard let data = cairo_image_surface_get_data(surface) else {
      fatalError("a bitmap surface of Cairo has no pixels: it was finished while in use")
    }
    return try UnsafeMutableRawPointer(data).withMemoryRebound(to: UInt32.self, capacity: count) {
      try body($0, stride)
    }
  }
}
