// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
struct WindowTests {
  private final class Recorder: UIWindow {
    var log: [String] = []
    override func becomeKey() { log.append(isKeyWindow ? "becomes key" : "becomes key too early") }
    override func resignKey() { log.append(isKeyWindow ? "resigns too early" : "resigns key") }
  }

  private let frame = CGRect(x: 0, y: 0, width: 40, height: 60)

  @Test func `a window is hidden until it is shown, and loads its root view then`() {
    let (window, controller) = (UIWindow(frame: frame), UIViewController())
    #expect(window.isHidden)
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.isHidden = false
    #expect(controller.view.superview === window)
    #expect(controller.view.frame == window.bounds)
    #expect(!window.isKeyWindow)
  }

  @Test func `one window is key, and both are told`() {
    let (a, b) = (Recorder(frame: frame), Recorder(frame: frame))
    a.makeKeyAndVisible()
    a.makeKey()
    #expect(a.isKeyWindow && !a.isHidden)
    b.makeKey()
    #expect(b.isKeyWindow && !a.isKeyWindow && b.isHidden)
    #expect(a.log == ["becomes key", "resigns key"])
    #expect(b.log == ["becomes key"])
  }

  @Test func `the root view follows the window's size`() {
    let (window, controller) = (UIWindow(frame: frame), UIViewController())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.frame.size = CGSize(width: 100, height: 30)
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  @Test func `views know their window, at every depth`() {
    let (window, outer, inner) = (UIWindow(frame: frame), UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.window == nil)
    window.addSubview(outer)
    #expect(inner.window === window && outer.window === window && window.window === window)
    outer.removeFromSuperview()
    #expect(inner.window == nil)
  }

  @Test func `nothing owns a window but the app`() {
    weak var window: UIWindow?
    do {
      let owned = UIWindow(frame: frame)
      owned.makeKeyAndVisible()
      window = owned
      #expect(UIWindow.isAlive(owned))
    }
    #expect(window == nil)
  }

  @Test func `a screen is what the host says, and what nobody says is a phone's`() {
    let host = HeadlessHost(
      size: CGSize(width: 320, height: 480), scale: 2, traits: UITraitCollection(displayScale: 9))
    #expect(UIScreen.main === host.screen)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(UIScreen.main.scale == 2)
    // The scale is the screen's, whatever the traits say.
    let traits = UIScreen.main.traitCollection
    #expect(traits.displayScale == 2)
    #expect(traits.userInterfaceIdiom == .phone && traits.userInterfaceStyle == .light)
    #expect(traits.layoutDirection == .leftToRight && traits.accessibilityContrast == .normal)
    #expect(traits.preferredContentSizeCategory == .large)
    #expect(UITraitCollection.current == traits)
    #expect(UIWindow(frame: frame).screen === host.screen)
  }

  @Test(arguments: HostOptions.systems)
  func `the device's version is that of the look`(system: Int) throws {
    let look = try #require(SystemLook.version(system))
    _ = HeadlessHost(size: CGSize(width: 4, height: 4), scale: 1, look: look)
    #expect(UIDevice.current.systemVersion == "\(system).0")
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test func `hosts can take turns`() throws {
    final class Controller: UIViewController {
      override func viewDidLoad() { view.backgroundColor = .systemGroupedBackground }
    }
    let light = HeadlessHost(size: CGSize(width: 4, height: 4), scale: 1)
    let lightWindow = light.show(Controller())
    let before = try light.image(of: lightWindow)
    let dark = HeadlessHost(size: CGSize(width: 4, height: 4), scale: 2, traits: .dark)
    let darkPicture = try dark.image(of: Controller())
    #expect(darkPicture.width == 8)
    let after = try light.image(of: lightWindow)
    #expect(UIScreen.main === light.screen)
    #expect(try before.pngData() == after.pngData())
    #expect(try before.pngData() != darkPicture.pngData())
  }
}

extension UIWindow {
  /// Whether the app's list has the window.
  fileprivate static func isAlive(_ window: UIWindow) -> Bool { UIApplication.shared.windows.contains(window) }
}
