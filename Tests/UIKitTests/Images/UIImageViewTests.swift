// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

@MainActor
struct UIImageViewTests {
  private func flat(_ width: Int, _ height: Int, _ word: UInt32 = 0xFFFF_0000, scale: CGFloat = 1) -> UIImage {
    image([[UInt32]](repeating: [UInt32](repeating: word, count: width), count: height), scale: scale)
  }

  /// The smallest rectangle around all pixels that are not white, and whether it is full of one colour.
  private func ink(_ bitmap: Bitmap) -> (CGRect, isFull: Bool) {
    var rect = CGRect.null
    var count = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] != Pixel(0xFFFFFF) {
        rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
        count += bitmap[x, y] == Pixel(0xFF0000) ? 1 : 0
      }
    }
    return (rect, CGFloat(count) == rect.width * rect.height)
  }

  /// An image of 8 × 4 points in a view of 16 × 20 at (4, 4).
  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 4, y: 4, width: 16, height: 20)),
    (.redraw, CGRect(x: 4, y: 4, width: 16, height: 20)),
    (.scaleAspectFit, CGRect(x: 4, y: 10, width: 16, height: 8)),
    (.scaleAspectFill, CGRect(x: -8, y: 4, width: 40, height: 20)),
    (.center, CGRect(x: 8, y: 12, width: 8, height: 4)), (.top, CGRect(x: 8, y: 4, width: 8, height: 4)),
    (.bottom, CGRect(x: 8, y: 20, width: 8, height: 4)), (.left, CGRect(x: 4, y: 12, width: 8, height: 4)),
    (.right, CGRect(x: 12, y: 12, width: 8, height: 4)), (.topLeft, CGRect(x: 4, y: 4, width: 8, height: 4)),
    (.topRight, CGRect(x: 12, y: 4, width: 8, height: 4)), (.bottomLeft, CGRect(x: 4, y: 20, width: 8, height: 4)),
    (.bottomRight, CGRect(x: 12, y: 20, width: 8, height: 4)),
  ])
  func `each content mode puts the image where it says`(mode: UIView.ContentMode, expected: CGRect) {
    for scale in [1, 2, 3] as [CGFloat] {
      let stage = ImageStage(width: 24, height: 28, scale: scale)
      let view = UIImageView(frame: CGRect(x: 4, y: 4, width: 16, height: 20))
      view.image = flat(Int(8 * scale), Int(4 * scale), scale: scale)
      view.contentMode = mode
      stage.view.addSubview(view)
      let screen = CGRect(x: 0, y: 0, width: 24, height: 28)
      let (rect, isFull) = ink(stage.picture())
      let pixels = expected.intersection(screen).applying(CGAffineTransform(scaleX: scale, y: scale))
      #expect(rect == pixels, "scale \(scale)")
      #expect(isFull, "scale \(scale)")

      view.clipsToBounds = true
      let clipped = expected.intersection(view.frame).applying(CGAffineTransform(scaleX: scale, y: scale))
      #expect(ink(stage.picture()).0 == clipped, "clipped, scale \(scale)")
    }
  }

  @Test(arguments: [UIView.ContentMode.center, .top, .bottom, .left, .right, .topLeft, .bottomRight])
  func `modes that do not scale copy pixels, also where half a pixel is left over`(mode: UIView.ContentMode) {
    let stage = ImageStage(width: 20, height: 20)
    let source = numbered(width: 5, height: 4)
    let view = UIImageView(frame: CGRect(x: 2, y: 2, width: 10, height: 11))
    view.image = source
    view.contentMode = mode
    stage.view.addSubview(view)
    let bitmap = stage.picture()
    let pixels = Bitmap(source.cgImage!)
    let (rect, _) = ink(bitmap)
    #expect(rect.size == CGSize(width: 5, height: 4))
    for y in 0..<4 {
      for x in 0..<5 { #expect(bitmap[Int(rect.minX) + x, Int(rect.minY) + y] == pixels[x, y]) }
    }
  }

  @Test func `views of one image share its pixels`() {
    let source = numbered(width: 6, height: 6)
    let stage = ImageStage(width: 20, height: 20)
    let views = (0..<2).map { _ in UIImageView(image: source) }
    for view in views { stage.view.addSubview(view) }
    _ = stage.picture()
    for view in views { #expect(view.layer.contents as AnyObject === source.cgImage) }
  }

  @Test func `sizes come from the image`() {
    let view = UIImageView(image: flat(8, 4, scale: 2))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 2))
    #expect(view.sizeThatFits(CGSize(width: 1, height: 100)) == CGSize(width: 4, height: 2))
    view.image = flat(30, 20)
    #expect(view.frame.width == 4)
    view.sizeToFit()
    #expect(view.frame.size == CGSize(width: 30, height: 20))
    #expect(!view.isUserInteractionEnabled)
    let empty = UIImageView(image: nil)
    #expect(empty.frame == .zero)
    #expect(empty.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(UIImageView().image == nil)
  }

  @Test func `the image of a view can be changed, highlighted and taken away`() {
    let stage = ImageStage(width: 8, height: 8)
    let view = UIImageView(image: flat(8, 8, 0xFFFF_0000), highlightedImage: flat(8, 8, 0xFF00_FF00))
    stage.view.addSubview(view)
    #expect(stage.picture()[4, 4] == Pixel(0xFF0000))
    view.isHighlighted = true
    #expect(stage.picture()[4, 4] == Pixel(0x00FF00))
    view.highlightedImage = nil
    #expect(stage.picture()[4, 4] == Pixel(0xFF0000))
    view.image = flat(8, 8, 0xFF00_00FF)
    #expect(stage.picture()[4, 4] == Pixel(0x0000FF))
    view.image = nil
    #expect(stage.picture()[4, 4] == Pixel(0xFFFFFF))
    view.backgroundColor = .red
    #expect(stage.picture()[4, 4] == Pixel(0xFF0000))
  }

  @Test func `a template has the tint colour of its view, whoever sets it`() {
    let stage = ImageStage(width: 8, height: 8)
    let view = UIImageView(image: flat(8, 8).withRenderingMode(.alwaysTemplate))
    stage.view.addSubview(view)
    stage.view.tintColor = .green
    #expect(stage.picture()[4, 4] == Pixel(0x00FF00))
    view.tintColor = .blue
    #expect(stage.picture()[4, 4] == Pixel(0x0000FF))
    view.image = flat(8, 8)
    #expect(stage.picture()[4, 4] == Pixel(0xFF0000))
    view.image = flat(8, 8).withTintColor(.green)
    #expect(stage.picture()[4, 4] == Pixel(0x00FF00))
    view.image = flat(8, 8).withTintColor(.green, renderingMode: .alwaysTemplate)
    #expect(stage.picture()[4, 4] == Pixel(0x0000FF))
  }

  @Test func `a view that moves to another place takes on its tint`() {
    let stage = ImageStage(width: 8, height: 8)
    let (first, second) = (UIView(frame: stage.view.bounds), UIView(frame: stage.view.bounds))
    first.tintColor = .green
    second.tintColor = .red
    let holder = UIView(frame: stage.view.bounds)
    holder.addSubview(UIImageView(image: flat(8, 8).withRenderingMode(.alwaysTemplate)))
    stage.view.addSubview(first)
    first.addSubview(holder)
    #expect(stage.picture()[4, 4] == Pixel(0x00FF00))
    holder.removeFromSuperview()
    stage.view.addSubview(second)
    second.addSubview(holder)
    #expect(stage.picture()[4, 4] == Pixel(0xFF0000))
  }

  @Test func `a dynamic tint follows the view's traits`() {
    let stage = ImageStage(width: 8, height: 8, traits: UITraitCollection(userInterfaceStyle: .light))
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    stage.view.addSubview(UIImageView(image: flat(8, 8).withTintColor(color)))
    #expect(stage.picture()[4, 4] == Pixel(0xFF0000))
    stage.use(UITraitCollection(userInterfaceStyle: .dark))
    #expect(stage.picture()[4, 4] == Pixel(0x00FF00))
  }

  @Test func `only an image that flips is mirrored from right to left`() {
    let source = numbered(width: 8, height: 8)
    for (image, isMirrored) in [(source, false), (source.imageFlippedForRightToLeftLayoutDirection(), true)] {
      let stage = ImageStage(width: 8, height: 8, traits: UITraitCollection(layoutDirection: .rightToLeft))
      stage.view.addSubview(UIImageView(image: image))
      let (shown, stored) = (stage.picture(), Bitmap(source.cgImage!))
      for y in 0..<8 { #expect(shown.row(y) == (isMirrored ? stored.row(y).reversed() : stored.row(y))) }
    }
  }

  @Test func `a symbol is drawn for the display that shows it`() throws {
    let symbol = try #require(UIImage(systemName: "chevron.forward")).withTintColor(
      .red, renderingMode: .alwaysOriginal)
    for scale in [1, 2, 3] as [CGFloat] {
      for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
        let stage = ImageStage(
          width: 10, height: 16, scale: scale, traits: UITraitCollection(layoutDirection: direction))
        stage.view.addSubview(UIImageView(image: symbol))
        let name = direction == .leftToRight ? "chevron.right" : "chevron.left"
        let expected = drawing(width: 10, height: 16, scale: scale) {
          UIColor.white.setFill()
          UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 16))
          UIColor.red.setFill()
          UIImage(systemName: name)?.draw(at: .zero)
        }
        // Mirrored pixels, not mirrored lines: Cairo's antialiasing is not quite the same from left and from right.
        #expect(stage.picture().largestDifference(to: expected) <= 20, "\(name) at \(scale)")
      }
    }
  }

  @Test(arguments: [UIImage.ResizingMode.tile, .stretch], [1, 2, 3] as [CGFloat])
  func `a resizable image fills a view as it fills a rectangle`(mode: UIImage.ResizingMode, scale: CGFloat) {
    for length in [4, 7] {
      let source = numbered(width: length, height: length, scale: scale)
      let caps = UIEdgeInsets(top: 1 / scale, left: 2 / scale, bottom: 2 / scale, right: 1 / scale)
      let image = source.resizableImage(withCapInsets: caps, resizingMode: mode)
      let stage = ImageStage(width: 30, height: 30, scale: scale)
      let view = UIImageView(image: image)
      stage.view.addSubview(view)
      for size in [CGSize(width: 21, height: 13), CGSize(width: 30, height: 9)] {
        view.frame = CGRect(origin: .zero, size: size)
        let expected = drawing(width: 30, height: 30, scale: scale) {
          UIColor.white.setFill()
          UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 30))
          image.draw(in: view.frame)
        }
        #expect(stage.picture().largestDifference(to: expected) <= 1, "\(length) pixels in \(size)")
      }
    }
  }

  @Test func `a resizable image that is not scaled keeps its size`() {
    let stage = ImageStage(width: 20, height: 20)
    let view = UIImageView(image: flat(6, 6).resizableImage(withCapInsets: .zero))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.contentMode = .topLeft
    stage.view.addSubview(view)
    #expect(ink(stage.picture()).0 == CGRect(x: 0, y: 0, width: 6, height: 6))
    view.contentMode = .scaleToFill
    #expect(ink(stage.picture()).0 == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `a photo is shown upright`() throws {
    let photo = try #require(UIImage(data: seed("turned.jpg")))
    let stage = ImageStage(width: 16, height: 24)
    let view = UIImageView(image: photo)
    stage.view.addSubview(view)
    #expect(view.frame.size == CGSize(width: 16, height: 24))
    // A quarter turn with the clock: the first column of blocks, from below, becomes the first row.
    let bitmap = stage.picture()
    for (i, color) in [3, 0, 4, 1, 5, 2].map({ seedColors[$0] }).enumerated() {
      #expect(bitmap[i % 2 * 8 + 4, i / 2 * 8 + 4].difference(to: Pixel(color)) <= 2)
    }
  }
}
