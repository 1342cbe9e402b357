// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// The running app: its delegate, its scenes and its state.
///
/// The host makes it when the app starts. It outlives everything else in the process.
@MainActor
open class UIApplication: UIResponder {
  /// For a memory warning. Nothing on Linux sends it; an app or a test may.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  private static var instance: UIApplication?

  /// The app's only instance; where no host made one, as in a test, it is made when first asked for.
  open class var shared: UIApplication {
    if let instance { return instance }
    let application = UIApplication()
    instance = application
    return application
  }

  /// Not owned by the app, as in UIKit. The delegate that the host creates lives as long as the process.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The scenes that are connected: one in an app with a scene delegate, none in an app without.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Inactive until the launch methods have returned, then active.
  open internal(set) var applicationState: State = .inactive

  /// The app's windows, the frontmost last.
  @available(iOS, deprecated: 15.0, message: "Use UIWindowScene.windows on a relevant window scene instead")
  open var windows: [UIWindow] { UIWindow.all }

  /// The window that `makeKeyAndVisible()` was called on last.
  @available(iOS, deprecated: 13.0, message: "Use UIWindowScene.keyWindow on a relevant window scene instead")
  open var keyWindow: UIWindow? { UIWindow.key }

  /// The direction of the main screen's traits.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The delegate, where it is a responder itself, ends the responder chain.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Makes the app an instance of `type`; called once, by the host.
  static func create(_ type: UIApplication.Type) -> UIApplication {
    let application = createObject(type)
    instance = application
    return application
  }
}
