// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// The common part of paths that cut pixels.
final class ClipCut {
  private let outer: ClipCut?
  private let elements: [PathElement]
  private let rule: CGPathFillRule
  /// Their half tones hold back what is drawn as well.
  private let pictures: [ClipMask]
  /// All of the bitmap.
  private let region: CGRect
  /// The only path, where it is a rectangle but for its corners.
  let shape: RoundedShape?
  /// Whole pixels around the common part.
  let bounds: CGRect
  /// A clip is often replaced by a faster way to draw the same, or used for nothing but whole rows.
  private(set) lazy var edges: [EdgeList] =
    (outer?.edges ?? []) + [EdgeList(elements, rule: rule, region: region)].compactMap { $0 }
  /// nil when nothing is left, or too much.
  private(set) lazy var mask: CoverageMask? = {
    // The round corners of a table's sections are the same in every frame, only further up or down.
    guard let shape, bounds == shape.rect.integral else {
      let mask = CoverageMask(of: edges, in: bounds)
      for picture in pictures { mask?.multiply(by: picture) }
      return mask
    }
    return CoverageMask.kept(elements, in: bounds) { CoverageMask(of: self.edges, in: self.bounds) }
  }()

  /// The edges alone say what is covered.
  var isPathsOnly: Bool { pictures.isEmpty }

  /// `rounded` is the path itself, where it is a rectangle but for its corners.
  init(
    _ elements: [PathElement], rule: CGPathFillRule, rounded: RoundedShape? = nil, picture: ClipMask? = nil,
    within outer: ClipCut?, region: CGRect
  ) {
    pictures = (outer?.pictures ?? []) + [picture].compactMap { $0 }
    (self.outer, self.elements, self.rule, self.region) = (outer, elements, rule, region)
    shape = outer == nil ? rounded : nil
    // A path that cannot be drawn clips everything away, as an empty one does.
    let own = rounded?.rect ?? EdgeList(elements, rule: rule, region: region)?.bounds ?? .null
    let common = own.isNull ? .null : (outer?.bounds ?? region).intersection(own.integral)
    bounds = common.isEmpty ? .zero : common
  }
}
