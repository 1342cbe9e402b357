// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

struct PathTests {
  @Test(arguments: [1, 10, 26, 400] as [CGFloat])
  func `circular corners stay within a thousandth of their radius`(radius: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 1000, height: 900)
    let layer = RoundedRectPath.path(in: rect, radii: .init(radius), curve: .circular)
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    for points in [PathTrace(layer).flattened(), PathTrace(path).flattened()] {
      var seen = 0
      for p in points {
        let dx = max(radius - p.x, p.x - (rect.maxX - radius))
        let dy = max(radius - p.y, p.y - (rect.maxY - radius))
        guard dx > 0, dy > 0 else { continue }
        seen += 1
        #expect(abs(hypot(dx, dy) - radius) <= radius / 1000)
      }
      #expect(seen > 100)
    }
  }

  @Test(arguments: [0.1, 1, 2, 3.1, 6.2] as [CGFloat])
  func `an arc lies on its circle and ends where it should`(sweep: CGFloat) throws {
    let path = CGMutablePath()
    path.addRelativeArc(center: CGPoint(x: 5, y: 7), radius: 20, startAngle: 0.3, delta: sweep)
    let points = PathTrace(path).flattened()
    for p in points { #expect(abs(hypot(p.x - 5, p.y - 7) - 20) < 0.02) }
    let end = try #require(points.last)
    #expect(hypot(end.x - 5 - 20 * cos(0.3 + sweep), end.y - 7 - 20 * sin(0.3 + sweep)) < 1e-9)
  }

  @Test func `clockwise is meant in a y-up space`() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    // The short way: no point beyond the quarter.
    #expect(PathTrace(path).flattened().allSatisfy { $0.x > -1e-9 && $0.y > -1e-9 })
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(PathTrace(other).flattened().contains { $0.x < -5 })
  }

  @Test func `a tangent arc touches both lines`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 40), radius: 12)
    let points = PathTrace(path).flattened()
    #expect(points.contains { hypot($0.x - 38, $0.y) < 1e-9 })
    #expect(try hypot(#require(points.last).x - 50, #require(points.last).y - 12) < 1e-9)
  }

  @Test func `an ellipse uses kappa 0.55228`() {
    // Facts §5, asserted by tests that run on iOS.
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    let control = PathTrace(path).elements[1].points[0]
    #expect(abs(control.y - 1.55228) < 1e-4)
    #expect(PathTrace(path).elements.count == 6)
  }

  @Test func `lines without a current point add nothing`() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func `after a close the pen stands at the start of the subpath`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 9, y: 4))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(PathTrace(path).text == "M3,4 L9,4 Z M3,4 L5,5")
  }

  @Test func `equal elements make equal paths`() {
    let a = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 5), transform: nil)
    let b = CGPath(rect: CGRect(x: 4, y: 5, width: -4, height: -5), transform: nil)
    #expect(a == b)
    #expect(a != CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 6), transform: nil))
    #expect(a.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 5))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 0, 1e300])
  func `ugly radii never trap`(radius: CGFloat) {
    for rect in [
      CGRect(x: 0, y: 0, width: 100, height: 44), CGRect(x: 0, y: 0, width: -3, height: 0),
      CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
    ] {
      for curve in [RoundedRectPath.Curve.circular, .continuous] {
        let path = RoundedRectPath.path(in: rect, radii: .init(radius), curve: curve)
        #expect(!path.isEmpty)
      }
    }
  }
}
