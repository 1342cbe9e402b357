// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

/// Where Quartz draws: a bitmap with its own coordinate system, y up in base space, and a stack of graphics states.
///
/// Coordinates that are NaN or infinite draw nothing; a transform that cannot be inverted draws nothing until it is
/// replaced. A context is used on one thread at a time.
public class CGContext {
  private let makeSurface: () -> OpaquePointer?
  private var surface: OpaquePointer?
  private var cairo: OpaquePointer?
  let pixelSize: (width: Int, height: Int)
  /// Pixels in memory; else a document that keeps what is drawn as vectors.
  package let isBitmap: Bool

  var state: GraphicsState
  private var stack: [GraphicsState] = []
  /// The base space's flip: Quartz counts pixels from the bottom, Cairo from the top.
  private(set) var deviceTransform: CGAffineTransform
  /// A document's pages have this rectangle, but for those that bring their own.
  var documentPage = CGRect.zero
  /// The rectangle of the page that was begun last.
  private(set) var page = CGRect.zero
  /// The current path, in the surface's pixels: Quartz transforms points when they are added.
  var devicePath = CGMutablePath()

  init(width: Int, height: Int, isBitmap: Bool = true, makeSurface: @escaping () -> OpaquePointer?) {
    self.makeSurface = makeSurface
    self.isBitmap = isBitmap
    pixelSize = (width, height)
    deviceTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    state = GraphicsState(ctm: deviceTransform, base: deviceTransform)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// In pixels; 0 in a document, as in Quartz.
  public var width: Int { isBitmap ? pixelSize.width : 0 }
  /// In pixels; 0 in a document, as in Quartz.
  public var height: Int { isBitmap ? pixelSize.height : 0 }

  /// Cairo's context, its matrix the identity; nil only when the memory for its pixels could not be had.
  var cr: OpaquePointer? {
    if let cairo { return cairo }
    guard let surface = makeSurface() else { return nil }
    self.surface = surface
    cairo = cairo_create(surface)
    // A tenth of a pixel, Cairo's own, shows: it is up to 25 levels at the edge of a curve.
    cairo_set_tolerance(cairo, 0.02)
    return cairo
  }

  /// Something was drawn, or a clip set: the pixels exist.
  package var isRealised: Bool { cairo != nil }

  /// The surface with everything drawn so far; its pixels, if it has any, may be read.
  var flushedSurface: OpaquePointer? {
    guard cr != nil, let surface else { return nil }
    cairo_surface_flush(surface)
    return surface
  }

  /// The surface, while drawing goes straight to it and not to a group or a mask of it.
  var flushedTarget: OpaquePointer? {
    guard let cr, let surface, cairo_get_group_target(cr) == surface else { return nil }
    cairo_surface_flush(surface)
    return surface
  }

  /// Makes a page of a document: its rectangle fills the surface, and the state is as it was in the beginning.
  func resetState(page: CGRect) {
    endTransparencyLayers()
    while !stack.isEmpty { restoreGState() }
    self.page = page
    deviceTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -page.minX, ty: page.maxY)
    state = GraphicsState(ctm: deviceTransform, base: deviceTransform)
  }

  /// Makes `transform` (to the bitmap, y up) the base space, which patterns are anchored to, and the current transform.
  package func setBaseCTM(_ transform: CGAffineTransform) {
    state.base = transform.concatenating(deviceTransform)
    state.ctm = state.base
  }

  // MARK: Graphics state

  public func saveGState() {
    stack.append(state)
    if let cr { cairo_save(cr) }
  }

  /// Does nothing when no state was saved, in a transparency layer none since it began.
  public func restoreGState() {
    guard let saved = stack.last, saved.layers == state.layers else { return }
    stack.removeLast()
    state = saved
    if let cr { cairo_restore(cr) }
  }

  /// Ends what was begun inside of the innermost transparency layer, and takes it off the count; false without a layer.
  func leaveTransparencyLayer() -> Bool {
    guard state.layers > 0 else { return false }
    while let saved = stack.last, saved.layers == state.layers { restoreGState() }
    state.layers -= 1
    return true
  }

  /// From user space to base space.
  public var ctm: CGAffineTransform { state.ctm.concatenating(deviceTransform.inverted()) }
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// From user space to the surface's pixels, y down.
  package var surfaceTransform: CGAffineTransform { state.ctm }

  public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.ctm = state.ctm.translatedBy(x: tx, y: ty) }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha.clamped(0, 1)) }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialias = shouldAntialias }
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// A width that is not a positive number strokes nothing.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Lengths that are negative or not finite, or all zero, mean a line without gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = phase
    state.line.dashLengths = lengths
  }
}
