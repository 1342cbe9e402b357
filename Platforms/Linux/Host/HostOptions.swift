// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// What the command line asks of the host.
///
/// Reading it touches nothing but the arguments. Pairs with a single dash, `-key value`, are the app's own user
/// defaults, as on iOS: Foundation reads them, the host lets them pass.
package struct HostOptions: Equatable, Sendable {
  /// What to do.
  package enum Task: Equatable, Sendable {
    /// There was no `--snapshot`.
    case nothing
    case help
    case snapshot(path: String, PictureFormat)
  }

  /// How much of the app is in the picture.
  package enum Extent: Equatable, Sendable {
    /// One screen, its first scroll view at the offset.
    case screen(scroll: CGFloat?)
    /// As tall as the first scroll view's content.
    case full
  }

  package internal(set) var task = Task.nothing
  package internal(set) var size = CGSize(width: 390, height: 844)
  package internal(set) var scale: CGFloat = 3
  package internal(set) var style = UIUserInterfaceStyle.light
  package internal(set) var contrast = UIAccessibilityContrast.normal
  package internal(set) var direction = UITraitEnvironmentLayoutDirection.leftToRight
  package internal(set) var extent = Extent.screen(scroll: nil)

  /// The system version whose look is drawn; nil stands for the newest.
  package internal(set) var system: Int?

  /// The versions that `--system` takes.
  package static let systems = [16, 17, 18, 26]

  /// The options of an app that is started without arguments.
  package init() {}

  /// The traits of the screen, but for its scale.
  package var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(accessibilityContrast: contrast),
      UITraitCollection(layoutDirection: direction),
    ])
  }
}
