// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

struct TintedImageTests {
  /// Opaque red, half green, clear, quarter black.
  private let source = image([[0xFFFF_0000, 0x8000_8000, 0, 0x4000_0000]])

  private func pixels(_ image: UIImage, fill: UIColor = .black) -> [Pixel] {
    drawing(width: 4, height: 1) {
      fill.setFill()
      image.draw(at: .zero)
    }.row(0)
  }

  private func expectShape(_ pixels: [Pixel], _ rgb: UInt32, sourceLocation: SourceLocation = #_sourceLocation) {
    for (pixel, alpha) in zip(pixels, [255, 128, 0, 64]) {
      func channel(_ shift: UInt32) -> Int { (Int(rgb >> shift & 255) * alpha + 127) / 255 }
      let difference = [
        pixel.alpha - alpha, pixel.red - channel(16), pixel.green - channel(8), pixel.blue - channel(0),
      ]
      #expect(difference.allSatisfy { abs($0) <= 1 }, "\(pixel)", sourceLocation: sourceLocation)
    }
  }

  @Test func `an image is in its own colours, a template in the fill colour`() {
    #expect(pixels(source) == Bitmap(source.cgImage!).row(0))
    #expect(pixels(source.withRenderingMode(.alwaysOriginal), fill: .blue) == Bitmap(source.cgImage!).row(0))
    expectShape(pixels(source.withRenderingMode(.alwaysTemplate), fill: .blue), 0x0000FF)
    expectShape(pixels(source.withRenderingMode(.alwaysTemplate)), 0x000000)
  }

  @Test(arguments: [UIImage.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate])
  func `a tint of the image's own comes before the fill colour`(mode: UIImage.RenderingMode) {
    let tinted = source.withTintColor(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1), renderingMode: mode)
    #expect(tinted.renderingMode == mode)
    expectShape(pixels(tinted, fill: .blue), 0xFF8000)
    #expect(tinted.pngData() == source.pngData())
    #expect(tinted.cgImage === source.cgImage)
  }

  @Test func `the tint keeps rendering mode, insets, size and scale`() {
    let image = numbered(width: 4, height: 4, scale: 2).withRenderingMode(.alwaysOriginal)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0), resizingMode: .stretch)
    let tinted = image.withTintColor(.red)
    #expect(tinted.renderingMode == .alwaysOriginal && tinted.resizingMode == .stretch)
    #expect(tinted.capInsets.top == 1 && tinted.size == CGSize(width: 2, height: 2) && tinted.scale == 2)
  }

  @Test func `a dynamic tint is that of the traits under which it is drawn`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    let tinted = source.withTintColor(color)
    for (style, rgb) in [(UIUserInterfaceStyle.light, 0xFF0000 as UInt32), (.dark, 0x00FF00)] {
      UITraitCollection(userInterfaceStyle: style).performAsCurrent { expectShape(pixels(tinted), rgb) }
    }
  }

  @Test func `a translucent tint thins the shape, an opaque image is filled to its edges`() {
    let half = pixels(source.withTintColor(.black.withAlphaComponent(0.5)))
    for (pixel, alpha) in zip(half, [128, 64, 0, 32]) { #expect(abs(pixel.alpha - alpha) <= 1) }
    let opaque = numbered(width: 3, height: 2).withTintColor(.red)
    #expect(drawing(width: 3, height: 2) { opaque.draw(at: .zero) }.words.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test func `a pattern is a tint, too`() {
    let stripes = UIColor(patternImage: image([[0xFF00_FF00, 0xFF00_00FF]]))
    let shape = image([[UInt32]](repeating: [UInt32](repeating: 0xFF00_0000, count: 4), count: 1))
    #expect(
      pixels(shape.withTintColor(stripes)) == [0x00FF00, 0x0000FF, 0x00FF00, 0x0000FF].map { Pixel($0) })
  }

  @Test func `blend mode and alpha hold for templates as for images`() {
    let template = source.withRenderingMode(.alwaysTemplate)
    let row = drawing(width: 4, height: 1) {
      UIColor.red.setFill()
      template.draw(at: .zero, blendMode: .normal, alpha: 0.5)
    }.row(0)
    for (pixel, alpha) in zip(row, [128, 64, 0, 32]) { #expect(abs(pixel.alpha - alpha) <= 1) }
  }

  @Test func `pattern colours keep their tiles under another alpha and in dynamic colours`() {
    let tile = image([[0xFFFF_0000, 0xFF00_00FF]])
    let pattern = UIColor(patternImage: tile)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? pattern : .white }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    func fill(_ color: UIColor) -> [Pixel] {
      drawing(width: 4, height: 1) {
        color.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 1))
      }.row(0)
    }
    let colors = [0xFF0000, 0x0000FF, 0xFF0000, 0x0000FF] as [UInt32]
    #expect(fill(pattern) == colors.map { Pixel($0) })
    #expect(fill(pattern.resolvedColor(with: dark)) == fill(pattern))
    dark.performAsCurrent { #expect(fill(dynamic) == fill(pattern)) }
    #expect(fill(dynamic.resolvedColor(with: dark)) == fill(pattern))
    #expect(fill(dynamic.withAlphaComponent(1).resolvedColor(with: dark)) == fill(pattern))
    for faded in [pattern.withAlphaComponent(0.5), dynamic.withAlphaComponent(0.5).resolvedColor(with: dark)] {
      #expect(faded.cgColor.alpha == 0.5)
      for (pixel, color) in zip(fill(faded), [0x8080_0000, 0x8000_0080, 0x8080_0000, 0x8000_0080] as [UInt32]) {
        #expect(pixel.difference(to: Pixel(word: color)) <= 1, "\(pixel)")
      }
    }
  }
}
