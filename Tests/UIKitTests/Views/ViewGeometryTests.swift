// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing
import UIKit

@MainActor
struct ViewGeometryTests {
  @Test func `frame, bounds and centre agree`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds = CGRect(x: 5, y: 6, width: 10, height: 20)
    #expect(view.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
    view.center = CGPoint(x: 5, y: 10)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.bounds.origin == CGPoint(x: 5, y: 6))
  }

  @Test func `a transform changes the frame and nothing else`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 10, y: 5))
    #expect(abs(view.frame.width - 10) < 1e-9 && abs(view.frame.height - 20) < 1e-9)
  }

  @Test func `points convert there and back through scrolled and turned views`() {
    let (root, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    a.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    a.bounds.origin = CGPoint(x: 3, y: 7)
    b.frame = CGRect(x: 5, y: 5, width: 50, height: 50)
    b.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 0.5)
    c.frame = CGRect(x: 50, y: 60, width: 10, height: 10)
    root.addSubview(a)
    a.addSubview(b)
    root.addSubview(c)
    #expect(a.convert(CGPoint(x: 3, y: 7), to: root) == CGPoint(x: 10, y: 20))
    #expect(a.convert(CGPoint(x: 3, y: 7), to: nil) == CGPoint(x: 10, y: 20))
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 17, y: -4)] {
      let there = b.convert(point, to: c)
      let back = b.convert(there, from: c)
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
      let direct = c.convert(point, from: b)
      #expect(abs(direct.x - there.x) < 1e-9 && abs(direct.y - there.y) < 1e-9)
    }
    #expect(c.convert(CGRect(x: 0, y: 0, width: 4, height: 5), to: a) == CGRect(x: 43, y: 47, width: 4, height: 5))
  }

  // MARK: Autoresizing

  private func resized(
    _ mask: UIView.AutoresizingMask, _ frame: CGRect = CGRect(x: 10, y: 20, width: 30, height: 40),
    to size: CGSize = CGSize(width: 200, height: 300)
  ) -> CGRect {
    let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(frame: frame))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = size
    return child.frame
  }

  @Test func `a single flexible part takes the whole change`() {
    #expect(resized([]) == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(resized([.flexibleWidth]) == CGRect(x: 10, y: 20, width: 130, height: 40))
    #expect(resized([.flexibleLeftMargin]) == CGRect(x: 110, y: 20, width: 30, height: 40))
    #expect(resized([.flexibleRightMargin]) == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(resized([.flexibleHeight]) == CGRect(x: 10, y: 20, width: 30, height: 240))
    #expect(resized([.flexibleTopMargin]) == CGRect(x: 10, y: 220, width: 30, height: 40))
    #expect(resized([.flexibleWidth, .flexibleHeight]) == CGRect(x: 10, y: 20, width: 130, height: 240))
  }

  @Test func `flexible margins share the change in proportion`() {
    // Margins of 10 and 60 share 100 points.
    let frame = resized([.flexibleLeftMargin, .flexibleRightMargin])
    #expect(abs(frame.minX - (10 + 100 * 10 / 70)) < 1e-9)
    #expect(frame.width == 30)
    // A view in the middle stays there.
    let centred = resized(
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
      CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(centred == CGRect(x: 90, y: 145, width: 20, height: 10))
  }

  @Test func `growing and shrinking back leads to the same frame`() {
    for raw in 0..<64 as Range<UInt> {
      let (parent, child) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
      parent.frame.size = CGSize(width: 100, height: 100)
      child.autoresizingMask = UIView.AutoresizingMask(rawValue: raw)
      parent.addSubview(child)
      parent.bounds.size = CGSize(width: 173, height: 250)
      parent.bounds.size = CGSize(width: 100, height: 100)
      let frame = child.frame
      let error = [frame.minX - 10, frame.minY - 20, frame.width - 30, frame.height - 40].map(abs).max() ?? 1
      #expect(error < 1e-9, "\(raw): \(frame)")
    }
  }

  @Test func `a view that does not resize its subviews leaves them`() {
    let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
    child.frame = parent.bounds
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.autoresizesSubviews = false
    parent.frame.size.width = 50
    #expect(child.frame.width == 10)
    parent.autoresizesSubviews = true
    parent.frame.origin.x = 99
    #expect(child.frame.width == 10)
    parent.frame.size.width = 60
    #expect(child.frame.width == 20)
  }

  // The usual way to put a label's text at the top of its frame relies on it (stackoverflow.com/q/1054558).
  @Test func `sizing to fit asks for the size and keeps the frame's origin`() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width + 2, height: 7) }
    }
    let view = Fixed(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 1, y: 2)
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 30, y: 40, width: 12, height: 7))
    #expect(view.bounds.origin == CGPoint(x: 1, y: 2))
  }

  @Test func `a plain view fits as it is and has no size of its own`() {
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4)).sizeThatFits(.zero) == CGSize(width: 3, height: 4))
    #expect(UIView().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test func `alpha is held to its range and reaches the layer`() {
    let view = UIView()
    for (value, expected) in [(0.5, 0.5), (-1, 0), (7, 1)] as [(CGFloat, CGFloat)] {
      view.alpha = value
      #expect(view.alpha == expected)
      #expect(CGFloat(view.layer.opacity) == expected)
    }
    view.isHidden = true
    view.clipsToBounds = true
    #expect(view.layer.isHidden && view.layer.masksToBounds)
  }

  @Test func `a view has a layer of its class, and is its delegate`() {
    final class Layer: CALayer {}
    final class View: UIView {
      override class var layerClass: AnyClass { Layer.self }
    }
    #expect(View().layer is Layer)
    let view = UIView()
    #expect(!(view.layer is Layer))
    #expect(view.layer.delegate === view)
  }
}
