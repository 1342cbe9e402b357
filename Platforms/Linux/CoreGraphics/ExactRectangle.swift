// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

/// The coverage of an axis-aligned rectangle or rectangular frame, exact on every pixel.
///
/// Cairo rounds coordinates to 1/256 of a pixel, and scans in 15 sub-rows what holds a curve. A rectangle's coverage is a
/// product of two lengths, so it is drawn as at most 7 × 7 fields of whole pixels, each with its own opacity.
struct ExactRectangle {
  let outer: CGRect
  /// Left out, for a frame; nil for a filled rectangle.
  let inner: CGRect?

  /// nil when the fields would be too large for Cairo or not finite.
  init?(_ outer: CGRect, without inner: CGRect? = nil) {
    guard outer.isFinite, abs(outer.minX) < 1e6, abs(outer.minY) < 1e6, abs(outer.maxX) < 1e6, abs(outer.maxY) < 1e6
    else { return nil }
    self.outer = outer
    self.inner = inner.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  /// Every edge lies between two pixels: nothing needs an opacity.
  var isWhole: Bool { outer.isOnWholePixels && (inner?.isOnWholePixels ?? true) }

  /// Calls `field` for each block of whole pixels that are covered alike.
  func forEachField(_ field: (_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ coverage: Double) -> Void) {
    if inner == nil, outer.isOnWholePixels {
      // The usual case needs no lists.
      let (x, y) = (Int(outer.minX.rounded()), Int(outer.minY.rounded()))
      let (width, height) = (Int(outer.maxX.rounded()) - x, Int(outer.maxY.rounded()) - y)
      if width > 0, height > 0 { field(x, y, width, height, 1) }
      return
    }
    let columns = Self.spans(outer.minX, outer.maxX, inner?.minX, inner?.maxX)
    let rows = Self.spans(outer.minY, outer.maxY, inner?.minY, inner?.maxY)
    for row in rows {
      for column in columns {
        let coverage = column.outer * row.outer - column.inner * row.inner
        guard coverage > 1e-6 else { continue }
        field(column.start, row.start, column.length, row.length, Double(coverage))
      }
    }
  }

  private struct Span {
    var start: Int
    var length: Int
    var outer: CGFloat
    var inner: CGFloat
  }

  /// Runs of pixels along one axis, each wholly in, partly in or between the edges.
  private static func spans(_ low: CGFloat, _ high: CGFloat, _ innerLow: CGFloat?, _ innerHigh: CGFloat?) -> [Span] {
    let edges = [low, high] + [innerLow, innerHigh].compactMap { $0 }
    var cuts: [Int] = []
    for edge in edges { cuts += [Int(edge.rounded(.down)), Int(edge.rounded(.up))] }
    cuts.sort()
    func covered(_ from: CGFloat, _ to: CGFloat, _ pixel: Int) -> CGFloat {
      max(0, min(to, CGFloat(pixel) + 1) - max(from, CGFloat(pixel)))
    }
    return zip(cuts, cuts.dropFirst()).compactMap { start, end in
      guard end > start else { return nil }
      let inner = innerLow.flatMap { low in innerHigh.map { covered(low, $0, start) } } ?? 0
      return Span(start: start, length: end - start, outer: covered(low, high, start), inner: inner)
    }
  }
}

extension [PathElement] {
  /// The rectangle these elements, in pixels, go around once along its sides; nil for any other path.
  var rectangle: CGRect? {
    guard count == 5 || count == 6, last == .close, case .move(let a) = self[0] else { return nil }
    var corners = [a]
    for element in self[1..<count - 1] {
      guard case .line(let p) = element else { return nil }
      corners.append(p)
    }
    if corners.count == 5 {
      guard corners[4] == a else { return nil }
      corners.removeLast()
    }
    let (p, q, r, s) = (corners[0], corners[1], corners[2], corners[3])
    let isAcrossFirst = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
    let isDownFirst = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
    guard isAcrossFirst || isDownFirst else { return nil }
    return CGRect.around([p, r])
  }
}

extension [PathElement] {
  /// The same path, but not a plain rectangle, which Cairo's PDF begins at another corner: dashes begin at the first point.
  var keepingItsStart: [PathElement] {
    guard rectangle != nil, case .move(let a) = self[0], case .line(let b) = self[1] else { return self }
    func point(_ t: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
    return [self[0], .curve(control1: point(1 / 3), control2: point(2 / 3), end: b)] + dropFirst(2)
  }
}

extension CGRect {
  /// Every edge lies between two pixels but for an error of arithmetic.
  var isOnWholePixels: Bool {
    func isWhole(_ x: CGFloat) -> Bool { abs(x - x.rounded()) < 1e-9 }
    return isWhole(minX) && isWhole(minY) && isWhole(maxX) && isWhole(maxY)
  }
}
