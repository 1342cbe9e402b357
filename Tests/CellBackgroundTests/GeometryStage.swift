// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

/// A geometry in one call, for tests about numbers.
func geometry(
  _ style: CellBackgroundStyle, _ position: CellPosition = .single, states: Set<CellBackgroundState> = [],
  bounds: CGRect = CGRect(x: 0, y: 0, width: 120, height: 50), scale: CGFloat = 2,
  _ change: (inout CellBackgroundGeometry.Environment) -> Void = { _ in }
) -> CellBackgroundGeometry {
  var environment = CellBackgroundGeometry.Environment(bounds: bounds, scale: scale)
  change(&environment)
  return CellBackgroundGeometry(style: style, states: states, position: position, environment: environment)
}

/// A style that differs from a plain one in what the test is about.
func style(_ change: (inout CellBackgroundStyle) -> Void) -> CellBackgroundStyle {
  var style = Sample.plain.style
  change(&style)
  return style
}

extension CellBackgroundGeometry {
  /// All paths, for comparisons.
  var paths: [CGPath?] {
    let separator = separatorFrame.map { UIBezierPath(rect: $0).cgPath }
    return [outlinePath.cgPath, borderPath?.cgPath, separator, shadowPath?.cgPath]
  }

  /// How much of the corners is missing, in points along the diagonal: top left, top right, bottom right, bottom left.
  var cornerGaps: [CGFloat] {
    let (path, rect) = (outlinePath, frame)
    let corners =
      [
        (rect.minX, rect.minY, 1, 1), (rect.maxX, rect.minY, -1, 1), (rect.maxX, rect.maxY, -1, -1),
        (rect.minX, rect.maxY, 1, -1),
      ] as [(CGFloat, CGFloat, CGFloat, CGFloat)]
    return corners.map { x, y, dx, dy in
      var (low, high): (CGFloat, CGFloat) = (0, min(rect.width, rect.height) / 2)
      for _ in 0..<30 {
        let middle = (low + high) / 2
        if path.contains(CGPoint(x: x + middle * dx, y: y + middle * dy)) { high = middle } else { low = middle }
      }
      return high
    }
  }

  var isFinite: Bool {
    var rects = [frame]
    for path in [outlinePath, borderPath, shadowPath].compactMap({ $0 }) where !path.isEmpty {
      rects.append(path.bounds)
    }
    if let separatorFrame { rects.append(separatorFrame) }
    return rects.allSatisfy { $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite }
  }
}
