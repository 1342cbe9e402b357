// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Synchronization

extension UITraitCollection {
  /// The traits under which colours resolve on this thread.
  ///
  /// UIKit sets them while it calls a view's `draw(_:)`, `layoutSubviews`, `traitCollectionDidChange` and the like.
  /// A thread for which nobody set any has the system's.
  public class var current: UITraitCollection {
    get { ThreadState.current.traits ?? system }
    set { ThreadState.current.traits = newValue }
  }

  /// Runs the actions with these traits as `current` and sets it back.
  public func performAsCurrent(_ actions: () -> Void) {
    asCurrent(actions)
  }

  /// `performAsCurrent` with a result, for this module.
  func asCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    let state = ThreadState.current
    let previous = state.traits
    state.traits = self
    defer { state.traits = previous }
    return try actions()
  }

  /// The traits of the main screen, which the host sets: what `current` is where no view's traits apply.
  package static var system: UITraitCollection {
    get { systemTraits.withLock { $0 } }
    set { systemTraits.withLock { $0 = newValue } }
  }
}

/// Light, left to right, one pixel a point: what holds until a host says otherwise.
private let systemTraits = Mutex(
  UITraitCollection(
    traits: UITraitCollection.Traits(
      userInterfaceIdiom: .phone, userInterfaceStyle: .light, userInterfaceLevel: .base, accessibilityContrast: .normal,
      layoutDirection: .leftToRight, displayScale: 1, preferredContentSizeCategory: .large)))
