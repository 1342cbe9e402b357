// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// What has traits and is told when they change: views, view controllers, screens, window scenes.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }

  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
