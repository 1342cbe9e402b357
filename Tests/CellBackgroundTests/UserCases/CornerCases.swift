// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// Radii and curves.
@MainActor
struct CornerCases {
  private func geometry(
    _ corners: CellBackgroundStyle.Corners, _ size: CGSize = CGSize(width: 120, height: 50), scale: CGFloat = 2,
    position: CellPosition = .single, _ change: (inout CellBackgroundStyle) -> Void = { _ in },
    environment: (inout CellBackgroundGeometry.Environment) -> Void = { _ in }
  ) -> CellBackgroundGeometry {
    var style = CellBackgroundStyle()
    style.corners = corners
    change(&style)
    var around = CellBackgroundGeometry.Environment(bounds: CGRect(origin: .zero, size: size), scale: scale)
    environment(&around)
    return CellBackgroundGeometry(style: style, position: position, environment: around)
  }

  // https://github.com/mastodon/mastodon-ios/issues/350
  @Test(arguments: [0, 4, 8, 20, 40] as [CGFloat])
  func `case 60: inside a round container the radius is what the inset leaves of it, at all four corners`(
    inset: CGFloat
  ) {
    let concentric = geometry(.init(.concentric(20))) { $0.insets = .init(leading: inset, trailing: inset) }
    let plain = geometry(.radius(max(0, 20 - inset))) { $0.insets = .init(leading: inset, trailing: inset) }
    #expect(concentric.outlinePath.cgPath == plain.outlinePath.cgPath)

    let stage = Stage(size: CGSize(width: 140, height: 60), scale: 2)
    _ = stage.stack([.single], heights: [60]) {
      $0.style = Sample.plain.style
      $0.style.corners = .init(.concentric(20))
      $0.style.insets = .init(leading: inset, trailing: inset)
    }
    let picture = stage.picture()
    // The flattening of curves is not symmetric.
    #expect(picture.difference(to: picture.mirrored).largest <= 9)
    #expect(picture.difference(to: picture.flipped).largest <= 20)
  }

  // https://example-a.com/answer/22464519
  @Test(arguments: [CALayerCornerCurve.circular, .continuous], CellPosition.allCases)
  func `case 62: fill, border, selection and shadow have one curve`(curve: CALayerCornerCurve, position: CellPosition) {
    var style = Sample.shadowed.style
    style.insets = .init()
    style.corners = .init(.points(14), curve: curve)
    style.border = .init(color: .black, width: .points(1))
    let environment = CellBackgroundGeometry.Environment(
      bounds: CGRect(x: 0, y: 0, width: 90, height: 60), scale: 2)
    func geometry(_ style: CellBackgroundStyle, _ states: Set<CellBackgroundState> = []) -> CellBackgroundGeometry {
      CellBackgroundGeometry(style: style, states: states, position: position, environment: environment)
    }
    let normal = geometry(style)
    for state in CellBackgroundState.allCases where state != .dragged {
      #expect(geometry(style, [state]).outlinePath.cgPath == normal.outlinePath.cgPath)
      #expect(geometry(style, [state]).borderPath?.cgPath == normal.borderPath?.cgPath)
    }
    if position == .single { #expect(normal.shadowPath?.cgPath == normal.outlinePath.cgPath) }
    // Everywhere on the border's outer edge one is on the outline.
    let points = (0..<90).flatMap { x in (0..<60).map { CGPoint(x: CGFloat(x) / 2 + 0.25, y: CGFloat($0) / 2 + 0.25) } }
    let (border, outline) = (normal.borderPath, normal.outlinePath)
    #expect(!points.contains { (border?.contains($0) ?? false) && !outline.contains($0) })
    var other = style
    other.corners.curve = curve == .circular ? .continuous : .circular
    #expect((geometry(other).outlinePath.cgPath == normal.outlinePath.cgPath) == (position == .middle))
  }

  // https://coderapp.vercel.app/answer/75592757
  // https://www.paintcodeapp.com/news/code-for-ios-7-rounded-rectangles
  @Test(arguments: [CALayerCornerCurve.circular, .continuous], [20, 44, 50, 61.5] as [CGFloat])
  func `case 63: up to half the height each larger radius covers less, without a jump`(
    curve: CALayerCornerCurve, height: CGFloat
  ) {
    func area(_ radius: CGFloat) -> CGFloat {
      areaInside(geometry(.init(.points(radius), curve: curve), CGSize(width: 120, height: height)).outlinePath)
    }
    let half = (height * 2).rounded() / 4
    var last = area(0)
    for radius in stride(from: 0.02, through: half, by: 0.02) as StrideThrough<CGFloat> {
      let now = area(radius)
      #expect(now < last)
      // Four corners of (1 - π/4) r² lose 1.72 r dr; a smooth curve loses a little more.
      #expect(last - now < 0.02 * 2.6 * radius + 0.02, "radius \(radius)")
      last = now
    }
    #expect(abs(area(half + 5) - area(half)) < 1e-6)
  }

  @Test func `case 63: a radius of 20 in a row of 50 leaves ten points of straight side`() {
    var straight: [CGFloat] = []
    var from = CGPoint.zero
    geometry(.init(.points(20), curve: .circular)).outlinePath.cgPath.applyWithBlock { element in
      switch element.pointee.type {
      case .addLineToPoint:
        let to = element.pointee.points[0]
        if abs(to.x - from.x) < 1e-9 { straight.append(abs(to.y - from.y)) }
        from = to
      case .addCurveToPoint: from = element.pointee.points[2]
      case .moveToPoint: from = element.pointee.points[0]
      default: break
      }
    }
    #expect(straight.count == 2)
    for length in straight { #expect(abs(length - 10) < 1e-9) }
  }

  /// The area of a path, by the trapezia under its curves' chords.
  private func areaInside(_ path: UIBezierPath) -> CGFloat {
    var (sum, from, start) = (0, CGPoint.zero, CGPoint.zero) as (CGFloat, CGPoint, CGPoint)
    func line(_ to: CGPoint) {
      sum += (from.x * to.y - to.x * from.y) / 2
      from = to
    }
    path.cgPath.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: (from, start) = (points[0], points[0])
      case .addLineToPoint: line(points[0])
      case .addCurveToPoint:
        let (a, b, c, d) = (from, points[0], points[1], points[2])
        for step in 1...24 {
          let t = CGFloat(step) / 24
          let u = 1 - t
          func at(_ p: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            let (start, end) = (u * u * u * a[keyPath: p], t * t * t * d[keyPath: p])
            return start + 3 * u * u * t * b[keyPath: p] + 3 * u * t * t * c[keyPath: p] + end
          }
          line(CGPoint(x: at(\.x), y: at(\.y)))
        }
      case .closeSubpath: line(start)
      default: break
      }
    }
    return abs(sum)
  }

