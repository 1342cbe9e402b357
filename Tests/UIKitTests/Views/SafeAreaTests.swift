// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// What a safe area that changes sets in motion.
@MainActor
struct SafeAreaTests {
  private final class Recorder: UIView {
    var told = 0
    var layouts: [UIEdgeInsets] = []
    override func safeAreaInsetsDidChange() { told += 1 }
    override func layoutSubviews() { layouts.append(layoutMargins) }
  }

  private final class Scroller: UIScrollView {
    var changes = 0
    override func adjustedContentInsetDidChange() { changes += 1 }
  }

  private func show(_ view: UIView, safeArea: UIEdgeInsets) -> (host: HeadlessHost, window: UIWindow) {
    let host = HeadlessHost(size: CGSize(width: 320, height: 400), scale: 1)
    let controller = UIViewController()
    controller.view.addSubview(view)
    let window = host.show(controller)
    window.deviceSafeArea = safeArea
    host.update(window)
    return (host, window)
  }

  private let notch = UIEdgeInsets(top: 44, left: 0, bottom: 20, right: 0)

  @Test func `a view that moves under the edge is told and laid out again`() {
    let view = Recorder(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    let (host, window) = show(view, safeArea: notch)
    #expect(view.told == 0)
    view.frame.origin.y = 10
    host.update(window)
    #expect(view.told == 1 && view.layouts.last?.top == 42)
    view.center.y += 10
    host.update(window)
    #expect(view.told == 2 && view.layouts.last?.top == 32)
  }

  @Test func `a view whose safe area changes is laid out again`() {
    let view = Recorder(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let (host, window) = show(view, safeArea: notch)
    let layouts = view.layouts.count
    window.deviceSafeArea.top = 20
    host.update(window)
    #expect(view.told == 2)
    #expect(view.layouts.count == layouts + 1 && view.layouts.last?.top == 28)
  }

  @Test func `other margins lay out again, the same ones do not`() {
    let view = Recorder(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let (host, window) = show(view, safeArea: .zero)
    view.layoutMargins.left = 30
    host.update(window)
    #expect(view.layouts.last?.left == 30)
    let layouts = view.layouts.count
    view.layoutMargins.left = 30
    host.update(window)
    #expect(view.layouts.count == layouts)
  }

  @Test func `content at the top moves with the safe area, and the change is told once`() {
    let view = Scroller(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    view.contentSize = CGSize(width: 320, height: 1000)
    let (host, window) = show(view, safeArea: notch)
    #expect(view.adjustedContentInset == notch)
    #expect(view.contentOffset == CGPoint(x: 0, y: -44))
    #expect(view.changes == 1)
    view.contentInset.top = 10
    #expect(view.contentOffset.y == -54)
    view.contentOffset.y = 100
    window.deviceSafeArea.top = 20
    host.update(window)
    #expect(view.contentOffset.y == 100)
    #expect(view.changes == 3)
  }

  @Test func `the safe area counts along the axes in which the content scrolls`() {
    let safeArea = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = Scroller(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let (_, window) = show(view, safeArea: safeArea)
    #expect(view.window === window)
    #expect(view.adjustedContentInset == .zero)
    view.contentSize = CGSize(width: 320, height: 401)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 1, left: 0, bottom: 3, right: 0))
    view.contentSize = CGSize(width: 321, height: 401)
    #expect(view.adjustedContentInset == safeArea)
    #expect(view.contentOffset == CGPoint(x: -2, y: -1))
  }

  @Test func `content that stood at an inset of a part of a pixel follows the next one`() {
    _ = HeadlessHost(size: CGSize(width: 40, height: 40), scale: 2)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.contentInset.top = 10.3
    #expect(view.contentOffset.y == -10.5)
    view.contentInset.top = 21
    #expect(view.contentOffset.y == -21)
  }
}
