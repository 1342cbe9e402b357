// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// Tiles that join without a seam, drawn at the screen's scale, each for light and dark.
extension UIImage {
  /// Laid paper: specks and short fibres.
  static func paper(for traits: UITraitCollection) -> UIImage {
    tile(side: 96, background: UIColor(light: 0xFDFAF2, dark: 0x24221E), traits) { tile in
      var noise = Noise(seed: 7)
      let inks = [UIColor(light: 0x8A7A5C, dark: 0xE8DFC8), UIColor(light: 0xFFFFFF, dark: 0x000000)]
      for index in 0..<700 {
        let size = noise.next(0.4...1.1)
        let rect = CGRect(x: noise.next(0...96), y: noise.next(0...96), width: size, height: size)
        inks[index % 2].withAlphaComponent(noise.next(0.03...0.15)).setFill()
        wrapped(rect, side: 96) { UIBezierPath(ovalIn: $0).fill() }
      }
      for index in 0..<110 {
        let rect = CGRect(
          x: noise.next(0...96), y: noise.next(0...96), width: noise.next(4...16), height: noise.next(-1.5...1.5))
        inks[index % 2].withAlphaComponent(noise.next(0.02...0.07)).setStroke()
        wrapped(rect, side: 96) {
          let fibre = UIBezierPath()
          fibre.lineWidth = 0.6
          fibre.move(to: $0.origin)
          fibre.addQuadCurve(
            to: CGPoint(x: $0.minX + rect.size.width, y: $0.minY),
            controlPoint: CGPoint(x: $0.minX + rect.size.width / 2, y: $0.minY + 2 * rect.size.height))
          fibre.stroke()
        }
      }
    }
  }

  /// Threads of uneven strength, along and across.
  static func linen(for traits: UITraitCollection) -> UIImage {
    tile(side: 64, background: UIColor(light: 0xF6F1E6, dark: 0x26241F), traits) { _ in
      var noise = Noise(seed: 11)
      for index in 0..<64 {
        let place = CGFloat(index)
        UIColor(light: 0x6E5F45, dark: 0xF2E6CC).withAlphaComponent(noise.next(0...0.07)).setFill()
        UIBezierPath(rect: CGRect(x: place, y: 0, width: 1, height: 64)).fill()
        UIColor(light: 0xFFFFFF, dark: 0x000000).withAlphaComponent(noise.next(0...0.3)).setFill()
        UIBezierPath(rect: CGRect(x: 0, y: place, width: 64, height: 1)).fill()
      }
    }
  }

  /// Small dots, every second row moved by half a step.
  static func dots(for traits: UITraitCollection) -> UIImage {
    tile(side: 14, background: .mist, traits) { _ in
      UIColor(light: 0xC3D5E8, dark: 0x33455A).setFill()
      for centre in [3.5, 10.5] {
        UIBezierPath(ovalIn: CGRect(x: centre - 1.25, y: centre - 1.25, width: 2.5, height: 2.5)).fill()
      }
    }
  }

  /// Broad stripes that rise to the right.
  static func stripes(for traits: UITraitCollection) -> UIImage {
    tile(side: 16, background: .blush, traits) { _ in
      UIColor(light: 0xF8E6DF, dark: 0x332525).setFill()
      for start in [0.0, 16.0] {
        let stripe = UIBezierPath()
        stripe.move(to: CGPoint(x: start - 16, y: 16))
        stripe.addLine(to: CGPoint(x: start, y: 0))
        stripe.addLine(to: CGPoint(x: start + 8, y: 0))
        stripe.addLine(to: CGPoint(x: start - 8, y: 16))
        stripe.close()
        stripe.fill()
      }
    }
  }

  private static func tile(
    side: CGFloat, background: UIColor, _ traits: UITraitCollection, _ draw: (CGRect) -> Void
  ) -> UIImage {
    picture(CGSize(width: side, height: side), traits) { bounds in
      background.setFill()
      UIBezierPath(rect: bounds).fill()
      draw(bounds)
    }
  }

  /// Opaque, at the screen's scale, with dynamic colours as in `traits`.
  static func picture(_ size: CGSize, _ traits: UITraitCollection, _ draw: (CGRect) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      traits.performAsCurrent { draw(CGRect(origin: .zero, size: size)) }
    }
  }

  /// What reaches over one edge comes in at the other.
  private static func wrapped(_ rect: CGRect, side: CGFloat, _ draw: (CGRect) -> Void) {
    for x in [-side, 0, side] {
      for y in [-side, 0, side] { draw(rect.offsetBy(dx: x, dy: y)) }
    }
  }
}
