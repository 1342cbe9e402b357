// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

/// A path that is a rectangle on whole pixels but for its corners: rounded rectangles of every curve.
///
/// What lies outside of the corners' boxes is wholly covered, so it can be filled without a rasteriser.
struct RoundedShape {
  let rect: CGRect
  /// Whole pixels around each curved corner.
  let corners: [CGRect]

  /// nil for a path of another kind, in pixels.
  init?(_ elements: [PathElement]) {
    var boxes: [CGRect] = []
    var lines: [(CGPoint, CGPoint)] = []
    guard case .move(var pen)? = elements.first, elements.last == .close else { return nil }
    let start = pen
    var points = [pen]
    var isInCurve = false
    for element in elements.dropFirst() {
      switch element {
      case .line(let p):
        lines.append((pen, p))
        isInCurve = false
      case .curve(let c1, let c2, let p):
        let box = CGRect.around([pen, c1, c2, p])
        // The pieces of one corner follow each other without a line.
        if isInCurve, let last = boxes.popLast() { boxes.append(last.union(box)) } else { boxes.append(box) }
        isInCurve = true
      case .close:
        lines.append((pen, start))
        continue
      case .move, .quad: return nil
      }
      pen = element.points.last ?? pen
      points.append(pen)
    }
    let rect = CGRect.around(points)
    guard rect.isFinite, abs(rect.minX) < 1e6, abs(rect.minY) < 1e6, rect.width < 1e6, rect.height < 1e6 else {
      return nil
    }
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard edges.allSatisfy({ abs($0 - $0.rounded()) < 1e-6 }), !rect.isEmpty else { return nil }
    // Every line runs along an edge, and every curve cuts off one corner, each its own.
    for (a, b) in lines where a != b {
      let isAlongX = a.y == b.y && (a.y == rect.minY || a.y == rect.maxY)
      let isAlongY = a.x == b.x && (a.x == rect.minX || a.x == rect.maxX)
      guard isAlongX || isAlongY else { return nil }
    }
    let tips = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    for box in boxes {
      let inside = tips.filter { $0.x >= box.minX && $0.x <= box.maxX && $0.y >= box.minY && $0.y <= box.maxY }
      guard inside.count == 1, box.width <= rect.width / 2 + 1e-6, box.height <= rect.height else { return nil }
    }
    self.rect = rect
    corners = boxes.map { $0.integral.intersection(rect) }
  }

  /// The parts of one row of pixels that lie in no corner's box.
  func spans(row y: Int) -> (from: Int, to: Int) {
    var (from, to) = (Int(rect.minX), Int(rect.maxX))
    for corner in corners where CGFloat(y) >= corner.minY && CGFloat(y) < corner.maxY {
      if corner.minX <= rect.minX { from = max(from, Int(corner.maxX)) }
      if corner.maxX >= rect.maxX { to = min(to, Int(corner.minX)) }
    }
    return (from, max(from, to))
  }
}
