// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// An immutable path: a sequence of subpaths of lines and curves, in the coordinates it was built with.
///
/// Points are kept as given, NaN and infinity too; drawing a path with such a point draws nothing.
public class CGPath: Hashable, CustomStringConvertible, @unchecked Sendable {
  // Only CGMutablePath, which is not Sendable, writes here.
  package fileprivate(set) var elements: [PathElement]

  package init(elements: [PathElement]) {
    self.elements = elements
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// A rectangle with elliptic corners; the corner sizes are clamped to half the sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element; `.zero` for an empty path.
  public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    applying(transform?.pointee ?? .identity).copy()
  }

  package func applying(_ transform: CGAffineTransform) -> CGPath {
    transform.isIdentity ? self : CGPath(elements: elements.map { $0.applying(transform) })
  }

  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let path = CGMutablePath()
    path.addPath(self, transform: transform?.pointee ?? .identity)
    return path
  }

  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      // A close has no points, but the structure's pointer is not optional.
      var points = element.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var value = CGPathElement(type: element.type, points: base)
        block(&value)
      }
    }
  }

  /// The rectangle around all points, control points included; `.null` when empty.
  public var boundingBox: CGRect { .around(elements.flatMap(\.points)) }

  public var description: String { elements.map(\.text).joined(separator: " ") }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A path that can be added to.
public class CGMutablePath: CGPath, @unchecked Sendable {
  public init() {
    super.init(elements: [])
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Does nothing without a current point, like all that continue a subpath.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point.applying(transform)))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    append(.quad(control: control.applying(transform), end: end.applying(transform)))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(
      .curve(
        control1: control1.applying(transform), control2: control2.applying(transform), end: end.applying(transform)))
  }

  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let r = rect.standardized
    elements += [
      .move(CGPoint(x: r.minX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.minY)),
      .line(CGPoint(x: r.maxX, y: r.maxY)), .line(CGPoint(x: r.minX, y: r.maxY)), .close,
    ].map { (e: PathElement) in e.applying(transform) }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? path.elements : path.elements.map { $0.applying(transform) }
  }

  private func append(_ element: PathElement) {
    guard !elements.isEmpty else { return }
    // After a close the pen stands at the start of the closed subpath, and a new one begins there.
    if elements.last == .close, let start = elements.currentPoint { elements.append(.move(start)) }
    elements.append(element)
  }
}

extension [PathElement] {
  /// Where the pen is: the last point, or after a close the start of the closed subpath.
  package var currentPoint: CGPoint? {
    guard let last else { return nil }
    if last != .close { return last.points.last }
    for element in reversed() {
      if case .move(let start) = element { return start }
    }
    return nil
  }
}

extension PathElement {
  fileprivate var text: String {
    let points = self.points.map { "(\($0.x), \($0.y))" }.joined(separator: " ")
    return switch self {
    case .move: "move \(points)"
    case .line: "line \(points)"
    case .quad: "quad \(points)"
    case .curve: "curve \(points)"
    case .close: "close"
    }
  }
}

extension CGRect {
  /// The smallest rectangle around points; `.null` for none.
  static func around(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (x0, y0, x1, y1) = (first.x, first.y, first.x, first.y)
    for p in points.dropFirst() {
      (x0, x1) = (min(x0, p.x), max(x1, p.x))
      (y0, y1) = (min(y0, p.y), max(y1, p.y))
    }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
