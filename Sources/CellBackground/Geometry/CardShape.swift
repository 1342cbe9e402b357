// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// A row's part of its section in whole device pixels, y down, from the outline's top left: all that painting needs.
///
/// Two rows with equal shapes have equal pictures.
struct CardShape: Hashable {
  /// What the section casts its shadow with.
  struct Shadow: Hashable {
    /// The section as far as it matters here, or the cards next to this one.
    var outlines: [RoundedOutline]
    var blur: CGFloat
    var offset: CGSize

    func hash(into hasher: inout Hasher) {
      hasher.combine(outlines)
      hasher.combine(blur)
      hasher.combine(offset)
    }

    /// How far a shadow's edge is seen from what casts it, along both axes.
    var extent: CGSize {
      CGSize(
        width: (1.5 * blur + abs(offset.width)).rounded(.up), height: (1.5 * blur + abs(offset.height)).rounded(.up))
    }
  }

  var outline: RoundedOutline
  var hasBorder = false
  /// Where the border ends; nil if it covers everything.
  var inner: RoundedOutline?
  var separator: CGRect?
  var shadow: Shadow?
  /// All that may be painted on: the outline, and the shadow around it.
  var picture: CGRect

  func hash(into hasher: inout Hasher) {
    hasher.combine(outline)
    hasher.combine(inner)
    hasher.combine(separator?.size.width)
    hasher.combine(shadow)
    hasher.combine(picture)
  }

  static let empty = CardShape(
    outline: RoundedOutline(rect: .zero, radii: [0, 0, 0, 0], isContinuous: false), picture: .zero)

  var isEmpty: Bool { picture.isEmpty }

  /// The parts of the picture, in pixels from its edges, that must not be stretched.
  private var caps: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    let (rect, corners) = (outline.rect, outline.corners)
    func reach(_ a: Int, _ b: Int, _ axis: KeyPath<CGSize, CGFloat>) -> CGFloat {
      max(corners[a].reach[keyPath: axis], corners[b].reach[keyPath: axis])
    }
    var top = reach(0, 1, \.height)
    var left = reach(0, 3, \.width)
    var bottom = rect.maxY - reach(2, 3, \.height)
    var right = rect.maxX - reach(1, 2, \.width)
    if hasBorder, let inner = inner?.rect {
      (top, left) = (max(top, inner.minY), max(left, inner.minX))
      (bottom, right) = (min(bottom, inner.maxY), min(right, inner.maxX))
    }
    if let separator {
      (left, right) = (max(left, separator.minX), min(right, separator.maxX))
      bottom = min(bottom, separator.minY)
    }
    if let shadow {
      for card in shadow.outlines {
        let (r, e) = (card.rect, shadow.extent)
        let reaches = card.corners.map(\.reach)
        let (wide, high) = (reaches.map(\.width).max() ?? 0, reaches.map(\.height).max() ?? 0)
        (left, right) = (max(left, r.minX + wide + e.width), min(right, r.maxX - wide - e.width))
        // The ends of neighbours on the far side are beyond what is seen here.
        if r.minY <= 0 { top = max(top, r.minY + high + e.height) }
        if r.maxY >= rect.maxY { bottom = min(bottom, r.maxY - high - e.height) }
      }
    }
    func cap(_ length: CGFloat) -> CGFloat { max(0, length.rounded(.up)) }
    return (
      cap(top - picture.minY), cap(left - picture.minX), cap(picture.maxY - bottom), cap(picture.maxX - right)
    )
  }

  /// The smallest shape whose picture gives this one when it is stretched, and the parts that keep their size, in pixels.
  ///
  /// Between the caps there are three equal pixels, of which the middle one is stretched: Core Animation's filter reads half
  /// a pixel beyond the part that it stretches, and would smear the cap's last pixel over half of the row. A row that is too
  /// small for that keeps its length, and all of it is stretched or none: equal shapes always have equal caps.
  func stretchable(vertically: Bool) -> (shape: CardShape, caps: UIEdgeInsets) {
    let caps = caps
    var kept = UIEdgeInsets.zero
    let dx = picture.width - caps.left - caps.right - 3
    let dy = picture.height - caps.top - caps.bottom - 3
    if dx >= 0 { (kept.left, kept.right) = (caps.left + 1, caps.right + 1) }
    if dy >= 0, vertically { (kept.top, kept.bottom) = (caps.top + 1, caps.bottom + 1) }
    return (shrunk(max(dx, 0), vertically ? max(dy, 0) : 0), kept)
  }

  /// The shape without `dx` columns and `dy` rows of its middle.
  private func shrunk(_ dx: CGFloat, _ dy: CGFloat) -> CardShape {
    var shape = self
    func shrink(_ rect: inout CGRect) {
      rect.size.width -= dx
      rect.size.height -= dy
    }
    shrink(&shape.outline.rect)
    shrink(&shape.picture)
    if shape.inner != nil { shrink(&shape.inner!.rect) }
    if shape.separator != nil {
      shape.separator!.size.width -= dx
      shape.separator!.origin.y -= dy
    }
    for i in shape.shadow?.outlines.indices ?? 0..<0 {
      let rect = shape.shadow!.outlines[i].rect
      shape.shadow!.outlines[i].rect.size.width -= dx
      if rect.minY >= outline.rect.maxY {
        shape.shadow!.outlines[i].rect.origin.y -= dy
      } else if rect.maxY > 0 {
        shape.shadow!.outlines[i].rect.size.height -= dy
      }
    }
    return shape
  }
}
