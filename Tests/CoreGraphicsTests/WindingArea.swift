// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// How much of the pixels of a row shapes have in common, whatever crosses itself or overlaps: by 256 lines through the row.
///
/// Each line is cut exactly; so an edge is off by less than one level.
struct WindingArea {
  struct Shape {
    var polygons: [[CGPoint]]
    var rule = CGPathFillRule.winding

    func edges(in row: Int) -> [(CGPoint, CGPoint)] {
      let (top, bottom) = (CGFloat(row), CGFloat(row + 1))
      return polygons.flatMap { polygon in
        zip(polygon, polygon.dropFirst() + polygon.prefix(1)).filter { a, b in
          max(a.y, b.y) >= top && min(a.y, b.y) <= bottom
        }
      }
    }
  }

  var shapes: [Shape]
  static let lines = 256

  init(_ shapes: [Shape]) { self.shapes = shapes }

  /// Curves in steps far smaller than a pixel.
  init(_ paths: [(path: CGPath, rule: CGPathFillRule)], steps: Int = 100) {
    shapes = paths.map { path, rule in Shape(polygons: Self.polygons(path, steps: steps), rule: rule) }
  }

  private static func polygons(_ path: CGPath, steps: Int) -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    for element in PathTrace(path).elements {
      guard element.type != .moveToPoint, let start = result.last?.last else {
        result.append(element.points)
        continue
      }
      let p = element.points
      for i in 1...(element.type == .addCurveToPoint ? steps : 1) where !p.isEmpty {
        let (t, u) = (CGFloat(i) / CGFloat(steps), 1 - CGFloat(i) / CGFloat(steps))
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        result[result.count - 1].append(
          p.count < 3
            ? p[0]
            : CGPoint(
              x: a * start.x + b * p[0].x + c * p[1].x + d * p[2].x,
              y: a * start.y + b * p[0].y + c * p[1].y + d * p[2].y))
      }
    }
    return result
  }

  /// 0 to 1 for each of the first `width` pixels of row `y`.
  func row(_ y: Int, width: Int) -> [CGFloat] {
    var result = [CGFloat](repeating: 0, count: width)
    let edges = shapes.map { $0.edges(in: y) }
    for line in 0..<Self.lines {
      let place = CGFloat(y) + (CGFloat(line) + 0.5) / CGFloat(Self.lines)
      var common: [(CGFloat, CGFloat)] = [(0, CGFloat(width))]
      for (shape, edges) in zip(shapes, edges) {
        let parts = Self.inside(edges, shape.rule, at: place)
        common = common.flatMap { a in
          parts.compactMap { b in max(a.0, b.0) < min(a.1, b.1) ? (max(a.0, b.0), min(a.1, b.1)) : nil }
        }
      }
      for (from, to) in common {
        for x in Int(from)..<min(width, Int(to.rounded(.up))) {
          result[x] += max(0, min(to, CGFloat(x) + 1) - max(from, CGFloat(x))) / CGFloat(Self.lines)
        }
      }
    }
    return result
  }

  private static func inside(
    _ edges: [(CGPoint, CGPoint)], _ rule: CGPathFillRule, at y: CGFloat
  ) -> [(CGFloat, CGFloat)] {
    var cuts: [(x: CGFloat, turn: Int)] = []
    for (a, b) in edges where (a.y <= y) != (b.y <= y) {
      cuts.append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y ? 1 : -1))
    }
    cuts.sort { $0.x < $1.x }
    var parts: [(CGFloat, CGFloat)] = []
    var (winding, start) = (0, CGFloat(0))
    for cut in cuts {
      let wasIn = rule == .evenOdd ? !winding.isMultiple(of: 2) : winding != 0
      winding += cut.turn
      let isIn = rule == .evenOdd ? !winding.isMultiple(of: 2) : winding != 0
      if !wasIn, isIn { start = cut.x }
      if wasIn, !isIn { parts.append((start, cut.x)) }
    }
    return parts
  }

  /// The largest difference to the alpha of a picture in these rows, in levels, and where it is.
  func largestDifference(to bitmap: Bitmap, rows: some Sequence<Int>) -> (levels: CGFloat, place: String) {
    var worst = (levels: CGFloat(0), place: "")
    for y in rows {
      for (x, exact) in row(y, width: bitmap.width).enumerated() {
        let levels = abs(CGFloat(bitmap[x, y].alpha) - 255 * exact)
        if levels > worst.levels { worst = (levels, "\(x), \(y): \(bitmap[x, y].alpha) instead of \(255 * exact)") }
      }
    }
    return worst
  }
}

struct WindingAreaTests {
  @Test func `the measure itself knows overlaps by both rules and what shapes have in common`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 3, height: 4))
    path.addRect(CGRect(x: 1.5, y: 0, width: 3, height: 4))
    #expect(WindingArea([(path, .winding)]).row(1, width: 6) == [1, 1, 1, 1, 0.5, 0])
    #expect(WindingArea([(path, .evenOdd)]).row(1, width: 6) == [1, 0.5, 0, 1, 0.5, 0])
    let other = CGPath(rect: CGRect(x: 2.25, y: 1.5, width: 9, height: 9), transform: nil)
    #expect(WindingArea([(path, .winding), (other, .winding)]).row(1, width: 6) == [0, 0, 0.375, 0.5, 0.25, 0])
  }
}
