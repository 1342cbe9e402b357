// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// The curves of an outline meet without a kink, however much room there is.
struct OutlineTests {
  /// UIKit's own curve turns by 2.45° at its joints.
  @Test(arguments: [26, 40, 51, 52, 60, 70, 79, 80, 120] as [CGFloat])
  func `no corner has a kink`(height: CGFloat) {
    var style = CellBackgroundStyle()
    style.corners = .radius(26)
    let bounds = CGRect(x: 0, y: 0, width: 358, height: height)
    for position in CellPosition.allCases {
      let path = CellBackgroundGeometry(
        style: style, position: position, environment: .init(bounds: bounds, scale: 3)
      ).outlinePath
      let turns = turns(at: path.cgPath)
      #expect(turns.count >= (position == .middle ? 0 : 4))
      for turn in turns { #expect(turn < 2.6, "\(position), \(height) points high: \(turn)°") }
    }
  }

  /// The angles, in degrees, at points where one curve follows another.
  private func turns(at path: CGPath) -> [CGFloat] {
    var angles: [CGFloat] = []
    var last: CGPoint?
    var direction: CGFloat?
    path.applyWithBlock { element in
      let points = element.pointee.points
      guard element.pointee.type == .addCurveToPoint, let start = last else {
        last = element.pointee.type == .closeSubpath ? nil : points[0]
        direction = nil
        return
      }
      func angle(_ a: CGPoint, _ b: CGPoint) -> CGFloat { atan2(b.y - a.y, b.x - a.x) }
      if let direction {
        let turn = angle(start, points[0]) - direction
        angles.append(abs(atan2(sin(turn), cos(turn))) * 180 / .pi)
      }
      direction = angle(points[1], points[2])
      last = points[2]
    }
    return angles
  }
}
