// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo
import Synchronization

/// What paths have in common covers of each pixel of a box, for Cairo to paint through.
final class CoverageMask {
  let columns: Range<Int>
  let rows: Range<Int>
  private let surface: OpaquePointer
  /// One byte a pixel, kept by the surface; where the pixel 0, 0 lies, or would lie.
  private let levels: UnsafeMutablePointer<UInt8>
  private let stride: Int

  /// nil when the box has no pixels or too many.
  init?(of paths: [EdgeList], in box: CGRect) {
    let side = CGFloat(ImageSurface.largestSide)
    guard box.isFinite, box.width >= 1, box.height >= 1, box.width <= side, box.height <= side,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    columns = Int(box.minX)..<Int(box.maxX)
    rows = Int(box.minY)..<Int(box.maxY)
    self.surface = surface
    stride = Int(cairo_image_surface_get_stride(surface))
    levels = data - (rows.lowerBound * stride + columns.lowerBound)
    var raster = CoverageRaster(paths, columns: columns, rows: rows)
    raster.forEachRun { row, columns, level in
      (levels + row * stride + columns.lowerBound).update(repeating: UInt8(level), count: columns.count)
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Takes off what a picture holds back; nobody else may have the mask yet.
  func multiply(by picture: ClipMask) {
    guard let cr = cairo_create(surface) else { return }
    let toMask = CGAffineTransform(translationX: -CGFloat(columns.lowerBound), y: -CGFloat(rows.lowerBound))
    picture.withPattern(toTarget: picture.transform.concatenating(toMask)) {
      cairo_set_source(cr, $0)
      cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
      cairo_paint(cr)
    }
    cairo_destroy(cr)
    cairo_surface_flush(surface)
  }

  /// The same coverage at another place.
  private init(_ other: CoverageMask, at box: CGRect) {
    surface = cairo_surface_reference(other.surface)
    stride = other.stride
    columns = Int(box.minX)..<Int(box.maxX)
    rows = Int(box.minY)..<Int(box.maxY)
    let first = other.levels + (other.rows.lowerBound * stride + other.columns.lowerBound)
    levels = first - (rows.lowerBound * stride + columns.lowerBound)
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  // MARK: Kept

  private struct Key: Hashable {
    /// From the box's corner, in steps far finer than a pixel.
    var elements: [PathElement]
    var width: CGFloat
    var height: CGFloat
  }

  /// Contexts draw on any thread, each on one at a time; a mask is never written to once it is made.
  private struct Kept: @unchecked Sendable {
    var masks: [Key: CoverageMask] = [:]
  }

  private static let kept = Mutex(Kept())
  /// The sections' ends of a table or two; a new start is cheap.
  private static let mostKept = 16

  /// The mask of a path in a box around it: one that was made before for the same path at another place, or a new one.
  static func kept(_ elements: [PathElement], in box: CGRect, _ make: () -> CoverageMask?) -> CoverageMask? {
    let toBox = CGAffineTransform(translationX: -box.minX, y: -box.minY)
    let key = Key(
      elements: elements.map { $0.applying(toBox).mapped { ($0 * 65_536).rounded() / 65_536 } }, width: box.width,
      height: box.height)
    if let found = kept.withLock({ $0.masks[key].map { Kept(masks: [key: $0]) } })?.masks[key] {
      return CoverageMask(found, at: box)
    }
    guard let mask = make() else { return nil }
    let keeping = Kept(masks: [key: mask])
    kept.withLock {
      if $0.masks.count >= mostKept { $0.masks.removeAll() }
      $0.masks.merge(keeping.masks) { $1 }
    }
    return mask
  }

  /// The levels of a row; there are some in `columns` only.
  func row(_ y: Int) -> UnsafePointer<UInt8> { UnsafePointer(levels + y * stride) }

  /// Every pixel of a box, which lies in the mask's, is covered as a whole.
  func isFull(in box: CGRect) -> Bool {
    let across = Int(box.minX)..<Int(box.maxX)
    return (Int(box.minY)..<Int(box.maxY)).allSatisfy { y in across.allSatisfy { row(y)[$0] == 255 } }
  }

  /// Paints the source of `target` through it, with whatever operator is set.
  func paint(on target: OpaquePointer) {
    cairo_mask_surface(target, surface, Double(columns.lowerBound), Double(rows.lowerBound))
    cairo_new_path(target)
  }
}
