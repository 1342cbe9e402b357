// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
struct TintColorTests {
  private final class Recorder: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test func `a view has the nearest tint above it, system blue without one`() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(leaf.tintColor == .red && middle.tintColor == .red)
    middle.tintColor = .green
    #expect(leaf.tintColor == .green && root.tintColor == .red)
    middle.tintColor = nil
    #expect(leaf.tintColor == .red)
  }

  @Test func `those that see another tint are told, others not`() {
    let (root, own, inheriting, below) = (Recorder(), Recorder(), Recorder(), Recorder())
    own.tintColor = .green
    root.addSubview(own)
    root.addSubview(inheriting)
    own.addSubview(below)
    for view in [root, own, inheriting, below] { view.changes = 0 }
    root.tintColor = .red
    #expect([root, own, inheriting, below].map(\.changes) == [1, 0, 1, 0])
    own.tintColor = nil
    #expect([root, own, inheriting, below].map(\.changes) == [1, 1, 1, 1])
  }

  // UIView.h: also sent when a tint is implicitly changed because the superview changes.
  @Test func `another superview with another tint is told, one with the same tint is not`() {
    let (red, alsoRed, moving, below) = (UIView(), UIView(), Recorder(), Recorder())
    for view in [red, alsoRed] { view.tintColor = .red }
    moving.addSubview(below)
    red.addSubview(moving)
    #expect([moving, below].map(\.changes) == [1, 1])
    alsoRed.addSubview(moving)
    #expect([moving, below].map(\.changes) == [1, 1])
    moving.removeFromSuperview()
    #expect([moving, below].map(\.changes) == [2, 2])
    moving.tintColor = .green
    red.addSubview(moving)
    #expect([moving, below].map(\.changes) == [3, 3])
  }
}
