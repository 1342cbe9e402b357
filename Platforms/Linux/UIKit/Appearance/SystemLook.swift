// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// How one version of iOS lays out and colours tables: the only place where such numbers stand.
///
/// Lengths are in points. The numbers come from the project's collection of measured facts ("facts §n" below means its
/// section n; Documentation/Provenance.md has the sources); what was neither measured nor documented says "guess".
/// There are two looks: that of iOS 16 to 18 and that of iOS 26. The host chooses one before the app starts; by default
/// it is the newest.
package struct SystemLook: Sendable {
  /// How a separator's thickness is given.
  package enum Thickness: Sendable, Hashable {
    case pixels(CGFloat)
    case points(CGFloat)
  }

  /// A piece of text that the system sets by itself: its font, its letters' case, its place.
  package struct Caption: Sendable {
    package let fontSize: CGFloat
    package let fontWeight: UIFont.Weight
    package let isUppercase: Bool
    package let color: UIColor
    /// The height of a header or footer with one line of text.
    package let height: CGFloat
    /// What each further line adds.
    package let furtherLine: CGFloat
  }

  /// The major version of the system whose look this is.
  package let version: Int

  package let rowHeight: CGFloat
  /// The radius of a section's corners in inset-grouped tables; the curve is continuous.
  package let cornerRadius: CGFloat

  package let separatorThickness: Thickness
  package let separatorColor: UIColor
  package let insetsSeparatorsOnBothSides: Bool

  package let groupedHeader: Caption
  package let groupedFooter: Caption
  package let plainHeader: Caption
  package let plainFooter: Caption

  package let chevron: Glyph
  package let groupedChevron: Glyph

  /// A glyph at a row's trailing edge.
  package struct Glyph: Sendable {
    package let size: CGSize
    package let color: UIColor
  }

  /// The look of tables and cells that are made from now on.
  @MainActor package static var current = SystemLook.newest

  package static let newest = SystemLook.iOS26

  /// The look of a major version, or nil for a version that has no table here.
  package static func version(_ version: Int) -> SystemLook? {
    switch version {
    case 16, 17, 18: iOS18(version: version)
    case 26: iOS26
    default: nil
    }
  }
}
