// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

struct RendererLawTests {
  private static let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }

  @Test func `a dynamic colour in a renderer is that of the traits around it`() {
    let tile = UIImage(cgImage: .of([[0xFF00_00FF]]))
    let nested = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(patternImage: tile).withAlphaComponent(0.5) : Self.color
    }
    for (style, word, other) in [(.light, 0xFFFF_0000, 0xFFFF_0000), (.dark, 0xFF00_FF00, 0x8000_0080)]
      as [(UIUserInterfaceStyle, UInt32, UInt32)]
    {
      UITraitCollection(userInterfaceStyle: style).performAsCurrent {
        let bitmap = drawing(width: 4, height: 4) {
          Self.color.setFill()
          UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
          nested.setFill()
          UIRectFillUsingBlendMode(CGRect(x: 0, y: 2, width: 4, height: 2), .normal)
        }
        #expect(bitmap[1, 1].word == word)
        #expect(bitmap[1, 3].difference(to: Pixel(word: other)) <= 1)
        let template = drawing(width: 2, height: 2) {
          image([[0xFFFF_FFFF]]).withTintColor(Self.color).draw(in: CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(template[1, 1].word == word)
        let pdf = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10)).pdfData { context in
          context.beginPage()
          Self.color.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        #expect(!pdf.isEmpty)
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func `bounds and scale say which pixels there are`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scale = [0.5, 1, 1.5, 2, 3].randomElement(using: &random)! as CGFloat
    let bounds = CGRect(
      x: .random(in: -9...9, using: &random), y: .random(in: -9...9, using: &random),
      width: .random(in: 1...20, using: &random), height: .random(in: 1...20, using: &random))
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, seed % 2 == 0)
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    #expect(renderer.format.bounds == bounds && renderer.format !== format && renderer.allowsImageOutput)
    var current: UIImage?
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      UIColor.red.setFill()
      context.fill(bounds)
      current = context.currentImage
      context.fill(bounds, blendMode: .clear)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    let bitmap = Bitmap(image)
    #expect(bitmap.width == Int((bounds.width * scale).rounded(.up)))
    #expect(bitmap.height == Int((bounds.height * scale).rounded(.up)))
    #expect(image.scale == scale)
    #expect(bitmap[0, 0] == (seed % 2 == 0 ? Pixel(0) : .clear))
    let red = Bitmap(current!)
    #expect(red[0, 0] == Pixel(0xFF0000) && bitmap != red)
    let again = UIImage(data: renderer.pngData { _ in UIRectFill(bounds) }, scale: scale)
    #expect(again?.size == image.size)
  }
}
