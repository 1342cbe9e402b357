// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

struct DisplayTests {
  private final class Drawing: CALayer {
    var isBlank = false

    override func draw(in ctx: CGContext) {
      guard !isBlank else { return }
      ctx.setFillColor(.black)
      ctx.fill(bounds)
    }
  }

  private let root: CALayer
  private let child: Drawing

  init() {
    root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    child = Drawing()
    child.frame = CGRect(x: 2, y: 3, width: 10, height: 10)
    root.addSublayer(child)
  }

  private func frame(scale: CGFloat = 1) throws -> Bitmap {
    let context = try #require(
      CGContext.bitmap(width: Int(30 * scale), height: Int(30 * scale), opaque: false))
    Compositor.render(root, in: context, scale: scale)
    return Bitmap(context)
  }

  @Test func `a layer draws when it was asked to, and only then`() throws {
    _ = try frame()
    #expect(child.displayCount == 0)
    child.setNeedsDisplay()
    _ = try frame()
    _ = try frame()
    #expect(child.displayCount == 1)
    #expect(!child.needsDisplay())
  }

  @Test func `moving by whole pixels or points draws nothing again`() throws {
    child.setNeedsDisplay()
    _ = try frame(scale: 3)
    for i in 1...5 {
      child.position.y += CGFloat(i)
      _ = try frame(scale: 3)
    }
    #expect(child.displayCount == 1)
    #expect(try frame(scale: 3)[8, 54] == Pixel(0x000000))
  }

  @Test func `a fractional height that covers another number of pixels is drawn again and leaves no gap`() throws {
    child.frame = CGRect(x: 0, y: 0.6, width: 10, height: 10.5)
    child.setNeedsDisplay()
    _ = try frame()
    #expect(child.displayCount == 1)
    child.frame.origin.y = 5
    let column = try frame().column(4)
    #expect(child.displayCount == 2)
    // 5 to 15.5 is 5 to 16, all of it fully covered.
    #expect(column[5..<16].allSatisfy { $0 == Pixel(0x000000) })
    #expect(column[4] == .clear && column[16] == .clear)
  }

  @Test func `a drawing that draws nothing has no contents`() throws {
    child.isBlank = true
    child.setNeedsDisplay()
    _ = try frame()
    #expect(child.displayCount == 1)
    #expect(child.contents == nil)
    _ = try frame()
    #expect(child.displayCount == 1)
  }

  @Test func `other bounds stretch the old drawing unless it is drawn on change`() throws {
    child.setNeedsDisplay()
    _ = try frame()
    child.bounds.size = CGSize(width: 20, height: 20)
    _ = try frame()
    #expect(child.displayCount == 1)
    child.needsDisplayOnBoundsChange = true
    child.bounds.size = CGSize(width: 12, height: 12)
    _ = try frame()
    #expect(child.displayCount == 2)
  }

  @Test func `layout runs from the top down, once for each request`() {
    final class Counting: CALayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let (outer, inner) = (Counting(), Counting())
    outer.addSublayer(inner)
    inner.layoutIfNeeded()
    #expect(outer.count == 1)
    #expect(inner.count == 1)
    inner.layoutIfNeeded()
    #expect((outer.count, inner.count) == (1, 1))
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect((outer.count, inner.count) == (1, 2))
  }

  @Test func `a layout that never settles ends`() {
    final class Restless: CALayer {
      var count = 0
      override func layoutSublayers() {
        count += 1
        setNeedsLayout()
      }
    }
    let layer = Restless()
    layer.layoutIfNeeded()
    #expect(layer.count == 16)
  }
}
