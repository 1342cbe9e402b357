// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A path with the attributes with which it is filled and stroked.
///
/// Coordinates are points, y down: a clockwise path looks clockwise on screen. No number traps; a path with a
/// coordinate that is NaN or infinite draws nothing. Elements that continue a subpath are ignored while the path is
/// empty.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false
  private var dashLengths: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() {
    super.init()
  }

  /// Four lines clockwise from the top left corner.
  public convenience init(rect: CGRect) {
    self.init(adopting: CGPath(rect: rect, transform: nil))
  }

  /// Four curves with kappa 0.55228 (facts §5).
  public convenience init(ovalIn rect: CGRect) {
    self.init(adopting: CGPath(ellipseIn: rect, transform: nil))
  }

  /// A rectangle with the continuous corners of iOS, see `RoundedRectPath.bezierPath`.
  ///
  /// A radius that is negative or NaN gives a plain rectangle.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      adopting: RoundedRectPath.bezierPath(in: rect, corners: UIRectCorner.allCorners.rawValue, radius: cornerRadius))
  }

  /// A rectangle with some corners rounded.
  ///
  /// As on iOS, whose corners are never oval, the width of `cornerRadii` is the radius and the height does not count.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(
      adopting: RoundedRectPath.bezierPath(in: rect, corners: corners.rawValue, radius: cornerRadii.width))
  }

  /// An arc; angles in radians from the positive x axis, growing clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init(adopting: cgPath)
  }

  private convenience init(adopting path: CGPath) {
    self.init()
    self.path = path.mutableCopy() ?? CGMutablePath()
  }

  /// A copy of the path's elements.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// The path itself, for drawing and measuring without a copy.
  final var elements: CGPath { path }

  // MARK: Building

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics names directions as seen with y up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  open func apply(_ transform: CGAffineTransform) {
    let transformed = CGMutablePath()
    transformed.addPath(path, transform: transform)
    path = transformed
  }

  /// The same shape drawn the other way round, with this path's attributes.
  open func reversing() -> UIBezierPath {
    let result = UIBezierPath(cgPath: path.reversed())
    result.copyAttributes(of: self)
    return result
  }

  // MARK: Asking

  open var isEmpty: Bool { path.isEmpty }
  /// The rectangle around all points, control points included; the null rectangle for an empty path.
  open var bounds: CGRect { path.boundingBox }
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether the point lies inside; open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// Sets `count` alternating lengths of line and gap; nil or a count below 1 removes the dashes.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern, count > 0 else {
      dashLengths = []
      dashPhase = 0
      return
    }
    dashLengths = Array(UnsafeBufferPointer(start: pattern, count: count))
    dashPhase = phase
  }

  /// Writes what is asked for; `pattern` needs room for as many lengths as were set.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern {
      for (i, length) in dashLengths.enumerated() { pattern[i] = length }
    }
    count?.pointee = dashLengths.count
    phase?.pointee = dashPhase
  }

  final var dash: (lengths: [CGFloat], phase: CGFloat) { (dashLengths, dashPhase) }

  // MARK: Copying

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.copyAttributes(of: self)
    return copy
  }

  private func copyAttributes(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashLengths = other.dashLengths
    dashPhase = other.dashPhase
  }
}
