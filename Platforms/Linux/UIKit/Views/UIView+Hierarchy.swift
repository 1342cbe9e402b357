// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore

extension UIView {
  public func addSubview(_ view: UIView) { insert(view, at: .max) }
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    move(view, besides: siblingSubview, by: 0)
  }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    move(view, besides: siblingSubview, by: 1)
  }

  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: .max) }
  }

  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  public func removeFromSuperview() {
    guard superview != nil else { return }
    let (oldWindow, oldTint) = (window, tintColor)
    willMove(toSuperview: nil)
    if oldWindow != nil { tellWillMove(to: nil) }
    detach()
    if tintColor != oldTint { propagateTintColor() }
    didMove(from: oldWindow)
  }

  public func isDescendant(of view: UIView) -> Bool {
    var above: UIView? = self
    while let current = above {
      if current === view { return true }
      above = current.superview
    }
    return false
  }

  /// The first view with this tag, this view included, depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  private func move(_ view: UIView, besides sibling: UIView, by offset: Int) {
    guard view !== sibling else { return }
    if view.superview === self { reorder(view, to: .max) }
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return insert(view, at: .max) }
    insert(view, at: index + offset)
  }

  private func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      fatalError("UIView: \(type(of: view)) cannot become a subview of itself or of one of its own subviews")
    }
    // A view that is here already only changes its place.
    if view.superview === self { return reorder(view, to: index) }
    let (oldWindow, oldTint) = (view.window, view.tintColor)
    if window !== oldWindow { view.tellWillMove(to: window) }
    view.willMove(toSuperview: self)
    view.detach()
    let place = min(max(index, 0), subviews.count)
    subviews.insert(view, at: place)
    view.superview = self
    layer.insertSublayer(view.layer, at: layerIndex(of: place))
    setNeedsLayout()
    view.updateTraits()
    if view.tintColor != oldTint { view.propagateTintColor() }
    view.didMove(from: oldWindow)
    didAddSubview(view)
  }

  private func reorder(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    let place = min(max(index, 0), subviews.count)
    subviews.insert(view, at: place)
    view.layer.removeFromSuperlayer()
    layer.insertSublayer(view.layer, at: layerIndex(of: place))
  }

  /// Above the layer of the subview before; layers that belong to no view keep their place.
  private func layerIndex(of place: Int) -> UInt32 {
    if place == subviews.count - 1 { return UInt32(layer.sublayers?.count ?? 0) }
    guard place > 0 else {
      let next = subviews[1].layer
      return UInt32(layer.sublayers?.firstIndex { $0 === next } ?? 0)
    }
    let before = subviews[place - 1].layer
    return UInt32((layer.sublayers?.firstIndex { $0 === before } ?? -1) + 1)
  }

  private func detach() {
    guard let old = superview else { return }
    old.willRemoveSubview(self)
    if let index = old.subviews.firstIndex(where: { $0 === self }) { old.subviews.remove(at: index) }
    layer.removeFromSuperlayer()
    superview = nil
    old.setNeedsLayout()
  }

  /// The window comes first, as in UIKit.
  private func didMove(from oldWindow: UIWindow?) {
    if window !== oldWindow { tellDidMove() }
    didMoveToSuperview()
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.tellWillMove(to: window) }
  }

  private func tellDidMove() {
    didMoveToWindow()
    for view in subviews { view.tellDidMove() }
  }
}
