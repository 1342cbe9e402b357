// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import UIKit

struct TraitCollectionTests {
  /// One collection for each trait, and another value of the same trait.
  static let pairs: [(UITraitCollection, UITraitCollection)] = [
    (UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(userInterfaceIdiom: .pad)),
    (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)),
    (UITraitCollection(userInterfaceLevel: .base), UITraitCollection(userInterfaceLevel: .elevated)),
    (UITraitCollection(accessibilityContrast: .normal), UITraitCollection(accessibilityContrast: .high)),
    (UITraitCollection(layoutDirection: .leftToRight), UITraitCollection(layoutDirection: .rightToLeft)),
    (UITraitCollection(displayScale: 2), UITraitCollection(displayScale: 3)),
    (
      UITraitCollection(preferredContentSizeCategory: .large),
      UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    ),
  ]

  @Test(arguments: pairs)
  func `of a trait given twice the last value counts`(a: UITraitCollection, b: UITraitCollection) {
    #expect(a != b)
    #expect(UITraitCollection(traitsFrom: [a, b]) == b)
    #expect(UITraitCollection(traitsFrom: [b, a]) == a)
  }

  @Test(arguments: pairs)
  func `what is not specified replaces nothing`(a: UITraitCollection, b: UITraitCollection) {
    let others = Self.pairs.map(\.0).filter { $0 != a }
    let all = UITraitCollection(traitsFrom: [b] + others + [UITraitCollection()])
    #expect(all.containsTraits(in: b))
    #expect(!all.containsTraits(in: a))
    #expect(others.allSatisfy { all.containsTraits(in: $0) })
    #expect(!UITraitCollection().containsTraits(in: b))
    #expect(all.containsTraits(in: nil))
  }

  @Test(arguments: pairs)
  func `equal collections have equal hashes`(a: UITraitCollection, b: UITraitCollection) {
    let (first, second) = (UITraitCollection(traitsFrom: [a, b]), UITraitCollection(traitsFrom: [b]))
    #expect(first !== second)
    #expect(first == second)
    #expect(first.hash == second.hash)
  }

  @Test func `style, contrast and level change colours, other traits do not`() {
    let all = UITraitCollection(traitsFrom: Self.pairs.map(\.0))
    let differing = Self.pairs.indices.filter {
      all.hasDifferentColorAppearance(comparedTo: UITraitCollection(traitsFrom: [all, Self.pairs[$0].1]))
    }
    #expect(differing == [1, 2, 3])
    #expect(all.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func `a scale that cannot be is unspecified`(scale: CGFloat) {
    #expect(UITraitCollection(displayScale: scale) == UITraitCollection())
    #expect(UITraitCollection(displayScale: scale).displayScale == 0)
  }

  @Test func `performing as current nests and is undone`() {
    let (light, dark) = (Self.pairs[1].0, Self.pairs[1].1)
    let before = UITraitCollection.current
    light.performAsCurrent {
      #expect(UITraitCollection.current === light)
      dark.performAsCurrent { #expect(UITraitCollection.current === dark) }
      #expect(UITraitCollection.current === light)
    }
    #expect(UITraitCollection.current == before)
  }

  @Test func `each thread has its own current traits`() {
    let styles = Mutex<[UIUserInterfaceStyle]>([])
    let done = DispatchSemaphore(value: 0)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      let thread = Thread {
        styles.withLock { $0.append(UITraitCollection.current.userInterfaceStyle) }
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .unspecified)
        done.signal()
      }
      thread.start()
      done.wait()
      styles.withLock { $0.append(UITraitCollection.current.userInterfaceStyle) }
    }
    // The other thread sees the system's, which is not unspecified and not what this thread set.
    #expect(styles.withLock { $0.last } == .dark)
    #expect(styles.withLock { $0.first } != .unspecified)
  }

  @Test func `text sizes are ordered by their names`() {
    let ascending: [UIContentSizeCategory] = [
      .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    for (i, a) in ascending.enumerated() {
      for (j, b) in ascending.enumerated() {
        #expect((a < b) == (i < j) && (a <= b) == (i <= j) && (a > b) == (i > j) && (a >= b) == (i >= j))
      }
      #expect(a.isAccessibilityCategory == (i >= 8))
    }
  }
}
