// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// What a cell's background looks like, as paths on device pixels: pure arithmetic that the view executes.
///
/// Paths and rectangles are in points, y down, in the coordinates of ``Environment/bounds``; all straight edges lie on
/// device pixels. Bad numbers follow rules instead of trapping: a scale that is not positive counts as 1, a length that is
/// negative or NaN as 0, a radius is held to what fits, and bounds that are empty or not finite give empty paths.
public struct CellBackgroundGeometry {
  /// What a geometry depends on besides style, states and position.
  public struct Environment: Equatable, Sendable {
    /// The view's bounds.
    public var bounds: CGRect
    /// Device pixels per point.
    public var scale: CGFloat
    /// Where the bounds' origin lies in the window, as if the table were not scrolled: so rows meet on one grid of pixels.
    public var origin: CGPoint
    /// All rows of the section, in the coordinates of ``bounds``; nil if the section is not known.
    public var sectionFrame: CGRect?
    /// All of the table's contents, in the coordinates of ``bounds``; nil outside tables.
    public var tableFrame: CGRect?
    /// Where leading is: left to right by default.
    public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    /// How far the table's layout margins reach into ``bounds``.
    public var layoutMargins = UIEdgeInsets.zero
    /// How far the table's safe area keeps from the edges of ``bounds``.
    public var safeAreaInsets = UIEdgeInsets.zero
    /// The cell's; left and right swap in right-to-left layouts, as UIKit's do.
    public var separatorInset = UIEdgeInsets.zero
    /// The first number of the system's version, whose look what is `automatic` follows.
    public var systemVersion = 26

    /// The radius of the system's own sections.
    var systemRadius: CGFloat { systemVersion >= 26 ? 26 : 10 }

    /// An environment outside any table, left to right, in the look of iOS 26.
    public init(bounds: CGRect, scale: CGFloat, origin: CGPoint = .zero) {
      self.bounds = bounds
      self.scale = scale
      self.origin = origin
    }
  }

  /// The rectangle that the outline stands in.
  public let frame: CGRect
  let grid: PixelGrid
  let shape: CardShape
  /// What a fill may span, in pixels from the outline's top left.
  private let sectionSpan: CGRect
  private let tableSpan: CGRect
  let isRightToLeft: Bool

  /// The geometry of one row.
  public init(
    style: CellBackgroundStyle, states: Set<CellBackgroundState> = [], position: CellPosition, environment: Environment
  ) {
    self.init(
      GeometryRules(look: style.look(in: states), style: style, position: position, environment: environment))
  }

  /// A whole section as one card, whose corners take the radii that fit a first and a last row of these heights.
  ///
  /// The rows drawn one by one equal this card: tests hold them to it.
  package init(
    card style: CellBackgroundStyle, firstRow: CGFloat, lastRow: CGFloat, environment: Environment
  ) {
    var rules = GeometryRules(look: style.look(in: []), style: style, position: .single, environment: environment)
    rules.endRows = (firstRow, lastRow)
    self.init(rules)
  }

  init(_ rules: GeometryRules) {
    grid = rules.grid
    let placed = rules.place()
    frame = placed.frame
    shape = placed.shape
    sectionSpan = placed.sectionSpan
    tableSpan = placed.tableSpan
    isRightToLeft = rules.isRightToLeft
  }

  /// What `span` covers.
  func rect(of span: CellBackgroundStyle.Span) -> CGRect {
    switch span {
    case .cell: return shape.outline.rect
    case .section: return sectionSpan
    case .table: return tableSpan
    }
  }

  // MARK: Paths

  /// The contour of what the row shows: for hit tests, previews of drags and menus, and focus.
  public var outlinePath: UIBezierPath {
    let path = UIBezierPath()
    shape.outline.add(to: path)
    return placed(path)
  }

  /// The border, to be filled by the even-odd rule; nil without one.
  public var borderPath: UIBezierPath? {
    guard let path = shape.borderPath else { return nil }
    return placed(path)
  }

  /// The line to the row below; nil without one.
  public var separatorFrame: CGRect? { shape.separator.map(points) }

  /// What casts the shadow: the section as far as its shadow is seen here; nil without one.
  public var shadowPath: UIBezierPath? {
    guard let shadow = shape.shadow else { return nil }
    let path = UIBezierPath()
    for outline in shadow.outlines { outline.add(to: path) }
    return placed(path)
  }

  /// The rectangle of everything that is painted, with the shadow, in points.
  var pictureFrame: CGRect { points(shape.picture) }

  private func points(_ rect: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + rect.minX / grid.scale, y: frame.minY + rect.minY / grid.scale, width: rect.width / grid.scale,
      height: rect.height / grid.scale)
  }

  private func placed(_ path: UIBezierPath) -> UIBezierPath {
    path.apply(
      CGAffineTransform(a: 1 / grid.scale, b: 0, c: 0, d: 1 / grid.scale, tx: frame.minX, ty: frame.minY))
    return path
  }
}

extension CardShape {
  /// In pixels, for the even-odd rule.
  var borderPath: UIBezierPath? {
    guard hasBorder else { return nil }
    let path = UIBezierPath()
    path.usesEvenOddFillRule = true
    outline.add(to: path)
    inner?.add(to: path)
    return path
  }

  /// The same, but for square outer corners.
  var withoutOutline: CardShape {
    var shape = self
    shape.outline = RoundedOutline(rect: outline.rect, radii: [0, 0, 0, 0], isContinuous: false)
    return shape
  }

  /// What border and separator leave free, in pixels, for the even-odd rule; nil if they cover everything.
  var pathBesideLines: UIBezierPath? {
    guard let area = hasBorder ? inner : outline else { return nil }
    let path = UIBezierPath()
    path.usesEvenOddFillRule = true
    area.add(to: path)
    if let separator { path.append(UIBezierPath(rect: separator)) }
    return path
  }
}
