// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
struct MarginTests {
  /// A view below a notch, as nothing on this screen is.
  private final class Notched: UIView {
    var safeArea = UIEdgeInsets.zero
    override var safeAreaInsets: UIEdgeInsets { safeArea }
  }

  private final class Recorder: UIView {
    var changes = 0
    override func layoutMarginsDidChange() { changes += 1 }
  }

  private func mirror(_ direction: UITraitEnvironmentLayoutDirection) {
    _ = HeadlessHost(
      size: CGSize(width: 40, height: 40), scale: 1, traits: UITraitCollection(layoutDirection: direction))
  }

  @Test func `margins are 8 points by default`() {
    mirror(.leftToRight)
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `directional margins turn with the direction, fixed ones do not`(
    direction: UITraitEnvironmentLayoutDirection
  ) {
    mirror(direction)
    let isMirrored = direction == .rightToLeft
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: isMirrored ? 4 : 2, bottom: 3, right: isMirrored ? 2 : 4))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(
      top: 1, leading: isMirrored ? 4 : 2, bottom: 3, trailing: isMirrored ? 2 : 4)
    #expect(view.directionalLayoutMargins == directional)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `a view's own direction turns its margins`() {
    mirror(.leftToRight)
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 9)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 5))
  }

  @Test func `the superview's margins are preserved where they reach into the view`() {
    mirror(.leftToRight)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 5, y: 0, width: 90, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 2, left: 30, bottom: 20, right: 4)
    parent.addSubview(child)
    #expect(child.layoutMargins.left == 8)
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 25, bottom: 20, right: 8))
  }

  @Test func `the safe area reaches the views that lie under it, and adds to their margins`() {
    mirror(.leftToRight)
    let root = Notched(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    root.safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let (whole, lower) = (UIView(frame: root.bounds), UIView(frame: CGRect(x: 0, y: 40, width: 100, height: 100)))
    root.addSubview(whole)
    root.addSubview(lower)
    #expect(whole.safeAreaInsets == root.safeArea)
    #expect(lower.safeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
    #expect(whole.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
    whole.insetsLayoutMarginsFromSafeArea = false
    #expect(whole.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    lower.frame.origin.y = 60
    #expect(lower.safeAreaInsets == .zero)
    #expect(UIView().safeAreaInsets == .zero)
  }

  @Test func `a change of the margins is told`() {
    let view = Recorder()
    view.layoutMargins = .zero
    view.directionalLayoutMargins = .zero
    view.preservesSuperviewLayoutMargins = true
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.changes == 4)
  }
}
