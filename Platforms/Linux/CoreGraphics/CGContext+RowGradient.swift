// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CGContext {
  /// Draws an opaque gradient that runs straight down as one colour for each row; false when it is not of that kind.
  ///
  /// Cairo evaluates such a gradient on every pixel, which takes eight times as long as filling them.
  func drawRows(of gradient: CGGradient, from start: CGPoint, to end: CGPoint) -> Bool {
    let (a, b) = (start.applying(state.ctm), end.applying(state.ctm))
    guard isBitmap, state.ctm.isScaleAndTranslation, abs(a.x - b.x) < 1e-9, abs(b.y - a.y) > 1e-9, state.alpha == 1,
      state.blendMode == .normal, state.antialias, state.shadow == nil, let cut = state.clip.cut, let shape = cut.shape,
      gradient.stops.allSatisfy({ $0.color.alpha >= 1 })
    else { return false }
    let ramp = GradientRamp(gradient, from: a.y, to: b.y)
    // The shape is filled, not clipped to: the clip is this shape and nothing else.
    state.clip.cut = nil
    defer { state.clip.cut = cut }
    // Corners and body share rows: each row's colour is found once.
    let (top, bottom) = (max(Int(shape.rect.minY.rounded(.down)), 0), min(Int(shape.rect.maxY.rounded(.up)), height))
    let rows = top < bottom ? ramp.words(ofRows: top..<bottom) : []
    return paint(shape) { row, coverage in
      coverage == 1 ? rows[row - top] : rows[row - top].scaled(by: UInt32((coverage * 255).rounded()))
    }
  }
}

/// The colours of an opaque gradient along one axis of pixels.
private struct GradientRamp {
  private struct Stop {
    var place: CGFloat
    var red: Double
    var green: Double
    var blue: Double

    var word: UInt32 {
      func byte(_ x: Double) -> UInt32 { UInt32(x * 255 + 0.5) }
      return 0xFF00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
  }

  private let stops: [Stop]

  init(_ gradient: CGGradient, from: CGFloat, to: CGFloat) {
    let places = gradient.stops.map { stop in
      let c = stop.color.painted
      return Stop(place: from + stop.location * (to - from), red: c.red, green: c.green, blue: c.blue)
    }
    stops = from <= to ? places : places.reversed()
  }

  /// The opaque words in the middle of each row; beyond the ends it is the nearest end's.
  func words(ofRows rows: Range<Int>) -> [UInt32] {
    var after = 0
    return rows.map { row in
      let place = CGFloat(row) + 0.5
      while after < stops.count, stops[after].place <= place { after += 1 }
      guard after > 0 else { return stops[0].word }
      guard after < stops.count else { return stops[after - 1].word }
      let (a, b) = (stops[after - 1], stops[after])
      let t = Double((place - a.place) / (b.place - a.place))
      return Stop(
        place: place, red: a.red + t * (b.red - a.red), green: a.green + t * (b.green - a.green),
        blue: a.blue + t * (b.blue - a.blue)
      ).word
    }
  }
}
