// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Axis-aligned rectangles and their strokes: exact to one level, at any position, width and scale.
struct RectangleCoverageTests {
  private let side = 30

  /// How much of each pixel a rectangle in pixels covers, less what a hole in it leaves out.
  private func check(
    _ bitmap: Bitmap, covers rect: CGRect, without hole: CGRect? = nil, times opacity: CGFloat = 1, _ what: String
  ) {
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        func area(_ r: CGRect) -> CGFloat {
          let part = r.intersection(pixel)
          return part.isNull ? 0 : part.width * part.height
        }
        let exact = 255 * opacity * (area(rect) - (hole.map(area) ?? 0))
        let got = bitmap[x, y].alpha
        // One level: the alpha is rounded once; of a translucent colour its own alpha is rounded as well.
        if abs(CGFloat(got) - exact) > (opacity == 1 ? 1 : 1.5) {
          Issue.record("\(what): \(got) instead of \(exact) at \(x), \(y)")
          return
        }
      }
    }
  }

  private func randomRect(scale: CGFloat, using random: inout SeededGenerator) -> CGRect {
    let limit = CGFloat(side) / scale
    return CGRect(
      x: CGFloat.random(in: -1...limit / 2, using: &random), y: CGFloat.random(in: -1...limit / 2, using: &random),
      width: CGFloat.random(in: 0.02...limit / 2, using: &random),
      height: CGFloat.random(in: 0.02...limit / 2, using: &random))
  }

  private func scaled(_ r: CGRect, _ scale: CGFloat) -> CGRect {
    r.applying(CGAffineTransform(scaleX: scale, y: scale))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a filled rectangle is exact to one level, as a rectangle and as a path`(scale: CGFloat) throws {
    var random = SeededGenerator(seed: UInt64(scale))
    for i in 0..<100 {
      let rect = randomRect(scale: scale, using: &random)
      let filled = try canvas(side, side, scale: scale) { $0.fill(rect) }
      check(filled, covers: scaled(rect, scale), "fill \(i) of \(rect) at \(scale)x")
      let path = try canvas(side, side, scale: scale) {
        $0.addRect(rect)
        $0.fillPath(using: i.isMultiple(of: 2) ? .winding : .evenOdd)
      }
      #expect(path == filled, "path \(i) of \(rect) at \(scale)x")
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a stroked rectangle is exact to one level, as a rectangle and as a path`(scale: CGFloat) throws {
    var random = SeededGenerator(seed: 10 + UInt64(scale))
    for i in 0..<100 {
      let rect = randomRect(scale: scale, using: &random)
      let width = CGFloat.random(in: 0.05...5, using: &random)
      let stroked = try canvas(side, side, scale: scale) { $0.stroke(rect, width: width) }
      let inner = rect.insetBy(dx: width / 2, dy: width / 2)
      let hole = rect.width > width && rect.height > width ? scaled(inner, scale) : nil
      check(
        stroked, covers: scaled(rect.insetBy(dx: -width / 2, dy: -width / 2), scale), without: hole,
        "stroke \(i) of \(rect), \(width) wide at \(scale)x")
      let path = try canvas(side, side, scale: scale) {
        $0.setLineWidth(width)
        $0.addPath(CGPath(rect: rect, transform: nil))
        $0.strokePath()
      }
      #expect(path == stroked, "path \(i) of \(rect), \(width) wide at \(scale)x")
    }
  }

  @Test func `a rectangle drawn as four lines in either direction is as exact`() throws {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<100 {
      let r = randomRect(scale: 1, using: &random)
      var corners = [
        r.origin, CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.maxX, y: r.maxY), CGPoint(x: r.minX, y: r.maxY),
      ]
      if Bool.random(using: &random) { corners.reverse() }
      let bitmap = try canvas(side, side) {
        $0.addLines(between: corners)
        $0.closePath()
        $0.fillPath()
      }
      check(bitmap, covers: r, "\(corners)")
    }
  }

  @Test func `an alpha of the colour or the context multiplies the exact coverage`() throws {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<100 {
      let rect = randomRect(scale: 1, using: &random)
      let (a, b) = (CGFloat.random(in: 0...1, using: &random), CGFloat.random(in: 0...1, using: &random))
      let bitmap = try canvas(side, side) {
        $0.setAlpha(a)
        $0.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: b))
        $0.fill(rect)
      }
      check(bitmap, covers: rect, times: a * b, "\(rect) with \(a) × \(b)")
    }
  }

  @Test func `a rectangle under a non-uniform or mirrored scale is as exact`() throws {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<100 {
      let rect = CGRect(
        x: CGFloat.random(in: -3...3, using: &random), y: CGFloat.random(in: -3...3, using: &random),
        width: CGFloat.random(in: 0.1...4, using: &random), height: CGFloat.random(in: 0.1...4, using: &random))
      let transform = CGAffineTransform(
        a: CGFloat.random(in: -3...(-0.5), using: &random), b: 0, c: 0, d: CGFloat.random(in: 0.5...3, using: &random),
        tx: 15, ty: 15)
      let bitmap = try canvas(side, side) {
        $0.concatenate(transform)
        $0.fill(rect)
      }
      check(bitmap, covers: rect.applying(transform), "\(rect) by \(transform)")
      let width = CGFloat.random(in: 0.1...2, using: &random)
      let stroked = try canvas(side, side) {
        $0.concatenate(transform)
        $0.stroke(rect, width: width)
      }
      let inner = rect.insetBy(dx: width / 2, dy: width / 2)
      let hole = rect.width > width && rect.height > width ? inner.applying(transform) : nil
      check(
        stroked, covers: rect.insetBy(dx: -width / 2, dy: -width / 2).applying(transform), without: hole,
        "stroke of \(rect), \(width) wide by \(transform)")
    }
  }

  @Test func `a pixel farther on the same rectangle looks the same`() throws {
    let rect = CGRect(x: 3.37, y: 4.81, width: 7.3, height: 5.9)
    let here = try canvas(side, side) { $0.fill(rect) }
    let there = try canvas(side, side) { $0.fill(rect.offsetBy(dx: 5, dy: 9)) }
    for y in 0..<20 { for x in 0..<20 { #expect(here[x, y] == there[x + 5, y + 9]) } }
    let beside = try canvas(side, side) { $0.fill(rect.offsetBy(dx: 0.5, dy: 0)) }
    #expect(beside != here)
  }
}
