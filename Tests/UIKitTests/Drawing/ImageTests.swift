// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

struct ImageTests {
  private static let stored: [[UInt32]] = [
    [0xFF11_0000, 0xFF22_0000, 0xFF33_0000],
    [0xFF44_0000, 0xFF55_0000, 0xFF66_0000],
  ]

  /// The stored pixels 123/456 as shown; from the EXIF orientations 1, 3, 8, 6, 2, 4, 5, 7.
  static let orientations: [(UIImage.Orientation, [[Int]])] = [
    (.up, [[1, 2, 3], [4, 5, 6]]), (.down, [[6, 5, 4], [3, 2, 1]]),
    (.left, [[3, 6], [2, 5], [1, 4]]), (.right, [[4, 1], [5, 2], [6, 3]]),
    (.upMirrored, [[3, 2, 1], [6, 5, 4]]), (.downMirrored, [[4, 5, 6], [1, 2, 3]]),
    (.leftMirrored, [[1, 4], [2, 5], [3, 6]]), (.rightMirrored, [[6, 3], [5, 2], [4, 1]]),
  ]

  private func draw(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ actions: () -> Void) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    return Bitmap(renderer.image { _ in actions() })
  }

  private func digits(_ bitmap: Bitmap, x: Int = 0, y: Int = 0, width: Int, height: Int) -> [[Int]] {
    bitmap.cropped(x: x, y: y, width: width, height: height).map { $0.map { $0.red / 0x11 } }
  }

  @Test(arguments: orientations)
  func `an orientation turns what is drawn, filled and tiled`(orientation: UIImage.Orientation, expected: [[Int]]) {
    let image = UIImage(cgImage: .of(Self.stored), scale: 1, orientation: orientation)
    let (width, height) = (expected[0].count, expected.count)
    #expect(image.size == CGSize(width: width, height: height))
    let drawn = draw(5, 5) { image.draw(at: CGPoint(x: 1, y: 2)) }
    #expect(digits(drawn, x: 1, y: 2, width: width, height: height) == expected)
    #expect(drawn[0, 2] == .clear && drawn[1, 1] == .clear)

    let filled = draw(6, 6) {
      UIColor(patternImage: image).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 6, height: 6))
    }
    let tiled = draw(6, 6) { image.drawAsPattern(in: CGRect(x: 0, y: 0, width: 6, height: 6)) }
    for bitmap in [filled, tiled] {
      let tiles = (0..<6).map { y in (0..<6).map { x in expected[y % height][x % width] } }
      #expect(digits(bitmap, width: 6, height: 6) == tiles)
    }
  }

  @Test(arguments: orientations)
  func `an orientation keeps the stored pixels`(orientation: UIImage.Orientation, expected: [[Int]]) throws {
    let image = UIImage(cgImage: .of(Self.stored), scale: 2, orientation: orientation)
    let file = try #require(image.pngData())
    let read = try #require(UIImage(data: file)?.cgImage)
    #expect(Bitmap(read) == Bitmap(.of(Self.stored)))
  }

  @Test func `size is pixels over scale`() {
    for (scale, size) in [(1, CGSize(width: 3, height: 2)), (2, CGSize(width: 1.5, height: 1))] as [(CGFloat, CGSize)] {
      #expect(UIImage(cgImage: .of(Self.stored), scale: scale, orientation: .up).size == size)
    }
    for bad in [0, -2, .nan, .infinity] as [CGFloat] {
      #expect(UIImage(cgImage: .of(Self.stored), scale: bad, orientation: .up).scale == 1)
    }
    #expect(UIImage().size == .zero)
    #expect(UIImage().cgImage == nil)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `pixels that fall on pixels are copied`(scale: CGFloat) {
    let image = UIImage(cgImage: .of(Self.stored), scale: scale, orientation: .up)
    let bitmap = draw(4, 4, scale: scale) { image.draw(at: CGPoint(x: 1, y: 1)) }
    #expect(
      bitmap.cropped(x: Int(scale), y: Int(scale), width: 3, height: 2)
        == Self.stored.map { $0.map { Pixel(word: $0) } })
    #expect(Set(bitmap.words) == Set([0] + Self.stored.joined()))
  }

  @Test func `an image is scaled to the rectangle and stands upright in it`() {
    let image = UIImage(cgImage: .of([[0xFFFF_0000, 0xFFFF_0000], [0xFF00_00FF, 0xFF00_00FF]]))
    let bitmap = draw(10, 10) { image.draw(in: CGRect(x: 1, y: 1, width: 8, height: 8)) }
    #expect(bitmap[5, 2] == Pixel(0xFF0000))
    #expect(bitmap[5, 7] == Pixel(0x0000FF))
    #expect(bitmap[0, 5] == .clear && bitmap[9, 5] == .clear)
  }

  @Test func `alpha and blend mode apply to the whole image`() {
    let image = UIImage(cgImage: .of([[0xFFFF_0000]]))
    let bitmap = draw(4, 4) { image.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
    #expect(bitmap[0, 0].difference(to: Pixel(word: 0x8080_0000)) <= 1)
    let cut = draw(4, 4) {
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
      image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 4), blendMode: .destinationOut, alpha: 1)
    }
    #expect(cut[1, 1] == .clear && cut[3, 1] == Pixel(0x00FF00))
  }

  @Test func `no rectangle harms`() {
    let image = UIImage(cgImage: .of(Self.stored))
    let bad: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, 0]
    let bitmap = draw(4, 4) {
      for value in bad {
        image.draw(at: CGPoint(x: value, y: 0), blendMode: .normal, alpha: value == 0 ? 0 : 1)
        image.draw(in: CGRect(x: 0, y: 9, width: value, height: value))
        image.drawAsPattern(in: CGRect(x: 9, y: value, width: 0, height: value))
      }
    }
    #expect(bitmap.words.allSatisfy { $0 == 0 })
  }
}
