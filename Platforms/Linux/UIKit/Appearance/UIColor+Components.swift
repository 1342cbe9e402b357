// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension UIColor {
  /// The components of a colour or gray, a dynamic one's under the current traits; false for a pattern.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let c = rgba else { return false }
    red?.pointee = c.red
    green?.pointee = c.green
    blue?.pointee = c.blue
    alpha?.pointee = c.alpha
    return true
  }

  /// The hue (0 for a gray), saturation and brightness; false for a pattern.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let c = rgba else { return false }
    let hsb = HueSaturationBrightness(red: c.red, green: c.green, blue: c.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = c.alpha
    return true
  }

  /// The gray of a colour whose red, green and blue are equal; false for any other, and for a pattern.
  ///
  /// iOS also converts other colours, by a formula that is not documented.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard let c = rgba, c.red == c.green, c.green == c.blue else { return false }
    white?.pointee = c.red
    alpha?.pointee = c.alpha
    return true
  }

  private var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    let color = cgColor
    guard color.pattern == nil, let c = color.components else { return nil }
    return switch c.count {
    case 4: (c[0], c[1], c[2], c[3])
    case 2: (c[0], c[0], c[0], c[1])
    default: nil
    }
  }
}

/// A colour in the HSB model, every component within 0...1.
struct HueSaturationBrightness {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue.clamped(0, 1)
    self.saturation = saturation.clamped(0, 1)
    self.brightness = brightness.clamped(0, 1)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    // Sixths of a turn, from red over green and blue.
    let sixths: CGFloat =
      if !(range > 0) { 0 } else if high == red { (green - blue) / range } else if high == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    self.init(
      hue: (sixths < 0 ? sixths + 6 : sixths) / 6, saturation: high > 0 ? range / high : 0, brightness: high)
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return (channel(5), channel(3), channel(1))
  }
}
