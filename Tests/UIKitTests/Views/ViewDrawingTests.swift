// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

@MainActor
struct ViewDrawingTests {
  /// Draws a red square in its top left quarter and counts.
  private final class Drawing: UIView {
    var rects: [CGRect] = []
    var color = UIColor.red

    override func draw(_ rect: CGRect) {
      rects.append(rect)
      color.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height / 2)).fill()
    }
  }

  private func drawing() -> Drawing { Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }

  /// A host that shows the view, and its window.
  private func show(
    _ view: UIView, scale: CGFloat = 1, _ traits: UITraitCollection = UITraitCollection()
  ) -> (HeadlessHost, UIWindow) {
    let host = HeadlessHost(size: CGSize(width: 40, height: 40), scale: scale, traits: traits)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.view.addSubview(view)
    return (host, host.show(controller))
  }

  // MARK: What is behind a drawing

  // A view's `isOpaque` is true by default: `draw(_:)` then finds black, or the view's opaque background.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `an opaque view draws on black, one that is not on what is behind it`(scale: CGFloat) throws {
    let view = drawing()
    var bitmap = try Bitmap(of: view, scale: scale)
    #expect(bitmap[1, 1] == Pixel(0xFF0000))
    #expect(bitmap[bitmap.width - 2, bitmap.height - 2] == Pixel(0x000000))
    view.isOpaque = false
    bitmap = try Bitmap(of: view, scale: scale)
    #expect(bitmap[1, 1] == Pixel(0xFF0000))
    #expect(bitmap[bitmap.width - 2, bitmap.height - 2] == Pixel(0xFFFFFF))
  }

  @Test(arguments: [true, false])
  func `a drawing lies on the background colour`(isOpaque: Bool) throws {
    let view = drawing()
    view.isOpaque = isOpaque
    view.backgroundColor = .green
    #expect(try Bitmap(of: view)[15, 15] == Pixel(0x00FF00))
    view.backgroundColor = UIColor.green.withAlphaComponent(0.5)
    #expect(try Bitmap(of: view)[15, 15].difference(to: Pixel(0x80FF80)) <= 1)
    view.backgroundColor = .clear
    #expect(try Bitmap(of: view)[15, 15] == Pixel(0xFFFFFF))
    #expect(try Bitmap(of: view)[5, 5] == Pixel(0xFF0000))
  }

  @Test func `an opaque view that draws nothing is not there`() throws {
    #expect(
      try Bitmap(of: UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))).words.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  // MARK: When it is drawn

  @Test func `a view draws once, and again only when it was asked to`() throws {
    let view = drawing()
    let (host, window) = show(view)
    for _ in 0..<3 { _ = try host.image(of: window) }
    #expect(view.rects == [view.bounds])
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    for _ in 0..<3 { _ = try host.image(of: window) }
    #expect(view.rects.count == 2)
  }

  @Test func `moving, fading, hiding and reordering draw nothing again`() throws {
    let view = drawing()
    let (host, window) = show(view, scale: 2)
    _ = try host.image(of: window)
    let changes: [() -> Void] = [
      { view.frame.origin = CGPoint(x: 7, y: 9.5) }, { view.alpha = 0.5 }, { view.isHidden = true },
      { view.isHidden = false }, { view.superview?.sendSubviewToBack(view) }, { view.clipsToBounds = true },
      { view.setNeedsLayout() }, { view.layer.cornerRadius = 4 },
      { view.transform = CGAffineTransform(translationX: 3, y: 4) },
    ]
    for change in changes {
      change()
      _ = try host.image(of: window)
    }
    #expect(view.rects.count == 1)
  }

  @Test func `a new size stretches the drawing, or draws again if the mode says so`() throws {
    for (mode, count) in [(.scaleToFill, 1), (.redraw, 2), (.topLeft, 1)] as [(UIView.ContentMode, Int)] {
      let view = drawing()
      view.contentMode = mode
      let (host, window) = show(view)
      _ = try host.image(of: window)
      view.bounds.size = CGSize(width: 40, height: 40)
      view.frame.origin = .zero
      let bitmap = Bitmap(try host.image(of: window))
      #expect(view.rects.count == count, "\(mode)")
      #expect(view.rects.last?.width == (mode == .redraw ? 40 : 20))
      #expect(bitmap[14, 14] == (mode == .topLeft ? Pixel(0x000000) : Pixel(0xFF0000)), "\(mode)")
    }
  }

  @Test(
    arguments: [
      (.center, 10, 10), (.top, 10, 0), (.bottom, 10, 20), (.left, 0, 10), (.right, 20, 10), (.topLeft, 0, 0),
      (.topRight, 20, 0), (.bottomLeft, 0, 20), (.bottomRight, 20, 20),
    ] as [(UIView.ContentMode, Int, Int)])
  func `a mode that does not stretch places the old drawing`(mode: UIView.ContentMode, x: Int, y: Int) throws {
    let view = drawing()
    view.contentMode = mode
    let (host, window) = show(view)
    _ = try host.image(of: window)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let bitmap = Bitmap(try host.image(of: window))
    let red = (0..<40).flatMap { y in (0..<40).map { (x: $0, y: y) } }.filter { bitmap[$0.x, $0.y] == Pixel(0xFF0000) }
    #expect(red.map(\.x).min() == x && red.map(\.y).min() == y)
    #expect(red.count == 100)
  }

  @Test func `another style, direction or scale draws again under the new traits`() throws {
    let view = drawing()
    view.color = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
    let (host, window) = show(view, .light)
    _ = try host.image(of: window)
    view.overrideUserInterfaceStyle = .dark
    #expect(Bitmap(try host.image(of: window))[5, 5] == Pixel(0x0000FF))
    #expect(view.rects.count == 2)
    let (other, otherWindow) = show(view, scale: 3, .rightToLeft)
    #expect(Bitmap(try other.image(of: otherWindow))[29, 29] == Pixel(0x0000FF))
    #expect(view.layer.contentsScale == 3)
    #expect(view.rects.count == 3)
  }

  @Test func `a new background under a drawing draws again`() throws {
    let view = drawing()
    let (host, window) = show(view)
    _ = try host.image(of: window)
    view.backgroundColor = .green
    #expect(Bitmap(try host.image(of: window))[15, 15] == Pixel(0x00FF00))
  }

  // MARK: How it is drawn

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a drawing has the screen's pixels`(scale: CGFloat) throws {
    final class Hairline: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale))
      }
    }
    let view = Hairline(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    let column = try Bitmap(of: view, scale: scale).column(4)
    #expect(column[0] == Pixel(0xFF0000))
    #expect(column[1...].allSatisfy { $0 == Pixel(0x000000) })
  }

  @Test func `there is a context while a view draws, and none after it`() throws {
    final class Asking: UIView {
      var context: CGContext?
      override func draw(_ rect: CGRect) { context = UIGraphicsGetCurrentContext() }
    }
    let view = Asking(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    _ = try Bitmap(of: view)
    #expect(view.context != nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `what a view draws outside of its bounds is not seen`() throws {
    final class Spilling: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(bounds.insetBy(dx: -50, dy: -50))
      }
    }
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    outer.addSubview(Spilling(frame: CGRect(x: 5, y: 6, width: 7, height: 8)))
    let ink = try Bitmap(of: outer).ink(on: Pixel(0xFFFFFF))
    #expect(ink?.x == 5..<12)
    #expect(ink?.y == 6..<14)
  }

  @Test func `a drawing follows the origin of the bounds`() throws {
    final class Marked: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 5, y: 5, width: 2, height: 2))
      }
    }
    let view = Marked(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.bounds.origin = CGPoint(x: 4, y: 2)
    let ink = try Bitmap(of: view).ink(on: Pixel(0x000000))
    #expect(ink?.x == 1..<3)
    #expect(ink?.y == 3..<5)
  }

  @Test func `the same views give the same pixels twice`() throws {
    func picture() throws -> Data {
      let (host, window) = show(drawing(), scale: 3)
      return try host.image(of: window).pngData()
    }
    #expect(try picture() == picture())
  }
}
