// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CALayer {
  public func needsLayout() -> Bool { isLayoutNeeded }

  /// Lays out from the topmost ancestor that needs it down to this layer's descendants.
  public func layoutIfNeeded() {
    var top = self
    var layer: CALayer? = self
    while let above = layer?.superlayer {
      if above.isLayoutNeeded { top = above }
      layer = above
    }
    top.layoutTree()
  }

  func markAncestors() {
    var above = superlayer
    while let layer = above, !layer.isLayoutNeededBelow {
      layer.isLayoutNeededBelow = true
      above = layer.superlayer
    }
  }

  /// A layout that keeps asking for another one is stopped after this many rounds.
  private static let mostRounds = 16

  private func layoutTree() {
    var rounds = 0
    while isLayoutNeeded || isLayoutNeededBelow, rounds < Self.mostRounds {
      rounds += 1
      if isLayoutNeeded {
        isLayoutNeeded = false
        layoutSublayers()
      }
      guard isLayoutNeededBelow else { continue }
      isLayoutNeededBelow = false
      for layer in children { layer.layoutTree() }
    }
  }
}
