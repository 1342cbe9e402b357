// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// The rules by which a look becomes a shape on device pixels.
struct GeometryRules {
  let look: CellBackgroundStyle.Look
  let insets: CellBackgroundStyle.Insets
  let position: CellPosition
  let environment: CellBackgroundGeometry.Environment
  let grid: PixelGrid
  /// The gap between two rows.
  let gap: CGFloat
  /// A detached row is shaped as if it were alone, at its place.
  let isDetached: Bool
  var hidesSeparator = false
  /// The heights of the rows at the ends of a section that is drawn as one card.
  var endRows: (first: CGFloat, last: CGFloat)?

  init(
    look: CellBackgroundStyle.Look, style: CellBackgroundStyle, position: CellPosition,
    environment: CellBackgroundGeometry.Environment
  ) {
    self.look = look
    insets = style.insets
    self.position = position
    self.environment = environment
    grid = PixelGrid(scale: environment.scale)
    gap = grid.thickness(style.spacing)
    isDetached = look.shape == .detached
  }

  var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }
  private var joinsAbove: Bool { position.joinsAbove && !isDetached && gap == 0 }
  private var joinsBelow: Bool { position.joinsBelow && !isDetached && gap == 0 }
  private var origin: CGPoint {
    let origin = environment.origin
    return CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
  }

  /// A vertical or horizontal stretch in the table's pixels.
  private typealias Stretch = (start: CGFloat, end: CGFloat)

  private func stretch(_ start: CGFloat, _ length: CGFloat, from origin: CGFloat) -> Stretch {
    (grid.edge(origin, start), grid.edge(origin, start + length))
  }

  // MARK: Insets

  /// Left and right, in points.
  private var sides: (left: CGFloat, right: CGFloat) {
    let base: UIEdgeInsets
    switch insets.reference {
    case .bounds: base = .zero
    case .safeArea: base = environment.safeAreaInsets
    case .layoutMargins: base = environment.layoutMargins
    }
    func sum(_ a: CGFloat, _ b: CGFloat) -> CGFloat { (a > 0 ? a : 0) + (b > 0 ? b : 0) }
    return isRightToLeft
      ? (sum(base.left, insets.trailing), sum(base.right, insets.leading))
      : (sum(base.left, insets.leading), sum(base.right, insets.trailing))
  }

  /// Half of a gap is taken from either row, an odd pixel from the lower one, and at the section's ends as much as elsewhere:
  /// all cards are equally high.
  private var halves: (above: CGFloat, below: CGFloat) { (gap - (gap / 2).rounded(.down), (gap / 2).rounded(.down)) }
  private var above: CGFloat { halves.above + (position.joinsAbove ? 0 : grid.distance(insets.top)) }
  private var below: CGFloat { halves.below + (position.joinsBelow ? 0 : grid.distance(insets.bottom)) }

  // MARK: The shape

  func place() -> (frame: CGRect, shape: CardShape, sectionSpan: CGRect, tableSpan: CGRect) {
    let (bounds, origin) = (environment.bounds, origin)
    let x = stretch(0, bounds.width, from: origin.x)
    let y = stretch(0, bounds.height, from: origin.y)
    let (left, right) = (x.start + grid.distance(sides.left), x.end - grid.distance(sides.right))
    let (top, bottom) = (y.start + above, y.end - below)
    let frame = CGRect(
      x: bounds.minX + left / grid.scale - origin.x, y: bounds.minY + top / grid.scale - origin.y,
      width: (right - left) / grid.scale, height: (bottom - top) / grid.scale)
    guard right > left, bottom > top, frame.width.isFinite, frame.height.isFinite, frame.minX.isFinite,
      frame.minY.isFinite
    else { return (.zero, .empty, .zero, .zero) }

    let size = CGSize(width: right - left, height: bottom - top)
    let section = environment.sectionFrame.flatMap { usable($0, bounds, origin.y) }
    let table = environment.tableFrame.flatMap { frame -> CGRect? in
      guard let y = usable(frame, bounds, origin.y), frame.minX.isFinite, frame.width.isFinite else { return nil }
      let x = stretch(frame.minX - bounds.minX, frame.width, from: origin.x)
      return CGRect(x: x.start - left, y: y.start - top, width: x.end - x.start, height: y.end - y.start)
    }
    var sectionSpan = CGRect(origin: .zero, size: size)
    if let section {
      sectionSpan.origin.y = section.start + halves.above + grid.distance(insets.top) - top
      sectionSpan.size.height = section.end - halves.below - grid.distance(insets.bottom) - top - sectionSpan.minY
    }
    return (frame, shape(size, sectionSpan, isSectionKnown: section != nil), sectionSpan, table ?? sectionSpan)
  }

  private func usable(_ rect: CGRect, _ bounds: CGRect, _ origin: CGFloat) -> Stretch? {
    guard rect.minY.isFinite, rect.height.isFinite, rect.height > 0 else { return nil }
    return stretch(rect.minY - bounds.minY, rect.height, from: origin)
  }

  private func shape(_ size: CGSize, _ section: CGRect, isSectionKnown: Bool) -> CardShape {
    let rect = CGRect(origin: .zero, size: size)
    let ends = endRows.map { rows in
      (
        top: stretch(0, rows.first, from: origin.y).end - stretch(0, 0, from: origin.y).end - grid.distance(insets.top),
        bottom: grid.edge(origin.y, environment.bounds.height)
          - grid.edge(origin.y, environment.bounds.height - rows.last) - grid.distance(insets.bottom)
      )
    }
    let line = borderEdges
    let outline = RoundedOutline(
      rect: rect, radii: radii(of: position), isContinuous: isContinuous, lines: line, ends: ends)
    var shape = CardShape(outline: outline, picture: rect)
    if line != .zero {
      shape.hasBorder = true
      shape.inner = outline.inset(top: line.top, left: line.left, bottom: line.bottom, right: line.right)
    }
    shape.separator = separator(size, line)
    addShadow(to: &shape, section, isSectionKnown: isSectionKnown)
    return shape
  }

  private var isContinuous: Bool { look.corners.curve != .circular }

  /// In pixels, clockwise from the top left, of a row at `position`.
  private func radii(of position: CellPosition) -> [CGFloat] {
    let outer: [CGFloat]
    switch look.corners.radius {
    case .automatic: outer = Array(repeating: environment.systemRadius, count: 4)
    case .points(let radius): outer = Array(repeating: radius, count: 4)
    case .each(let topLeading, let topTrailing, let bottomLeading, let bottomTrailing):
      outer =
        isRightToLeft
        ? [topTrailing, topLeading, bottomLeading, bottomTrailing]
        : [topLeading, topTrailing, bottomTrailing, bottomLeading]
    case .concentric(let container):
      outer = Array(repeating: container - max(sides.left, sides.right), count: 4)
    }
    let isJoined = [position.joinsAbove, position.joinsAbove, position.joinsBelow, position.joinsBelow]
    let isTrailing = isRightToLeft ? [true, false, false, true] : [false, true, true, false]
    return outer.indices.map { i in
      if look.shape == .squareTrailing, isTrailing[i] { return 0 }
      let radius = isJoined[i] && !isDetached ? look.corners.inner ?? (gap > 0 ? outer[i] : 0) : outer[i]
      return radius > 0 ? radius * grid.scale : 0
    }
  }

  // MARK: Lines

  private func pixels(_ width: CellBackgroundStyle.LineWidth) -> CGFloat {
    switch width {
    case .automatic: return environment.systemVersion >= 26 ? grid.thickness(1) : 1
    case .hairline: return 1
    case .points(let points): return grid.thickness(points)
    }
  }

  private var borderEdges: UIEdgeInsets {
    let (line, edges) = (pixels(look.border.width), look.border.edges)
    func width(_ edge: NSDirectionalRectEdge, _ isJoined: Bool = false) -> CGFloat {
      edges.contains(edge) && !isJoined ? line : 0
    }
    return UIEdgeInsets(
      top: width(.top, joinsAbove), left: width(isRightToLeft ? .trailing : .leading),
      bottom: width(.bottom, joinsBelow), right: width(isRightToLeft ? .leading : .trailing))
  }

  /// It begins beside the border, or a translucent colour would be twice on top of itself.
  private func separator(_ size: CGSize, _ border: UIEdgeInsets) -> CGRect? {
    let line = min(pixels(look.separator.width), size.height)
    guard joinsBelow, line > 0, !hidesSeparator, !look.hidesSeparator else { return nil }
    var (leading, trailing): (CGFloat, CGFloat)
    switch look.separator.inset {
    case .automatic:
      let inset = environment.separatorInset
      let (before, after) = isRightToLeft ? (sides.right, sides.left) : (sides.left, sides.right)
      (leading, trailing) = (
        grid.distance(inset.left) - grid.distance(before), grid.distance(inset.right) - grid.distance(after)
      )
    case .points(let a, let b):
      (leading, trailing) = (grid.distance(a), grid.distance(b))
    }
    if isRightToLeft { swap(&leading, &trailing) }
    let (left, right) = (max(leading, border.left), size.width - max(trailing, border.right))
    guard right > left else { return nil }
    return CGRect(x: left, y: size.height - line, width: right - left, height: line)
  }

  // MARK: Shadow

  /// The shadow of the whole section, of which the row shows what lies beside it and, at an end, beyond.
  private func addShadow(to shape: inout CardShape, _ section: CGRect, isSectionKnown: Bool) {
    let style = look.shadow
    guard style.opacity > 0, style.color != .clear else { return }
    func pixels(_ points: CGFloat) -> CGFloat {
      points.isFinite ? min(max(points * grid.scale, -1000), 1000).rounded() : 0
    }
    let blur = style.blur > 0 ? min(style.blur, 100) * grid.scale : 0
    var shadow = CardShape.Shadow(
      outlines: [], blur: blur, offset: CGSize(width: pixels(style.offset.width), height: pixels(style.offset.height)))
    let (extent, rect) = (shadow.extent, shape.outline.rect)
    let ends = radii(of: .single)
    // As far as anything is seen from here, and the corners beyond that, which are never wider than the row.
    let corner = min(ends.max() ?? 0, rect.width)
    let far = extent.height + (corner * RoundedOutline.Corner.continuousReach).rounded(.up) + 1
    if gap == 0 || isDetached {
      let above = joinsAbove ? (isSectionKnown ? min(max(-section.minY, 0), far) : far) : 0
      let below = joinsBelow ? (isSectionKnown ? min(max(section.maxY - rect.maxY, 0), far) : far) : 0
      let whole = CGRect(x: 0, y: -above, width: rect.width, height: above + rect.height + below)
      shadow.outlines = [RoundedOutline(rect: whole, radii: ends, isContinuous: isContinuous)]
    } else {
      shadow.outlines = [shape.outline]
      let size = CGSize(width: rect.width, height: 2 * far)
      func neighbour(_ y: CGFloat) {
        shadow.outlines.append(
          RoundedOutline(
            rect: CGRect(origin: CGPoint(x: 0, y: y), size: size), radii: radii(of: .middle), isContinuous: isContinuous
          ))
      }
      if position.joinsAbove { neighbour(-gap - size.height) }
      if position.joinsBelow { neighbour(rect.maxY + gap) }
    }
    shape.shadow = shadow
    // Between rows the picture ends where the cell does.
    let blurred = (1.5 * blur).rounded(.up)
    func beyond(_ offset: CGFloat) -> CGFloat { max(0, blurred + offset) }
    let isOpenAbove = !position.joinsAbove || isDetached
    let isOpenBelow = !position.joinsBelow || isDetached
    let top = isOpenAbove ? beyond(-shadow.offset.height) : above
    let bottom = isOpenBelow ? beyond(shadow.offset.height) : below
    let (left, right) = (beyond(-shadow.offset.width), beyond(shadow.offset.width))
    shape.picture = CGRect(
      x: -left, y: -top, width: left + rect.width + right, height: top + rect.height + bottom)
  }
}
