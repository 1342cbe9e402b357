// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// A rectangle with contents, a background, a border and sublayers: what the compositor puts on the screen.
///
/// Coordinates are in points, y down. Only affine transforms exist. Without implicit animations every change shows in
/// the next frame. Numbers that are not finite place nothing on the screen.
open class CALayer: NSObject {
  // MARK: Geometry

  open var bounds = CGRect.zero {
    didSet {
      guard bounds.size != oldValue.size else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }
  /// Where the anchor point lies in the superlayer.
  open var position = CGPoint.zero
  /// In units of the bounds; the centre by default.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Orders siblings, the lowest first; equal ones in the order of `sublayers`.
  open var zPosition: CGFloat = 0
  private var transformation = CGAffineTransform.identity

  open func affineTransform() -> CGAffineTransform { transformation }
  open func setAffineTransform(_ m: CGAffineTransform) { transformation = m }

  // MARK: Appearance

  open var isHidden = false
  open var opacity: Float = 1
  open var masksToBounds = false
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve: CALayerCornerCurve = .circular
  /// Lies inside the bounds; in points.
  open var borderWidth: CGFloat = 0
  /// Opaque black by default.
  open var borderColor: CGColor? = .black
  /// Lets the layer and its sublayers show where it has alpha; it lies in this layer's coordinates.
  open var mask: CALayer?

  // MARK: Shadow

  /// Opaque black by default.
  open var shadowColor: CGColor? = .black
  /// 0 by default: no shadow. A layer that clips to its bounds shows none.
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur in points; σ is 0.9375 of it.
  open var shadowRadius: CGFloat = 3
  /// What throws the shadow, in the layer's coordinates; nil for the layer itself.
  open var shadowPath: CGPath?
  /// The shadow as it was drawn last.
  var shadowPicture: ShadowPicture?

  // MARK: Tags

  open var name: String?

  // MARK: Contents

  /// A CGImage, or what `display` drew.
  open var contents: Any? {
    get {
      if isDrawingOwed { display() }
      if let part = drawnPart {
        wholeContents = part.whole
        drawnPart = nil
      }
      return wholeContents
    }
    set {
      wholeContents = newValue
      drawnPart = nil
      ownsContents = false
      isDrawingOwed = false
    }
  }
  private var wholeContents: Any?
  /// What `display` drew, until somebody asks for `contents`.
  private(set) var drawnPart: DrawnPart?
  package var hasContents: Bool { isDrawingOwed || drawnPart != nil || wholeContents != nil }
  /// Tells outside of which rectangle, in the layer's coordinates, nothing will be drawn; nil where anything may be.
  ///
  /// It is asked before the delegate draws, with the transform from these coordinates to pixels. To have it promises
  /// that the delegate draws, and the same again whenever it is asked to.
  package var drawnArea: ((_ toPixels: CGAffineTransform) -> CGRect?)?
  open var contentsScale: CGFloat = 1
  /// The part that stretches, in units of the contents; the other eight parts keep their size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsGravity: CALayerContentsGravity = .resize
  /// The layer draws every one of its pixels; its own drawing then starts on black.
  open var isOpaque = false
  open var needsDisplayOnBoundsChange = false
  open weak var delegate: (any CALayerDelegate)?

  /// The contents are what `display` drew, not an image somebody set.
  package var ownsContents = false
  /// The pixel size the compositor wants its contents in; nil outside a frame.
  package var wantedPixels: (width: Int, height: Int)?
  /// False while a delegate without a `display(_:)` of its own is asked.
  package var delegateDisplays = true
  /// False if nobody was found who draws.
  package var hasOwnDrawing = true
  private var isDisplayNeeded = false
  /// The drawing went straight into a picture: contents are made of it when they are first needed.
  private var isDrawingOwed = false
  /// What the last drawing was for, also one that left no contents.
  private var displayedPixels = (width: 0, height: 0)
  private var displayedSize = CGSize.zero
  /// How often this layer's contents were drawn.
  package private(set) var displayCount = 0

  // MARK: Tree

  open internal(set) weak var superlayer: CALayer?
  var children: [CALayer] = []
  var isLayoutNeeded = true
  /// Some layer below needs layout.
  var isLayoutNeededBelow = false

  public override init() {
    super.init()
  }

  /// A copy of `layer`'s properties without its sublayers, as Core Animation makes it for its own use.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    copyProperties(of: other)
  }

  func copyProperties(of other: CALayer) {
    (bounds, position, anchorPoint, zPosition) = (other.bounds, other.position, other.anchorPoint, other.zPosition)
    (transformation, isHidden, opacity) = (other.transformation, other.isHidden, other.opacity)
    (masksToBounds, backgroundColor) = (other.masksToBounds, other.backgroundColor)
    (cornerRadius, maskedCorners, cornerCurve) = (other.cornerRadius, other.maskedCorners, other.cornerCurve)
    (borderWidth, borderColor, name) = (other.borderWidth, other.borderColor, other.name)
    (contents, contentsScale, contentsCenter) = (other.contents, other.contentsScale, other.contentsCenter)
    (contentsGravity, isOpaque) = (other.contentsGravity, other.isOpaque)
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    (shadowColor, shadowOpacity, shadowOffset) = (other.shadowColor, other.shadowOpacity, other.shadowOffset)
    (shadowRadius, shadowPath) = (other.shadowRadius, other.shadowPath)
  }

  /// nil: there are no archives to read a layer from on Linux.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Layout

  open func setNeedsLayout() {
    isLayoutNeeded = true
    markAncestors()
  }

  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  // MARK: Display

