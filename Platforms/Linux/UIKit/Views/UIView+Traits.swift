// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore

extension UIView {
  /// Pixels per point where this view is shown.
  var displayScale: CGFloat { traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traits.direction)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UITraitCollection.current.direction)
  }

  /// Playback controls and spatial ones are never mirrored.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Takes over the traits of what is above, with what this view and its controller override, and tells what changed.
  func updateTraits() {
    outerTraits = inheritedTraits
    var inherited = outerTraits
    if let viewController { inherited = viewController.traits(from: inherited) }
    let new = inherited.overridingStyle(overrideUserInterfaceStyle)
    let old = traits
    guard new !== old else { return }
    traits = new
    if new != old {
      apply(from: old)
      new.asCurrent {
        viewController?.traitCollectionDidChange(old)
        traitCollectionDidChange(old)
      }
    }
    for view in subviews { view.updateTraits() }
  }

  private var inheritedTraits: UITraitCollection {
    if let superview { return superview.traits }
    if let window = self as? UIWindow { return window.windowScene?.traitCollection ?? window.screen.traitCollection }
    return outerTraits
  }

  private func apply(from old: UITraitCollection) {
    if traits.displayScale != old.displayScale {
      if layer.contentsScale == old.displayScale { layer.contentsScale = traits.displayScale }
      setNeedsDisplay()
    }
    if traits.hasDifferentColorAppearance(comparedTo: old) {
      updateLayerColors()
      setNeedsDisplay()
    }
    if traits.layoutDirection != old.layoutDirection { setNeedsDisplay() }
    setNeedsLayout()
  }
}

extension UITraitCollection {
  var direction: UIUserInterfaceLayoutDirection { layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }

  func overridingStyle(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }
}
