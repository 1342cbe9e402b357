// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The view at the top of a view hierarchy, which shows a view controller on a screen.
///
/// A window is hidden until `makeKeyAndVisible()` or `isHidden = false`; that is when the root view controller's view
/// is loaded and added. Nothing owns a window but the app.
@MainActor
open class UIWindow: UIView {
  private struct Reference {
    weak var window: UIWindow?
  }

  private static var references: [Reference] = []

  /// The windows that are alive, the frontmost last.
  static var all: [UIWindow] { references.compactMap(\.window) }

  /// The window that became key last.
  private(set) static weak var key: UIWindow?

  /// The scene that the window belongs to; nil in an app without scenes.
  open weak var windowScene: UIWindowScene? {
    didSet { updateTraits() }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      detach(oldValue)
      attachRootView()
    }
  }

  /// The screen of the window's scene, or the main screen.
  open var screen: UIScreen { windowScene?.screen ?? .main }

  /// Whether the window became key last.
  open var isKeyWindow: Bool { Self.key === self }

  /// True from the root view's arrival until the host has laid it out and told its controller that it appeared.
  private var rootViewIsAppearing = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    register()
  }

  /// A window as large as the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    register()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    register()
  }

  private func register() {
    super.isHidden = true
    Self.references.removeAll { $0.window == nil }
    Self.references.append(Reference(window: self))
    updateTraits()
  }

  open override var isHidden: Bool {
    didSet { attachRootView() }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Makes the window key without showing it.
  open func makeKey() {
    guard !isKeyWindow else { return }
    let previous = Self.key
    Self.key = self
    previous?.resignKey()
    becomeKey()
  }

  /// Brings the window to the front, shows it and makes it key.
  open func makeKeyAndVisible() {
    Self.references.removeAll { $0.window == nil || $0.window === self }
    Self.references.append(Reference(window: self))
    isHidden = false
    makeKey()
  }

  /// Called when the window has become key; for subclasses.
  open func becomeKey() {}

  /// Called when another window has become key; for subclasses.
  open func resignKey() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let view = rootViewController?.viewIfLoaded, view.superview === self {
      view.frame = bounds
    }
  }

  // MARK: - Safe area

  /// What the device's edges cover of the window; nothing, unless the host says otherwise.
  package var deviceSafeArea = UIEdgeInsets.zero {
    didSet { if deviceSafeArea != oldValue { setNeedsLayout() } }
  }

  open override var safeAreaInsets: UIEdgeInsets { deviceSafeArea }

  // MARK: - Appearance

  private func attachRootView() {
    guard !isHidden, let controller = rootViewController, controller.viewIfLoaded?.superview !== self else { return }
    let view: UIView = controller.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: false)
    addSubview(view)
    rootViewIsAppearing = true
  }

  private func detach(_ controller: UIViewController?) {
    guard let controller, let view = controller.viewIfLoaded, view.superview === self else { return }
    finishAppearance(of: controller)
    controller.beginAppearanceTransition(false, animated: false)
    view.removeFromSuperview()
    controller.endAppearanceTransition()
  }

  private func finishAppearance(of controller: UIViewController) {
    guard rootViewIsAppearing else { return }
    rootViewIsAppearing = false
    controller.endAppearanceTransition()
  }

  /// What UIKit does at the end of a turn of the run loop: lays out what needs it, and says so to a root view that
  /// appears.
  func update() {
    if rootViewIsAppearing { rootViewController?.tellIsAppearing() }
    layoutIfNeeded()
    guard rootViewIsAppearing, let rootViewController else { return }
    finishAppearance(of: rootViewController)
    // The app may have changed its views in `viewDidAppear(_:)`.
    layoutIfNeeded()
  }
}
