// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

@MainActor
struct ScrollViewTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
  }

  private final class Laid: UIScrollView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  private func scrollView(scale: CGFloat = 1) -> UIScrollView {
    _ = HeadlessHost(size: CGSize(width: 40, height: 40), scale: scale)
    return UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `the offset is the origin of the bounds`() {
    let view = scrollView()
    view.contentOffset = CGPoint(x: 3, y: 40)
    #expect(view.bounds == CGRect(x: 3, y: 40, width: 20, height: 20))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    view.bounds.origin = CGPoint(x: 1, y: 2)
    #expect(view.contentOffset == CGPoint(x: 1, y: 2))
  }

  @Test func `the delegate hears of each other offset, and of nothing else`() {
    let (view, delegate) = (scrollView(), Delegate())
    view.delegate = delegate
    view.contentOffset = CGPoint(x: 0, y: 5)
    view.contentOffset = CGPoint(x: 0, y: 5)
    view.contentSize = CGSize(width: 20, height: 500)
    view.frame.origin.x = 7
    view.contentOffset = CGPoint(x: 0, y: 6)
    #expect(delegate.offsets == [CGPoint(x: 0, y: 5), CGPoint(x: 0, y: 6)])
  }

  @Test func `the delegate is not owned`() {
    let view = scrollView()
    view.delegate = Delegate()
    #expect(view.delegate == nil)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `an offset is rounded to a pixel`(scale: CGFloat) {
    let view = scrollView(scale: scale)
    for offset in [0.1, 10.49, 33.3333, -7.6] as [CGFloat] {
      view.contentOffset.y = offset
      let pixels = view.contentOffset.y * scale
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
      #expect(abs(view.contentOffset.y - offset) <= 0.5 / scale)
    }
  }

  @Test func `an offset that is no number is ignored`() {
    let view = scrollView()
    view.contentOffset.y = 5
    for bad in [CGFloat.nan, .infinity, -.infinity] { view.contentOffset.y = bad }
    #expect(view.contentOffset.y == 5)
  }

  @Test func `an offset beyond the content is kept, as in UIKit`() {
    let view = scrollView()
    view.contentSize = CGSize(width: 20, height: 30)
    view.contentOffset.y = 500
    #expect(view.contentOffset.y == 500)
  }

  @Test func `scrolling lays out again`() {
    _ = scrollView()
    let view = Laid(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layoutIfNeeded()
    let before = view.layouts
    view.contentOffset.y = 5
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == before + 1)
  }

  @Test func `content at the top stays there when the inset changes, scrolled content stays where it is`() {
    let view = scrollView()
    view.contentInset.top = 10
    #expect(view.contentOffset.y == -10)
    view.contentInset.top = 4
    #expect(view.contentOffset.y == -4)
    view.contentOffset.y = 30
    view.contentInset.top = 20
    #expect(view.contentOffset.y == 30)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `scrolling moves the picture and draws nothing again`(scale: CGFloat) throws {
    final class Striped: UIView {
      var draws = 0
      override func draw(_ rect: CGRect) {
        draws += 1
        for y in 0..<20 {
          UIColor(white: CGFloat(y) / 20, alpha: 1).setFill()
          UIRectFill(CGRect(x: 0, y: CGFloat(y) * 2, width: 20, height: 2))
        }
      }
    }
    let host = HeadlessHost(size: CGSize(width: 20, height: 20), scale: scale)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let content = Striped(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    view.addSubview(content)
    let controller = UIViewController()
    controller.view.addSubview(view)
    let window = host.show(controller)
    let before = Bitmap(try host.image(of: window))
    view.contentOffset.y = 6
    let after = Bitmap(try host.image(of: window))
    let moved = Int(6 * scale)
    #expect(
      Array(after.words.prefix((before.height - moved) * before.width))
        == Array(before.words.dropFirst(moved * before.width)))
    #expect(after != before)
    #expect(content.draws == 1)
  }

  @Test func `content outside of the view is cut`() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let view = UIScrollView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let content = UIView(frame: CGRect(x: -50, y: -50, width: 200, height: 200))
    content.backgroundColor = .red
    view.addSubview(content)
    outer.addSubview(view)
    let ink = try Bitmap(of: outer).ink(on: Pixel(0xFFFFFF))
    #expect(ink?.x == 10..<30)
    #expect(ink?.y == 10..<30)
  }
}
