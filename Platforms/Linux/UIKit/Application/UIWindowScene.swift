// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// A scene that shows windows on a screen.
@MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen that was the main one when the scene was made.
  public let screen: UIScreen

  /// The scene's windows, the frontmost last.
  open var windows: [UIWindow] { UIWindow.all.filter { $0.windowScene === self } }

  /// The scene's window that `makeKeyAndVisible()` was called on last.
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }

  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  public override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    screen = .main
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// Never called: the host does not change the traits of a screen.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
