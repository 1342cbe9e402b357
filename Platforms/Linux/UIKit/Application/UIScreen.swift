// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The surface that windows appear on: its size in points, its scale and its traits.
///
/// There is one at a time, and the host makes it; without a host it is 390 × 844 points at 1x, light and left to
/// right, as the traits are that apply outside of any view.
@MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private static var installed = UIScreen(size: CGSize(width: 390, height: 844), scale: 1)

  /// The screen that the host installed last.
  open class var main: UIScreen { installed }

  /// The screen's rectangle in points; its origin is zero.
  public let bounds: CGRect

  /// Device pixels per point. Unlike Apple's devices, the host may ask for a fractional one.
  public let scale: CGFloat

  /// The traits that windows on this screen begin with.
  public let traitCollection: UITraitCollection

  /// A screen whose traits are `traits` where it names them, else a phone's: light, left to right, of normal contrast.
  init(size: CGSize, scale: CGFloat, traits: UITraitCollection = UITraitCollection()) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    traitCollection = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(userInterfaceLevel: .base),
      UITraitCollection(accessibilityContrast: .normal),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .large),
      traits,
      UITraitCollection(displayScale: scale),
    ])
    super.init()
  }

  /// Makes this screen the main one, and its traits those that apply outside of any view.
  func install() {
    Self.installed = self
    UITraitCollection.system = traitCollection
  }

  /// Never called: a screen's traits do not change, the host installs another screen.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
