// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
struct HierarchyTests {
  /// Writes down what it is told.
  private final class Recorder: UIView {
    var name = ""
    var log: (String) -> Void = { _ in }

    override func willMove(toSuperview newSuperview: UIView?) {
      log(
        "\(name) will move to \(newSuperview == nil ? "no" : "a") superview, has \(superview == nil ? "none" : "one")")
    }
    override func didMoveToSuperview() { log("\(name) has \(superview == nil ? "no" : "a") superview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log("\(name) will move to \(newWindow == nil ? "no" : "a") window, has \(window == nil ? "none" : "one")")
    }
    override func didMoveToWindow() { log("\(name) has \(window == nil ? "no" : "a") window") }
    override func didAddSubview(_ subview: UIView) {
      log("\(name) added \((subview as? Recorder)?.name ?? "?"), \(subviews.count) subviews")
    }
    override func willRemoveSubview(_ subview: UIView) {
      log("\(name) will remove \((subview as? Recorder)?.name ?? "?"), \(subviews.count) subviews")
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

  private func view(_ name: String) -> Recorder {
    let view = Recorder()
    view.name = name
    view.log = { [log] in log.lines.append($0) }
    return view
  }

  private func names(_ view: UIView) -> [String] { view.subviews.map { ($0 as? Recorder)?.name ?? "?" } }

  @Test func `adding outside of a window tells of the superview only`() {
    let (parent, child) = (view("parent"), view("child"))
    parent.addSubview(child)
    #expect(
      log.taken() == [
        "child will move to a superview, has none", "child has a superview", "parent added child, 1 subviews",
      ])
    child.removeFromSuperview()
    #expect(
      log.taken() == [
        "child will move to no superview, has one", "parent will remove child, 1 subviews", "child has no superview",
      ])
    #expect(child.superview == nil && parent.subviews.isEmpty)
    child.removeFromSuperview()
    #expect(log.taken().isEmpty)
  }

  // The order that logs of iOS show: when a view enters a window, the window's pair encloses the superview's first half
  // (ACommonChinese/MyGitbookToolUse, iOS/UIView.md); when it leaves, the superview's pair encloses the window's
  // (two logs of 2016 and 2019).
  @Test func `adding in a window tells of the window before the superview`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let (parent, child, grandchild) = (view("parent"), view("child"), view("grandchild"))
    window.addSubview(parent)
    child.addSubview(grandchild)
    _ = log.taken()
    parent.addSubview(child)
    let added = log.taken()
    #expect(
      added.filter { !$0.hasPrefix("grandchild") } == [
        "child will move to a window, has none", "child will move to a superview, has none", "child has a window",
        "child has a superview", "parent added child, 1 subviews",
      ])
    #expect(
      added.filter { $0.hasPrefix("grandchild") } == [
        "grandchild will move to a window, has none", "grandchild has a window",
      ])
    child.removeFromSuperview()
    let removed = log.taken()
    #expect(
      removed.filter { $0.hasPrefix("child") } == [
        "child will move to no superview, has one", "child will move to no window, has one", "child has no window",
        "child has no superview",
      ])
    #expect(removed.contains("parent will remove child, 1 subviews"))
    #expect(
      removed.filter { $0.hasPrefix("grandchild") } == [
        "grandchild will move to no window, has one", "grandchild has no window",
      ])
  }

  @Test func `moving within a window tells nothing of the window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let (a, b, child) = (view("a"), view("b"), view("child"))
    window.addSubview(a)
    window.addSubview(b)
    a.addSubview(child)
    _ = log.taken()
    b.addSubview(child)
    #expect(
      log.taken() == [
        "child will move to a superview, has one", "a will remove child, 1 subviews", "child has a superview",
        "b added child, 1 subviews",
      ])
    #expect(a.subviews.isEmpty && child.superview === b && child.layer.superlayer === b.layer)
  }

  @Test func `moving out of a window tells of that once`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let (outside, child) = (view("outside"), view("child"))
    window.addSubview(child)
    _ = log.taken()
    outside.addSubview(child)
    #expect(
      log.taken() == [
        "child will move to no window, has one", "child will move to a superview, has one", "child has no window",
        "child has a superview", "outside added child, 1 subviews",
      ])
  }

  @Test func `adding a view again brings it to the front and tells nothing`() {
    let (parent, a, b) = (view("parent"), view("a"), view("b"))
    parent.addSubview(a)
    parent.addSubview(b)
    _ = log.taken()
    parent.addSubview(a)
    #expect(names(parent) == ["b", "a"])
    #expect(log.taken().isEmpty)
  }

  @Test func `subviews and layers keep one order through every change`() {
    let parent = view("parent")
    let (a, b, c, d) = (view("a"), view("b"), view("c"), view("d"))
    func expect(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(names(parent).joined() == expected, sourceLocation: sourceLocation)
      let layers = parent.subviews.map { ObjectIdentifier($0.layer) }
      #expect((parent.layer.sublayers ?? []).map { ObjectIdentifier($0) } == layers, sourceLocation: sourceLocation)
    }
    parent.addSubview(a)
    parent.insertSubview(b, at: 0)
    expect("ba")
    parent.insertSubview(c, aboveSubview: b)
    expect("bca")
    parent.insertSubview(d, belowSubview: b)
    expect("dbca")
    parent.bringSubviewToFront(b)
    expect("dcab")
    parent.sendSubviewToBack(a)
    expect("adcb")
    parent.insertSubview(a, aboveSubview: c)
    expect("dcab")
    parent.insertSubview(b, belowSubview: d)
    expect("bdca")
    parent.insertSubview(d, at: 99)
    expect("bcad")
    parent.insertSubview(c, at: -3)
    expect("cbad")
    parent.bringSubviewToFront(view("stranger"))
    expect("cbad")
    b.removeFromSuperview()
    expect("cad")
  }

  @Test func `a layer without a view keeps its place among the views' layers`() {
    let (parent, a, b) = (UIView(), UIView(), UIView())
    let own = CALayer()
    parent.layer.addSublayer(own)
    parent.addSubview(a)
    parent.insertSubview(b, at: 0)
    #expect(
      parent.layer.sublayers.map { $0.map { ObjectIdentifier($0) } }
        == [own, b.layer, a.layer].map { ObjectIdentifier($0) })
  }

  @Test func `descent, tags and the responder chain follow the tree`() {
    let (root, middle, leaf, other) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(other)
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.isDescendant(of: root) && leaf.isDescendant(of: leaf))
    #expect(!root.isDescendant(of: leaf) && !other.isDescendant(of: middle))
    (leaf.tag, other.tag, root.tag) = (7, 8, 9)
    #expect(root.viewWithTag(7) === leaf && root.viewWithTag(9) === root && root.viewWithTag(1) == nil)
    #expect(middle.viewWithTag(8) == nil)
    other.tag = 7
    #expect(root.viewWithTag(7) === other)
    #expect(leaf.next === middle && middle.next === root && root.next == nil)
  }

  @Test func `a superview keeps its subviews alive, not the other way round`() {
    weak var parent: UIView?
    let child = UIView()
    do {
      let owner = UIView()
      owner.addSubview(child)
      parent = owner
    }
    #expect(parent == nil)
    #expect(child.superview == nil)
  }

  @Test func `a view in itself is refused with its class`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (UILabel(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("UILabel cannot become a subview of itself"))
  }
}
