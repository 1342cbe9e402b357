// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// Laws that hold for any path.
struct PathLawTests {
  private func point(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(x: Int.random(in: 0...40, using: &random), y: Int.random(in: 0...40, using: &random))
  }

  private func path(seed: UInt64) -> UIBezierPath {
    var random = SeededGenerator(seed: seed)
    let path = UIBezierPath()
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      switch Int.random(in: 0...8, using: &random) {
      case 0: path.move(to: point(&random))
      case 1, 2: path.addLine(to: point(&random))
      case 3: path.addCurve(to: point(&random), controlPoint1: point(&random), controlPoint2: point(&random))
      case 4: path.addQuadCurve(to: point(&random), controlPoint: point(&random))
      case 5: path.close()
      case 6:
        path.addArc(
          withCenter: point(&random), radius: .random(in: 1...20, using: &random),
          startAngle: .random(in: -9...9, using: &random), endAngle: .random(in: -9...9, using: &random),
          clockwise: Bool.random(using: &random))
      case 7: path.append(UIBezierPath(rect: CGRect(origin: point(&random), size: CGSize(width: 9, height: 7))))
      default: path.append(UIBezierPath(ovalIn: CGRect(origin: point(&random), size: CGSize(width: 9, height: 7))))
      }
    }
    path.usesEvenOddFillRule = Bool.random(using: &random)
    path.lineWidth = .random(in: 0.5...6, using: &random)
    path.lineCapStyle = [.butt, .round, .square].randomElement(using: &random)!
    path.lineJoinStyle = [.miter, .round, .bevel].randomElement(using: &random)!
    return path
  }

  private func picture(_ draw: () -> Void) -> Bitmap { drawing(width: 60, height: 60, scale: 2, draw) }

  @Test(arguments: 0..<40 as Range<UInt64>) func `a path drawn backwards covers the same`(seed: UInt64) {
    let path = path(seed: seed)
    let back = path.reversing()
    let again = back.reversing()
    #expect(picture { path.fill() }.largestDifference(to: picture { back.fill() }) <= 9, "fill \(path.cgPath)")
    #expect(picture { path.stroke() }.largestDifference(to: picture { back.stroke() }) <= 9, "stroke \(path.cgPath)")
    #expect(picture { path.stroke() } == picture { again.stroke() }, "again \(path.cgPath)")
    #expect(path.bounds == back.bounds, "\(path.cgPath)")
    for x in stride(from: -0.37, to: 42, by: 2.9) {
      for y in stride(from: -0.41, to: 42, by: 3.1) {
        let point = CGPoint(x: x, y: y)
        #expect(path.contains(point) == back.contains(point), "\(point) in \(path.cgPath)")
      }
    }
  }

  @Test(arguments: 0..<15 as Range<UInt64>) func `what is inside is filled`(seed: UInt64) {
    let path = path(seed: seed)
    let bitmap = picture { path.fill() }
    for y in 1..<59 {
      for x in 1..<59 {
        var block: [Int] = []
        for v in max(0, 2 * y - 2)...(2 * y + 2) {
          for u in max(0, 2 * x - 2)...(2 * x + 2) { block.append(bitmap[u, v].alpha) }
        }
        let inside = path.contains(CGPoint(x: Double(x) + 0.013, y: Double(y) + 0.017))
        if block.allSatisfy({ $0 == 255 }) { #expect(inside, "\(x), \(y) in \(path.cgPath)") }
        if block.allSatisfy({ $0 == 0 }) { #expect(!inside, "\(x), \(y) in \(path.cgPath)") }
      }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func `an arc goes the way it says`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (start, end) = (CGFloat.random(in: -12...12, using: &random), CGFloat.random(in: -12...12, using: &random))
    let clockwise = Bool.random(using: &random)
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 3, y: 4), radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    let points = PathTrace(path.cgPath).flattened()
    #expect(points.allSatisfy { abs(hypot($0.x - 3, $0.y - 4) - 10) < 0.01 })
    #expect(hypot(points[0].x - 3 - 10 * cos(start), points[0].y - 4 - 10 * sin(start)) < 1e-6)
    var turned: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst()) {
      var step = atan2(b.y - 4, b.x - 3) - atan2(a.y - 4, a.x - 3)
      if step > .pi { step -= 2 * .pi }
      if step < -.pi { step += 2 * .pi }
      turned += step
    }
    let sweep = clockwise ? end - start : start - end
    var expected = sweep >= 2 * .pi ? 2 * .pi : sweep.truncatingRemainder(dividingBy: 2 * .pi)
    if expected < 0 { expected += 2 * .pi }
    #expect(abs(turned - (clockwise ? expected : -expected)) < 1e-6, "\(start) to \(end), \(clockwise): \(turned)")
  }

  @Test(arguments: 0..<25 as Range<UInt64>) func `appending draws both`(seed: UInt64) {
    let (a, b) = (path(seed: seed), path(seed: seed + 1000))
    let sum = UIBezierPath()
    sum.lineWidth = 2
    sum.append(a)
    sum.append(b)
    let two = UIBezierPath(cgPath: b.cgPath)
    let one = UIBezierPath(cgPath: a.cgPath)
    (one.lineWidth, two.lineWidth) = (2, 2)
    let opaque = picture {
      one.stroke(); two.stroke()
    }
    let together = picture { sum.stroke() }
    for (x, y) in zip(opaque.words, together.words) where x >> 24 == 255 || x == 0 {
      #expect(abs(Int(x >> 24) - Int(y >> 24)) <= 9)
    }
    #expect(sum.bounds == a.bounds.union(b.bounds))
    #expect(b.isEmpty || sum.currentPoint == b.currentPoint)
  }
}
