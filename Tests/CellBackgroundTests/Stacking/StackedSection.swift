// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

/// A random section: a style, rows at odd places, a display.
struct StackedSection: CustomStringConvertible {
  var style: CellBackgroundStyle
  var heights: [CGFloat]
  /// The section's place in the picture.
  var origin: CGPoint
  var width: CGFloat
  var scale: CGFloat
  var direction: UIUserInterfaceLayoutDirection

  init(seed: UInt64) {
    var dice = Dice(seed: seed)
    scale = dice.pick([1, 2, 3])
    direction = dice.pick([.leftToRight, .rightToLeft])
    origin = CGPoint(x: dice.sevenths(0...28), y: dice.sevenths(0...35))
    width = dice.sevenths(350...500)
    heights = (0..<Int.random(in: 1...4, using: &dice)).map { _ in dice.sevenths(49...280) }
    style = CellBackgroundStyle(fill: Self.fill(&dice))
    style.separator = .hidden
    style.corners = Self.corners(&dice)
    if dice.pick([true, true, false]) {
      let width = CGFloat(Int.random(in: 0...16, using: &dice)) / 4
      style.border = .init(color: dice.color(alpha: dice.pick([1, 0.5])), width: .points(width))
      if dice.pick([true, false, false, false]) {
        style.border.edges = dice.pick([[.leading, .trailing], [.top, .bottom], [.leading], [.top, .trailing]])
      }
    }
    if dice.pick([true, false]) {
      style.insets = .init(
        top: dice.sevenths(0...14), leading: dice.sevenths(0...40), bottom: dice.sevenths(0...14),
        trailing: dice.sevenths(0...40))
    }
  }

  private static func fill(_ dice: inout Dice) -> CellBackgroundStyle.Fill {
    switch Int.random(in: 0..<5, using: &dice) {
    case 0: return .color(dice.color())
    case 1: return .color(dice.color(alpha: 0.5))
    case 2: return .gradient(.vertical([dice.color(), dice.color(), dice.color(alpha: 0.7)], span: .section))
    case 3: return .gradient(.horizontal([dice.color(), dice.color()], span: .section))
    default: return .texture(.init(image: texture(&dice), span: dice.pick([.section, .table])))
    }
  }

  /// A tile of seven by five points with a mark that shows where it begins.
  private static func texture(_ dice: inout Dice) -> UIImage {
    let (ground, mark) = (dice.color(), dice.color())
    let format = UIGraphicsImageRendererFormat()
    format.scale = dice.pick([1, 2, 3])
    return UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5), format: format).image { context in
      ground.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 7, height: 5))
      mark.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 2))
    }
  }

  private static func corners(_ dice: inout Dice) -> CellBackgroundStyle.Corners {
    func radius() -> CGFloat { CGFloat(Int.random(in: 0...80, using: &dice)) / 2 }
    var corners = CellBackgroundStyle.Corners(.points(radius()))
    if dice.pick([true, false, false]) {
      corners.radius = .each(
        topLeading: radius(), topTrailing: radius(), bottomLeading: radius(), bottomTrailing: radius())
    }
    corners.curve = dice.pick([.continuous, .circular])
    return corners
  }

  var description: String { "\(heights) from \(origin), \(width) wide, at \(scale)x, \(direction): \(style)" }

  // MARK: Rows

  var frame: CGRect { CGRect(origin: origin, size: CGSize(width: width, height: heights.reduce(0, +))) }

  /// What the picture has to hold.
  var size: CGSize { CGSize(width: frame.maxX.rounded(.up) + 2, height: frame.maxY.rounded(.up) + 2) }

  /// Where each row lies: each begins where the one above ends.
  var rows: [CGRect] {
    var y = origin.y
    return heights.map { height in
      defer { y += height }
      return CGRect(x: origin.x, y: y, width: width, height: height)
    }
  }

  func position(_ row: Int) -> CellPosition { CellPosition(row: row, rowCount: heights.count) }

  private func environment(_ rect: CGRect) -> CellBackgroundGeometry.Environment {
    var environment = CellBackgroundGeometry.Environment(
      bounds: CGRect(origin: .zero, size: rect.size), scale: scale, origin: rect.origin)
    environment.sectionFrame = frame.offsetBy(dx: -rect.minX, dy: -rect.minY)
    environment.tableFrame = CGRect(x: origin.x - rect.minX, y: -rect.minY, width: width, height: frame.maxY)
    environment.layoutDirection = direction
    return environment
  }

  func geometry(row: Int) -> CellBackgroundGeometry {
    CellBackgroundGeometry(style: style, position: position(row), environment: environment(rows[row]))
  }

  /// The whole section as one.
  var card: CellBackgroundGeometry {
    guard heights.count > 1 else { return geometry(row: 0) }
    return CellBackgroundGeometry(
      card: style, firstRow: heights[0], lastRow: heights[heights.count - 1], environment: environment(frame))
  }
}
