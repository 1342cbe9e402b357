// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CGPath {
  /// The dashes of the path as open subpaths; curves stay curves.
  ///
  /// Lengths that are negative, not finite or all zero mean a line without gaps: then it is a copy of the path. More than
  /// a million dashes are not made; the rest of the path is left out.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let usable = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 } && phase.isFinite
    let source = transform.isIdentity ? elements : elements.map { $0.applying(transform) }
    guard usable else { return CGPath(elements: source) }
    // An odd number of lengths swaps dashes and gaps from one round to the next.
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    var dashes = Dasher(pattern: pattern, phase: phase)
    for subpath in source.subpaths { dashes.add(subpath) }
    return CGPath(elements: dashes.result)
  }

  /// The part of the path between two fractions of its length, in the order it is drawn.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let (start, end) = (start.clamped(0, 1), end.clamped(0, 1))
    if start == 0, end == 1 { return self }
    guard start < end else { return CGPath(elements: []) }
    let subpaths = elements.subpaths
    let total = subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + ($1.lengths(tolerance: 0.01).last ?? 0) } }
    guard total > 0 else { return CGPath(elements: []) }
    var dashes = Dasher(pattern: [0, start * total, (end - start) * total, 2 * total], phase: 0, restarts: false)
    for subpath in subpaths { dashes.add(subpath) }
    return CGPath(elements: dashes.result)
  }
}

/// Walks along segments and keeps what lies under the dashes.
private struct Dasher {
  let pattern: [CGFloat]
  let phase: CGFloat
  /// Every subpath begins the pattern anew, as strokes do.
  var restarts = true
  var result: [PathElement] = []
  private var index = 0
  private var rest: CGFloat = 0
  private var isStarted = false
  private static let mostElements = 1_000_000

  init(pattern: [CGFloat], phase: CGFloat, restarts: Bool = true) {
    self.pattern = pattern
    self.phase = phase
    self.restarts = restarts
    begin()
  }

  private mutating func begin() {
    let sum = pattern.reduce(0, +)
    var offset = phase.truncatingRemainder(dividingBy: sum)
    if offset < 0 { offset += sum }
    index = 0
    while offset >= pattern[index] {
      offset -= pattern[index]
      index = (index + 1) % pattern.count
      if offset == 0, pattern[index] > 0 { break }
    }
    rest = pattern[index] - offset
  }

  private var isDash: Bool { index.isMultiple(of: 2) }

  mutating func add(_ subpath: Subpath) {
    if restarts { begin() }
    isStarted = false
    for segment in subpath.segments { add(segment) }
  }

  private mutating func add(_ whole: PathSegment) {
    var segment = whole
    while true {
      let lengths = segment.lengths(tolerance: 0.01)
      let length = lengths[lengths.count - 1]
      guard length > 0, result.count < Self.mostElements else { return }
      if length <= rest {
        draw(segment)
        rest -= length
        if rest <= 0 { next() }
        return
      }
      // The parameter at which `rest` is used up, between two of the measured ones.
      let i = lengths.firstIndex { $0 > rest } ?? lengths.count - 1
      let step = lengths[i] - lengths[i - 1]
      let t = (CGFloat(i - 1) + (step > 0 ? (rest - lengths[i - 1]) / step : 0)) / CGFloat(lengths.count - 1)
      let (head, tail) = segment.split(at: t)
      draw(head)
      next()
      segment = tail
    }
  }

  private mutating func next() {
    repeat {
      index = (index + 1) % pattern.count
      rest = pattern[index]
    } while rest == 0
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
