// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// Walks along segments and keeps what lies under the dashes.
struct Dasher {
  let pattern: [CGFloat]
  let phase: CGFloat
  /// Every subpath begins the pattern anew, as strokes do.
  private let restarts: Bool
  /// A dash without a length is a dot, and one that ends where a closed subpath began goes on in the first.
  private let isStroke: Bool
  private(set) var result: [PathElement] = []
  private var index = 0
  private var rest: CGFloat = 0
  private var isStarted = false
  /// How many dashes and gaps have ended within a segment.
  private var passed = 0
  private static let mostElements = 1_000_000

  init(pattern: [CGFloat], phase: CGFloat, restarts: Bool = true, isStroke: Bool = false) {
    self.pattern = pattern
    self.phase = phase
    self.restarts = restarts
    self.isStroke = isStroke
    begin()
  }

  /// nil for lengths that mean a line without gaps.
  init?(lengths: [CGFloat], phase: CGFloat) {
    let lengths = Self.usable(lengths)
    guard phase.isFinite, !lengths.isEmpty else { return nil }
    // An odd number of lengths swaps dashes and gaps from one round to the next.
    self.init(pattern: lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths, phase: phase, isStroke: true)
  }

  /// The lengths of dashes and gaps; none where they mean a line without gaps.
  static func usable(_ lengths: [CGFloat]) -> [CGFloat] {
    guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), lengths.contains(where: { $0 > 0 }) else { return [] }
    // Longer than everything that is drawn, and their sum is finite.
    return lengths.map { min($0, 1e12) }
  }

  private mutating func begin() {
    let sum = pattern.reduce(0, +)
    var offset = phase.truncatingRemainder(dividingBy: sum)
    if offset < 0 { offset += sum }
    index = 0
    while offset > pattern[index] || (offset == pattern[index] && !(isStroke && offset == 0 && isDash)) {
      offset -= pattern[index]
      index = (index + 1) % pattern.count
      if offset == 0, pattern[index] > 0 { break }
    }
    rest = pattern[index] - offset
  }

  var averageLength: CGFloat { pattern.reduce(0, +) / CGFloat(pattern.count) }

  private var isDash: Bool { index.isMultiple(of: 2) }

  mutating func add(_ subpath: Subpath) {
    if restarts { begin() }
    isStarted = false
    let first = result.count
    for segment in subpath.segments { add(segment) }
    if isStroke, subpath.isClosed, isStarted { joinEnds(from: first, at: subpath.start) }
  }

  /// Lets the dash that was begun last go on in the one that began at the start.
  private mutating func joinEnds(from first: Int, at start: CGPoint) {
    guard first < result.count, result[first] == .move(start) else { return }
    let end = result[(first + 1)...].firstIndex { $0.type == .moveToPoint } ?? result.count
    if end == result.count { return result.append(.close) }
    result += result[(first + 1)..<end]
    result.removeSubrange(first..<end)
  }

  private mutating func add(_ segment: PathSegment) {
    let lengths = segment.lengths(tolerance: 0.01)
    let (length, steps) = (lengths[lengths.count - 1], CGFloat(lengths.count - 1))
    guard length > 0 else { return }
    // How far the dashes have come, as a length and as a parameter, and after which of the measured places.
    var (done, start, i) = (CGFloat(0), CGFloat(0), 1)
    while done + rest < length {
      guard result.count < Self.mostElements, passed < Self.mostElements else { return }
      passed += 1
      let goal = done + rest
      while i < lengths.count - 1, lengths[i] <= goal { i += 1 }
      let step = lengths[i] - lengths[i - 1]
      let end = max(start, (CGFloat(i - 1) + (step > 0 ? (goal - lengths[i - 1]) / step : 0)) / steps)
      if isDash {
        // A dot needs a direction for its caps.
        draw(segment.part(from: start, to: rest == 0 ? min(end + 1e-6, 1) : end))
      }
      (done, start) = (goal, end)
      next()
    }
    draw(segment.part(from: start, to: 1))
    rest -= length - done
    if rest <= 0 { next() }
  }

  private mutating func next() {
    repeat {
      index = (index + 1) % pattern.count
      rest = pattern[index]
    } while rest == 0 && !(isStroke && isDash)
    isStarted = false
  }

  private mutating func draw(_ segment: PathSegment) {
    guard isDash else { return }
    if !isStarted {
      result.append(.move(segment.start))
      isStarted = true
    }
    switch segment {
    case .line(_, let p): result.append(.line(p))
    case .curve(_, let c1, let c2, let p): result.append(.curve(control1: c1, control2: c2, end: p))
    }
  }
}
