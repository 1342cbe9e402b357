// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CGImage {
  /// An image from the bytes of a provider.
  ///
  /// Supported are 8 bits a component: gray, gray with alpha, RGB without alpha in 24 bits, and RGB with an alpha or an
  /// unused byte in 32 bits, first or last, premultiplied or not, big or little endian. Anything else, or too few bytes,
  /// gives nil. `decode` must be nil; how the image is scaled is up to the context's interpolation quality.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard decode == nil, bitsPerComponent == 8, let data = provider.data,
      let layout = PixelLayout(space: space, bitsPerPixel: bitsPerPixel, info: bitmapInfo),
      let surface = layout.surface(from: data, width: width, height: height, bytesPerRow: bytesPerRow)
    else { return nil }
    self.init(owning: surface)
  }

  /// An image mask: where a sample is 0 everything is painted, where it is 255 nothing. 8 bits a pixel only.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard decode == nil, bitsPerComponent == 8, bitsPerPixel == 8, let data = provider.data,
      let surface = PixelLayout.mask.surface(from: data, width: width, height: height, bytesPerRow: bytesPerRow)
    else { return nil }
    self.init(owning: surface, isMask: true)
  }

  /// The image with its alpha held back by a mask of any size: by what an image mask does not paint, or by how dark
  /// another image is.
  public func masking(_ mask: CGImage) -> CGImage? {
    withPixels { words, stride in
      mask.withPixels { maskWords, maskStride in
        Self.make(width: width, height: height, opaque: false) { target, targetStride in
          for y in 0..<height {
            for x in 0..<width {
              let m = maskWords[y * mask.height / height * maskStride + x * mask.width / width]
              let level = mask.isMask ? m >> 24 : (m | 0xFF00_0000).brightness
              let word = isOpaque ? words[y * stride + x] | 0xFF00_0000 : words[y * stride + x]
              target[y * targetStride + x] = word.multiplied(by: level)
            }
          }
        }
      }
    }
  }
}

/// Where the components of a pixel stand.
private struct PixelLayout {
  var bytes: Int
  var red: Int
  var green: Int
  var blue: Int
  /// nil for an opaque image.
  var alpha: Int?
  var isPremultiplied = true
  var invertsAlpha = false

  /// One byte, whose inverse is the alpha of black.
  static let mask = PixelLayout(
    bytes: 1, red: 0, green: 0, blue: 0, alpha: 0, isPremultiplied: true, invertsAlpha: true)

  private init(
    bytes: Int, red: Int, green: Int, blue: Int, alpha: Int?, isPremultiplied: Bool, invertsAlpha: Bool = false
  ) {
    self.bytes = bytes
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    self.isPremultiplied = isPremultiplied
    self.invertsAlpha = invertsAlpha
  }

  init?(space: CGColorSpace, bitsPerPixel: Int, info: CGBitmapInfo) {
    guard let alpha = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) else {
      return nil
    }
    let order = info.intersection(.byteOrderMask)
    let isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
    switch (space.model, bitsPerPixel) {
    case (.monochrome, 8):
      guard alpha == .none else { return nil }
      self.init(bytes: 1, red: 0, green: 0, blue: 0, alpha: nil, isPremultiplied: true)
    case (.monochrome, 16):
      guard alpha == .last || alpha == .premultipliedLast else { return nil }
      self.init(bytes: 2, red: 0, green: 0, blue: 0, alpha: 1, isPremultiplied: isPremultiplied)
    case (.rgb, 24):
      guard alpha == .none else { return nil }
      self.init(bytes: 3, red: 0, green: 1, blue: 2, alpha: nil, isPremultiplied: true)
    case (.rgb, 32):
      guard alpha != .none, alpha != .alphaOnly,
        order.rawValue == 0 || order == .byteOrder32Big || order == .byteOrder32Little
      else { return nil }
      let isFirst = alpha == .first || alpha == .premultipliedFirst || alpha == .noneSkipFirst
      let skips = alpha == .noneSkipFirst || alpha == .noneSkipLast
      var places = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
      if order == .byteOrder32Little { places = places.map { 3 - $0 } }
      self.init(
        bytes: 4, red: places[0], green: places[1], blue: places[2], alpha: skips ? nil : places[3],
        isPremultiplied: isPremultiplied)
    default: return nil
    }
  }

  func surface(from data: Data, width: Int, height: Int, bytesPerRow: Int) -> OpaquePointer? {
    // The limits come first: sides and rows are any numbers, and must not overflow.
    let sides = 1...ImageSurface.largestSide
    guard sides.contains(width), sides.contains(height), bytesPerRow >= width * bytes,
      height == 1 || bytesPerRow <= data.count,
      data.count >= (height == 1 ? 0 : bytesPerRow * (height - 1)) + width * bytes,
      let surface = ImageSurface.make(width: width, height: height, opaque: alpha == nil)
    else { return nil }
    data.withUnsafeBytes { source in
      ImageSurface.withWords(surface) { words, stride in
        for y in 0..<height {
          for x in 0..<width {
            let p = y * bytesPerRow + x * bytes
            func level(_ place: Int) -> UInt32 { UInt32(source[p + place]) }
            guard let alpha else {
              words[y * stride + x] = 0xFF00_0000 | level(red) << 16 | level(green) << 8 | level(blue)
              continue
            }
            if invertsAlpha {
              words[y * stride + x] = (255 - level(alpha)) << 24
              continue
            }
            let a = level(alpha)
            let color = level(red) << 16 | level(green) << 8 | level(blue)
            words[y * stride + x] =
              isPremultiplied ? a << 24 | color.clamped(toAlpha: a) : (0xFF00_0000 | color).multiplied(by: a)
          }
        }
      }
    }
    ImageSurface.markDirty(surface)
    return surface
  }
}

extension UInt32 {
  /// All four bytes times `level` / 255, rounded.
  fileprivate func multiplied(by level: UInt32) -> UInt32 {
    func part(_ shift: UInt32) -> UInt32 { (((self >> shift & 0xFF) * level + 127) / 255) << shift }
    return part(24) | part(16) | part(8) | part(0)
  }

  /// Premultiplied colours above their alpha are impossible, and would overflow when they are blended.
  fileprivate func clamped(toAlpha alpha: UInt32) -> UInt32 {
    func part(_ shift: UInt32) -> UInt32 { Swift.min(self >> shift & 0xFF, alpha) << shift }
    return part(16) | part(8) | part(0)
  }
}
