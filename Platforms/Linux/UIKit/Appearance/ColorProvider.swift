// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// An app's closure that finds a colour for traits, and the alpha that replaces that of the colour found.
///
/// Two are equal when closure (by the provider that brought it) and alpha are the same.
final class ColorProvider: Hashable, @unchecked Sendable {
  // UIColor is Sendable and its provider is not marked so, at Apple's and here: the caller answers for it.
  private let provide: (UITraitCollection) -> UIColor
  private let alpha: CGFloat?
  private let origin: ObjectIdentifier?
  private let parent: ColorProvider?

  init(_ provide: @escaping (UITraitCollection) -> UIColor) {
    self.provide = provide
    alpha = nil
    origin = nil
    parent = nil
  }

  private init(_ other: ColorProvider, alpha: CGFloat) {
    provide = other.provide
    self.alpha = alpha
    origin = other.identity
    // The identity is an address, which must not be given to another object.
    parent = other.parent ?? other
  }

  func with(alpha: CGFloat) -> ColorProvider { ColorProvider(self, alpha: alpha) }

  /// Not dynamic any more, even if the closure answers with a dynamic colour.
  func color(for traits: UITraitCollection) -> UIColor {
    let color = traits.asCurrent { provide(traits) }.resolvedColor(with: traits)
    return alpha.map(color.withAlphaComponent) ?? color
  }

  private var identity: ObjectIdentifier { origin ?? ObjectIdentifier(self) }

  static func == (a: ColorProvider, b: ColorProvider) -> Bool {
    a.identity == b.identity && a.alpha == b.alpha
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(alpha)
  }
}
