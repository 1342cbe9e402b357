// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

/// Contents whose middle is one pixel, stretched: painted by rows, they are what Cairo draws of nine images.
struct NinePartContentsTests {
  private struct Example: CustomStringConvertible {
    var image: [[UInt32]]
    var column: Int
    var row: Int
    var frame: CGRect
    var isOpaque: Bool
    var opacity: Float = 1
    var scale: CGFloat = 1

    var description: String {
      "\(image[0].count) × \(image.count) around \(column), \(row) in \(frame), opaque: \(isOpaque), "
        + "opacity \(opacity), \(scale)x"
    }

    init(_ random: inout SeededGenerator) {
      let (w, h) = (Int.random(in: 1...19, using: &random), Int.random(in: 1...19, using: &random))
      isOpaque = Bool.random(using: &random)
      let kind = Int.random(in: 0...2, using: &random)
      image = []
      for _ in 0..<h { image.append((0..<w).map { _ in Self.word(kind, &random) }) }
      (column, row) = (Int.random(in: 0..<w, using: &random), Int.random(in: 0..<h, using: &random))
      scale = CGFloat(Int.random(in: 1...3, using: &random))
      opacity = Int.random(in: 0...3, using: &random) == 0 ? 0.6 : 1
      let (width, height) = (
        Int.random(in: w - 1...w + 40, using: &random), Int.random(in: h - 1...h + 40, using: &random)
      )
      // Also between pixels, and partly outside of the picture.
      let (x, y) = (CGFloat.random(in: -9...40, using: &random), CGFloat.random(in: -9...40, using: &random))
      frame = CGRect(
        x: x / scale, y: y / scale, width: CGFloat(max(width, 1)) / scale, height: CGFloat(max(height, 1)) / scale)
    }

    private static func word(_ kind: Int, _ random: inout SeededGenerator) -> UInt32 {
      let alpha: UInt32 =
        kind == 0 ? 255 : kind == 1 ? [0, 255].randomElement(using: &random)! : .random(in: 0...255, using: &random)
      func byte() -> UInt32 { .random(in: 0...alpha, using: &random) }
      return alpha << 24 | byte() << 16 | byte() << 8 | byte()
    }

    var layer: CALayer {
      let layer = CALayer()
      layer.frame = frame
      let (w, h) = (image[0].count, image.count)
      layer.contents = CGImage.make(width: w, height: h, opaque: isOpaque) { words, stride in
        for y in 0..<h {
          // What an opaque image has in its words' highest byte must not matter.
          for x in 0..<w { words[y * stride + x] = image[y][x] & (isOpaque ? 0x00FF_FFFF : 0xFFFF_FFFF) }
        }
      }
      layer.contentsScale = scale
      layer.contentsCenter = CGRect(
        x: CGFloat(column) / CGFloat(w), y: CGFloat(row) / CGFloat(h), width: 1 / CGFloat(w), height: 1 / CGFloat(h))
      layer.opacity = opacity
      return layer
    }

    /// `clip`, in points, has square corners or round ones, of which nothing is near the contents.
    func picture(clip: CGRect? = nil, radius: CGFloat = 0) throws -> Bitmap {
      let side = 100 / Int(scale)
      let root = colorLayer(CGRect(x: -1000, y: -1000, width: 3000, height: 3000), 0x337788)
      let place = CGRect(x: 0, y: 0, width: side, height: side)
      let clipping = CALayer()
      clipping.frame = (clip ?? place.insetBy(dx: -500, dy: -500)).offsetBy(dx: 1000, dy: 1000)
      clipping.masksToBounds = clip != nil || radius > 0
      clipping.cornerRadius = radius
      root.addSublayer(clipping)
      let layer = layer
      layer.frame.origin.x += 1000 - clipping.frame.minX
      layer.frame.origin.y += 1000 - clipping.frame.minY
      clipping.addSublayer(layer)
      return try QuartzCoreTests.picture(side, side, scale: scale, root)
    }
  }

  @Test func `rows of pixels are what Cairo draws of nine images`() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let example = Example(&random)
      // Under a clip with round corners, be they far away, Cairo draws.
      #expect(try example.picture() == example.picture(radius: 20), "\(example)")
    }
  }

  @Test func `a rectangular clip cuts the same pixels off`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      let example = Example(&random)
      let side = CGFloat(100 / Int(example.scale))
      let clip = CGRect(
        x: (side * .random(in: 0...0.4, using: &random)).rounded(),
        y: (side * .random(in: 0...0.4, using: &random)).rounded(),
        width: (side * 0.4).rounded(), height: (side * 0.3).rounded())
      let (cut, whole, empty) = try (
        example.picture(clip: clip), example.picture(radius: 20),
        picture(
          Int(side), Int(side), scale: example.scale,
          colorLayer(CGRect(x: 0, y: 0, width: side, height: side), 0x337788))
      )
      let pixels = clip.applying(CGAffineTransform(scaleX: example.scale, y: example.scale))
      var wrong = 0
      for y in 0..<cut.height {
        for x in 0..<cut.width {
          let isInside = pixels.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
          if cut[x, y] != (isInside ? whole : empty)[x, y] { wrong += 1 }
        }
      }
      #expect(wrong == 0, "\(example) in \(clip)")
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `caps are copied and the middle is repeated`(scale: CGFloat) throws {
    let words: [[UInt32]] = [
      [0xFF10_0000, 0xFF20_0000, 0xFF30_0000, 0xFF40_0000], [0xFF00_1000, 0xFF00_2000, 0xFF00_3000, 0xFF00_4000],
      [0xFF00_0010, 0xFF00_0020, 0xFF00_0030, 0xFF00_0040],
    ]
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 6, height: 5)
    layer.contents = CGImage.of(words)
    layer.contentsScale = scale
    layer.contentsCenter = CGRect(x: 0.5, y: 1.0 / 3, width: 0.25, height: 1.0 / 3)
    let bitmap = try picture(9, 9, scale: scale, layer)
    let (left, top, width, height) = (Int(scale), 2 * Int(scale), 6 * Int(scale), 5 * Int(scale))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let (column, row) = (x - left, y - top)
        guard (0..<width).contains(column), (0..<height).contains(row) else {
          #expect(bitmap[x, y] == .clear)
          continue
        }
        let sourceX = column < 2 ? column : column < width - 1 ? 2 : 3
        let sourceY = row < 1 ? 0 : row < height - 1 ? 1 : 2
        #expect(bitmap[x, y] == Pixel(word: words[sourceY][sourceX]), "\(x), \(y)")
      }
    }
  }
}
