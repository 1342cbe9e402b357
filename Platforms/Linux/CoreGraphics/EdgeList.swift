// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// A path, in pixels, as straight edges that go down, sorted by their upper ends: what `CoverageRaster` scans.
struct EdgeList {
  struct Edge {
    /// At the upper end.
    var x: Double
    /// For each unit further down.
    var slope: Double
    /// In units of a row.
    var top: Int
    var bottom: Int
    /// 1 for an edge that the path goes down, -1 for one it goes up.
    var winding: Int
    /// Which of the paths that are scanned together it belongs to.
    var path = 0

    func x(at y: Int) -> Double { x + slope * Double(min(max(y, top), bottom) - top) }
  }

  /// Corners lie on this many places in the height of a pixel.
  static let unit = 1024
  /// How far chords are off a curve, in pixels; two levels and a half.
  static let tolerance = 0.01
  /// Farther away the numbers would be too coarse.
  private static let limit = 4_000_000.0

  private(set) var edges: [Edge] = []
  let isEvenOdd: Bool
  /// Around what can be seen of the path; no pixel outside of it is touched.
  private(set) var bounds = CGRect.null

  private let region: CGRect
  private var pen = CGPoint.zero
  private var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)

  /// Of closed or open subpaths, which are closed. Only what lies in `region` has to be right; nil when a coordinate is
  /// not finite.
  init?(_ elements: [PathElement], rule: CGPathFillRule, region: CGRect) {
    self.region = region
    isEvenOdd = rule == .evenOdd
    edges.reserveCapacity(2 * elements.count)
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p):
        line(to: start)
        guard let p = Self.held(p) else { return nil }
        (pen, start) = (p, p)
      case .line(let p):
        guard let p = Self.held(p) else { return nil }
        line(to: p)
      case .quad(let c, let p):
        guard let c = Self.held(c), let p = Self.held(p) else { return nil }
        curve(pen.mixed(with: c, 2 / 3), p.mixed(with: c, 2 / 3), p)
      case .curve(let c, let d, let p):
        guard let c = Self.held(c), let d = Self.held(d), let p = Self.held(p) else { return nil }
        curve(c, d, p)
      case .close:
        line(to: start)
      }
    }
    line(to: start)
    edges.sort { $0.top < $1.top }
    guard minX < maxX || minY < maxY else { return }
    bounds = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY).intersection(region)
  }

  private static func held(_ p: CGPoint) -> CGPoint? {
    guard p.x.isFinite, p.y.isFinite else { return nil }
    return CGPoint(x: p.x.clamped(-limit, limit), y: p.y.clamped(-limit, limit))
  }

  private mutating func line(to p: CGPoint) {
    let q = pen
    pen = p
    let (low, high) = (min(p.x, q.x), max(p.x, q.x))
    let (from, to) = ((q.y * Double(Self.unit)).rounded(), (p.y * Double(Self.unit)).rounded())
    guard from != to, min(from, to) < region.maxY * Double(Self.unit), max(from, to) > region.minY * Double(Self.unit)
    else { return }
    (minX, maxX) = (min(minX, low), max(maxX, high))
    (minY, maxY) = (min(minY, min(from, to) / Double(Self.unit)), max(maxY, max(from, to) / Double(Self.unit)))
    // What lies to the left of the region still turns what lies in it inside out.
    guard low < region.maxX else { return }
    let isDown = to > from
    let (upper, lower) = isDown ? (q, p) : (p, q)
    edges.append(
      Edge(
        x: upper.x, slope: (lower.x - upper.x) / abs(to - from), top: Int(min(from, to)), bottom: Int(max(from, to)),
        winding: isDown ? 1 : -1))
  }

  private mutating func curve(_ c: CGPoint, _ d: CGPoint, _ end: CGPoint, depth: Int = 0) {
    let hull = CGRect.around([pen, c, d, end])
    // Outside of the region a curve does what its chord does.
    guard hull.maxY > region.minY, hull.minY < region.maxY, hull.maxX > region.minX, hull.minX < region.maxX else {
      return line(to: end)
    }
    let segment = PathSegment.curve(pen, c, d, end)
    let chords = segment.chords(tolerance: Self.tolerance)
    // A large curve in halves, most of which are outside.
    if chords > 32, depth < 24,
      case (.curve(_, let c1, let d1, let middle), .curve(_, let c2, let d2, _)) = segment.split(at: 0.5)
    {
      curve(c1, d1, middle, depth: depth + 1)
      return curve(c2, d2, end, depth: depth + 1)
    }
    let (start, count) = (pen, Double(max(1, min(chords.rounded(.up), 32))))
    for i in stride(from: 1, to: count, by: 1) {
      let (t, s) = (i / count, 1 - i / count)
      let (a, b, e, f) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      line(
        to: CGPoint(
          x: a * start.x + b * c.x + e * d.x + f * end.x, y: a * start.y + b * c.y + e * d.y + f * end.y))
    }
    line(to: end)
  }
}