  open func setNeedsDisplay() { isDisplayNeeded = true }
  open func setNeedsDisplay(_ r: CGRect) { isDisplayNeeded = true }
  open func needsDisplay() -> Bool { isDisplayNeeded }

  open func displayIfNeeded() {
    guard isDisplayNeeded else { return }
    display()
  }

  /// Fills `contents`: by the delegate's `display(_:)`, else by `draw(in:)` into a new backing store.
  open func display() {
    isDrawingOwed = false
    if isDisplayedByDelegate() { return }
    let (width, height) = wantedPixels ?? ownPixels
    (displayedPixels, displayedSize) = ((width, height), bounds.size)
    guard width > 0, height > 0, bounds.width > 0, bounds.height > 0 else {
      contents = nil
      ownsContents = true
      return
    }
    let toPixels = toPixels(width, height)
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let area = drawnPixels(of: whole, toPixels)
    let context = CGContext.deferredBitmap(
      width: width, height: height, part: area, opaque: isOpaque, background: backgroundColor)
    draw(in: context, toPixels)
    let image = context.takeImage()
    contents = area == whole ? image : nil
    if area != whole, let image {
      drawnPart = DrawnPart(image: image, x: Int(area.minX), y: Int(area.minY), width: width, height: height)
    }
    ownsContents = true
  }

  /// Draws what `display` would keep on a picture's own pixels, through `onPicture`; false where it has to be kept.
  ///
  /// Most of what one picture shows is never shown again, and needs no memory of its own then.
  func displayOnce(width: Int, height: Int, _ onPicture: ((CGContext) -> Void) -> Bool) -> Bool {
    guard isDisplayNeeded, drawnArea != nil, !isOpaque, needsDisplayOnBoundsChange, width > 0, height > 0,
      onPicture({ draw(in: $0, toPixels(width, height)) })
    else { return false }
    contents = nil
    (isDisplayNeeded, isDrawingOwed, ownsContents) = (false, true, true)
    (displayedPixels, displayedSize) = ((width, height), bounds.size)
    return true
  }

  private func draw(in context: CGContext, _ toPixels: CGAffineTransform) {
    context.setSurfaceTransform(toPixels)
    delegate?.layerWillDraw(self)
    draw(in: context)
    displayCount += 1
  }

  /// From the layer's coordinates to those of its backing store.
  ///
  /// Where the bounds do not fill whole pixels they are stretched to them, by less than one pixel: two neighbours at
  /// fractional positions then meet without a seam.
  private func toPixels(_ width: Int, _ height: Int) -> CGAffineTransform {
    let (sx, sy) = (CGFloat(width) / bounds.width, CGFloat(height) / bounds.height)
    return CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: -bounds.minX * sx, ty: -bounds.minY * sy)
  }

  /// Whether the delegate gave the layer contents when it was asked to.
  func isDisplayedByDelegate() -> Bool {
    isDisplayNeeded = false
    guard let delegate else { return false }
    delegateDisplays = true
    delegate.display(self)
    return delegateDisplays
  }

  /// Whether display is needed and it is the layer that draws. Its backing store is owed then, also after it was drawn
  /// where it needs none.
  func owesDrawing() -> Bool {
    guard isDisplayNeeded, !isDisplayedByDelegate() else { return false }
    isDisplayNeeded = true
    return true
  }

  /// The whole pixels that may be drawn to, at least one.
  private func drawnPixels(of whole: CGRect, _ toPixels: CGAffineTransform) -> CGRect {
    guard !isOpaque, let area = drawnArea?(toPixels)?.applying(toPixels), area.isFinite else { return whole }
    let pixels = area.integral.intersection(whole)
    return pixels.width >= 1 && pixels.height >= 1 ? pixels : CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  open func draw(in ctx: CGContext) {
    if delegate == nil { hasOwnDrawing = false }
    delegate?.draw(self, in: ctx)
  }

  /// Draws what lies in the bounds, between shadow and background below and sublayers and border above.
  func drawContents(
    with compositor: Compositor, _ shape: LayerShape, _ device: DeviceRect, toPixels: CGAffineTransform
  ) {
    compositor.drawContents(of: self, device)
  }

  /// Where contents reach beyond the bounds, in the layer's coordinates; null where they do not.
  var contentsExtent: CGRect {
    guard !isDrawingOwed, drawnPart == nil, case let image as CGImage = wholeContents,
      contentsGravity != .resize, contentsGravity != .resizeAspect
    else { return .null }
    let frame = contentsGravity.frame(of: contentsSize(of: image), in: bounds)
    return bounds.contains(frame) ? .null : frame
  }

  /// Draws again when something asked for it, or when the same bounds now cover another number of pixels.
  ///
  /// Contents whose bounds changed without a redraw are kept and placed by `contentsGravity`, as in Core Animation.
  func displayForFrame(width: Int, height: Int) {
    let isOffGrid = ownsContents && displayedSize == bounds.size && displayedPixels != (width, height)
    guard isDisplayNeeded || isDrawingOwed || isOffGrid else { return }
    wantedPixels = (width, height)
    display()
    wantedPixels = nil
  }

  /// The contents' size in points: what they were drawn for, or of an image its pixels by `contentsScale`.
  func contentsSize(of image: CGImage) -> CGSize {
    if ownsContents { return displayedSize }
    let scale = contentsScale.isFinite && contentsScale > 0 ? contentsScale : 1
    return CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }

  private var ownPixels: (width: Int, height: Int) {
    let scale = contentsScale.isFinite && contentsScale > 0 ? contentsScale : 1
    func pixels(_ points: CGFloat) -> Int { Int((points * scale).clamped(0, 32_767).rounded(.up)) }
    return (pixels(bounds.width), pixels(bounds.height))
  }
}
