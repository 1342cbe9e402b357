// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

/// A Gaussian over the alpha of a picture, exact to one level at every radius.
///
/// A wide one is computed on a smaller picture: pixels are averaged in blocks, blurred, and interpolated. What averaging
/// and interpolating blur by themselves is taken off the Gaussian, so that the whole has the asked σ.
struct GaussianBlur {
  /// In pixels.
  let sigma: Double

  /// A new surface of Cairo's A8 format; the caller destroys it. nil when it is too large.
  func alpha(of words: UnsafePointer<UInt32>, stride: Int, width: Int, height: Int) -> OpaquePointer? {
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let rowBytes = Int(cairo_image_surface_get_stride(surface))
    let block = max(1, Int(sigma / 6))
    let (w, h) = ((width + block - 1) / block, (height + block - 1) / block)
    var plane = [Float](repeating: 0, count: w * h)
    for y in 0..<height {
      for x in 0..<width { plane[y / block * w + x / block] += Float(words[y * stride + x] >> 24) }
    }
    let area = Float(block * block)
    // Averaging has the variance of a box, interpolating that of a triangle, both one block wide.
    let size = Double(block)
    let rest = block == 1 ? sigma * sigma : sigma * sigma - (size * size - 1) / 12 - (size * size - 1) / 6
    let kernel = Self.kernel(sigma: (max(rest, 0).squareRoot()) / size)
    plane = Self.blurredRows(Self.blurredRows(plane, w, h, kernel), h, w, kernel)
    for y in 0..<height {
      for x in 0..<width {
        let value = block == 1 ? plane[y * w + x] : Self.interpolated(plane, w, h, x, y, block)
        data[y * rowBytes + x] = UInt8(min(255, (value / area).rounded()))
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// Half of a kernel, from its middle on, whose whole sums to one.
  private static func kernel(sigma: Double) -> [Float] {
    guard sigma > 0.05 else { return [1] }
    let radius = Int((3.5 * sigma).rounded(.up))
    // The integral over each pixel, not a sample: a narrow Gaussian changes much within one.
    let width = sigma * 2.0.squareRoot()
    let half = (0...radius).map { i -> Double in
      let (from, to) = ((Double(i) - 0.5) / width, (Double(i) + 0.5) / width)
      return (erf(to) - erf(from)) / 2
    }
    let sum = half.reduce(0, +) * 2 - half[0]
    return half.map { Float($0 / sum) }
  }

  /// Each row blurred; rows become columns, so that doing it twice blurs both ways and turns the picture back.
  private static func blurredRows(_ plane: [Float], _ width: Int, _ height: Int, _ kernel: [Float]) -> [Float] {
    var result = [Float](repeating: 0, count: plane.count)
    plane.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { target in
        for y in 0..<height {
          let row = y * width
          for x in 0..<width {
            var sum = source[row + x] * kernel[0]
            for i in 1..<max(1, kernel.count) {
              if x >= i { sum += source[row + x - i] * kernel[i] }
              if x + i < width { sum += source[row + x + i] * kernel[i] }
            }
            target[x * height + y] = sum
          }
        }
      }
    }
    return result
  }

  private static func interpolated(_ plane: [Float], _ w: Int, _ h: Int, _ x: Int, _ y: Int, _ block: Int) -> Float {
    let (fx, fy) = ((Float(x) + 0.5) / Float(block) - 0.5, (Float(y) + 0.5) / Float(block) - 0.5)
    let (x0, y0) = (Int(fx.rounded(.down)), Int(fy.rounded(.down)))
    let (tx, ty) = (fx - Float(x0), fy - Float(y0))
    func at(_ x: Int, _ y: Int) -> Float { x < 0 || y < 0 || x >= w || y >= h ? 0 : plane[y * w + x] }
    let upper = at(x0, y0) * (1 - tx) + at(x0 + 1, y0) * tx
    let lower = at(x0, y0 + 1) * (1 - tx) + at(x0 + 1, y0 + 1) * tx
    return upper * (1 - ty) + lower * ty
  }
}

extension CGImage {
  /// A picture of the same size: `color` where this one, blurred by a Gaussian of `sigma` pixels, has alpha.
  package func shadow(sigma: CGFloat, color: CGColor) -> CGImage? {
    let blurred = withPixels { words, stride in
      GaussianBlur(sigma: Double(sigma)).alpha(of: words, stride: stride, width: width, height: height)
    }
    guard let blurred else { return nil }
    defer { cairo_surface_destroy(blurred) }
    guard let surface = ImageSurface.make(width: width, height: height, opaque: false),
      let cr = cairo_create(surface)
    else { return nil }
    let c = color.painted
    cairo_set_source_rgba(cr, c.red, c.green, c.blue, c.alpha)
    cairo_mask_surface(cr, blurred, 0, 0)
    cairo_destroy(cr)
    return CGImage(owning: surface)
  }
}
