// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

/// `contentsCenter` at odd places.
struct StretchedPartsTests {
  private func layer(_ center: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.contents = CGImage.of(
      (0..<6).map { y in (0..<8).map { x in 0xFF00_0000 | UInt32(x) << 20 | UInt32(y) << 12 } })
    layer.contentsCenter = center
    return layer
  }

  private let thin = [
    CGRect(x: 0.5, y: 0.5, width: 0, height: 0), CGRect(x: 0.3, y: 0.4, width: 0.01, height: 0.02),
    CGRect(x: 0, y: 0, width: 0, height: 1), CGRect(x: 1, y: 1, width: 0, height: 0),
    CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0), CGRect(x: 2, y: 2, width: 1, height: 1),
  ]

  @Test(arguments: [1, 2, 3] as [CGFloat]) func `a centre thinner than a pixel stretches the pixel in its middle`(
    scale: CGFloat
  ) throws {
    for center in thin { #expect(try picture(40, 40, scale: scale, layer(center)).coverage == 400 * scale * scale) }
    let pixel = CGRect(x: 4.0 / 8, y: 3.0 / 6, width: 1.0 / 8, height: 1.0 / 6)
    #expect(try picture(40, 40, scale: scale, layer(thin[0])) == picture(40, 40, scale: scale, layer(pixel)))
  }

  @Test func `turned parts have no seams`() throws {
    for center in thin + [CGRect(x: 0.25, y: 0.4, width: 0.5, height: 0.2)] {
      let parts = layer(center)
      let plain = colorLayer(parts.frame, 0xFF0000)
      for turned in [parts, plain] { turned.setAffineTransform(CGAffineTransform(rotationAngle: 0.3)) }
      let (bitmap, wanted) = (try picture(40, 40, parts), try picture(40, 40, plain))
      #expect(zip(bitmap.words, wanted.words).allSatisfy { abs(Int($0 >> 24) - Int($1 >> 24)) <= 2 })
    }
  }
}
