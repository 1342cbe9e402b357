// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore

/// Manages a view: makes it when it is first asked for, and is told when it appears, lays out and changes traits.
///
/// There are no nibs or storyboards on Linux: `loadView` makes a plain view.
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  open var title: String?
  public let nibName: String?
  public let nibBundle: Bundle?
  public internal(set) final var children: [UIViewController] = []
  open internal(set) weak var parent: UIViewController?
  private var loadedView: UIView?
  /// Made known before the view is loaded, so that it can be asked for.
  private var inheritedTraits: UITraitCollection?
  private var overrides: [(child: UIViewController, traits: UITraitCollection)] = []
  private var transition: (isAppearing: Bool, animated: Bool, isTold: Bool)?

  /// The name of a nib is kept, not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller without a nib: there are no archives to read one from on Linux, so `coder` is not asked.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
      newValue?.updateTraits()
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else {
      fatalError("\(type(of: self)).loadView() did not set the view")
    }
    viewDidLoad()
  }

  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    transition = (isAppearing, animated, false)
    if isAppearing {
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    // After the parent (guess: Apple does not document the order).
    for child in childrenToForwardTo { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  open func endAppearanceTransition() {
    if viewIfLoaded?.window != nil { tellIsAppearing() }
    guard let (isAppearing, animated, _) = transition else { return }
    transition = nil
    if isAppearing {
      viewDidAppear(animated)
    } else {
      viewDidDisappear(animated)
    }
    for child in childrenToForwardTo { child.endAppearanceTransition() }
  }

  /// Says once, while the view appears, that it is in its place; the children's views are, too.
  func tellIsAppearing() {
    guard let transition, transition.isAppearing, !transition.isTold else { return }
    self.transition?.isTold = true
    viewIsAppearing(transition.animated)
    for child in childrenToForwardTo { child.tellIsAppearing() }
  }

  /// Whether children are told when this controller appears and disappears; true.
  ///
  /// A child whose view joins a controller that has appeared already is not told.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  private var childrenToForwardTo: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: loadedView) ?? false }
  }

  // MARK: Children

  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.overrides.removeAll { $0.child === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    if let loadedView, loadedView.superview != nil { return inheritedTraits ?? loadedView.traits }
    return traits(from: parent?.traitCollection ?? UIScreen.main.traitCollection)
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.updateTraits() }
  }

  /// Replaces, for a child and its views, the traits that `collection` specifies; nil ends that.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    overrides.removeAll { $0.child === childViewController }
    if let collection { overrides.append((childViewController, collection)) }
    childViewController.viewIfLoaded?.updateTraits()
  }

  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    overrides.first { $0.child === childViewController }?.traits
  }

  /// This controller's traits below something that has these.
  func traits(from outer: UITraitCollection) -> UITraitCollection {
    var result = outer
    if let override = parent?.overrideTraitCollection(forChild: self) {
      result = UITraitCollection(traitsFrom: [outer, override])
    }
    result = result.overridingStyle(overrideUserInterfaceStyle)
    // The same object while nothing changed, so that views see at once that there is nothing to do.
    if let known = inheritedTraits, known == result { return known }
    inheritedTraits = result
    return result
  }
}
