// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A path's elements as values and, flattened, as points.
public struct PathTrace: Equatable {
  public struct Element: Equatable {
    public var type: CGPathElementType
    public var points: [CGPoint]
  }

  public var elements: [Element] = []

  public init(_ path: CGPath) {
    var elements: [Element] = []
    path.applyWithBlock { pointer in
      let count = [1, 1, 2, 3, 0][Int(pointer.pointee.type.rawValue)]
      elements.append(Element(type: pointer.pointee.type, points: (0..<count).map { pointer.pointee.points[$0] }))
    }
    self.elements = elements
  }

  /// Points along the path, `steps` for each curve, the ends of its lines included.
  public func flattened(steps: Int = 32) -> [CGPoint] {
    var points: [CGPoint] = []
    for element in elements {
      guard let start = points.last, element.type == .addCurveToPoint else {
        points += element.points.suffix(1)
        continue
      }
      let (p1, p2, p3) = (element.points[0], element.points[1], element.points[2])
      for i in 1...steps {
        let t = CGFloat(i) / CGFloat(steps)
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        points.append(
          CGPoint(
            x: a * start.x + b * p1.x + c * p2.x + d * p3.x, y: a * start.y + b * p1.y + c * p2.y + d * p3.y))
      }
    }
    return points
  }

  /// The elements as short text: `M15.28665,0 L…`.
  public var text: String {
    elements.map { element in
      ["M", "L", "Q", "C", "Z"][Int(element.type.rawValue)]
        + element.points.map { "\(short($0.x)),\(short($0.y))" }.joined(separator: " ")
    }
    .joined(separator: " ")
  }

  private func short(_ x: CGFloat) -> String {
    let rounded = (x * 100_000).rounded() / 100_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }
}
