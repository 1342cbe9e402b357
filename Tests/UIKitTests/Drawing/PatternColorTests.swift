// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

@MainActor
struct PatternColorTests {
  /// Six pixels of six colours: any flip, turn or shift shows.
  private static let words: [[UInt32]] = [
    [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF],
    [0xFF00_FFFF, 0xFFFF_00FF, 0xFFFF_FF00],
  ]

  private func tile(scale: CGFloat) -> UIColor {
    UIColor(patternImage: UIImage(cgImage: .of(Self.words), scale: scale, orientation: .up))
  }

  /// Tiles from the top left of the picture, upright, a pixel of a tile `zoom` pixels wide.
  private func expectTiles(
    _ bitmap: Bitmap, zoom: Int, offset: (x: Int, y: Int) = (0, 0), sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = (0..<bitmap.height).flatMap { y in
      (0..<bitmap.width).map { x in
        Self.words[((y - offset.y) / zoom + 1000) % 2][((x - offset.x) / zoom + 999) % 3]
      }
    }
    #expect(bitmap.words == expected, sourceLocation: sourceLocation)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `tiles keep their pixels in a picture of their own scale`(scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5), format: format).image { context in
      tile(scale: scale).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 7, height: 5))
    }
    expectTiles(Bitmap(image), zoom: 1)
  }

  @Test(arguments: [2, 3] as [CGFloat])
  func `tiles of 1x are enlarged to whole pixels of exactly their colours`(scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5), format: format).image { context in
      tile(scale: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 7, height: 5))
    }
    expectTiles(Bitmap(image), zoom: Int(scale))
  }

  @Test func `tiles begin at the context's origin, not at the shape's`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    func draw(_ rects: [CGRect]) -> Bitmap {
      Bitmap(
        UIGraphicsImageRenderer(size: CGSize(width: 11, height: 9), format: format).image { context in
          tile(scale: 1).setFill()
          for rect in rects { context.fill(rect) }
        })
    }
    let whole = draw([CGRect(x: 0, y: 0, width: 11, height: 9)])
    let pieces = draw([
      CGRect(x: 0, y: 0, width: 5, height: 9), CGRect(x: 5, y: 0, width: 6, height: 4),
      CGRect(x: 5, y: 4, width: 6, height: 5),
    ])
    #expect(whole == pieces)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a view's background is tiled upright from its top left`(scale: CGFloat) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 6))
    view.backgroundColor = tile(scale: scale)
    expectTiles(try Bitmap(of: view, scale: scale), zoom: 1)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a view draws tiles upright, from its own top left wherever it stands`(scale: CGFloat) throws {
    final class Tiled: UIView {
      var fill = UIColor.clear

      override func draw(_ rect: CGRect) {
        fill.setFill()
        UIBezierPath(rect: bounds).fill()
      }
    }
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let view = Tiled(frame: CGRect(x: 2, y: 1, width: 7, height: 8))
    view.fill = tile(scale: scale)
    outer.addSubview(view)
    let bitmap = try Bitmap(of: outer, scale: scale)
    let (left, top) = (Int(2 * scale), Int(scale))
    for y in top..<bitmap.height {
      for x in left..<bitmap.width {
        #expect(bitmap[x, y].word == Self.words[(y - top) % 2][(x - left) % 3], "\(x), \(y)")
      }
    }
  }

  @Test func `a stroke takes a pattern too`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image { _ in
      tile(scale: 1).setStroke()
      let path = UIBezierPath(rect: CGRect(x: -2, y: 1, width: 20, height: 20))
      path.lineWidth = 2
      path.stroke()
    }
    let bitmap = Bitmap(image)
    #expect(bitmap.row(0).map(\.word) == Self.words[0] + Self.words[0])
    #expect(bitmap.row(1).map(\.word) == Self.words[1] + Self.words[1])
    #expect(bitmap.row(2).allSatisfy { $0 == .clear })
  }
}
