// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// A view's own margins, in the form they were given, so that only directional ones turn with the layout direction.
enum LayoutMargins {
  case directional(NSDirectionalEdgeInsets)
  case fixed(UIEdgeInsets)

  func directional(isRightToLeft: Bool, adding other: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    var margins: UIEdgeInsets
    switch self {
    case .directional(let insets): margins = insets.insets(isRightToLeft: isRightToLeft)
    case .fixed(let insets): margins = insets
    }
    margins.top += other.top
    margins.left += other.left
    margins.bottom += other.bottom
    margins.right += other.right
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
      trailing: isRightToLeft ? margins.left : margins.right)
  }
}

extension NSDirectionalEdgeInsets {
  func insets(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
  }
}

extension UIView {
  /// Tells this view, and those whose margins depend on its own; lays out again for other margins.
  func changeLayoutMargins() {
    let margins = layoutMargins
    if margins != knownMargins { setNeedsLayout() }
    knownMargins = margins
    layoutMarginsDidChange()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.changeLayoutMargins() }
  }

  /// A view that moves in a superview that reaches under the screen's edges may have another safe area.
  func placeDidChange() {
    guard let superview, superview.knownSafeArea != .zero, safeAreaInsets != knownSafeArea else { return }
    setNeedsLayout()
  }

  /// Tells of a safe area that has changed since the last layout, here and below, and lays out again what it is under.
  func noticeSafeArea() {
    let insets = safeAreaInsets
    guard insets != knownSafeArea else { return }
    knownSafeArea = insets
    setNeedsLayout()
    safeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { changeLayoutMargins() }
    for view in subviews { view.noticeSafeArea() }
  }

  /// What the safe area adds to the view's own margins, and what is missing to the superview's.
  var marginsFromOthers: UIEdgeInsets {
    var added = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
    guard preservesSuperviewLayoutMargins, let superview else { return added }
    let own = ownMargins.directional(isRightToLeft: isRightToLeft, adding: added).insets(isRightToLeft: isRightToLeft)
    let (outer, inside, f) = (superview.layoutMargins, superview.bounds, frame)
    added.top += max(0, inside.minY + outer.top - f.minY - own.top)
    added.left += max(0, inside.minX + outer.left - f.minX - own.left)
    added.bottom += max(0, f.maxY - inside.maxY + outer.bottom - own.bottom)
    added.right += max(0, f.maxX - inside.maxX + outer.right - own.right)
    return added
  }
}
