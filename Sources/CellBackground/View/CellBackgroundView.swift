// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// A cell's background that is filled, bordered and rounded by the row's position in its section.
///
/// Set it as a cell's `backgroundView`, and make the cell's own `backgroundColor` clear where corners are round; or let
/// ``UIKit/UITableViewCell/applyBackground(_:at:in:states:hidesSeparator:)`` do all of it. It works in any other view, too. It
/// draws on device pixels, and neither masks nor clips the cell. Colours are resolved when they are drawn, so dynamic ones
/// follow the traits.
open class CellBackgroundView: UIView {
  /// What the background looks like; no colours, and corners of ten points, in a view that was made without a style.
  open var style: CellBackgroundStyle = .bare {
    didSet { if style != oldValue { setNeedsLayout() } }
  }

  /// Where the row stands in its section; ``CellPosition/single`` by default.
  open var position: CellPosition = .single {
    didSet { if position != oldValue { setNeedsLayout() } }
  }

  /// What the cell is going through; nothing by default. A selected background is a view in the state `.selected`.
  open var states: Set<CellBackgroundState> = [] {
    willSet { if newValue != states { neighboursMayHaveToChange(in: superview) } }
    didSet {
      guard states != oldValue else { return }
      setNeedsLayout()
      neighboursMayHaveToChange(in: superview)
    }
  }

  /// Whether the line to the row below is left out, for this row alone; false by default.
  open var hidesSeparator = false {
    didSet { if hidesSeparator != oldValue { setNeedsLayout() } }
  }

  /// All rows of the section, in the view's own coordinates; nil, the default, if they are not known.
  ///
  /// Gradients, textures and shadows that run through the section need it.
  open var sectionFrame: CGRect? {
    didSet { if sectionFrame != oldValue { setNeedsLayout() } }
  }

  private var stretchedCanvas: CardPictureCanvas?
  private var drawnCanvas: CardCanvas?
  /// What the canvases show; nil if they have to look again.
  private var shown: Shown?
  private var haveTraitsChanged = false
  /// Set by the row below when it becomes detached.
  var mayLieAboveDetachedRow = false

  private struct Shown: Equatable {
    var style: CellBackgroundStyle
    var position: CellPosition
    var states: Set<CellBackgroundState>
    var below: CellBackgroundStyle.Look?
    var hidesSeparator: Bool
    var separatorColor: UIColor?
    var environment: CellBackgroundGeometry.Environment
  }

  /// A background without colours, for the position `.single`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A background in a style.
  public convenience init(style: CellBackgroundStyle, position: CellPosition = .single) {
    self.init(frame: .zero)
    self.style = style
    self.position = position
  }

  /// A background from a nib, without colours, for the position `.single`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    backgroundColor = .clear
    // What changes the cell's margins then reaches this view, too.
    layoutMargins = .zero
    preservesSuperviewLayoutMargins = true
  }

  // MARK: When to look again

  /// Finds out what is to be shown.
  open override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  /// Looks again: the grid of pixels may be another one.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  /// Lets the row above know that this one ceases to be shown.
  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    neighboursMayHaveToChange(in: superview)
  }

  /// Looks again, and lets the row above know that this one is shown.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    setNeedsLayout()
    neighboursMayHaveToChange(in: superview)
  }

  /// Looks again: insets may follow the margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// Looks again: insets may follow the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Looks again: colours, scale and direction may be others.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // A new view that gets its first traits leaves no picture behind.
    haveTraitsChanged = haveTraitsChanged || shown != nil
    shown = nil
    setNeedsLayout()
  }

  // MARK: Geometry

  /// What the view looks like now, as paths in its own coordinates.
  open var geometry: CellBackgroundGeometry {
    CellBackgroundGeometry(rules(look(over: lookBelow), environment: environment))
  }

  private func look(over below: CellBackgroundStyle.Look?) -> CellBackgroundStyle.Look {
    let look = style.look(in: states)
    return below.map(look.laid) ?? look
  }

  private func rules(
    _ look: CellBackgroundStyle.Look, environment: CellBackgroundGeometry.Environment
  ) -> GeometryRules {
    var rules = GeometryRules(look: look, style: style, position: position, environment: environment)
    rules.hidesSeparator = leavesOutSeparator
    return rules
  }

  private var leavesOutSeparator: Bool { hidesSeparator || isBesidePressedRow || isAboveDetachedRow }

  // MARK: Showing

  private func update() {
    let now = Shown(
      style: style, position: position, states: states, below: lookBelow, hidesSeparator: leavesOutSeparator,
      separatorColor: style.separator.color == nil ? table?.separatorColor : nil, environment: environment)
    guard now != shown else { return }
    shown = now
    let look = look(over: now.below)
    let geometry = CellBackgroundGeometry(rules(look, environment: now.environment))
    let traits = traitCollection
    let paint = CardPaint(
      look, geometry: geometry, traits: traits, separatorColor: now.separatorColor,
      contrast: style.ensuresContrast && traits.accessibilityContrast == .high)
    let painter = CardPainter(shape: geometry.shape, paint: paint, scale: geometry.grid.scale)
    if !painter.isVisible {
      stretchedCanvas?.isHidden = true
      stretchedCanvas?.picture = nil
      drawnCanvas?.isHidden = true
    } else if let picture = picture(painter) {
      show(picture, painter, in: geometry.pictureFrame)
    } else {
      show(painter, in: geometry.pictureFrame)
    }
    // While a cell is about to be displayed its table may not know its place yet; when it is laid out it does.
    if look.shape == .detached { neighboursMayHaveToChange(in: superview) }
    if haveTraitsChanged {
      haveTraitsChanged = false
      CardPictureCache.shared.removeUnused()
    }
  }

  /// What the cell's normal background shows under this one, if this is its selected background.
  private var lookBelow: CellBackgroundStyle.Look? {
    guard let cell, cell.selectedBackgroundView === self, let normal = cell.backgroundView as? CellBackgroundView,
      normal.position == position
    else { return nil }
    return normal.style.look(in: normal.states)
  }

  private func picture(_ painter: CardPainter) -> CardPicture? {
    guard painter.paint.stretch != .none else { return nil }
    let (shape, caps) = painter.shape.stretchable(vertically: painter.paint.stretch == .both)
    let key = CardPicture.Key(shape: shape, paint: painter.paint, scale: painter.scale)
    return CardPictureCache.shared.picture(key, caps: caps)
  }

  private func show(_ picture: CardPicture, _ painter: CardPainter, in frame: CGRect) {
    drawnCanvas?.isHidden = true
    let canvas = stretchedCanvas ?? add(CardPictureCanvas())
    stretchedCanvas = canvas
    canvas.isHidden = false
    canvas.frame = frame
    canvas.painter = painter
    canvas.picture = picture
  }

  private func show(_ painter: CardPainter, in frame: CGRect) {
    stretchedCanvas?.isHidden = true
    stretchedCanvas?.picture = nil
    let canvas = drawnCanvas ?? add(CardCanvas())
    drawnCanvas = canvas
    canvas.isHidden = false
    canvas.frame = frame
    canvas.painter = painter
    canvas.setNeedsDisplay()
  }

  private func add<Canvas: CardCanvas>(_ canvas: Canvas) -> Canvas {
    insertSubview(canvas, at: 0)
    return canvas
  }
}
