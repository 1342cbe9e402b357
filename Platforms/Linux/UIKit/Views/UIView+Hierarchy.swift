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
    guard let superview else { return }
    detach(to: nil)
    didMove(from: superview.window)
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
    let oldWindow = view.window
    if view.superview != nil {
      view.detach(to: self)
    } else {
      view.willMove(toSuperview: self)
    }
    if window !== oldWindow { view.tellWillMove(to: window) }
    let place = min(max(index, 0), subviews.count)
    subviews.insert(view, at: place)
    view.superview = self
    layer.insertSublayer(view.layer, at: layerIndex(of: place))
    setNeedsLayout()
    view.updateTraits()
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
    guard place > 0 else {
      guard subviews.count > 1, let all = layer.sublayers else { return 0 }
      let next = subviews[1].layer
      return UInt32(all.firstIndex { $0 === next } ?? 0)
    }
    if place == subviews.count - 1 { return UInt32(layer.sublayers?.count ?? 0) }
    let before = subviews[place - 1].layer
    return UInt32((layer.sublayers?.firstIndex { $0 === before } ?? -1) + 1)
  }

  private func detach(to newSuperview: UIView?) {
    guard let old = superview else { return }
    willMove(toSuperview: newSuperview)
    if old.window != nil, newSuperview?.window !== old.window { tellWillMove(to: newSuperview?.window) }
    old.willRemoveSubview(self)
    old.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = nil
    old.setNeedsLayout()
  }

  private func didMove(from oldWindow: UIWindow?) {
    didMoveToSuperview()
    if window !== oldWindow { tellDidMove() }
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
