// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

struct BezierPathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func arrow() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 9, y: 1))
    path.addCurve(to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 12, y: 3), controlPoint2: CGPoint(x: 11, y: 7))
    path.addQuadCurve(to: CGPoint(x: 1, y: 9), controlPoint: CGPoint(x: 5, y: 14))
    path.close()
    return path
  }

  @Test func `elements are what was added`() {
    #expect(PathTrace(arrow().cgPath).text == "M1,1 L9,1 C12,3 11,7 9,9 Q5,14 1,9 Z")
    #expect(UIBezierPath().isEmpty)
    #expect(!arrow().isEmpty)
    #expect(arrow().currentPoint == CGPoint(x: 1, y: 1))
  }

  @Test func `bounds hold the control points too`() {
    #expect(arrow().bounds == CGRect(x: 1, y: 1, width: 11, height: 13))
    #expect(UIBezierPath().bounds.isNull)
  }

  @Test func `what continues nothing is ignored`() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.close()
    #expect(path.isEmpty)
  }

  @Test func `a reversed path is the same shape the other way round`() {
    let (path, back) = (arrow(), arrow().reversing())
    #expect(PathTrace(back.cgPath).text == "M1,9 Q5,14 9,9 C11,7 12,3 9,1 L1,1 Z")
    #expect(PathTrace(back.reversing().cgPath) == PathTrace(path.cgPath))
    for x in stride(from: -0.5, through: 13, by: 1) {
      for y in stride(from: -0.5, through: 13, by: 1) {
        let point = CGPoint(x: x, y: y)
        #expect(path.contains(point) == back.contains(point))
      }
    }
  }

  @Test func `two squares drawn the same way fill each other, drawn in opposite ways they leave a hole`() {
    for (isReversed, usesEvenOdd, isInside) in [
      (false, false, true), (true, false, false), (false, true, false), (true, true, false),
    ] {
      let path = UIBezierPath(rect: square)
      let inner = UIBezierPath(rect: square.insetBy(dx: 3, dy: 3))
      path.append(isReversed ? inner.reversing() : inner)
      path.usesEvenOddFillRule = usesEvenOdd
      #expect(path.contains(CGPoint(x: 5, y: 5)) == isInside)
      #expect(path.contains(CGPoint(x: 1, y: 5)))
    }
  }

  @Test func `a copy is a path of its own with the same attributes`() throws {
    let path = arrow()
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle, path.miterLimit) = (3, .round, .bevel, 2)
    path.usesEvenOddFillRule = true
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(PathTrace(copy.cgPath) == PathTrace(path.cgPath))
    #expect(copy.lineWidth == 3 && copy.lineCapStyle == .round && copy.lineJoinStyle == .bevel)
    #expect(copy.miterLimit == 2 && copy.usesEvenOddFillRule)
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    #expect((lengths, count, phase) == ([4, 2], 2, 1))
    copy.removeAllPoints()
    copy.setLineDash(nil, count: 0, phase: 0)
    #expect(!path.isEmpty)
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 2)
  }

  @Test func `the Core Graphics path is a copy`() {
    let path = arrow()
    let before = path.cgPath
    path.addLine(to: CGPoint(x: 100, y: 100))
    #expect(PathTrace(before) == PathTrace(arrow().cgPath))
    path.cgPath = before
    #expect(PathTrace(path.cgPath) == PathTrace(before))
  }

  @Test func `a transform moves all points`() {
    let path = arrow()
    path.apply(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
    #expect(PathTrace(path.cgPath).text == "M12,23 L28,23 C34,29 32,41 28,47 Q20,62 12,47 Z")
  }

  @Test func `appending an own copy doubles the elements`() {
    let path = arrow()
    path.append(path)
    #expect(PathTrace(path.cgPath).elements.count == 10)
  }

  @Test(arguments: [true, false])
  func `an arc lies on its circle and turns as it says on the screen`(clockwise: Bool) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    let points = PathTrace(path.cgPath).flattened()
    #expect(points.allSatisfy { abs(hypot($0.x - 50, $0.y - 50) - 20) < 20 * 0.001 })
    // On a screen, where y points down, the angle π/2 is below the centre; the short way there is clockwise.
    #expect(abs(points[points.count - 1].x - 50) < 1e-6 && abs(points[points.count - 1].y - 70) < 1e-6)
    #expect(points.contains { $0.y < 45 } == !clockwise)
    #expect((signedArea([CGPoint(x: 50, y: 50)] + points) > 0) == clockwise)
  }

  @Test func `an oval uses the kappa of the facts`() {
    let elements = PathTrace(UIBezierPath(ovalIn: CGRect(x: -1, y: -1, width: 2, height: 2)).cgPath).elements
    let controls = elements.filter { $0.type == .addCurveToPoint }.flatMap { $0.points.prefix(2) }
    #expect(controls.count == 8)
    for point in controls {
      let (small, large) = (min(abs(point.x), abs(point.y)), max(abs(point.x), abs(point.y)))
      #expect(abs(small - 0.55228) < 1e-5 && abs(large - 1) < 1e-9)
    }
  }
}
