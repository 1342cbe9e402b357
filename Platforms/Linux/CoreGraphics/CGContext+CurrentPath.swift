// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CGContext {
  /// The current path in user space; nil when there is none.
  public var path: CGPath? {
    guard !isPathEmpty, state.ctm.isInvertible else { return nil }
    return devicePath.applying(state.ctm.inverted()).copy()
  }

  /// In user space; the origin when there is no path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// Around all points of the path, control points included, in user space; null when there is no path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Whether `drawPath(using: mode)` would paint the point, which is in user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    switch mode {
    case .fill: return path.contains(point, using: .winding)
    case .eoFill: return path.contains(point, using: .evenOdd)
    case .stroke: return strokedPath?.contains(point.applying(state.ctm)) ?? false
    case .fillStroke: return pathContains(point, mode: .fill) || pathContains(point, mode: .stroke)
    case .eoFillStroke: return pathContains(point, mode: .eoFill) || pathContains(point, mode: .stroke)
    }
  }

  /// Makes what `strokePath()` would paint the current path, to be filled or clipped to.
  ///
  /// Of more dashes than are worth keeping apart (50,000) nothing is made: the path stays what it is.
  public func replacePathWithStrokedPath() {
    guard let stroked = strokedPath else { return }
    beginPath()
    devicePath.addPath(stroked)
  }

  /// What a stroke of the path covers by the winding rule, in the surface's pixels.
  private var strokedPath: CGPath? {
    guard !isPathEmpty, state.ctm.isInvertible, state.line.isDrawable else { return nil }
    return state.line.outline(of: devicePath.elements, state.ctm).map { CGPath(elements: $0) }
  }

  /// Strokes a line from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) { addLines(between: Array(points[index...index + 1])) }
    strokePath()
  }
}
