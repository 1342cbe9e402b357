// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
struct TraitPropagationTests {
  private class Recorder: UIView {
    var changes: [(previous: UITraitCollection?, current: UITraitCollection)] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      #expect(UITraitCollection.current == traitCollection)
      changes.append((previousTraitCollection, traitCollection))
    }
  }

  private final class Controller: UIViewController {
    var changes = 0
    override func loadView() { view = Recorder() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
  }

  private func host(_ traits: UITraitCollection = .light) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: 40, height: 40), scale: 2, traits: traits)
  }

  @Test func `views take over the screen's traits when they enter a window`() {
    let view = Recorder()
    let host = host(UITraitCollection(traitsFrom: [.dark, .rightToLeft, .highContrast]))
    let controller = UIViewController()
    controller.view.addSubview(view)
    _ = host.show(controller)
    for traits in [UITraitCollection.dark, .rightToLeft, .highContrast, UITraitCollection(displayScale: 2)] {
      #expect(view.traitCollection.containsTraits(in: traits))
      #expect(controller.traitCollection.containsTraits(in: traits))
    }
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.contentScaleFactor == 2)
  }

  @Test func `an overriding style holds for the view and what is below it`() {
    let host = host()
    let (outer, inner, sibling) = (Recorder(), Recorder(), Recorder())
    let controller = UIViewController()
    controller.view.addSubview(outer)
    controller.view.addSubview(sibling)
    outer.addSubview(inner)
    _ = host.show(controller)
    for view in [outer, inner, sibling] { view.changes = [] }
    outer.overrideUserInterfaceStyle = .dark
    #expect(
      [outer, inner, sibling, controller.view].map { $0.traitCollection.userInterfaceStyle } == [
        .dark, .dark, .light, .light,
      ])
    for view in [outer, inner] {
      #expect(view.changes.count == 1)
      #expect(view.changes.first?.previous?.userInterfaceStyle == .light)
    }
    #expect(sibling.changes.isEmpty)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(outer.traitCollection.userInterfaceStyle == .light)
    #expect(inner.changes.count == 2)
  }

  @Test func `a style that changes nothing tells nobody`() {
    let host = host()
    let view = Recorder()
    let controller = UIViewController()
    controller.view.addSubview(view)
    _ = host.show(controller)
    view.changes = []
    controller.overrideUserInterfaceStyle = .light
    view.overrideUserInterfaceStyle = .light
    view.superview?.overrideUserInterfaceStyle = .light
    #expect(view.changes.isEmpty)
  }

  @Test func `a view that moves takes over the traits of its new place`() {
    let host = host()
    let (light, dark, view) = (UIView(), UIView(), Recorder())
    let controller = UIViewController()
    controller.view.addSubview(light)
    controller.view.addSubview(dark)
    dark.overrideUserInterfaceStyle = .dark
    light.addSubview(view)
    _ = host.show(controller)
    view.changes = []
    dark.addSubview(view)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.changes.count == 1)
    view.removeFromSuperview()
    light.addSubview(view)
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a controller's style reaches its view and its children`() {
    let host = host()
    let (parent, child) = (Controller(), Controller())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    _ = host.show(parent)
    (parent.changes, child.changes) = (0, 0)
    parent.overrideUserInterfaceStyle = .dark
    for controller in [parent, child] {
      #expect(controller.traitCollection.userInterfaceStyle == .dark)
      #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
      #expect(controller.changes == 1)
    }
    child.overrideUserInterfaceStyle = .light
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    #expect(parent.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `traits set for a child reach that child only, until they are taken back`() {
    let host = host()
    let (parent, child, other) = (Controller(), Controller(), Controller())
    for controller in [child, other] {
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
    }
    _ = host.show(parent)
    let override = UITraitCollection(traitsFrom: [.rightToLeft, .dark])
    parent.setOverrideTraitCollection(override, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) === override)
    #expect(parent.overrideTraitCollection(forChild: other) == nil)
    #expect(child.traitCollection.containsTraits(in: override))
    #expect(child.view.traitCollection.containsTraits(in: override))
    #expect(child.view.traitCollection.displayScale == 2)
    #expect(child.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    for controller in [parent, other] {
      #expect(controller.traitCollection.userInterfaceStyle == .light)
      #expect(controller.view.traitCollection.layoutDirection == .leftToRight)
    }
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.view.traitCollection == parent.view.traitCollection)
  }

  @Test func `a dynamic background follows the style`() throws {
    let host = host()
    let controller = UIViewController()
    controller.view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
    let window = host.show(controller)
    #expect(controller.view.layer.backgroundColor == UIColor.red.cgColor)
    window.overrideUserInterfaceStyle = .dark
    #expect(controller.view.layer.backgroundColor == UIColor.blue.cgColor)
  }

  @Test(
    arguments: [
      (.unspecified, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
      (.spatial, .leftToRight, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft, .rightToLeft),
    ] as [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection, UIUserInterfaceLayoutDirection)])
  func `a semantic attribute decides whether a view is mirrored`(
    attribute: UISemanticContentAttribute, inLeftToRight: UIUserInterfaceLayoutDirection,
    inRightToLeft: UIUserInterfaceLayoutDirection
  ) {
    #expect(UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight) == inLeftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == inRightToLeft)
    _ = host(.rightToLeft)
    let view = UIView()
    view.semanticContentAttribute = attribute
    #expect(view.effectiveUserInterfaceLayoutDirection == inRightToLeft)
  }
}
