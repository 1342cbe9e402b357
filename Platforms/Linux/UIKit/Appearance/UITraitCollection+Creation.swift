// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension UITraitCollection {
  /// The traits of all the collections; of a trait that several specify, the last one's value counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traits: traitCollections.reduce(Traits()) { $0.merged(with: $1.traits) })
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(traits: Traits(userInterfaceIdiom: idiom))
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(traits: Traits(userInterfaceStyle: userInterfaceStyle))
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(traits: Traits(userInterfaceLevel: userInterfaceLevel))
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(traits: Traits(accessibilityContrast: accessibilityContrast))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(traits: Traits(layoutDirection: layoutDirection))
  }

  /// A negative, infinite or NaN scale leaves the trait unspecified.
  public convenience init(displayScale scale: CGFloat) {
    self.init(traits: Traits(displayScale: scale.isFinite && scale > 0 ? scale : 0))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(traits: Traits(preferredContentSizeCategory: preferredContentSizeCategory))
  }
}
