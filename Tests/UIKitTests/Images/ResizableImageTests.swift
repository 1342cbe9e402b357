// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

struct ResizableImageTests {
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 2, right: 1)

  /// Where a pixel of a resized image of 6 × 5 comes from, along one axis.
  private func origin(
    _ at: Int, of length: Int, source: Int, _ before: Int, _ after: Int, mode: UIImage.ResizingMode
  ) -> Int? {
    if at < before { return at }
    if at >= length - after { return source - (length - at) }
    let middle = source - before - after
    if mode == .tile { return before + (at - before) % middle }
    // Between two pixels of a stretched middle there is no pixel of the source to compare with.
    return middle == 1 ? before : nil
  }

  @Test(arguments: [UIImage.ResizingMode.tile, .stretch], [1, 2, 3] as [CGFloat])
  func `edges keep their pixels and the middle fills the rest`(mode: UIImage.ResizingMode, scale: CGFloat) {
    let source = numbered(width: 6, height: 5, scale: scale)
    let caps = UIEdgeInsets(top: 1 / scale, left: 2 / scale, bottom: 2 / scale, right: 1 / scale)
    let image = source.resizableImage(withCapInsets: caps, resizingMode: mode)
    #expect(image.capInsets == caps && image.resizingMode == mode && image.size == source.size)
    let pixels = Bitmap(source.cgImage!)
    let bitmap = drawing(width: 23 / scale, height: 17 / scale, scale: scale) {
      image.draw(in: CGRect(x: 0, y: 0, width: 23 / scale, height: 17 / scale))
    }
    #expect(bitmap.width == 23 && bitmap.height == 17)
    for y in 0..<17 {
      for x in 0..<23 {
        guard let fromX = origin(x, of: 23, source: 6, 2, 1, mode: mode),
          let fromY = origin(y, of: 17, source: 5, 1, 2, mode: mode)
        else { continue }
        #expect(bitmap[x, y] == pixels[fromX, fromY], "at \(x), \(y)")
      }
    }
  }

  @Test func `a middle of one pixel is stretched exactly, in either mode`() {
    let source = numbered(width: 4, height: 4)
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 2, right: 1)
    let bitmaps = [UIImage.ResizingMode.tile, .stretch].map { mode in
      drawing(width: 11, height: 9) {
        source.resizableImage(withCapInsets: caps, resizingMode: mode)
          .draw(in: CGRect(x: 0, y: 0, width: 11, height: 9))
      }
    }
    #expect(bitmaps[0] == bitmaps[1])
    let pixels = Bitmap(source.cgImage!)
    #expect(bitmaps[0][5, 4] == pixels[2, 1])
    #expect(bitmaps[0][10, 8] == pixels[3, 3])
  }

  @Test func `tiling is the default, and without insets all of the image is the tile`() {
    let source = numbered(width: 3, height: 2)
    let image = source.resizableImage(withCapInsets: .zero)
    #expect(image.resizingMode == .tile)
    let rect = CGRect(x: 1, y: 2, width: 10, height: 7)
    let tiled = drawing(width: 12, height: 12) { image.draw(in: rect) }
    #expect(tiled == drawing(width: 12, height: 12) { source.drawAsPattern(in: rect) })
    #expect(tiled[1, 2] == Bitmap(source.cgImage!)[0, 0])
    // Without being made resizable it is scaled instead.
    #expect(tiled != drawing(width: 12, height: 12) { source.draw(in: rect) })
  }

  @Test(arguments: [CGRect(x: 0.3, y: 0.6, width: 30.4, height: 21.7), CGRect(x: 1, y: 1, width: 33.3, height: 20.1)])
  func `no seam shows at fractional places and foreign scales`(rect: CGRect) {
    let source = image(
      [[UInt32]](repeating: [UInt32](repeating: 0xFF20_4060, count: 7), count: 7), scale: 2, opaque: true)
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let resizable = source.resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 1.5, bottom: 1, right: 1), resizingMode: mode)
      for scale in [1, 1.5, 3] as [CGFloat] {
        let bitmap = drawing(width: 40, height: 30, scale: scale) { resizable.draw(in: rect) }
        let inside = rect.insetBy(dx: 1.5, dy: 1.5)
        let seams = (Int(inside.minY * scale)..<Int(inside.maxY * scale)).filter { y in
          (Int(inside.minX * scale)..<Int(inside.maxX * scale)).contains { bitmap[$0, y] != Pixel(0x204060) }
        }
        #expect(seams.isEmpty, "\(mode), scale \(scale)")
      }
    }
  }

  @Test func `where the caps have no room they shrink together`() {
    let source = numbered(width: 8, height: 8)
    let caps = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
    let bitmap = drawing(width: 4, height: 4) {
      source.resizableImage(withCapInsets: caps).draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    // Left half of left caps, right half of right ones, nothing clear.
    #expect(bitmap.words.allSatisfy { $0 >> 24 == 255 })
    #expect(bitmap[0, 0].red < bitmap[3, 0].red)
  }

  @Test(arguments: [
    UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9), UIEdgeInsets(top: -4, left: -1, bottom: -2, right: -3),
    UIEdgeInsets(top: .nan, left: .infinity, bottom: -.infinity, right: 1e300),
  ])
  func `insets without sense draw something and do not trap`(caps: UIEdgeInsets) {
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let image = numbered(width: 5, height: 5).resizableImage(withCapInsets: caps, resizingMode: mode)
      let bitmap = drawing(width: 12, height: 9) { image.draw(in: CGRect(x: 0, y: 0, width: 12, height: 9)) }
      #expect(bitmap.words.allSatisfy { $0 >> 24 == 255 }, "\(mode)")
    }
  }

  @Test func `an image that is turned is resized as it is shown`() {
    let source = numbered(width: 5, height: 4)
    let turned = UIImage(cgImage: source.cgImage!, scale: 1, orientation: .right)
    let upright = UIImage(
      cgImage: UIGraphicsImageRenderer(size: turned.size, format: turned.imageRendererFormat)
        .image { _ in turned.draw(at: .zero) }.cgImage!)
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 2, right: 2)
    let rect = CGRect(x: 0, y: 0, width: 13, height: 14)
    let bitmaps = [turned, upright].map { image in
      drawing(width: 13, height: 14) { image.resizableImage(withCapInsets: caps).draw(in: rect) }
    }
    #expect(bitmaps[0] == bitmaps[1])
  }

  @Test func `empty, infinite and backward rectangles draw nothing or what they mean`() {
    let image = numbered(width: 5, height: 5).resizableImage(withCapInsets: insets)
    for rect in [CGRect.zero, .null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4)] {
      #expect(drawing(width: 6, height: 6) { image.draw(in: rect) }.words.allSatisfy { $0 == 0 })
    }
    let backward = drawing(width: 12, height: 12) { image.draw(in: CGRect(x: 11, y: 11, width: -10, height: -10)) }
    #expect(backward == drawing(width: 12, height: 12) { image.draw(in: CGRect(x: 1, y: 1, width: 10, height: 10)) })
  }
}
