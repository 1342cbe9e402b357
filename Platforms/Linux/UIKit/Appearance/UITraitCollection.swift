// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The traits of an environment: appearance, screen scale, direction, contrast. Immutable.
///
/// A trait that was not given is unspecified; `displayScale` then is 0. The traits here are those that this UIKit
/// acts upon.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// The traits as a value.
  struct Traits: Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  }

  let traits: Traits
  /// Which value of a system colour these traits select, found once so that resolving a colour is an array access.
  let paletteIndex: Int

  init(traits: Traits) {
    self.traits = traits
    paletteIndex = PaletteColor.index(of: traits)
    super.init()
  }

  /// Traits that are all unspecified.
  public override init() {
    traits = Traits()
    paletteIndex = PaletteColor.index(of: traits)
    super.init()
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  open var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  open var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  open var displayScale: CGFloat { traits.displayScale }
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }

  /// Whether every trait that `trait` specifies has the same value here; true for nil, which specifies none.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return traits.merged(with: trait.traits) == traits
  }

  /// Whether a dynamic colour may look different under the two collections.
  ///
  /// Style, contrast and level count. Nil is different, because nothing is known about it.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.traits else { return true }
    return traits.userInterfaceStyle != other.userInterfaceStyle
      || traits.accessibilityContrast != other.accessibilityContrast
      || traits.userInterfaceLevel != other.userInterfaceLevel
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || traits == other.traits
  }

  open override var hash: Int { traits.hashValue }

  open override var description: String { "<UITraitCollection: \(traits)>" }

  /// The collection itself: it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITraitCollection.Traits {
  /// These traits, each replaced where `other` specifies it.
  func merged(with other: Self) -> Self {
    var result = self
    if other.userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceLevel != .unspecified { result.userInterfaceLevel = other.userInterfaceLevel }
    if other.accessibilityContrast != .unspecified { result.accessibilityContrast = other.accessibilityContrast }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    if other.preferredContentSizeCategory != .unspecified {
      result.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    return result
  }
}
