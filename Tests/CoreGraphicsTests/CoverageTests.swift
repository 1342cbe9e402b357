// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// What a shape covers of each pixel.
struct CoverageTests {
  private func mask(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) throws -> Bitmap {
    let context = try #require(CGContext.bitmap(width: width, height: height, opaque: false))
    // Upside down, so that y runs down the picture as in UIKit.
    context.setSurfaceTransform(.identity)
    draw(context)
    return Bitmap(context)
  }

  /// Facts §5: a stroke is area coverage with no snapping.
  @Test(arguments: [
    (scale: 1, coverage: [0, 128, 128, 0]), (2, [0, 255, 255, 0]), (3, [0, 128, 255, 255, 128, 0]),
  ])
  func `a stroke of one point centred on an edge covers half a point on both sides`(
    scale: Int, coverage: [Int]
  ) throws {
    let bitmap = try mask(40 * scale, 40 * scale) {
      $0.scaleBy(x: CGFloat(scale), y: CGFloat(scale))
      $0.stroke(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    let middle = 20 * scale
    let start = 10 * scale - coverage.count / 2
    let across = (0..<coverage.count).map { bitmap[start + $0, middle].alpha }
    let down = (0..<coverage.count).map { bitmap[middle, start + $0].alpha }
    for (got, wanted) in zip(across + down, coverage + coverage) {
      #expect(abs(got - wanted) <= 1, "\(across) and \(down) instead of \(coverage)")
    }
  }

  @Test(arguments: [(scale: 1, coverage: [0, 128, 128, 0]), (2, [0, 255, 255, 0]), (3, [0, 128, 255, 255, 128, 0])])
  func `the straight edge of a stroked curved path is within two levels`(scale: Int, coverage: [Int]) throws {
    let bitmap = try mask(60 * scale, 60 * scale) {
      $0.scaleBy(x: CGFloat(scale), y: CGFloat(scale))
      let path = CGMutablePath()
      path.addRoundedRect(in: CGRect(x: 10, y: 10, width: 40, height: 40), cornerWidth: 8, cornerHeight: 8)
      $0.addPath(path)
      $0.strokePath()
    }
    let start = 10 * scale - coverage.count / 2
    for (i, wanted) in coverage.enumerated() {
      #expect(abs(bitmap[start + i, 30 * scale].alpha - wanted) <= 2)
      #expect(abs(bitmap[30 * scale, start + i].alpha - wanted) <= 2)
    }
  }

  @Test func `two rectangles that share a fractional edge leave a visible seam, on whole pixels none`() throws {
    func stacked(_ y: CGFloat) throws -> [Int] {
      try mask(3, 20) {
        $0.fill(CGRect(x: 0, y: 0, width: 3, height: y))
        $0.fill(CGRect(x: 0, y: y, width: 3, height: 20 - y))
      }
      .column(1).map(\.alpha)
    }
    #expect(try stacked(10.5).min() == 192)
    #expect(try stacked(10).allSatisfy { $0 == 255 })
  }
}
