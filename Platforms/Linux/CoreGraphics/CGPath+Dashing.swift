// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CGPath {
  /// The dashes of the path as open subpaths, which are those of a stroke; curves stay curves.
  ///
  /// Lengths that are negative, not finite or all zero mean a line without gaps: then it is a copy of the path. More than
  /// a million dashes are not made; the rest of the path is left out.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let source = transform.isIdentity ? elements : elements.map { $0.applying(transform) }
    guard var dashes = Dasher(lengths: lengths, phase: phase) else { return CGPath(elements: source) }
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
