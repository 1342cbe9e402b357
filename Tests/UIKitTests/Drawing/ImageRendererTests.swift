// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

struct ImageRendererTests {
  private func format(_ scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return format
  }

  @Test(arguments: [1, 2, 3, 1.5] as [CGFloat])
  func `an image covers its size in whole pixels`(scale: CGFloat) throws {
    for size in [CGSize(width: 10, height: 4), CGSize(width: 100.0 / 3, height: 0.1)] {
      let image = UIGraphicsImageRenderer(size: size, format: format(scale)).image { _ in }
      let pixels = try #require(image.cgImage)
      #expect(pixels.width == Int((size.width * scale - 1e-6).rounded(.up)))
      #expect(pixels.height == Int((size.height * scale - 1e-6).rounded(.up)))
      #expect(image.scale == scale)
    }
  }

  @Test func `an image begins clear, an opaque one black`() {
    let size = CGSize(width: 3, height: 3)
    #expect(Bitmap(UIGraphicsImageRenderer(size: size, format: format(1)).image { _ in }).words.allSatisfy { $0 == 0 })
    let opaque = UIGraphicsImageRenderer(size: size, format: format(1, opaque: true)).image { _ in }
    #expect(Bitmap(opaque).words.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `y points down and the bounds' origin is the top left`(scale: CGFloat) {
    let bounds = CGRect(x: 5, y: -7, width: 6, height: 6)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format(scale)).image { context in
      #expect(context.format.bounds == bounds)
      UIColor.red.setFill()
      context.fill(CGRect(x: 5, y: -7, width: 2, height: 1))
    }
    let ink = Bitmap(image).ink(on: .clear)
    #expect(ink?.x == 0..<Int(2 * scale))
    #expect(ink?.y == 0..<Int(scale))
  }

  @Test func `the same drawing gives the same file twice, and the image's own`() {
    func data(_ renderer: UIGraphicsImageRenderer) -> (Data, Data?) {
      func draw(_ context: UIGraphicsImageRendererContext) {
        UIColor(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.7).set()
        UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 17, height: 12)).fill()
      }
      return (renderer.pngData(actions: draw), renderer.image(actions: draw).pngData())
    }
    let runs = (0..<2).map { _ in data(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format(2)))
    }
    #expect(!runs[0].0.isEmpty)
    #expect(runs[0].0 == runs[1].0)
    #expect(runs[0].0 == runs[0].1)
  }

  @Test func `renderers nest, and what was current before is current again`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format(1))
    _ = renderer.image { outer in
      #expect(UIGraphicsGetCurrentContext() === outer.cgContext)
      let image = renderer.image { inner in
        #expect(UIGraphicsGetCurrentContext() === inner.cgContext)
        UIGraphicsPushContext(outer.cgContext)
      }
      #expect(UIGraphicsGetCurrentContext() === outer.cgContext)
      image.draw(at: .zero)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `the current image is what was drawn so far`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format(1))
    var early: UIImage?
    let last = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      early = context.currentImage
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(early.map { Bitmap($0).words } == [0xFFFF_0000, 0])
    #expect(Bitmap(last).words == [0xFFFF_0000, 0xFFFF_0000])
  }

  @Test func `changing a format afterwards changes nothing`() {
    let settings = format(2)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: settings)
    settings.scale = 5
    settings.opaque = true
    #expect(renderer.image { _ in }.scale == 2)
    #expect(settings.bounds == .zero)
  }

  @Test func `a format for traits has their scale`() {
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale == 3)
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale > 0)
  }

  @Test(arguments: [0, -3, .nan, .infinity, 1e9] as [CGFloat])
  func `a size that cannot be gives an empty image, and its actions run`(side: CGFloat) {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: 5), format: format(1))
    var runs = 0
    let image = renderer.image { context in
      runs += 1
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      #expect(context.currentImage.size == .zero)
    }
    #expect(image.size == .zero)
    #expect(renderer.pngData { _ in runs += 1 }.isEmpty)
    #expect(runs == 2)
  }

  @Test func `a scale that cannot be counts as 1`() {
    for scale in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format(scale)).image { _ in }.scale == 1)
    }
  }

  // MARK: Rectangles

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> Bitmap {
    Bitmap(UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format(1)).image(actions: actions))
  }

  @Test func `filling a rectangle replaces what was there, a context's fill blends`() {
    let veil = UIColor(white: 0, alpha: 0.5)
    let replaced = draw { _ in
      UIColor.white.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
      veil.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 8))
    }
    #expect(abs(replaced[2, 4].alpha - 128) <= 1)
    let blended = draw { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      veil.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
    }
    #expect(blended[2, 4].difference(to: Pixel(0x808080)) <= 1)
  }

  @Test func `a frame is one point wide and lies inside`() {
    let rect = CGRect(x: 1, y: 1, width: 6, height: 5)
    let frame = draw { _ in
      UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).setFill()
      UIRectFrame(rect)
    }
    let stroke = draw { context in
      UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).setStroke()
      context.stroke(rect)
    }
    #expect(frame == stroke)
    for y in 0..<8 {
      for x in 0..<8 {
        let isInside = (1..<7).contains(x) && (1..<6).contains(y)
        let isHole = (2..<6).contains(x) && (2..<5).contains(y)
        #expect((frame[x, y].alpha > 0) == (isInside && !isHole), "\(x), \(y)")
      }
    }
    // A translucent frame is not darker in its corners.
    #expect(Set(frame.words).count == 2)
  }

  @Test func `clipping limits what is drawn until the state is restored`() {
    let bitmap = draw { context in
      UIColor.red.setFill()
      context.cgContext.saveGState()
      UIRectClip(CGRect(x: 0, y: 0, width: 4, height: 8))
      context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 4))
      UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.cgContext.restoreGState()
      UIRectFill(CGRect(x: 7, y: 7, width: 1, height: 1))
    }
    for y in 0..<8 {
      for x in 0..<8 { #expect((bitmap[x, y] != .clear) == (x < 4 && y < 4 || x == 7 && y == 7)) }
    }
  }
}
