// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// What the delegates and the view controller below were told, in order.
@MainActor private var calls: [String] = []

private class RecordingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("viewWillAppear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if calls.last != "layout" { calls.append("layout") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("viewDidAppear")
  }
}

private class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("willFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("didFinishLaunching")
    #expect(application.applicationState == .inactive)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = RecordingController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    calls.append("applicationDidBecomeActive")
  }
}

private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("didFinishLaunching")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    calls.append("applicationDidBecomeActive")
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    calls.append("configurationForConnecting")
    let configuration = UISceneConfiguration(name: "Test", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    calls.append("willConnectTo")
    #expect(scene.activationState == .unattached)
    #expect(session.scene === scene)
    #expect(UIApplication.shared.connectedScenes == [scene])
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = RecordingController()
    window.makeKeyAndVisible()
    #expect(windowScene.windows == [window])
    #expect(windowScene.keyWindow === window)
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    calls.append("sceneWillEnterForeground")
    #expect(scene.activationState == .foregroundInactive)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    calls.append("sceneDidBecomeActive")
    #expect(scene.activationState == .foregroundActive)
  }
}

private final class SilentDelegate: NSObject, UIApplicationDelegate {}

private final class ForgetfulDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Forgotten", sessionRole: connectingSceneSession.role)
  }
}

/// Each test runs on the main actor without a suspension: no other test comes between a launch and what it left.
@MainActor
struct ApplicationLaunchTests {
  private func launch(_ delegateClass: NSObject.Type) throws -> UIWindow {
    calls = []
    return try ApplicationLaunch(UIApplication.self, delegateClass: delegateClass).run()
  }

  @Test func `an app without scenes is launched in UIKit's order`() throws {
    let window = try launch(WindowDelegate.self)
    #expect(
      calls == [
        "willFinishLaunching", "didFinishLaunching", "viewDidLoad", "viewWillAppear", "applicationDidBecomeActive",
        "layout", "viewDidAppear",
      ])
    #expect(window.isKeyWindow)
    #expect(UIApplication.shared.delegate?.window === window)
    #expect(UIApplication.shared.applicationState == .active)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
  }

  @Test func `an app with a scene is launched in UIKit's order`() throws {
    let window = try launch(SceneAppDelegate.self)
    #expect(
      calls == [
        "didFinishLaunching", "configurationForConnecting", "willConnectTo", "viewDidLoad", "viewWillAppear",
        "sceneWillEnterForeground", "sceneDidBecomeActive", "layout", "viewDidAppear",
      ])
    #expect(window.windowScene?.activationState == .foregroundActive)
    #expect(window.rootViewController?.view.frame == window.bounds)
  }

  @Test func `an app that shows no window is told so`() {
    let windows = UIApplication.shared.windows
    for window in windows { window.isHidden = true }
    let error = #expect(throws: HostError.self) { try launch(SilentDelegate.self) }
    #expect(error?.status == .appShowsNothing)
  }

  @Test func `a scene without a delegate class is named`() {
    let error = #expect(throws: HostError.self) { try launch(ForgetfulDelegate.self) }
    #expect(error?.description.contains("“Forgotten” has no delegateClass") == true)
  }

  @Test func `the app is an instance of its principal class, in every launch a new one`() throws {
    final class App: UIApplication {}
    let before = UIApplication.shared
    let window = try ApplicationLaunch(App.self, delegateClass: WindowDelegate.self).run()
    #expect(UIApplication.shared is App)
    #expect(UIApplication.shared !== before)
    #expect(window.next === UIApplication.shared)
    #expect(UIApplication.shared.next === UIApplication.shared.delegate)
  }
}
