// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

/// Where contents of 8 × 4 points lie in bounds of 24 × 20, by all twelve gravities.
struct ContentsGravityTests {
  // Core Animation counts top and bottom in a y-up space: in UIKit's layers top is the lower edge.
  private static let places: [(CALayerContentsGravity, CGRect)] = [
    (.center, CGRect(x: 8, y: 8, width: 8, height: 4)), (.top, CGRect(x: 8, y: 16, width: 8, height: 4)),
    (.bottom, CGRect(x: 8, y: 0, width: 8, height: 4)), (.left, CGRect(x: 0, y: 8, width: 8, height: 4)),
    (.right, CGRect(x: 16, y: 8, width: 8, height: 4)), (.topLeft, CGRect(x: 0, y: 16, width: 8, height: 4)),
    (.topRight, CGRect(x: 16, y: 16, width: 8, height: 4)), (.bottomLeft, CGRect(x: 0, y: 0, width: 8, height: 4)),
    (.bottomRight, CGRect(x: 16, y: 0, width: 8, height: 4)), (.resize, CGRect(x: 0, y: 0, width: 24, height: 20)),
    (.resizeAspect, CGRect(x: 0, y: 4, width: 24, height: 12)),
    (.resizeAspectFill, CGRect(x: -8, y: 0, width: 40, height: 20)),
  ]

  @Test(arguments: [1, 2] as [CGFloat]) func `all twelve gravities place the contents`(scale: CGFloat) throws {
    for (gravity, place) in Self.places {
      let layer = colorLayer(CGRect(x: 10, y: 6, width: 24, height: 20))
      // Left half red, right half blue.
      layer.contents = CGImage.of(
        Array(
          repeating: (0..<8 * Int(scale)).map { $0 < 4 * Int(scale) ? 0xFFFF_0000 : 0xFF00_00FF }, count: 4 * Int(scale)
        ))
      layer.contentsScale = scale
      layer.contentsGravity = gravity
      let bitmap = try picture(60, 40, scale: scale, layer)
      let rect = place.offsetBy(dx: 10, dy: 6).applying(CGAffineTransform(scaleX: scale, y: scale))
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let p = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
          guard rect.contains(p) else {
            #expect(bitmap[x, y] == .clear, "\(gravity.rawValue) at \(x), \(y)")
            continue
          }
          // Stretched contents are smooth between the halves: five points of their 1/5.
          if abs(p.x - rect.midX) < rect.width / 8 { continue }
          #expect(bitmap[x, y] == Pixel(p.x < rect.midX ? 0xFF0000 : 0x0000FF), "\(gravity.rawValue) at \(x), \(y)")
        }
      }
    }
  }

  @Test func `contents that keep their size begin on a whole pixel`() throws {
    let layer = colorLayer(CGRect(x: 0, y: 0, width: 21, height: 9))
    layer.contents = CGImage.of([[0xFFFF_0000, 0xFF00_FF00], [0xFF00_00FF, 0xFFFF_FFFF]])
    layer.contentsGravity = .center
    let bitmap = try picture(21, 9, layer)
    #expect(bitmap.coverage == 4)
    #expect(bitmap[10, 4] == Pixel(0xFF0000) && bitmap[11, 5] == Pixel(0xFFFFFF))
  }

  @Test func `masksToBounds cuts contents that fill beyond the bounds`() throws {
    let layer = colorLayer(CGRect(x: 10, y: 6, width: 24, height: 20))
    layer.contents = CGImage.of(Array(repeating: Array(repeating: 0xFFFF_0000, count: 8), count: 4))
    layer.contentsGravity = .resizeAspectFill
    layer.masksToBounds = true
    #expect(try picture(60, 40, layer).coverage == 480)
  }
}
