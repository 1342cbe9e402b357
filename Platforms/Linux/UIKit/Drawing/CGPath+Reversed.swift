// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension CGPath {
  /// The path drawn backwards: subpaths in reverse order, each from its end to its start, closed where it was closed.
  func reversed() -> CGPath {
    var subpaths: [Subpath] = []
    for element in elements {
      switch element {
      case .move(let point):
        subpaths.append(Subpath(start: point))
      case .close:
        guard !subpaths.isEmpty else { continue }
        subpaths[subpaths.count - 1].isClosed = true
      case .line, .quad, .curve:
        guard !subpaths.isEmpty else { continue }
        subpaths[subpaths.count - 1].segments.append(element)
      }
    }
    return CGPath(elements: subpaths.reversed().flatMap(\.reversedElements))
  }

  private struct Subpath {
    var start: CGPoint
    var segments: [PathElement] = []
    var isClosed = false

    var reversedElements: [PathElement] {
      // Where each segment begins, then where the last one ends.
      let joints = [start] + segments.compactMap(\.points.last)
      var result: [PathElement] = [.move(joints[joints.count - 1])]
      for (segment, end) in zip(segments, joints).reversed() {
        switch segment {
        case .quad(let control, _): result.append(.quad(control: control, end: end))
        case .curve(let c1, let c2, _): result.append(.curve(control1: c2, control2: c1, end: end))
        default: result.append(.line(end))
        }
      }
      if isClosed { result.append(.close) }
      return result
    }
  }
}
