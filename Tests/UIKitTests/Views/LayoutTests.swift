// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
struct LayoutTests {
  private final class Laid: UIView {
    var name = ""
    var log: (String) -> Void = { _ in }
    var arrange: (UIView) -> Void = { _ in }

    override func layoutSubviews() {
      log(name)
      arrange(self)
    }
  }

  private final class Log {
    var lines: [String] = []
    func taken() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let log = Log()

  private func view(_ name: String) -> Laid {
    let view = Laid(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.name = name
    view.log = { [log] in log.lines.append($0) }
    return view
  }

  @Test func `superviews are laid out before their subviews, each once`() {
    let (root, a, b, leaf) = (view("root"), view("a"), view("b"), view("leaf"))
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(leaf)
    root.layoutIfNeeded()
    let order = log.taken()
    #expect(order.sorted() == ["a", "b", "leaf", "root"])
    #expect(order.first == "root")
    #expect(order.firstIndex(of: "a") ?? 9 < order.firstIndex(of: "leaf") ?? 0)
    root.layoutIfNeeded()
    #expect(log.taken().isEmpty)
  }

  @Test func `only what needs layout is laid out`() {
    let (root, a, b) = (view("root"), view("a"), view("b"))
    root.addSubview(a)
    root.addSubview(b)
    root.layoutIfNeeded()
    _ = log.taken()
    b.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.taken() == ["b"])
    a.frame.size.width = 50
    root.layoutIfNeeded()
    #expect(log.taken() == ["a"])
    a.frame.origin.x = 3
    root.layoutIfNeeded()
    #expect(log.taken().isEmpty)
  }

  @Test func `adding and removing a subview lays the superview out again`() {
    let (root, child) = (view("root"), view("child"))
    root.layoutIfNeeded()
    _ = log.taken()
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(log.taken() == ["root", "child"])
    child.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(log.taken() == ["root"])
  }

  @Test func `a subview that is resized while its superview is laid out is laid out in the same pass`() {
    let (root, child) = (view("root"), view("child"))
    root.addSubview(child)
    root.arrange = { root in root.subviews[0].frame = root.bounds }
    root.layoutIfNeeded()
    _ = log.taken()
    root.frame.size = CGSize(width: 77, height: 33)
    root.layoutIfNeeded()
    #expect(log.taken() == ["root", "child"])
    #expect(child.frame.size == CGSize(width: 77, height: 33))
  }

  @Test func `a view is laid out under its own traits`() {
    let root = view("root")
    root.overrideUserInterfaceStyle = .dark
    var style = UIUserInterfaceStyle.unspecified
    root.arrange = { _ in style = UITraitCollection.current.userInterfaceStyle }
    UITraitCollection.light.performAsCurrent {
      root.layoutIfNeeded()
      #expect(UITraitCollection.current === UITraitCollection.light)
    }
    #expect(style == .dark)
  }

  @Test func `a controller is told around the layout of its view`() {
    final class Controller: UIViewController {
      var log: (String) -> Void = { _ in }
      override func viewWillLayoutSubviews() { log("will") }
      override func viewDidLayoutSubviews() { log("did") }
    }
    let controller = Controller()
    controller.log = { [log] in log.lines.append($0) }
    let (root, child) = (view("root"), view("child"))
    controller.view = root
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(log.taken() == ["will", "root", "did", "child"])
  }
}
