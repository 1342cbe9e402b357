// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// A rectangle with round corners, in device pixels, y down.
///
/// The continuous curve is that of `UIBezierPath(roundedRect:cornerRadius:)` (its numbers were read off paths that iOS
/// made): it begins 1.528665 radii from the corner. Unlike UIKit's it does not jump where a side is too short for that: it
/// approaches the quarter of a circle, axis by axis, in proportion to the room.
struct RoundedOutline: Hashable {
  /// How one corner bends; a radius of zero is a square corner.
  struct Corner: Hashable {
    var radius = CGSize.zero
    /// From 0, a quarter of an ellipse, to 1, the whole continuous curve, for each axis.
    var share = CGSize.zero
    /// Pixels from the corner's tip to where the curve begins, along each axis.
    var reach: CGSize {
      CGSize(
        width: radius.width * (1 + share.width * (Self.continuousReach - 1)),
        height: radius.height * (1 + share.height * (Self.continuousReach - 1)))
    }

    static let continuousReach: CGFloat = 1.528665

    func hash(into hasher: inout Hasher) {
      hasher.combine(radius)
      hasher.combine(share)
    }

    /// Makes the curve less smooth, and then the radius smaller, until it reaches no farther than that.
    mutating func fit(width: CGFloat, height: CGFloat) {
      func fit(_ radius: inout CGFloat, _ share: inout CGFloat, _ room: CGFloat) {
        guard radius > 0, radius * (1 + share * (Self.continuousReach - 1)) > room else { return }
        radius = max(min(radius, room), 0)
        share = radius > 0 ? min(max((room / radius - 1) / (Self.continuousReach - 1), 0), share) : 0
      }
      fit(&radius.width, &share.width, width)
      fit(&radius.height, &share.height, height)
      if radius.width <= 0 || radius.height <= 0 { self = Self() }
    }
  }

  var rect: CGRect
  /// Top left, top right, bottom right, bottom left: clockwise.
  private(set) var corners: [Corner]

  /// A rectangle whose corners have the given radii, in pixels and clockwise from the top left, as far as they fit.
  ///
  /// - Parameters:
  ///   - lines: The thickness of a line along the edges: a corner leaves it free at the other end of a side, or the line
  ///     could not follow the curve there.
  ///   - ends: The heights that the upper and the lower corners may use; nil if both share the rectangle's.
  init(
    rect: CGRect, radii: [CGFloat], isContinuous: Bool, lines: UIEdgeInsets = .zero,
    ends: (top: CGFloat, bottom: CGFloat)? = nil
  ) {
    self.rect = rect
    let wanted = radii.map { $0 > 0 ? min($0, Self.largest) : 0 }
    corners = wanted.indices.map { i in
      let r = wanted[i]
      guard r > 0 else { return Corner() }
      // corners 0 and 1, 2 and 3 share a horizontal side, 1 and 2, 3 and 0 a vertical one
      let (beside, across) = (wanted[i ^ 1], wanted[3 - i])
      let roomX = Self.room(r, beside, rect.width, i == 0 || i == 3 ? lines.right : lines.left)
      let roomY =
        ends.map { i < 2 ? $0.top : $0.bottom } ?? Self.room(r, across, rect.height, i < 2 ? lines.bottom : lines.top)
      let radius = min(r, roomX, roomY)
      guard radius > 0 else { return Corner() }
      var share = CGSize.zero
      if isContinuous {
        func part(_ room: CGFloat) -> CGFloat { min((room / radius - 1) / (Corner.continuousReach - 1), 1) }
        share = CGSize(width: part(roomX), height: part(roomY))
      }
      return Corner(radius: CGSize(width: radius, height: radius), share: share)
    }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(rect)
    hasher.combine(corners)
  }

  /// Larger than any screen: sums stay finite.
  private static let largest: CGFloat = 1e6

  /// What a corner has of a side: all of it, or its share where the corner at the other end is round too.
  private static func room(_ radius: CGFloat, _ other: CGFloat, _ side: CGFloat, _ line: CGFloat) -> CGFloat {
    min(side * radius / (radius + other), side - line)
  }

  /// What lies inside of a line along the edges; nil where the line covers all.
  ///
  /// A thick line leaves square corners. On a thinner one the curve is the same, made smaller: the thickness on the arc is
  /// that of the straights within 1.4 %.
  func inset(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> RoundedOutline? {
    var inner = self
    // Compared as numbers: a rectangle's `width` is never negative.
    let (width, height) = (rect.width - left - right, rect.height - top - bottom)
    guard width > 0, height > 0 else { return nil }
    inner.rect = CGRect(x: rect.minX + left, y: rect.minY + top, width: width, height: height)
    for (i, corner) in corners.enumerated() {
      let (dx, dy) = (i == 0 || i == 3 ? left : right, i < 2 ? top : bottom)
      let (rx, ry) = (corner.radius.width - dx, corner.radius.height - dy)
      guard rx > 0, ry > 0 else {
        inner.corners[i] = Corner()
        continue
      }
      inner.corners[i].radius = CGSize(width: rx, height: ry)
    }
    // Beside a corner that the line has made square, a curve may have become too long for what is left of the side.
    for i in inner.corners.indices {
      let (beside, across) = (inner.corners[i ^ 1].reach.width, inner.corners[3 - i].reach.height)
      inner.corners[i].fit(width: inner.rect.width - beside, height: inner.rect.height - across)
    }
    return inner
  }

  /// Adds the closed outline to `path`, clockwise on the screen, beginning on the top edge.
  func add(to path: UIBezierPath) {
    guard rect.width > 0, rect.height > 0 else { return }
    let start = corners[0].reach.width
    path.move(to: CGPoint(x: rect.minX + start, y: rect.minY))
    addCorner(1, CGPoint(x: rect.maxX, y: rect.minY), x: -1, y: 1, to: path)
    addCorner(2, CGPoint(x: rect.maxX, y: rect.maxY), x: -1, y: -1, to: path)
    addCorner(3, CGPoint(x: rect.minX, y: rect.maxY), x: 1, y: -1, to: path)
    addCorner(0, CGPoint(x: rect.minX, y: rect.minY), x: 1, y: 1, to: path)
    path.close()
  }

  /// A line to the corner and the way around it; `x` and `y` point from the corner into the rectangle.
  private func addCorner(_ index: Int, _ tip: CGPoint, x: CGFloat, y: CGFloat, to path: UIBezierPath) {
    let corner = corners[index]
    guard corner.radius.width > 0 else { return path.addLine(to: tip) }
    // clockwise the upper right and the lower left corner begin on a horizontal edge
    let curve = index % 2 == 1 ? corner.curve : corner.curve.reversed()
    let points = curve.map { CGPoint(x: tip.x + x * $0.x, y: tip.y + y * $0.y) }
    path.addLine(to: points[0])
    for i in stride(from: 1, to: points.count, by: 3) {
      path.addCurve(to: points[i + 2], controlPoint1: points[i], controlPoint2: points[i + 1])
    }
  }
}
