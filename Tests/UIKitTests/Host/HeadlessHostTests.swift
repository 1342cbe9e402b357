// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// A scroll view of 30 points between two bars of 10 points, in a screen of 50.
private final class ScrollingController: UIViewController {
  let scrollView = UIScrollView(frame: .zero)

  init(contentHeight: CGFloat) {
    super.init(nibName: nil, bundle: nil)
    scrollView.contentSize = CGSize(width: 20, height: contentHeight)
    scrollView.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds.insetBy(dx: 0, dy: 10)
  }
}

@MainActor
struct HeadlessHostTests {
  private let host = HeadlessHost(
    size: CGSize(width: 20, height: 50), scale: 2, traits: UITraitCollection(userInterfaceStyle: .dark))

  @Test func `a host's screen is the main one and passes its traits down`() {
    let window = host.show(ScrollingController(contentHeight: 100))
    #expect(UIScreen.main === host.screen)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 20, height: 50))
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    #expect(window.rootViewController?.view.traitCollection.displayScale == 2)
  }

  @Test func `a picture has the size of the window in pixels`() throws {
    let image = try host.image(of: ScrollingController(contentHeight: 100))
    #expect(image.width == 40)
    #expect(image.height == 100)
  }

  @Test(arguments: [(-100, -5), (-5, -5), (0, 0), (40, 40), (77, 77), (500, 77)] as [(CGFloat, CGFloat)])
  func `scrolling ends where the content ends`(offset: CGFloat, expected: CGFloat) throws {
    let controller = ScrollingController(contentHeight: 100)
    let window = host.show(controller)
    try host.apply(.screen(scroll: offset), to: window)
    #expect(controller.scrollView.contentOffset.y == expected)
  }

  @Test func `the whole content makes the window as tall as it needs`() throws {
    let controller = ScrollingController(contentHeight: 100)
    let window = host.show(controller)
    try host.apply(.full, to: window)
    // The content, its insets and the two bars.
    #expect(window.bounds.height == 132)
    #expect(controller.scrollView.contentOffset.y == -5)
    #expect(try host.image(of: window).height == 264)
  }

  @Test func `a short content leaves the window as it is`() throws {
    let window = host.show(ScrollingController(contentHeight: 3))
    try host.apply(.full, to: window)
    #expect(window.bounds.height == 50)
  }

  @Test func `a content too tall for a picture is refused with its height`() {
    let window = host.show(ScrollingController(contentHeight: 20_000))
    #expect(
      throws: HostError(
        .usage,
        "--full: the content is 20032 points tall: 40064 pixels at scale 2, at most 32767 fit a side")
    ) { try host.apply(.full, to: window) }
  }

  @Test func `scrolling needs a scroll view`() {
    let window = host.show(UIViewController())
    #expect(throws: HostError(.usage, "--scroll 5: the app shows no scroll view")) {
      try host.apply(.screen(scroll: 5), to: window)
    }
  }

  @Test func `a picture is opaque, black where the window shows nothing`() throws {
    let picture = Bitmap(try host.image(of: UIViewController()))
    #expect(picture.words.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test func `a context can be drawn into again, and no view draws again`() throws {
    final class Counting: UIView {
      var draws = 0
      override func draw(_ rect: CGRect) {
        draws += 1
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    let (controller, view) = (UIViewController(), Counting(frame: CGRect(x: 1, y: 1, width: 9, height: 9)))
    controller.view.backgroundColor = .white
    controller.view.addSubview(view)
    let window = host.show(controller)
    let context = try host.makeContext(for: window)
    host.draw(window, in: context)
    let first = Bitmap(context)
    host.draw(window, in: context)
    #expect(Bitmap(context) == first)
    #expect(view.draws == 1)
    #expect(first[5, 5] == Pixel(0x000000) && first[30, 30] == Pixel(0xFFFFFF))
  }

  @Test func `a window too large for a picture is refused with its size`() {
    let window = host.show(UIViewController())
    window.frame.size.width = 40_000
    #expect(
      throws: HostError(
        .usage, "a window of 40000 × 50 points: 80000 pixels at scale 2, at most 32767 fit a side")
    ) { try host.image(of: window) }
  }
}
