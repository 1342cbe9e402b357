// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

extension CGContext {
  /// Draws an opaque gradient that runs straight down as one colour for each row; false when it is not of that kind.
  ///
  /// Cairo evaluates such a gradient on every pixel, which takes eight times as long as filling them. Only the pixels in
  /// the corners of a rounded clip are left to it.
  func drawRows(of gradient: CGGradient, from start: CGPoint, to end: CGPoint, _ corner: (CGRect) -> Void) -> Bool {
    let (a, b) = (start.applying(state.ctm), end.applying(state.ctm))
    guard isBitmap, state.ctm.isScaleAndTranslation, abs(a.x - b.x) < 1e-9, abs(b.y - a.y) > 1e-9, state.alpha == 1,
      state.blendMode == .normal, state.antialias, case .shape(let shape) = state.clip, let surface = flushedTarget,
      gradient.stops.allSatisfy({ $0.color.alpha >= 1 })
    else { return false }
    let ramp = GradientRamp(gradient, from: a.y, to: b.y)
    let (width, height) = (width, height)
    ImageSurface.withWords(surface) { words, stride in
      for y in max(0, Int(shape.rect.minY))..<max(0, min(height, Int(shape.rect.maxY))) {
        let (from, to) = shape.spans(row: y)
        let (x0, x1) = (max(0, from), min(width, to))
        guard x0 < x1 else { continue }
        (words + y * stride + x0).update(repeating: ramp.word(at: CGFloat(y) + 0.5), count: x1 - x0)
      }
    }
    ImageSurface.markDirty(surface)
    for box in shape.corners { corner(box) }
    return true
  }
}

/// The colours of an opaque gradient along one axis of pixels.
private struct GradientRamp {
  private let stops: [(place: CGFloat, red: Double, green: Double, blue: Double)]

  init(_ gradient: CGGradient, from: CGFloat, to: CGFloat) {
    let places = gradient.stops.map { stop in
      let c = stop.color.painted
      return (place: from + stop.location * (to - from), red: c.red, green: c.green, blue: c.blue)
    }
    stops = from <= to ? places : places.reversed()
  }

  /// The opaque word at a place, the nearest end's beyond the ends.
  func word(at place: CGFloat) -> UInt32 {
    guard let after = stops.firstIndex(where: { $0.place > place }) else { return Self.word(stops[stops.count - 1]) }
    guard after > 0 else { return Self.word(stops[0]) }
    let (a, b) = (stops[after - 1], stops[after])
    let t = Double((place - a.place) / (b.place - a.place))
    return Self.word(
      (
        place: place, red: a.red + t * (b.red - a.red), green: a.green + t * (b.green - a.green),
        blue: a.blue + t * (b.blue - a.blue)
      ))
  }

  private static func word(_ c: (place: CGFloat, red: Double, green: Double, blue: Double)) -> UInt32 {
    func byte(_ x: Double) -> UInt32 { UInt32((x * 255).rounded()) }
    return 0xFF00_0000 | byte(c.red) << 16 | byte(c.green) << 8 | byte(c.blue)
  }
}
