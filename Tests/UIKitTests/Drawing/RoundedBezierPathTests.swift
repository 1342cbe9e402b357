// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// The corners of facts §5.
struct RoundedBezierPathTests {
  /// From the horizontal edge to the vertical one, in radii from the corner, along the top edge then down.
  private static let corner: [CGPoint] = [
    (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
    (0.16905956, 0.37282383), (0.07491139, 0.63149379), (0, 0.86840694), (0, 1.08849296), (0, 1.52866498),
  ].map { CGPoint(x: $0.0, y: $0.1) }

  /// What the facts say of a rectangle: from the top edge clockwise, a corner that is not rounded a plain line-to.
  private func expected(_ rect: CGRect, _ corners: UIRectCorner, _ r: CGFloat) -> [(CGPathElementType, [CGPoint])] {
    let places: [(UIRectCorner, CGPoint, CGFloat, CGFloat)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), -1, 1),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), -1, -1),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), 1, -1),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), 1, 1),
    ]
    var elements: [(CGPathElementType, [CGPoint])] = []
    for (i, (corner, place, dx, dy)) in places.enumerated() {
      guard corners.contains(corner) else {
        elements.append((.addLineToPoint, [place]))
        continue
      }
      let points = Self.corner.map { CGPoint(x: place.x + dx * $0.x * r, y: place.y + dy * $0.y * r) }
      // Clockwise, the top right corner begins on its horizontal edge, the next one on its vertical edge.
      let way = i.isMultiple(of: 2) ? points : points.reversed()
      elements.append((.addLineToPoint, [way[0]]))
      for k in [1, 4, 7] { elements.append((.addCurveToPoint, Array(way[k...k + 2]))) }
    }
    let start = elements.last?.1.last ?? .zero
    return [(.moveToPoint, [start])] + elements + [(.closeSubpath, [])]
  }

  private func expectEqual(
    _ path: UIBezierPath, _ expected: [(CGPathElementType, [CGPoint])],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let trace = PathTrace(path.cgPath)
    let isEqual =
      trace.elements.map(\.type) == expected.map(\.0)
      && zip(trace.elements, expected).allSatisfy { element, expected in
        zip(element.points, expected.1).allSatisfy { abs($0.x - $1.x) < 1e-4 && abs($0.y - $1.y) < 1e-4 }
      }
    #expect(isEqual, "\(trace.text)", sourceLocation: sourceLocation)
  }

  @Test func `the example of the facts has its numbers`() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 160, height: 100), cornerRadius: 10)
    let elements = PathTrace(path.cgPath).elements
    let numbers: [(CGPathElementType, [CGFloat])] = [
      (.moveToPoint, [15.28665, 0]), (.addLineToPoint, [144.71335, 0]),
      (.addCurveToPoint, [149.11507, 0, 151.31593, 0, 153.68506, 0.74911]),
      (.addCurveToPoint, [156.27176, 1.69060, 158.30940, 3.72824, 159.25089, 6.31494]),
    ]
    for (element, (type, expected)) in zip(elements, numbers) {
      #expect(element.type == type)
      let values = element.points.flatMap { [$0.x, $0.y] }
      #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 1e-4 }, "\(values)")
    }
  }

  @Test(arguments: (0..<16).map { UIRectCorner(rawValue: $0) }, [0.5, 10, 14.39] as [CGFloat])
  func `each set of corners has the curve of the facts`(corners: UIRectCorner, radius: CGFloat) {
    for rect in [CGRect(x: 0, y: 0, width: 350, height: 44), CGRect(x: -7, y: 3.5, width: 44, height: 99)] {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
      expectEqual(path, expected(rect, corners, radius))
    }
  }

  @Test func `a radius for all corners is that radius for each`() {
    let rect = CGRect(x: 1, y: 2, width: 80, height: 60)
    let each = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 12, height: 12))
    #expect(PathTrace(UIBezierPath(roundedRect: rect, cornerRadius: 12).cgPath) == PathTrace(each.cgPath))
  }

  @Test func `a radius of 0 gives four lines clockwise from the top left`() {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 8, height: 6), cornerRadius: 0)
    #expect(PathTrace(path.cgPath).text == "M1,2 L9,2 L9,8 L1,8 L1,2 Z")
  }

  @Test func `corners are never oval`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    func path(_ height: CGFloat) -> PathTrace {
      PathTrace(
        UIBezierPath(
          roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 9, height: height)
        ).cgPath)
    }
    #expect(path(9) == path(30))
  }

  // MARK: Where the curve does not fit

  @Test func `a square with half its side as radius is a circle`() {
    let path = UIBezierPath(roundedRect: CGRect(x: 10, y: 20, width: 30, height: 30), cornerRadius: 15)
    for point in PathTrace(path.cgPath).flattened() {
      let distance = hypot(point.x - 25, point.y - 35)
      #expect(abs(distance - 15) <= 15 * 0.001, "\(point)")
    }
  }

  @Test func `a radius beyond half of both sides gives a capsule`() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 160, height: 100), cornerRadius: 64)
    for point in PathTrace(path.cgPath).flattened() {
      let nearest = CGPoint(x: min(max(point.x, 50), 110), y: 50)
      #expect(abs(hypot(point.x - nearest.x, point.y - nearest.y) - 50) <= 50 * 0.001, "\(point)")
    }
  }

  // The top right corner as honghaoz/ChouTiUI's NSBezierPath+RoundedRectTests asserts it of UIBezierPath.
  @Test func `a radius of 42 in 160 × 100 already ends in the middle of the short side`() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 160, height: 100), cornerRadius: 42)
    let elements = PathTrace(path.cgPath).elements
    let numbers: [(CGPathElementType, [CGFloat])] = [
      (.moveToPoint, [64.20393, 0]), (.addLineToPoint, [95.79607, 0]),
      (.addCurveToPoint, [106.51286, 0, 117.51716, 0, 129.36282, 3.74557]),
      (.addCurveToPoint, [147.75711, 10.44054, 160, 27.92520, 160, 47.5]),
      (.addCurveToPoint, [160, 50, 160, 50, 160, 50]),
    ]
    for (element, (type, expected)) in zip(elements, numbers) {
      #expect(element.type == type)
      let values = element.points.flatMap { [$0.x, $0.y] }
      #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 1e-4 }, "\(values)")
    }
    #expect(elements.compactMap(\.points.last).contains(CGPoint(x: 0, y: 50)))
  }

  @Test func `the exact curve holds up to the limit of the facts and not beyond`() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 44)
    let limit: CGFloat = 44 / 3.0573
    expectEqual(
      UIBezierPath(roundedRect: rect, cornerRadius: limit * 0.9999), expected(rect, .allCorners, limit * 0.9999))
    let beyond = PathTrace(UIBezierPath(roundedRect: rect, cornerRadius: limit * 1.001).cgPath)
    #expect(beyond.elements.compactMap(\.points.last).contains(CGPoint(x: 200, y: 22)))
  }

  // MARK: Laws

  @Test(arguments: [3, 14, 15, 20, 22, 40, 1000] as [CGFloat])
  func `the outline is symmetric, stays inside and is clockwise`(radius: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 90, height: 44)
    let points = PathTrace(UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath).flattened()
    let inside = rect.insetBy(dx: -1e-9, dy: -1e-9)
    #expect(points.allSatisfy { inside.contains($0) })
    for point in points {
      let opposite = CGPoint(x: 90 - point.x, y: 44 - point.y)
      #expect(points.contains { hypot($0.x - opposite.x, $0.y - opposite.y) < 1e-6 }, "\(point)")
    }
    #expect(signedArea(points) > 0)
  }

  @Test(arguments: [.nan, -1, -.infinity] as [CGFloat])
  func `a radius that cannot be gives a plain rectangle`(radius: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 9, height: 9)
    let path = UIBezierPath(roundedRect: rect, cornerRadius: radius)
    #expect(PathTrace(path.cgPath).text == "M0,0 L9,0 L9,9 L0,9 L0,0 Z")
  }

  @Test func `no number harms`() {
    let ugly: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -5, 0, 7, .leastNonzeroMagnitude]
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format)
    for a in ugly {
      for b in ugly {
        let path = UIBezierPath(roundedRect: CGRect(x: a, y: 0, width: b, height: 7), cornerRadius: b)
        let image = renderer.image { _ in
          path.fill()
          path.stroke()
        }
        #expect(image.size == CGSize(width: 8, height: 8))
      }
    }
  }
}

/// Positive for a polygon that runs clockwise where y points down.
func signedArea(_ points: [CGPoint]) -> CGFloat {
  zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
}
