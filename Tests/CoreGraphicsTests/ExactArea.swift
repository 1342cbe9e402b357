// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// How much of every pixel a simple polygon covers: analytic, by clipping it to the pixel.
struct ExactArea {
  let width: Int
  let height: Int
  /// 0 to 1, row by row.
  private(set) var coverage: [CGFloat]

  init(of polygon: [CGPoint], width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    coverage = []
    for y in 0..<height {
      let row = Self.clipped(Self.clipped(polygon, \.y, from: CGFloat(y)), \.y, to: CGFloat(y) + 1)
      for x in 0..<width {
        let cell = Self.clipped(Self.clipped(row, \.x, from: CGFloat(x)), \.x, to: CGFloat(x) + 1)
        coverage.append(abs(Self.area(cell)))
      }
    }
  }

  /// The exact values combined pixel by pixel, for shapes with holes.
  func combined(with other: ExactArea, _ combine: (CGFloat, CGFloat) -> CGFloat) -> ExactArea {
    var result = self
    for i in coverage.indices { result.coverage[i] = combine(coverage[i], other.coverage[i]) }
    return result
  }

  subscript(x: Int, y: Int) -> CGFloat { coverage[y * width + x] }

  var sum: CGFloat { coverage.reduce(0, +) }

  /// The largest difference to a picture's alpha, in levels, and where it is.
  func largestDifference(to bitmap: Bitmap) -> (levels: CGFloat, place: String) {
    var worst = (levels: CGFloat(0), place: "")
    for y in 0..<height {
      for x in 0..<width {
        let levels = abs(CGFloat(bitmap[x, y].alpha) - 255 * self[x, y])
        if levels > worst.levels {
          worst = (levels, "\(x), \(y): \(bitmap[x, y].alpha) instead of \(255 * self[x, y])")
        }
      }
    }
    return worst
  }

  static func area(_ polygon: [CGPoint]) -> CGFloat {
    zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
  }

  /// The part of the polygon on one side of a line across an axis.
  private static func clipped(
    _ polygon: [CGPoint], _ axis: KeyPath<CGPoint, CGFloat>, from low: CGFloat? = nil, to high: CGFloat? = nil
  ) -> [CGPoint] {
    guard let last = polygon.last else { return [] }
    func depth(_ p: CGPoint) -> CGFloat { low.map { p[keyPath: axis] - $0 } ?? (high ?? 0) - p[keyPath: axis] }
    var result: [CGPoint] = []
    var a = last
    for b in polygon {
      let (da, db) = (depth(a), depth(b))
      if (da < 0) != (db < 0) {
        let t = da / (da - db)
        result.append(CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
      }
      if db >= 0 { result.append(b) }
      a = b
    }
    return result
  }
}

extension Bitmap {
  /// The sum of all coverage, in pixels.
  var coverage: CGFloat { words.reduce(0) { $0 + CGFloat($1 >> 24) } / 255 }
}

/// Points on an ellipse, so many that chords and curve are the same.
func ellipsePoints(_ rect: CGRect, from start: CGFloat = 0, sweep: CGFloat = 2 * .pi, count: Int = 720) -> [CGPoint] {
  (0..<count).map { i in
    let angle = start + sweep * CGFloat(i) / CGFloat(count)
    return CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
  }
}

struct ExactAreaTests {
  @Test func `the measure itself knows a triangle, a circle and their pixels`() {
    let triangle = ExactArea(of: [.zero, CGPoint(x: 4, y: 0), CGPoint(x: 0, y: 4)], width: 5, height: 5)
    #expect(abs(triangle.sum - 8) < 1e-9)
    #expect(triangle[0, 0] == 1)
    #expect(abs(triangle[1, 2] - 0.5) < 1e-9)
    #expect(triangle[3, 3] == 0)
    let circle = ExactArea(of: ellipsePoints(CGRect(x: 1, y: 1, width: 8, height: 8)), width: 10, height: 10)
    #expect(abs(circle.sum - 16 * .pi) < 0.001)
  }
}
