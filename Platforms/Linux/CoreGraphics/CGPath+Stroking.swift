// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CGPath {
  /// A path that, filled by the winding rule, covers what stroking this one would.
  ///
  /// It is a collection of overlapping pieces (one for each line, join and cap), all going the same way around, not one
  /// outline. Curves become chords that are off by less than 1/50 of a unit. A width that is not positive gives an
  /// empty path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth.isFinite, lineWidth > 0 else { return CGPath(elements: []) }
    var pen = StrokePen(
      radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit, tolerance: 0.02)
    for subpath in elements.subpaths where subpath.isStroked { pen.add(subpath) }
    return CGPath(elements: transform.isIdentity ? pen.result : pen.result.map { $0.applying(transform) })
  }
}
