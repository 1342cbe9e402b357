// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Gradients against the exact colour at the centre of every pixel.
struct GradientTests {
  private typealias Color = (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat)

  private struct Ramp {
    var stops: [(place: CGFloat, color: Color)]

    /// Colours are interpolated before they are multiplied by their alpha.
    func color(at t: CGFloat) -> Color {
      guard let after = stops.firstIndex(where: { $0.place > t }) else { return stops[stops.count - 1].color }
      guard after > 0 else { return stops[0].color }
      let (a, b) = (stops[after - 1], stops[after])
      let f = (t - a.place) / (b.place - a.place)
      func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * f }
      return (
        mix(a.color.r, b.color.r), mix(a.color.g, b.color.g), mix(a.color.b, b.color.b), mix(a.color.a, b.color.a)
      )
    }

    func gradient() throws -> CGGradient {
      let components = stops.flatMap { [$0.color.r, $0.color.g, $0.color.b, $0.color.a] }
      return try #require(
        CGGradient(
          colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: stops.map(\.place),
          count: stops.count))
    }
  }

  private let side = 40

  private func randomRamp(opaque: Bool, using random: inout SeededGenerator) -> Ramp {
    let count = Int.random(in: 2...5, using: &random)
    let inner = (2..<count).map { _ in CGFloat.random(in: 0.1...0.9, using: &random) }.sorted()
    return Ramp(
      stops: ([0] + inner + [1]).map { place in
        func unit() -> CGFloat { .random(in: 0...1, using: &random) }
        return (place, (unit(), unit(), unit(), opaque ? 1 : unit()))
      })
  }

  /// Compares every pixel, but those so near to a boundary that rounding decides on which side they are.
  private func check(
    _ bitmap: Bitmap, _ ramp: Ramp, alpha: CGFloat = 1, _ what: String, _ parameter: (CGPoint) -> CGFloat?
  ) {
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let got = bitmap[x, y]
        var wanted: Color = (0, 0, 0, 0)
        if let t = parameter(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) {
          if t.isNaN { continue }
          wanted = ramp.color(at: t)
          wanted.a *= alpha
        }
        let difference =
          zip(
            [got.red, got.green, got.blue, got.alpha],
            [wanted.r * wanted.a, wanted.g * wanted.a, wanted.b * wanted.a, wanted.a]
          ).map { abs(CGFloat($0) - 255 * $1) }.max() ?? 0
        // One level: the colour is rounded once.
        if difference > 1.02 {
          Issue.record("\(what) at \(x), \(y): \(got) is off by \(difference) from \(wanted)")
          return
        }
      }
    }
  }

  @Test(arguments: [true, false]) func `a linear gradient has the exact colour at every pixel`(opaque: Bool) throws {
    var random = SeededGenerator(seed: opaque ? 60 : 61)
    for i in 0..<20 {
      let ramp = randomRamp(opaque: opaque, using: &random)
      func coordinate() -> CGFloat { .random(in: 2...38, using: &random) }
      var (a, b) = (CGPoint(x: coordinate(), y: coordinate()), CGPoint(x: coordinate(), y: coordinate()))
      if i % 3 == 0 { b.x = a.x }
      if i % 5 == 0 { (a.y, b.y) = (b.y, a.y) }
      guard hypot(b.x - a.x, b.y - a.y) > 4 else { continue }
      let gradient = try ramp.gradient()
      let bitmap = try canvas(side, side) {
        $0.drawLinearGradient(
          gradient, start: a, end: b, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      check(bitmap, ramp, "gradient \(i) from \(a) to \(b)") {
        (($0.x - a.x) * dx + ($0.y - a.y) * dy) / (dx * dx + dy * dy)
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3] as [UInt32])
  func `a linear gradient is drawn beyond its ends only where asked to`(options: UInt32) throws {
    let options = CGGradientDrawingOptions(rawValue: options)
    let ramp = Ramp(stops: [(0, (1, 0, 0, 1)), (0.4, (0, 1, 0.5, 1)), (1, (0, 0, 1, 1))])
    let gradient = try ramp.gradient()
    // Ends between pixels, so that no pixel is half outside.
    for (a, b) in [
      (CGPoint(x: 5, y: 10), CGPoint(x: 5, y: 30)), (CGPoint(x: 30, y: 3), CGPoint(x: 12, y: 3)),
    ] {
      let bitmap = try canvas(side, side) { $0.drawLinearGradient(gradient, start: a, end: b, options: options) }
      check(bitmap, ramp, "options \(options.rawValue) from \(a) to \(b)") { p in
        let t = a.x == b.x ? (p.y - a.y) / (b.y - a.y) : (p.x - a.x) / (b.x - a.x)
        if t < 0, !options.contains(.drawsBeforeStartLocation) { return nil }
        if t > 1, !options.contains(.drawsAfterEndLocation) { return nil }
        return t
      }
    }
  }

  @Test func `the transform, the context's alpha and the clip apply to a gradient`() throws {
    var random = SeededGenerator(seed: 62)
    for i in 0..<10 {
      let ramp = randomRamp(opaque: i.isMultiple(of: 2), using: &random)
      let gradient = try ramp.gradient()
      let transform = CGAffineTransform(
        a: CGFloat.random(in: 0.5...2, using: &random), b: CGFloat.random(in: -1...1, using: &random),
        c: CGFloat.random(in: -0.4...0.4, using: &random), d: CGFloat.random(in: 0.5...2, using: &random), tx: 4, ty: 7)
      let alpha = CGFloat.random(in: 0.2...1, using: &random)
      let bitmap = try canvas(side, side) {
        $0.clip(to: CGRect(x: 3, y: 4, width: 30, height: 32))
        $0.concatenate(transform)
        $0.setAlpha(alpha)
        $0.drawLinearGradient(
          gradient, start: CGPoint(x: 2, y: 3), end: CGPoint(x: 12, y: 18),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
      check(bitmap, ramp, alpha: alpha, "gradient \(i) by \(transform)") { p in
        guard CGRect(x: 3, y: 4, width: 30, height: 32).contains(p) else { return nil }
        let q = p.applying(transform.inverted())
        return ((q.x - 2) * 10 + (q.y - 3) * 15) / 325
      }
    }
  }

  @Test(arguments: [true, false], [1, 2, 3] as [CGFloat])
  func `a vertical gradient in a rounded clip has the exact colour inside`(isFlipped: Bool, scale: CGFloat) throws {
    // What a cell draws: rows of one colour are filled directly.
    var random = SeededGenerator(seed: 63)
    let ramp = randomRamp(opaque: true, using: &random)
    let gradient = try ramp.gradient()
    let rect = CGRect(x: 2, y: 3, width: 34, height: 31)
    let (from, to) = isFlipped ? (rect.maxY - 5, rect.minY + 4) : (rect.minY + 4, rect.maxY - 5)
    func draw(_ context: CGContext, _ fill: (CGContext) -> Void) {
      context.addPath(CGPath(roundedRect: rect, cornerWidth: 9, cornerHeight: 9, transform: nil))
      context.clip()
      fill(context)
    }
    let bitmap = try canvas(side * Int(scale), side * Int(scale), scale: scale) {
      draw($0) {
        $0.drawLinearGradient(
          gradient, start: CGPoint(x: 0, y: from), end: CGPoint(x: 0, y: to),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    }
    let cover = try canvas(side * Int(scale), side * Int(scale), scale: scale) {
      draw($0) { $0.fill(rect) }
    }
    check(bitmap, ramp, "rounded") { p in
      // The gradient is opaque: on the outline its alpha is the coverage, which multiplies the colour.
      let coverage = bitmap[Int(p.x), Int(p.y)].alpha
      return coverage == 255 ? (p.y / scale - from) / (to - from) : coverage == 0 ? nil : .nan
    }
    for (i, word) in bitmap.words.enumerated() {
      // Nine levels, as for every curve: a clip and a fill are not rounded alike.
      #expect(abs(Int(word >> 24) - Int(cover.words[i] >> 24)) <= 9, "coverage of pixel \(i)")
    }
  }

  @Test(arguments: [true, false]) func `a radial gradient has the exact colour at every pixel`(opaque: Bool) throws {
    var random = SeededGenerator(seed: opaque ? 64 : 65)
    for i in 0..<15 {
      let ramp = randomRamp(opaque: opaque, using: &random)
      let gradient = try ramp.gradient()
      let center = CGPoint(
        x: CGFloat.random(in: 10...30, using: &random), y: CGFloat.random(in: 10...30, using: &random))
      let (r0, r1) = (
        i % 3 == 0 ? 0 : CGFloat.random(in: 1...5, using: &random), CGFloat.random(in: 8...20, using: &random)
      )
      for value in 0...3 as ClosedRange<UInt32> {
        let options = CGGradientDrawingOptions(rawValue: value)
        let bitmap = try canvas(side, side) {
          $0.drawRadialGradient(
            gradient, startCenter: center, startRadius: r0, endCenter: center, endRadius: r1, options: options)
        }
        check(bitmap, ramp, "radial \(i), options \(value), \(r0) to \(r1)") { p in
          let t = (hypot(p.x - center.x, p.y - center.y) - r0) / (r1 - r0)
          // The circles at the ends may be smooth: within half a pixel's diagonal any half tone will do.
          if abs(t) * (r1 - r0) < 0.8, !options.contains(.drawsBeforeStartLocation) { return .nan }
          if abs(t - 1) * (r1 - r0) < 0.8, !options.contains(.drawsAfterEndLocation) { return .nan }
          if t < 0, !options.contains(.drawsBeforeStartLocation) { return nil }
          if t > 1, !options.contains(.drawsAfterEndLocation) { return nil }
          return t
        }
      }
    }
  }

  @Test func `a radial gradient between two circles is that of the larger of the two solutions`() throws {
    let ramp = Ramp(stops: [(0, (1, 0, 0, 1)), (1, (0, 0, 1, 1))])
    let gradient = try ramp.gradient()
    let (c0, r0, c1, r1) = (CGPoint(x: 16, y: 18), 3 as CGFloat, CGPoint(x: 22, y: 21), 17 as CGFloat)
    let bitmap = try canvas(side, side) {
      $0.drawRadialGradient(
        gradient, startCenter: c0, startRadius: r0, endCenter: c1, endRadius: r1,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    check(bitmap, ramp, "two circles") { p in
      // |p - c0 - t (c1 - c0)| = r0 + t (r1 - r0)
      let (dx, dy, dr) = (c1.x - c0.x, c1.y - c0.y, r1 - r0)
      let (px, py) = (p.x - c0.x, p.y - c0.y)
      let (a, b, c) = (dx * dx + dy * dy - dr * dr, px * dx + py * dy + r0 * dr, px * px + py * py - r0 * r0)
      let root = (b * b - a * c).squareRoot()
      return max((b + root) / a, (b - root) / a)
    }
  }

  @Test func `colours without places are spread evenly, and no colour is no gradient`() throws {
    let colors = [CGColor.black, CGColor.white, CGColor.black]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
    let row = try canvas(41, 1) {
      $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 41, y: 0), options: [])
    }.row(0)
    #expect(row[20] == Pixel(0xFFFFFF))
    #expect(abs(row[10].red - row[30].red) <= 1)
    #expect(abs(row[10].red - 131) <= 1)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }

  @Test func `two stops at one place make a hard edge`() throws {
    let ramp = Ramp(stops: [(0, (1, 0, 0, 1)), (0.5, (1, 0, 0, 1)), (0.5, (0, 0, 1, 1)), (1, (0, 0, 1, 1))])
    let gradient = try ramp.gradient()
    for vertical in [true, false] {
      let bitmap = try canvas(20, 20) {
        $0.drawLinearGradient(
          gradient, start: .zero, end: vertical ? CGPoint(x: 0, y: 20) : CGPoint(x: 20, y: 0),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
      let line = vertical ? bitmap.column(7) : bitmap.row(7)
      #expect(line[9] == Pixel(0xFF0000))
      #expect(line[10] == Pixel(0x0000FF))
    }
  }
}
