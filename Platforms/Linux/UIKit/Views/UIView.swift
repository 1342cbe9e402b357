// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore

/// A rectangle on the screen that draws, holds other views and lays them out; the face of a layer.
///
/// There is no Auto Layout, no gesture and no animation yet. A subclass that overrides `draw(_:)` gets a backing store
/// in device pixels; one that draws nothing costs none.
@MainActor
open class UIView: UIResponder, UITraitEnvironment, @preconcurrency CALayerDelegate {
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that shows this view; its delegate is the view.
  public let layer: CALayer
  /// The views on this one, the lowest first.
  public internal(set) final var subviews: [UIView] = []
  open internal(set) weak var superview: UIView?
  /// The controller whose root view this is: it comes next and passes its traits down.
  weak var viewController: UIViewController?
  var traits: UITraitCollection = UIScreen.main.traitCollection
  /// What `traits` were made from: those of what is above, or was above last.
  lazy var outerTraits: UITraitCollection = traits

  public init(frame: CGRect) {
    layer = Self.makeLayer(Self.layerClass)
    super.init()
    layer.delegate = self
    layer.isOpaque = true
    layer.contentsScale = traits.displayScale
    layer.setNeedsDisplay()
    layer.frame = frame
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// A view without a size: there are no archives to read one from on Linux, so `coder` is not asked.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer(Self.layerClass)
    super.init()
    layer.delegate = self
    layer.isOpaque = true
    layer.contentsScale = traits.displayScale
    layer.setNeedsDisplay()
  }

  open override var next: UIResponder? { viewController ?? superview }
  open var tag = 0

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  /// Pixels per point of the view's drawing; the display's by default.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set {
      guard newValue != layer.contentsScale else { return }
      layer.contentsScale = newValue
      setNeedsDisplay()
    }
  }

  private func changeGeometry(_ change: () -> Void) {
    let old = layer.bounds
    change()
    let new = layer.bounds
    guard new != old else { return placeDidChange() }
    if new.size == old.size {
      boundsOriginDidChange()
      return
    }
    if contentMode == .redraw { setNeedsDisplay() }
    if autoresizesSubviews {
      for view in subviews { view.autoresize(from: old.size, to: new.size) }
    }
    if new.origin != old.origin { boundsOriginDidChange() }
  }

  /// A scroll view lays out again when it scrolls; other views do not.
  func boundsOriginDidChange() {}

  /// `size` of a view that fits its content; the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The frame's origin stays.
  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  public class var noIntrinsicMetric: CGFloat { -1 }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  // MARK: Appearance

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue.clamped(0, 1)) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// True by default: a subclass that draws then draws on black, or on its background colour if that is opaque.
  open var isOpaque: Bool {
    get { isOpaqueByRequest }
    set {
      isOpaqueByRequest = newValue
      updateLayerColors()
      setNeedsDisplay()
    }
  }
  private var isOpaqueByRequest = true

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var contentMode: ContentMode = .scaleToFill {
    didSet { layer.contentsGravity = contentMode.gravity }
  }

  open var backgroundColor: UIColor? {
    didSet {
      updateLayerColors()
      if drawsContents { setNeedsDisplay() }
    }
  }

  /// The layer has a drawing, which starts on the background colour.
  private var drawsContents: Bool { layer.hasContents }

  func updateLayerColors() {
    let color = traits.asCurrent { backgroundColor?.cgColor }
    layer.backgroundColor = color
    layer.isOpaque = isOpaqueByRequest && (color == nil || (color?.alpha == 1 && color?.pattern == nil))
  }

  private var ownTintColor: UIColor?
  /// The nearest ancestor's, system blue where none has one.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      propagateTintColor()
    }
  }

  open func tintColorDidChange() {}

  func propagateTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.propagateTintColor() }
  }

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      setNeedsLayout()
    }
  }

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { updateTraits() }
  }

  open var isUserInteractionEnabled = true

  // MARK: Traits

  open var traitCollection: UITraitCollection { traits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Layout

  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  open func layoutSubviews() {}

  /// Space between the view's edges and its content; 8 points by default.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownMargins.directional(isRightToLeft: isRightToLeft, adding: marginsFromOthers) }
    set {
      ownMargins = .directional(newValue)
      changeLayoutMargins()
    }
  }

  open var layoutMargins: UIEdgeInsets {
    get { directionalLayoutMargins.insets(isRightToLeft: isRightToLeft) }
    set {
      ownMargins = .fixed(newValue)
      changeLayoutMargins()
    }
  }

  var ownMargins = LayoutMargins.directional(
    NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))

  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { changeLayoutMargins() } }
  }
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { changeLayoutMargins() } }
  }

  open func layoutMarginsDidChange() {}

  /// What the window's edges (a notch, a rounded display) cover of this view.
  open var safeAreaInsets: UIEdgeInsets {
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return .zero }
    let (inside, own) = (superview.bounds, frame)
    return UIEdgeInsets(
      top: max(0, inside.minY + outer.top - own.minY), left: max(0, inside.minX + outer.left - own.minX),
      bottom: max(0, own.maxY - inside.maxY + outer.bottom), right: max(0, own.maxX - inside.maxX + outer.right))
  }

  open func safeAreaInsetsDidChange() {}
  /// The insets that were told of last.
  var (knownSafeArea, knownMargins) = (UIEdgeInsets.zero, UIEdgeInsets.zero)

  // MARK: Drawing

  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Draws the view's content in the current context; nothing by default.
  open func draw(_ rect: CGRect) { layer.hasOwnDrawing = false }

  /// Calls `draw(_:)` with the view's traits and this context.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    defer { UIGraphicsPopContext() }
    traits.asCurrent { draw(bounds) }
  }

  /// For a subclass that gives its layer contents instead of drawing; by default the view draws.
  open func display(_ layer: CALayer) { layer.delegateDisplays = false }

  open func layerWillDraw(_ layer: CALayer) {}

  /// Calls `layoutSubviews()`, between the two methods of the view's controller.
  open func layoutSublayers(of layer: CALayer) {
    noticeSafeArea()
    traits.asCurrent {
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
  }

  // MARK: Hierarchy

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  /// The window at the top of the hierarchy; nil outside of one.
  open var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }
}
