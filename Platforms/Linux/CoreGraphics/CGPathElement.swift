// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// The kind of a path's element.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// One element of a path: its kind and its points, valid while `applyWithBlock` runs.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// An element with its points as a value, the form in which paths are stored.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, end: CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  package func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let p): .move(p.applying(t))
    case .line(let p): .line(p.applying(t))
    case .quad(let c, let p): .quad(control: c.applying(t), end: p.applying(t))
    case .curve(let c1, let c2, let p):
      .curve(control1: c1.applying(t), control2: c2.applying(t), end: p.applying(t))
    case .close: .close
    }
  }

  /// The points in the order of `CGPathElement.points`; the last is where the pen ends.
  package var points: [CGPoint] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quad(let c, let p): [c, p]
    case .curve(let c1, let c2, let p): [c1, c2, p]
    case .close: []
    }
  }

  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
