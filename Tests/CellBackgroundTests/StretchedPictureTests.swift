// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// Pictures that are stretched to a row's size.
///
/// Core Animation filters across the cuts between the nine parts, the Linux compositor does not: what would be smeared there
/// cannot be seen here, so the pictures themselves are looked at.
@MainActor
struct StretchedPictureTests {
  @Test(
    arguments: [Sample.plain, .bordered, .circular, .uneven, .spaced, .shadowed, .gradient, .translucent],
    CellPosition.allCases)
  func `what is stretched has a pixel like itself on either side`(sample: Sample, position: CellPosition) {
    var style = sample.style
    style.separator.inset = .points(leading: 24, trailing: 7)
    for scale in [1, 2, 3] as [CGFloat] {
      let stage = Stage(size: CGSize(width: 160, height: 100), scale: scale)
      let view = stage.stack([position], heights: [80]) { $0.style = style }[0]
      _ = stage.picture()
      let pictures = view.subviews.compactMap { Self.stretched($0.layer) }
      #expect(!pictures.isEmpty)
      for (picture, columns, rows) in pictures {
        #expect(columns.count == 1)
        if columns.count < picture.width {
          let around = (columns.lowerBound - 1...columns.upperBound).map { x in
            picture.part(x: x..<x + 1, y: 0..<picture.height)
          }
          #expect(around.allSatisfy { $0 == around[0] }, "columns at \(scale)x")
        }
        if rows.count < picture.height {
          let around = (rows.lowerBound - 1...rows.upperBound).map { picture.lines($0..<$0 + 1) }
          #expect(around.allSatisfy { $0 == around[0] }, "lines at \(scale)x")
        }
      }
    }
  }

  /// A layer's picture, and which of its columns and lines are stretched; nil where none is.
  private static func stretched(_ layer: CALayer) -> (picture: Picture, columns: Range<Int>, rows: Range<Int>)? {
    let center = layer.contentsCenter
    guard center != CGRect(x: 0, y: 0, width: 1, height: 1), let contents = layer.contents else { return nil }
    // Apple's compiler knows that a Core Foundation type's cast cannot fail, and refuses to ask.
    let image = contents as! CGImage
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let picture = Picture(size: CGSize(width: width, height: height), scale: 1, isClear: true) {
      UIImage(cgImage: image).draw(at: .zero)
    }
    func whole(_ from: CGFloat, _ to: CGFloat, _ length: CGFloat) -> Range<Int> {
      Int((from * length).rounded())..<Int((to * length).rounded())
    }
    return (picture, whole(center.minX, center.maxX, width), whole(center.minY, center.maxY, height))
  }
}