  // https://www.devhide.com/uibezierpath-issue-with-oval-shape-lines-sticks-out-76933879
  @Test(arguments: Sample.all, CellPosition.allCases)
  func `case 64: paths are closed, and nothing is painted outside the bounds`(sample: Sample, position: CellPosition) {
    var style = sample.style
    style.shadow = .hidden
    style.border = .init(color: .black, width: .points(3))
    for scale in [1, 2, 3] as [CGFloat] {
      let stage = Stage(size: CGSize(width: 100, height: 70), scale: scale)
      stage.view.backgroundColor = .clear
      let view = stage.stack([position], heights: [44], top: 10, inset: 10) { $0.style = style }[0]
      let picture = stage.picture()
      let (columns, rows) = (Int(10 * scale)..<Int(90 * scale), Int(10 * scale)..<Int(54 * scale))
      let strays = picture.alphas.enumerated().filter { i, alpha in
        alpha > 0 && !(columns.contains(i % picture.width) && rows.contains(i / picture.width))
      }
      #expect(strays.isEmpty)
      for path in [view.geometry.outlinePath, view.geometry.borderPath].compactMap({ $0 }) {
        var (moves, closes) = (0, 0)
        path.cgPath.applyWithBlock { element in
          if element.pointee.type == .moveToPoint { moves += 1 }
          if element.pointee.type == .closeSubpath { closes += 1 }
        }
        #expect(moves > 0)
        #expect(moves == closes)
        #expect(view.bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(path.bounds))
      }
    }
  }

  // https://github.com/RevenueCat/purchases-ios/pull/5553
  @Test(arguments: [15, 18, 25, 26, 27]) func `case 71: the automatic radius is that of the system`(version: Int) {
    let automatic = geometry(.automatic, CGSize(width: 120, height: 80)) { _ in
    } environment: {
      $0.systemVersion = version
    }
    let points = geometry(.radius(version >= 26 ? 26 : 10), CGSize(width: 120, height: 80))
    #expect(automatic.outlinePath.cgPath == points.outlinePath.cgPath)
  }
}
