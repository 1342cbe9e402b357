// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// How round corners are.
struct RadiusTests {
  /// On the diagonal a quarter of a circle keeps this part of its radius from the corner's tip, along each axis.
  private let circular: CGFloat = 1 - CGFloat(2).squareRoot() / 2

  private func gaps(
    _ corners: CellBackgroundStyle.Corners, _ position: CellPosition = .single, height: CGFloat = 50,
    isRightToLeft: Bool = false
  ) -> [CGFloat] {
    geometry(
      style { $0.corners = corners }, position, bounds: CGRect(x: 0, y: 0, width: 120, height: height)
    ) { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }.cornerGaps
  }

  private func arcs(_ radii: CGFloat...) -> [CGFloat] { radii.map { $0 * circular } }

  private func near(_ a: [CGFloat], _ b: [CGFloat]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1e-3 } }

  @Test(arguments: CellPosition.allCases) func `a position rounds the corners at the section's ends`(
    position: CellPosition
  ) {
    func wanted(_ inner: CGFloat) -> [CGFloat] {
      let (above, below) = (position.joinsAbove ? inner : 10, position.joinsBelow ? inner : 10)
      return arcs(above, above, below, below)
    }
    #expect(near(gaps(.init(.points(10), curve: .circular), position), wanted(0)))
    // The inner radius is that of the others.
    let inner = gaps(.init(.points(10), curve: .circular, inner: 4), position)
    #expect(near(inner, wanted(4)))
  }

  @Test func `four radii are named by the direction of reading`() {
    let corners = CellBackgroundStyle.Corners(
      .each(topLeading: 2, topTrailing: 4, bottomLeading: 6, bottomTrailing: 8), curve: .circular)
    #expect(near(gaps(corners), arcs(2, 4, 8, 6)))
    #expect(near(gaps(corners, isRightToLeft: true), arcs(4, 2, 6, 8)))
  }

  @Test func `two corners share a side in proportion to their radii`() {
    // Together they want 60 of the 50 at the left, 30 of 50 at the right.
    let corners = CellBackgroundStyle.Corners(
      .each(topLeading: 40, topTrailing: 10, bottomLeading: 20, bottomTrailing: 20), curve: .circular)
    #expect(near(gaps(corners), arcs(50 * 40 / 60, 10, 20, 50 * 20 / 60)))
  }

  @Test func `a row alone has half its height, the first of several all of it`() {
    let large = CellBackgroundStyle.Corners(.points(1000), curve: .circular)
    #expect(near(gaps(large, .single), arcs(25, 25, 25, 25)))
    // 120 points wide: two corners of 50 fit side by side.
    #expect(near(gaps(large, .top), arcs(50, 50, 0, 0)))
    #expect(near(gaps(large, .bottom), arcs(0, 0, 50, 50)))
  }

  @Test(arguments: [CALayerCornerCurve.circular, .continuous], CellPosition.allCases)
  func `a larger radius leaves a larger gap, without a jump, until nothing more fits`(
    curve: CALayerCornerCurve, position: CellPosition
  ) {
    var last: [CGFloat] = [0, 0, 0, 0]
    for radius in stride(from: 0.25, through: 80, by: 0.25) as StrideThrough<CGFloat> {
      let now = gaps(.init(.points(radius), curve: curve), position)
      for (a, b) in zip(last, now) {
        #expect(b >= a - 1e-6, "radius \(radius)")
        // A quarter of a circle moves 0.07 for a quarter of a point; the smooth curve a little more.
        #expect(b - a < 0.12, "radius \(radius)")
      }
      last = now
    }
  }

  @Test func `the curve never leaves the frame and passes both ends of each corner`() {
    for radius in [3, 10, 24, 25, 26, 60] as [CGFloat] {
      for curve in [CALayerCornerCurve.circular, .continuous] {
        let shape = geometry(style { $0.corners = .init(.points(radius), curve: curve) })
        #expect(shape.outlinePath.bounds == shape.frame)
        #expect(shape.outlinePath.contains(CGPoint(x: 60, y: 0.01)))
        #expect(shape.outlinePath.contains(CGPoint(x: 0.01, y: 25)))
      }
    }
  }

  @Test(arguments: [0, 5, 15, 30] as [CGFloat]) func `concentric corners lose the larger of the two insets`(
    inset: CGFloat
  ) {
    let corners = CellBackgroundStyle.Corners(.concentric(20), curve: .circular)
    let shape = geometry(
      style {
        $0.corners = corners
        $0.insets = .init(leading: inset, trailing: inset / 2)
      })
    let left = max(0, 20 - inset)
    #expect(near(shape.cornerGaps, arcs(left, left, left, left)))
    // The margins count as well.
    let margins = geometry(
      style {
        $0.corners = corners
        $0.insets = .layoutMargins
      }
    ) { $0.layoutMargins = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0) }
    #expect(near(margins.cornerGaps, arcs(left, left, left, left)))
  }

  @Test(arguments: CellPosition.allCases) func `detached is single, and square trailing leaves the leading corners`(
    position: CellPosition
  ) {
    let styled = style {
      $0.corners = .init(.points(12), curve: .circular, inner: 3)
      $0.border = .init(color: .black, width: .points(1))
      $0.separator = .hidden
      $0.states[.swiped] = .init(shape: .detached)
      $0.states[.focused] = .init(shape: .squareTrailing)
    }
    #expect(geometry(styled, position, states: [.swiped]).paths == geometry(styled, .single).paths)
    let normal = geometry(styled, position).cornerGaps
    #expect(near(geometry(styled, position, states: [.focused]).cornerGaps, [normal[0], 0, 0, normal[3]]))
    let turned = geometry(styled, position, states: [.focused]) { $0.layoutDirection = .rightToLeft }
    #expect(near(turned.cornerGaps, [0, normal[1], normal[2], 0]))
  }
}
