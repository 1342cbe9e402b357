// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport

/// The published formula of each blend mode, on premultiplied colours between 0 and 1.
///
/// Porter and Duff's as Apple's CGBlendMode documents them (R = S·Da and so on), the others as in PDF 1.7, 11.3.5, and
/// W3C Compositing and Blending Level 1, which agree.
enum BlendFormula {
  struct Color {
    var r: Double
    var g: Double
    var b: Double
    var a: Double

    init(_ pixel: Pixel) {
      (r, g, b, a) = (
        Double(pixel.red) / 255, Double(pixel.green) / 255, Double(pixel.blue) / 255, Double(pixel.alpha) / 255
      )
    }

    init(_ values: [Double]) { (r, g, b, a) = (values[0], values[1], values[2], values[3]) }

    var channels: [Double] { [r, g, b, a] }

    /// The largest difference to a pixel in levels.
    func difference(to pixel: Pixel) -> Double {
      zip(channels, Color(pixel).channels).map { abs($0 - $1) * 255 }.max() ?? 256
    }
  }

  static let all: [CGBlendMode] = (0...27).compactMap { CGBlendMode(rawValue: $0) }

  static func result(_ mode: CGBlendMode, _ s: Color, over d: Color) -> Color {
    func each(_ f: (Double, Double) -> Double) -> Color { Color(zip(s.channels, d.channels).map(f)) }
    switch mode {
    case .clear: return each { _, _ in 0 }
    case .copy: return s
    case .sourceIn: return each { s, _ in s * d.a }
    case .sourceOut: return each { s, _ in s * (1 - d.a) }
    case .sourceAtop: return each { $0 * d.a + $1 * (1 - s.a) }
    case .destinationOver: return each { $0 * (1 - d.a) + $1 }
    case .destinationIn: return each { _, d in d * s.a }
    case .destinationOut: return each { _, d in d * (1 - s.a) }
    case .destinationAtop: return each { $0 * (1 - d.a) + $1 * s.a }
    case .xor: return each { $0 * (1 - d.a) + $1 * (1 - s.a) }
    case .plusLighter: return each { min(1, $0 + $1) }
    case .normal: return each { $0 + $1 * (1 - s.a) }
    default: return mixed(s, d, blended(mode, unmultiplied(s), unmultiplied(d)))
    }
  }

  /// Where both colours are, the blended one; elsewhere each as it is.
  private static func mixed(_ s: Color, _ d: Color, _ blended: [Double]) -> Color {
    let rgb = (0..<3).map { i in
      s.channels[i] * (1 - d.a) + d.channels[i] * (1 - s.a) + s.a * d.a * blended[i]
    }
    return Color(rgb + [s.a + d.a * (1 - s.a)])
  }

  private static func unmultiplied(_ c: Color) -> [Double] {
    c.channels.prefix(3).map { c.a > 0 ? $0 / c.a : 0 }
  }

  private static func blended(_ mode: CGBlendMode, _ s: [Double], _ d: [Double]) -> [Double] {
    switch mode {
    case .hue: setLum(setSat(s, sat(d)), lum(d))
    case .saturation: setLum(setSat(d, sat(s)), lum(d))
    case .color: setLum(s, lum(d))
    case .luminosity: setLum(d, lum(s))
    default: zip(s, d).map { separable(mode, $0, $1) }
    }
  }

  private static func separable(_ mode: CGBlendMode, _ s: Double, _ d: Double) -> Double {
    switch mode {
    case .multiply: return s * d
    case .screen: return s + d - s * d
    case .overlay: return separable(.hardLight, d, s)
    case .darken: return min(s, d)
    case .lighten: return max(s, d)
    case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .hardLight: return s <= 0.5 ? 2 * s * d : separable(.screen, 2 * s - 1, d)
    case .softLight:
      if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
      let root = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
      return d + (2 * s - 1) * (root - d)
    case .difference: return abs(s - d)
    case .exclusion: return s + d - 2 * s * d
    default: return .nan
    }
  }

  private static func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
  private static func sat(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  private static func setLum(_ c: [Double], _ l: Double) -> [Double] {
    var c = c.map { $0 + l - lum(c) }
    let (low, high, l) = (c.min() ?? 0, c.max() ?? 0, lum(c))
    if low < 0 { c = c.map { l + ($0 - l) * l / (l - low) } }
    if high > 1 { c = c.map { l + ($0 - l) * (1 - l) / (high - l) } }
    return c
  }

  private static func setSat(_ c: [Double], _ s: Double) -> [Double] {
    let (low, high) = (c.min() ?? 0, c.max() ?? 0)
    guard high > low else { return [0, 0, 0] }
    return c.map { ($0 - low) * s / (high - low) }
  }
}
