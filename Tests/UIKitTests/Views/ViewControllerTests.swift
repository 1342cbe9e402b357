// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
struct ViewControllerTests {
  private final class Log {
    var lines: [String] = []
    func taken() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Recorder: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ text: String) { log.lines.append("\(name) \(text)") }

    override func loadView() {
      note("loadView")
      super.loadView()
    }
    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
    override func willMove(toParent parent: UIViewController?) { note("willMove \(parent == nil ? "out" : "in")") }
    override func didMove(toParent parent: UIViewController?) { note("didMove \(parent == nil ? "out" : "in")") }
  }

  private let log = Log()

  private func controller(_ name: String = "a") -> Recorder { Recorder(name, log) }

  @Test func `the view is loaded when it is first asked for, once`() {
    let controller = controller()
    #expect(controller.viewIfLoaded == nil && !controller.isViewLoaded)
    #expect(log.taken().isEmpty)
    let view = controller.view
    #expect(log.taken() == ["a loadView", "a viewDidLoad"])
    controller.loadViewIfNeeded()
    #expect(controller.view === view && controller.isViewLoaded)
    #expect(log.taken().isEmpty)
    #expect(view?.next === controller)
  }

  @Test func `a view that is set is not loaded`() {
    let (controller, view) = (controller(), UIView())
    controller.view = view
    #expect(controller.view === view)
    #expect(log.taken().isEmpty)
  }

  @Test func `a plain view is as large as the screen and resizes with its superview`() {
    _ = HeadlessHost(size: CGSize(width: 123, height: 456), scale: 1)
    let view = UIViewController().view
    #expect(view?.frame == CGRect(x: 0, y: 0, width: 123, height: 456))
    #expect(view?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test func `loading without a view is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Empty: UIViewController {
          override func loadView() {}
        }
        _ = Empty().view
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Empty.loadView() did not set the view"))
  }

  // MARK: Appearance

  @Test func `a root controller appears in UIKit's order`() {
    let host = HeadlessHost(size: CGSize(width: 40, height: 40), scale: 1)
    let window = host.show(controller())
    #expect(
      log.taken() == [
        "a loadView", "a viewDidLoad", "a viewWillAppear", "a viewIsAppearing", "a viewWillLayoutSubviews",
        "a viewDidLayoutSubviews", "a viewDidAppear",
      ])
    host.update(window)
    #expect(log.taken().isEmpty)
  }

  @Test func `another root controller takes its place`() {
    let host = HeadlessHost(size: CGSize(width: 40, height: 40), scale: 1)
    let (a, b) = (controller("a"), controller("b"))
    let window = host.show(a)
    _ = log.taken()
    window.rootViewController = b
    host.update(window)
    let lines = log.taken()
    #expect(lines.filter { $0.hasPrefix("a") } == ["a viewWillDisappear", "a viewDidDisappear"])
    #expect(lines.filter { $0.hasPrefix("b") && $0.hasSuffix("ppear") } == ["b viewWillAppear", "b viewDidAppear"])
    #expect(a.view.superview == nil && b.view.superview === window)
  }

  @Test func `children appear with their parent, each time, and are told when they are in place`() {
    let host = HeadlessHost(size: CGSize(width: 40, height: 40), scale: 1)
    let (parent, child) = (controller("parent"), controller("child"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    func appearances() -> [String] {
      log.taken().filter { $0.hasPrefix("child") && $0.hasSuffix("ppear") || $0.hasSuffix("ing") }
    }
    let all = ["child viewWillAppear", "parent viewIsAppearing", "child viewIsAppearing", "child viewDidAppear"]
    let window = host.show(parent)
    #expect(appearances() == all)
    window.rootViewController = UIViewController()
    host.update(window)
    _ = log.taken()
    window.rootViewController = parent
    host.update(window)
    #expect(appearances() == all)
  }

  @Test func `a child that is shown by hand is told once that it is in place`() {
    let host = HeadlessHost(size: CGSize(width: 40, height: 40), scale: 1)
    let (parent, child) = (controller("parent"), controller("child"))
    let window = host.show(parent)
    child.loadViewIfNeeded()
    parent.addChild(child)
    _ = log.taken()
    child.beginAppearanceTransition(true, animated: false)
    parent.view.addSubview(child.view)
    child.endAppearanceTransition()
    host.update(window)
    #expect(
      log.taken().filter { $0.hasPrefix("child view") && !$0.contains("Layout") } == [
        "child viewWillAppear", "child viewIsAppearing", "child viewDidAppear",
      ])
  }

  @Test func `a transition that is driven by hand tells its two halves`() {
    let controller = controller()
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(
      log.taken() == [
        "a loadView", "a viewDidLoad", "a viewWillAppear", "a viewDidAppear", "a viewWillDisappear",
        "a viewDidDisappear",
      ])
  }

  // MARK: Children

  @Test func `a child is told before it is added, its container tells it after that`() {
    let (parent, child) = (controller("parent"), controller("child"))
    parent.addChild(child)
    #expect(log.taken() == ["child willMove in"])
    #expect(parent.children == [child] && child.parent === parent)
    parent.addChild(child)
    #expect(log.taken().isEmpty)
    child.removeFromParent()
    #expect(log.taken() == ["child didMove out"])
    #expect(parent.children.isEmpty && child.parent == nil)
    child.removeFromParent()
    #expect(log.taken().isEmpty)
  }

  @Test func `a child of two parents belongs to the last`() {
    let (a, b, child) = (controller("a"), controller("b"), controller("child"))
    a.addChild(child)
    b.addChild(child)
    #expect(a.children.isEmpty && child.parent === b)
    #expect(b.children == [child])
  }

  @Test func `a parent owns its children, a child not its parent`() {
    weak var weakParent: UIViewController?
    weak var weakChild: UIViewController?
    do {
      let parent = UIViewController()
      parent.addChild(UIViewController())
      (weakParent, weakChild) = (parent, parent.children.first)
      #expect(weakChild != nil)
    }
    #expect(weakParent == nil && weakChild == nil)
  }

  @Test func `the responder chain goes from the view over its controller to what is above`() {
    let host = HeadlessHost(size: CGSize(width: 40, height: 40), scale: 1)
    let (parent, child) = (controller("parent"), controller("child"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = host.show(parent)
    #expect(child.view.next === child)
    #expect(child.next === parent.view)
    #expect(parent.view.next === parent)
    #expect(parent.next === window)
    #expect(window.next === UIApplication.shared)
  }
}
