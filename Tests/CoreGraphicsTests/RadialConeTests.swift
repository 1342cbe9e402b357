// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Radial gradients between any two circles, against the definition: circles are laid one over the other, from the
/// start on, so a pixel has the last one it lies on.
struct RadialConeTests {
  private struct Circles {
    var (a, b) = (CGPoint.zero, CGPoint.zero)
    var (r, s) = (CGFloat(0), CGFloat(0))

    /// The largest place at which the circle's edge passes a point, of those that are drawn.
    func place(_ p: CGPoint, _ options: CGGradientDrawingOptions) -> CGFloat? {
      let (dx, dy, dr) = (b.x - a.x, b.y - a.y, s - r)
      let (px, py) = (p.x - a.x, p.y - a.y)
      let (q, h, c) = (dx * dx + dy * dy - dr * dr, px * dx + py * dy + r * dr, px * px + py * py - r * r)
      var roots: [CGFloat] = []
      if abs(q) < 1e-9 {
        roots = h == 0 ? [] : [c / (2 * h)]
      } else if h * h - q * c >= 0 {
        let root = (h * h - q * c).squareRoot()
        roots = [(h + root) / q, (h - root) / q]
      }
      return roots.filter {
        r + $0 * dr >= 0 && ($0 >= 0 || options.contains(.drawsBeforeStartLocation))
          && ($0 <= 1 || options.contains(.drawsAfterEndLocation))
      }.max()
    }
  }

  @Test(arguments: 0..<4 as Range<UInt32>, [true, false])
  func `circles in, over, beside and apart from each other are laid in their order`(rawValue: UInt32, opaque: Bool)
    throws
  {
    let options = CGGradientDrawingOptions(rawValue: rawValue)
    var random = SeededGenerator(seed: 21)
    let (from, to) = (
      CGColor(srgbRed: 1, green: 0, blue: 0, alpha: opaque ? 1 : 0.75),
      CGColor(srgbRed: 0, green: 0, blue: 1, alpha: opaque ? 1 : 0.25)
    )
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [from, to], locations: nil))
    for _ in 0..<25 {
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
      let circles = Circles(
        a: CGPoint(x: number(5...35), y: number(5...35)), b: CGPoint(x: number(5...35), y: number(5...35)),
        r: number(0...18), s: number(0...18))
      let bitmap = try canvas(40, 40) {
        $0.drawRadialGradient(
          gradient, startCenter: circles.a, startRadius: circles.r, endCenter: circles.b, endRadius: circles.s,
          options: options)
      }
      for y in 0..<40 {
        for x in 0..<40 {
          let p = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
          let place = circles.place(p, options)
          // At an edge a rounding decides.
          let near = [(0.3, 0), (-0.3, 0), (0, 0.3), (0, -0.3)].map {
            circles.place(CGPoint(x: p.x + $0.0, y: p.y + $0.1), options)
          }
          guard near.allSatisfy({ $0.map { abs($0 - (place ?? 9)) < 0.2 } ?? (place == nil) }) else { continue }
          let t = place?.clamped(0, 1)
          let alpha = t.map { Double(from.alpha + (to.alpha - from.alpha) * $0) * 255 } ?? 0
          let wanted = t.map { (alpha, Double(1 - $0) * alpha, Double($0) * alpha) } ?? (0, 0, 0)
          let got = bitmap[x, y]
          let differences = [
            abs(Double(got.alpha) - wanted.0), abs(Double(got.red) - wanted.1), abs(Double(got.blue) - wanted.2),
          ]
          #expect(differences.allSatisfy { $0 <= 2 }, "\(circles) \(options) at \(x), \(y): \(got), not \(wanted)")
        }
      }
    }
  }
}
