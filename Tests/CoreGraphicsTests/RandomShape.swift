// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport

/// Seeded shapes of every kind, some of them partly outside of the picture.
enum RandomShape: CaseIterable {
  case triangle
  /// Its lines cross each other.
  case star
  case ellipse
  /// Curves from point to point around a middle, with loops.
  case blob
  /// A long one, narrower than a pixel at one end.
  case sliver
  /// Overlapping pieces, some the other way around.
  case pieces
  case roundedRectangle

  func path(side: CGFloat, using random: inout SeededGenerator) -> CGPath {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
    func point() -> CGPoint { CGPoint(x: number(-0.2...1.2) * side, y: number(-0.2...1.2) * side) }
    let path = CGMutablePath()
    switch self {
    case .triangle:
      path.addLines(between: [point(), point(), point()])
    case .star:
      path.addLines(between: (0..<Int.random(in: 5...9, using: &random)).map { _ in point() })
    case .ellipse, .roundedRectangle:
      let rect = CGRect(
        x: number(-0.3...0.6) * side, y: number(-0.3...0.6) * side, width: number(0.01...0.8) * side,
        height: number(0.01...0.8) * side)
      let turn = CGAffineTransform(rotationAngle: self == .ellipse ? number(0...0.4) : number(-0.3...0.3))
      if self == .ellipse {
        path.addEllipse(in: rect, transform: turn)
      } else {
        path.addRoundedRect(
          in: rect, cornerWidth: rect.width * 0.3, cornerHeight: rect.height * 0.4, transform: turn)
      }
    case .blob:
      path.move(to: point())
      for _ in 0..<Int.random(in: 2...5, using: &random) {
        path.addCurve(to: point(), control1: point(), control2: point())
      }
    case .sliver:
      let (a, b) = (point(), point())
      path.addLines(between: [a, b, CGPoint(x: b.x + number(-1...1), y: b.y + number(-1...1))])
    case .pieces:
      for _ in 0..<6 {
        let p = point()
        path.addLines(between: (0..<3).map { _ in CGPoint(x: p.x + number(-9...9), y: p.y + number(-9...9)) })
        path.closeSubpath()
      }
    }
    path.closeSubpath()
    return path
  }
}
