// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// A path as closed polygons, its curves cut into short chords.
struct FlatPath {
  private(set) var polygons: [[CGPoint]] = []

  init(_ path: UIBezierPath, chords: Int = 64) {
    var polygons: [[CGPoint]] = []
    path.cgPath.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: polygons.append([points[0]])
      case .addLineToPoint: polygons[polygons.count - 1].append(points[0])
      case .addCurveToPoint:
        guard let start = polygons.last?.last else { return }
        for i in 1...chords {
          let t = CGFloat(i) / CGFloat(chords)
          func at(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            let (a, b, c, d) = (
              start[keyPath: axis], points[0][keyPath: axis], points[1][keyPath: axis], points[2][keyPath: axis]
            )
            let u = 1 - t
            let (ends, handles) = (u * u * u * a + t * t * t * d, 3 * u * t * (u * b + t * c))
            return ends + handles
          }
          polygons[polygons.count - 1].append(CGPoint(x: at(\.x), y: at(\.y)))
        }
      default: break
      }
    }
    self.polygons = polygons
  }

  /// From a point to the nearest point of the outline.
  func distance(to p: CGPoint) -> CGFloat {
    var nearest = CGFloat.infinity
    for polygon in polygons {
      for (i, a) in polygon.enumerated() {
        let b = polygon[(i + 1) % polygon.count]
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = dx * dx + dy * dy
        let along = length > 0 ? min(max(((p.x - a.x) * dx + (p.y - a.y) * dy) / length, 0), 1) : 0
        let (x, y) = (a.x + along * dx - p.x, a.y + along * dy - p.y)
        nearest = min(nearest, x * x + y * y)
      }
    }
    return nearest.squareRoot()
  }
}
