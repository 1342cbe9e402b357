// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// The four components of a colour, for arithmetic.
struct PlainColor {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  /// The least contrast of lines, as a ratio to 1.
  static let wanted: CGFloat = 3

  init(white: CGFloat) {
    (red, green, blue, alpha) = (white, white, white, 1)
  }

  /// nil for patterns.
  init?(_ color: UIColor) {
    (red, green, blue, alpha) = (0, 0, 0, 0)
    guard color.cgColor.pattern == nil, color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
      return nil
    }
  }

  /// The mean of an image's pixels, over white where it is translucent.
  init?(averageOf image: UIImage) {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, true)
    let side = 8
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    let small = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.white.setFill()
      context.fill(bounds)
      image.draw(in: bounds)
    }
    var bytes = [UInt8](repeating: 0, count: side * side * 4)
    let isDrawn = bytes.withUnsafeMutableBytes { buffer -> Bool in
      guard let cgImage = small.cgImage,
        let context = CGContext(
          data: buffer.baseAddress, width: side, height: side, bitsPerComponent: 8, bytesPerRow: side * 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue)
      else { return false }
      context.draw(cgImage, in: bounds)
      return true
    }
    guard isDrawn else { return nil }
    func mean(_ channel: Int) -> CGFloat {
      let sum = stride(from: channel, to: bytes.count, by: 4).reduce(0) { $0 + Int(bytes[$1]) }
      return CGFloat(sum) / CGFloat(255 * side * side)
    }
    (red, green, blue, alpha) = (mean(2), mean(1), mean(0), 1)
  }

  var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

  func mixed(with other: PlainColor, _ share: CGFloat) -> PlainColor {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + share * (b - a) }
    var mixed = self
    (mixed.red, mixed.green, mixed.blue) = (mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
    mixed.alpha = mix(alpha, other.alpha)
    return mixed
  }

  /// The colour seen over another one, which counts as opaque.
  func over(_ below: PlainColor) -> PlainColor {
    var seen = below.mixed(with: self, alpha)
    seen.alpha = 1
    return seen
  }

  /// The colour that looks, over anything, like this one over `below`.
  func laid(over below: PlainColor) -> PlainColor {
    let covered = below.alpha * (1 - alpha)
    let sum = alpha + covered
    guard sum > 0 else { return self }
    var both = mixed(with: below, covered / sum)
    both.alpha = sum
    return both
  }

  /// From 1 to 21, as WCAG 2 defines it.
  func contrast(to other: PlainColor) -> CGFloat {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: CGFloat {
    // As the screen shows it, in 8 bits: what just reaches a ratio must not lose it to rounding.
    func linear(_ c: CGFloat) -> CGFloat {
      let c = (min(max(c, 0), 1) * 255).rounded() / 255
      return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
