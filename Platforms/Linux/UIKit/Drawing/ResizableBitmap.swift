// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A bitmap whose edges keep their size while its middle is tiled or stretched.
///
///     before | middle | after        Lengths along one axis, in pixels of the bitmap.
///
/// It is put together in a bitmap of the target's own pixels, with every cut on a pixel boundary, and drawn as one: parts
/// drawn one by one would show seams wherever a cut falls between two pixels.
struct ResizableBitmap {
  /// Upright.
  let image: CGImage
  /// Pixels to a point.
  let scale: CGFloat
  let capInsets: UIEdgeInsets
  let mode: UIImage.ResizingMode

  private var columns: (before: Int, after: Int) {
    Self.caps(capInsets.left, capInsets.right, of: image.width, scale: scale)
  }

  private var rows: (before: Int, after: Int) {
    Self.caps(capInsets.top, capInsets.bottom, of: image.height, scale: scale)
  }

  /// The middle, as `contentsCenter` wants it: in units of the image.
  var unitCenter: CGRect {
    let (columns, rows) = (columns, rows)
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    return CGRect(
      x: CGFloat(columns.before) / width, y: CGFloat(rows.before) / height,
      width: CGFloat(image.width - columns.before - columns.after) / width,
      height: CGFloat(image.height - rows.before - rows.after) / height)
  }

  /// Whether tiles would look like stretching: the middle is one pixel.
  var isStretched: Bool {
    mode == .stretch
      || (image.width - columns.before - columns.after == 1 && image.height - rows.before - rows.after == 1)
  }

  /// In whole pixels, with at least one left between them.
  private static func caps(
    _ before: CGFloat, _ after: CGFloat, of length: Int, scale: CGFloat
  ) -> (before: Int, after: Int) {
    func pixels(_ points: CGFloat) -> Int { Int((points * scale).clamped(0, CGFloat(length)).rounded()) }
    let first = min(pixels(before), length - 1)
    return (first, min(pixels(after), length - 1 - first))
  }

  func draw(in rect: CGRect, of context: CGContext) {
    // A PDF has no pixels of its own: the image's then serve.
    let ctm = context.surfaceTransform
    let device = context.isBitmap ? hypot(ctm.a, ctm.b) : scale
    guard device > 0, let drawn = drawn(in: rect.size, scale: device) else { return }
    context.draw(
      drawn,
      transform: CGAffineTransform(
        a: rect.width / CGFloat(drawn.width), b: 0, c: 0, d: rect.height / CGFloat(drawn.height),
        tx: rect.minX, ty: rect.minY))
  }

  /// 256 MB of pixels: what is larger, no screen shows.
  private static let mostPixels = 1 << 26

  /// The bitmap resized to `size`, in points, for a device with `deviceScale` pixels to a point; nil when that is too large.
  func drawn(in size: CGSize, scale deviceScale: CGFloat) -> CGImage? {
    func pixels(_ points: CGFloat) -> Int { Int((points * deviceScale - 1e-6).clamped(1, 1e6).rounded(.up)) }
    let (width, height) = (pixels(size.width), pixels(size.height))
    guard width * height <= Self.mostPixels,
      let context = CGContext.bitmap(width: width, height: height, opaque: image.isOpaque)
    else { return nil }
    context.setSurfaceTransform(.identity)
    let enlarged = deviceScale / scale
    for row in parts(rows, of: image.height, in: height, enlarged) {
      for column in parts(columns, of: image.width, in: width, enlarged) {
        draw(column, row, in: context)
      }
    }
    return context.takeImage()
  }

  private func draw(_ column: Part, _ row: Part, in context: CGContext) {
    let source = CGRect(x: column.from, y: row.from, width: column.fromLength, height: row.fromLength)
    let target = CGRect(x: column.to, y: row.to, width: column.toLength, height: row.toLength)
    // Each part samples only itself: smoothing would draw its neighbour into a stretched edge.
    guard let part = image.cropping(to: source),
      let tile = part.scaled(width: column.tileLength, height: row.tileLength)
    else { return }
    context.saveGState()
    context.clip(to: target)
    // Core Graphics puts the top of an image at the larger y.
    context.translateBy(x: target.minX, y: target.minY + CGFloat(tile.height))
    context.scaleBy(x: 1, y: -1)
    context.draw(tile, in: CGRect(x: 0, y: 0, width: tile.width, height: tile.height), byTiling: true)
    context.restoreGState()
  }

  private struct Part {
    var from: Int
    var fromLength: Int
    var to: Int
    var toLength: Int
    /// What one copy of the source covers.
    var tileLength: Int
  }

  /// Before, middle and after along one axis, in pixels; where there is no room for the ends they shrink together.
  private func parts(
    _ caps: (before: Int, after: Int), of length: Int, in target: Int, _ enlarged: CGFloat
  ) -> [Part] {
    let ends = CGFloat(caps.before + caps.after) * enlarged
    let fit = ends > CGFloat(target) ? CGFloat(target) / ends : 1
    let before = min(target, Int((CGFloat(caps.before) * enlarged * fit).rounded()))
    let after = min(target - before, Int((CGFloat(caps.after) * enlarged * fit).rounded()))
    let middle = target - before - after
    let middleSource = length - caps.before - caps.after
    return [
      Part(from: 0, fromLength: caps.before, to: 0, toLength: before, tileLength: before),
      Part(
        from: caps.before, fromLength: middleSource, to: before, toLength: middle,
        tileLength: mode == .tile ? max(1, Int((CGFloat(middleSource) * enlarged).rounded())) : middle),
      Part(
        from: length - caps.after, fromLength: caps.after, to: target - after, toLength: after,
        tileLength: after),
    ]
    .filter { $0.fromLength > 0 && $0.toLength > 0 }
  }
}

extension CGImage {
  /// The image resampled to this many pixels; itself where it has them.
  fileprivate func scaled(width: Int, height: Int) -> CGImage? {
    if (width, height) == (self.width, self.height) { return self }
    guard let context = CGContext.bitmap(width: width, height: height, opaque: isOpaque) else { return nil }
    context.setSurfaceTransform(.identity)
    context.draw(
      self,
      transform: CGAffineTransform(
        scaleX: CGFloat(width) / CGFloat(self.width), y: CGFloat(height) / CGFloat(self.height)))
    return context.takeImage()
  }
}
