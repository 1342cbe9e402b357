// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// Where the outline stands: insets, gaps, edges, direction.
struct PlaceTests {
  @Test(arguments: Sample.all, CellPosition.allCases)
  func `right to left is the mirror image`(sample: Sample, position: CellPosition) {
    var asymmetric = sample.style
    asymmetric.corners.radius = .each(topLeading: 3, topTrailing: 14, bottomLeading: 8, bottomTrailing: 0)
    asymmetric.insets = .init(top: 1, leading: 7, bottom: 2, trailing: 3, from: .layoutMargins)
    asymmetric.border = .init(color: .black, width: .points(2), edges: [.leading, .bottom])
    asymmetric.separator.inset = .points(leading: 11, trailing: 4)
    asymmetric.shadow.offset.width = 0
    for states in [[], [.swiped]] as [Set<CellBackgroundState>] {
      asymmetric.states[.swiped] = .init(shape: .squareTrailing)
      let left = geometry(asymmetric, position, states: states) {
        $0.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 20)
      }
      let right = geometry(asymmetric, position, states: states) {
        $0.layoutDirection = .rightToLeft
        $0.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 5)
      }
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 120, ty: 0)
      #expect(right.frame == left.frame.applying(mirror))
      #expect(right.separatorFrame == left.separatorFrame?.applying(mirror))
      let pairs = [(left.outlinePath, right.outlinePath), (left.borderPath, right.borderPath)]
      for case (let a?, let b?) in pairs {
        let points = (0..<48).flatMap { x in (0..<50).map { CGPoint(x: CGFloat(x) * 2.5 + 0.3, y: CGFloat($0) + 0.4) } }
        #expect(!points.contains { a.contains($0) != b.contains($0.applying(mirror)) })
      }
      #expect(right.frame != left.frame)
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat], [0.2, 1, 3, 4.5, 7.9] as [CGFloat])
  func `the gap between rows has the same number of pixels wherever they lie`(scale: CGFloat, spacing: CGFloat) {
    let spaced = style { $0.spacing = spacing }
    let wanted = max(1, (spacing * scale).rounded())
    for height in [44, 44.4, 51.5, 33 + 1 / 3] as [CGFloat] {
      for start in [0, 7.4, 20 + 2 / 3, 0.1] as [CGFloat] {
        let frames = (0..<4).map { row -> CGRect in
          let origin = CGPoint(x: 0, y: start + CGFloat(row) * height)
          let bounds = CGRect(x: 0, y: 0, width: 120, height: height)
          return geometry(spaced, CellPosition(row: row, rowCount: 4), bounds: bounds, scale: scale) {
            $0.origin = origin
          }
          .frame.offsetBy(dx: 0, dy: origin.y)
        }
        for (a, b) in zip(frames, frames.dropFirst()) {
          #expect(abs((b.minY - a.maxY) * scale - wanted) < 1e-6, "rows of \(height) from \(start)")
        }
        // All edges are on pixels.
        for frame in frames {
          for edge in [frame.minY * scale, frame.maxY * scale] { #expect(abs(edge - edge.rounded()) < 1e-6) }
        }
      }
    }
  }

  @Test(arguments: CellPosition.allCases, [1, 2, 3] as [CGFloat])
  func `insets count at the section's ends and at the sides`(position: CellPosition, scale: CGFloat) {
    let inset = style { $0.insets = .init(top: 3, leading: 8, bottom: 5, trailing: 2) }
    let frame = geometry(inset, position, bounds: CGRect(x: 10, y: 20, width: 120, height: 50), scale: scale).frame
    #expect(frame.minX == 18)
    #expect(frame.maxX == 128)
    #expect(frame.minY == (position.joinsAbove ? 20 : 23))
    #expect(frame.maxY == (position.joinsBelow ? 70 : 65))
    // A length that is no whole number of pixels is rounded.
    let odd = style { $0.insets = .init(leading: 8 + 0.4 / scale, trailing: 2 + 0.6 / scale) }
    let rounded = geometry(odd, position, bounds: CGRect(x: 0, y: 0, width: 120, height: 50), scale: scale).frame
    #expect(abs(rounded.minX - 8) < 1e-9)
    #expect(abs(rounded.maxX - (118 - 1 / scale)) < 1e-9)
  }

  @Test func `insets that leave nothing give an empty shape`() {
    for insets in [CellBackgroundStyle.Insets(leading: 60, trailing: 60), .init(top: 25, bottom: 25), .init(top: 1e9)] {
      let empty = geometry(style { $0.insets = insets })
      #expect(empty.frame == .zero)
      #expect(empty.outlinePath.isEmpty)
      #expect(empty.borderPath == nil)
    }
    #expect(!geometry(style { $0.insets = .init(leading: 60, trailing: 59) }).outlinePath.isEmpty)
  }

  @Test(arguments: 0..<16, CellPosition.allCases)
  func `a border has the edges that it is told, those of the section`(bits: Int, position: CellPosition) {
    let all: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
    var edges: NSDirectionalRectEdge = []
    for (i, edge) in all.enumerated() where bits >> i & 1 == 1 { edges.insert(edge) }
    let bordered = style {
      $0.corners = .radius(0)
      $0.border = .init(color: .black, width: .points(2), edges: edges)
    }
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let path = geometry(bordered, position) { $0.layoutDirection = direction }.borderPath
      func has(_ x: CGFloat, _ y: CGFloat) -> Bool { path?.contains(CGPoint(x: x, y: y)) ?? false }
      let (leading, trailing) = direction == .rightToLeft ? (119, 1) : (1, 119) as (CGFloat, CGFloat)
      #expect(has(60, 1) == (edges.contains(.top) && !position.joinsAbove))
      #expect(has(60, 49) == (edges.contains(.bottom) && !position.joinsBelow))
      #expect(has(leading, 25) == edges.contains(.leading))
      #expect(has(trailing, 25) == edges.contains(.trailing))
      #expect(!has(60, 25))
    }
  }

  @Test func `states apply in the order of their cases, and only what they give`() {
    let order: [CellBackgroundState] = [.focused, .selected, .highlighted, .swiped, .dragged, .disabled]
    #expect(CellBackgroundState.allCases == order)
    for (i, earlier) in order.enumerated() {
      for later in order[(i + 1)...] {
        var both = style { _ in }
        both.states = [:]
        both.states[earlier] = .init(corners: .radius(4), shape: .detached)
        both.states[later] = .init(corners: .radius(9))
        let path = geometry(both, .middle, states: [earlier, later]).paths
        let wanted = style {
          $0.corners = .radius(9)
          $0.states = [earlier: .init(shape: .detached)]
        }
        #expect(path == geometry(wanted, .middle, states: [earlier]).paths, "\(earlier), \(later)")
      }
    }
  }
}
