// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CALayer {
  /// The bounds in the superlayer, the smallest rectangle around them when rotated.
  ///
  /// Setting it keeps the transform and changes position and bounds so that the untransformed layer would be there.
  public var frame: CGRect {
    get {
      if affineTransform().isIdentity {
        let (bounds, anchorPoint, position) = (bounds, anchorPoint, position)
        return CGRect(
          x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
          width: bounds.width, height: bounds.height)
      }
      return bounds.applying(toSuperlayer)
    }
    set {
      let r = newValue.standardized
      let t = affineTransform()
      let isTransformed = t.isInvertible && !t.isIdentity
      let size = isTransformed ? CGRect(origin: .zero, size: r.size).applying(t.inverted()).size : r.size
      position = CGPoint(x: r.minX + anchorPoint.x * r.width, y: r.minY + anchorPoint.y * r.height)
      if bounds.size != size { bounds.size = size }
    }
  }

  /// From this layer's coordinates to its superlayer's.
  package var toSuperlayer: CGAffineTransform {
    // Each is asked for once: they are open, and this runs for every layer of every frame.
    let (bounds, anchorPoint, position, t) = (bounds, anchorPoint, position, affineTransform())
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    if t.isIdentity { return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y) }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(t)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// From this layer's coordinates to those of the topmost layer above it.
  package var toRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer, let above = current.superlayer {
      transform = transform.concatenating(current.toSuperlayer)
      layer = above
    }
    return transform
  }

  /// With nil the coordinates are those of the topmost layer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }

  private func transform(to other: CALayer?) -> CGAffineTransform {
    if other === self { return .identity }
    return toRoot.concatenating(other?.toRoot.inverted() ?? .identity)
  }

  /// Whether a point of this layer's coordinates lies in its bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
