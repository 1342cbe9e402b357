// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// The launch of an app, in UIKit's order, up to the window that it shows.
@MainActor
package struct ApplicationLaunch {
  private let application: UIApplication

  /// UIKit's delegate property does not own the delegate; the launch does, for as long as the process lives.
  private static var delegate: (any UIApplicationDelegate)?

  /// Makes the app and its delegate.
  package init(_ principalClass: UIApplication.Type, delegateClass: NSObject.Type?) {
    application = UIApplication.create(principalClass)
    Self.delegate = delegateClass.map { delegateClass in
      guard let delegate = createObject(delegateClass) as? any UIApplicationDelegate else {
        fatalError("The app delegate \(delegateClass) must conform to UIApplicationDelegate.")
      }
      return delegate
    }
    application.delegate = Self.delegate
  }

  /// Calls the launch methods, connects the scene where there is one, activates it, and lays out the key window.
  package func run() throws -> UIWindow {
    let delegate = application.delegate
    _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    let scene = try connectScene()
    application.applicationState = .active
    if scene == nil { delegate?.applicationDidBecomeActive(application) }

    let windows = (scene?.windows ?? UIWindow.all).filter { !$0.isHidden }
    guard let window = windows.last(where: \.isKeyWindow) ?? windows.last else {
      throw HostError(
        .appShowsNothing, "the app shows no window: give a UIWindow a rootViewController and call makeKeyAndVisible()")
    }
    window.update()
    return window
  }

  /// Nil where the app delegate configures no scene.
  private func connectScene() throws -> UIWindowScene? {
    let session = UISceneSession(
      role: .windowApplication, persistentIdentifier: "00000000-0000-0000-0000-000000000001")
    let options = UIScene.ConnectionOptions()
    guard
      let configuration = application.delegate?.application(
        application, configurationForConnecting: session, options: options),
      configuration !== UISceneConfiguration.notImplemented
    else { return nil }
    session.configuration = configuration

    let scene = UIWindowScene(session: session, connectionOptions: options)
    let delegate = try makeDelegate(configuration)
    scene.delegate = delegate
    application.connectedScenes.insert(scene)
    delegate.scene(scene, willConnectTo: session, options: options)
    scene.activationState = .foregroundInactive
    delegate.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundActive
    delegate.sceneDidBecomeActive(scene)
    return scene
  }

  private func makeDelegate(_ configuration: UISceneConfiguration) throws -> any UISceneDelegate {
    let name = configuration.name.map { "“\($0)”" } ?? "without a name"
    guard let delegateClass = configuration.delegateClass else {
      throw HostError(
        .appShowsNothing,
        "the scene configuration \(name) has no delegateClass; "
          + "set it in application(_:configurationForConnecting:options:)")
    }
    guard let type = delegateClass as? NSObject.Type, let delegate = createObject(type) as? any UISceneDelegate else {
      throw HostError(
        .appShowsNothing,
        "the scene configuration \(name) names \(delegateClass), which is not an NSObject with UIWindowSceneDelegate")
    }
    return delegate
  }
}
