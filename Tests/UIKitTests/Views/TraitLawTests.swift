// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// Views with random overrides that move about, against a naive look at what is above them.
@MainActor
struct TraitLawTests {
  private final class Recorder: UIView {
    var styles: [UIUserInterfaceStyle] = []
    var tints = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      styles.append(traitCollection.userInterfaceStyle)
    }
    override func tintColorDidChange() { tints += 1 }
  }

  /// The nearest style or tint above, the view included.
  private func nearest<Value>(_ view: UIView, _ value: (UIView) -> Value?) -> Value? {
    var above: UIView? = view
    while let current = above {
      if let value = value(current) { return value }
      above = current.superview
    }
    return nil
  }

  @Test func `styles, dynamic colours and tints are those of the nearest view that has one`() {
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed))
      let host = HeadlessHost(size: CGSize(width: 40, height: 40), scale: 1)
      let controller = UIViewController()
      let window = host.show(controller)
      let views = (0..<8).map { _ in Recorder() }
      var tints: [ObjectIdentifier: UIColor] = [:]
      for view in views {
        view.backgroundColor = .systemBackground
        controller.view.addSubview(view)
      }
      for _ in 0..<60 {
        let view = views.randomElement(using: &random)!
        let before = views.map { ($0.traitCollection.userInterfaceStyle, $0.tintColor, $0.styles.count, $0.tints) }
        var isTintSet = false
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          view.overrideUserInterfaceStyle = [.unspecified, .light, .dark].randomElement(using: &random)!
        case 1:
          let tint = [nil, UIColor.red, .green].randomElement(using: &random)!
          tints[ObjectIdentifier(view)] = tint
          view.tintColor = tint
          isTintSet = true
        case 2:
          let target = views.randomElement(using: &random)!
          guard !target.isDescendant(of: view) else { continue }
          target.addSubview(view)
        default:
          window.overrideUserInterfaceStyle = [.unspecified, .dark].randomElement(using: &random)!
        }
        for (view, old) in zip(views, before) {
          let style = nearest(view) {
            $0.overrideUserInterfaceStyle == .unspecified ? nil : $0.overrideUserInterfaceStyle
          }
          #expect(view.traitCollection.userInterfaceStyle == style ?? .light)
          let color = UIColor.systemBackground.resolvedColor(with: view.traitCollection).cgColor
          #expect(view.layer.backgroundColor == color)
          let tint = nearest(view) { tints[ObjectIdentifier($0)] }
          #expect(view.tintColor == tint ?? .systemBlue)
          // told once of each change, and of nothing else
          #expect(view.styles.count - old.2 == (view.traitCollection.userInterfaceStyle == old.0 ? 0 : 1))
          if !isTintSet { #expect(view.tints - old.3 == (view.tintColor == old.1 ? 0 : 1)) }
        }
      }
    }
  }
}
