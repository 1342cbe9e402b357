// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// The object that an app supplies to take part in the life of one scene.
///
/// Every member is optional at Apple's; here each has a default. Declared are those that the host calls, in this order.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The place to make the scene's window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

  func sceneWillEnterForeground(_ scene: UIScene)

  func sceneDidBecomeActive(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func sceneWillEnterForeground(_ scene: UIScene) {}

  public func sceneDidBecomeActive(_ scene: UIScene) {}
}
