// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import UIKit

struct DynamicColorTests {
  private let redOrBlue = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }

  @Test func `a dynamic colour is that of the traits it is resolved with`() {
    #expect(redOrBlue.hex(.light) == "FF0000 1.0")
    #expect(redOrBlue.hex(.dark) == "0000FF 1.0")
  }

  @Test func `a resolved colour is not dynamic any more`() {
    for color in [redOrBlue, .label, UIColor { _ in .label }, redOrBlue.withAlphaComponent(0.5)] {
      let resolved = color.resolvedColor(with: .dark)
      #expect(resolved.hex(.light) == resolved.hex(.dark))
      #expect(resolved.hex(.light) == color.hex(.dark))
      #expect(resolved.hex(.light) != color.hex(.light))
    }
  }

  @Test func `the Core Graphics colour is that of the current traits`() {
    for traits in [UITraitCollection.light, .dark] {
      traits.performAsCurrent {
        #expect(redOrBlue.cgColor == redOrBlue.resolvedColor(with: traits).cgColor)
        #expect(UIColor.label.cgColor == UIColor.label.resolvedColor(with: traits).cgColor)
      }
    }
  }

  @Test func `while the provider runs its argument is current, and is not afterwards`() {
    let seen = Mutex<[UIUserInterfaceStyle]>([])
    let color = UIColor { traits in
      seen.withLock { $0 = [traits.userInterfaceStyle, UITraitCollection.current.userInterfaceStyle] }
      return .red
    }
    UITraitCollection.light.performAsCurrent {
      _ = color.resolvedColor(with: .dark)
      #expect(UITraitCollection.current === UITraitCollection.light)
    }
    #expect(seen.withLock { $0 } == [.dark, .dark])
  }

  @Test func `answers are asked for each time`() {
    let count = Mutex(0)
    let color = UIColor { _ in
      UIColor(
        white: CGFloat(
          count.withLock {
            $0 += 1; return $0
          }) / 10, alpha: 1)
    }
    #expect(color.resolvedColor(with: .light) != color.resolvedColor(with: .light))
  }

  @Test func `an alpha stays with a dynamic colour`() {
    let veil = redOrBlue.withAlphaComponent(0.25)
    #expect(veil.hex(.light) == "FF0000 0.25")
    #expect(veil.hex(.dark) == "0000FF 0.25")
    #expect(veil.withAlphaComponent(0.5).hex(.dark) == "0000FF 0.5")
  }

  @Test func `providers are equal when they are the same one`() {
    let other = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
    #expect(redOrBlue != other)
    #expect(redOrBlue.withAlphaComponent(0.5) == redOrBlue.withAlphaComponent(0.5))
    #expect(redOrBlue.withAlphaComponent(0.5) != redOrBlue)
    #expect(redOrBlue.withAlphaComponent(0.5) != other.withAlphaComponent(0.5))
  }
}
