// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// The delegate of a scene that shows windows.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window; optional at Apple's.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    // As when Objective-C finds the optional setter missing.
    set { _ = newValue }
  }
}
