// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// What a context tells about its path, in the coordinates it has when it is asked.
struct CurrentPathTests {
  private func context() throws -> CGContext {
    try #require(CGContext.bitmap(width: 40, height: 40, opaque: false))
  }

  @Test func `without a path there is nothing to tell`() throws {
    let context = try context()
    #expect(context.path == nil)
    #expect(context.currentPointOfPath == .zero)
    #expect(context.boundingBoxOfPath.isNull)
    #expect(!context.pathContains(.zero, mode: .fillStroke))
    context.replacePathWithStrokedPath()
    #expect(context.isPathEmpty)
  }

  @Test func `points are told in the coordinates of now`() throws {
    let context = try context()
    context.translateBy(x: 4, y: 6)
    context.scaleBy(x: 2, y: 2)
    context.move(to: CGPoint(x: 1, y: 1))
    context.addQuadCurve(to: CGPoint(x: 5, y: 1), control: CGPoint(x: 3, y: 9))
    #expect(context.currentPointOfPath == CGPoint(x: 5, y: 1))
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 4, height: 8))
    context.scaleBy(x: 0.5, y: 0.5)
    #expect(context.currentPointOfPath == CGPoint(x: 10, y: 2))
    #expect(context.path?.boundingBox == CGRect(x: 2, y: 2, width: 8, height: 16))
    // It is a copy.
    context.addLine(to: CGPoint(x: 0, y: 0))
    let path = context.path
    context.beginPath()
    #expect(path?.currentPoint == .zero)
  }

  @Test(arguments: [CGPathDrawingMode.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke])
  func `a path contains what drawing it paints`(mode: CGPathDrawingMode) throws {
    for dashes in [[], [7, 5]] as [[CGFloat]] {
      let context = try context()
      context.translateBy(x: 3, y: -2)
      context.rotate(by: 0.2)
      context.setLineWidth(4)
      context.setLineDash(phase: 2, lengths: dashes)
      func makePath() {
        context.addRect(CGRect(x: 8, y: 6, width: 24, height: 24))
        context.addEllipse(in: CGRect(x: 14, y: 10, width: 12, height: 15))
      }
      makePath()
      let toUser = context.userSpaceToDeviceSpaceTransform.inverted()
      let inside = (0..<40 * 40).map { (i: Int) -> Bool in
        let middle = CGPoint(x: CGFloat(i % 40) + 0.5, y: CGFloat(39 - i / 40) + 0.5)
        return context.pathContains(middle.applying(toUser), mode: mode)
      }
      context.drawPath(using: mode)
      let bitmap = Bitmap(context)
      var (painted, free) = (0, 0)
      for (i, word) in bitmap.words.enumerated() {
        // Pixels on an edge may be either.
        if word >> 24 == 255 {
          painted += 1
          #expect(inside[i], "\(i % 40), \(i / 40)")
        } else if word == 0 {
          free += 1
          #expect(!inside[i], "\(i % 40), \(i / 40)")
        }
      }
      #expect(painted > 80 && free > 400)
    }
  }

  @Test func `a stroked path is filled as the stroke is drawn`() throws {
    func picture(_ draw: (CGContext) -> Void) throws -> Bitmap {
      try canvas(40, 40, scale: 2) {
        $0.setLineWidth(3)
        $0.setLineJoin(.round)
        $0.setLineDash(phase: 1, lengths: [6, 4])
        $0.addEllipse(in: CGRect(x: 3, y: 4, width: 13, height: 11))
        draw($0)
      }
    }
    let stroked = try picture { $0.strokePath() }
    let filled = try picture {
      $0.replacePathWithStrokedPath()
      $0.fillPath()
    }
    #expect(stroked.largestDifference(to: filled) <= 4)
    #expect(stroked.words.contains(0xFF00_0000))
  }

  @Test func `segments are lines of two points each, and a point left over is none`() throws {
    let points = [(2, 2), (12, 5), (4, 14), (18, 9), (1, 1)].map { CGPoint(x: $0.0, y: $0.1) }
    let segments = try canvas(20, 20) {
      $0.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
      $0.strokeLineSegments(between: points)
      #expect($0.isPathEmpty)
    }
    let lines = try canvas(20, 20) {
      for i in [0, 2] {
        $0.move(to: points[i])
        $0.addLine(to: points[i + 1])
      }
      $0.strokePath()
    }
    #expect(segments == lines)
    #expect(segments.words.contains { $0 != 0 })
    #expect(try canvas(20, 20) { $0.strokeLineSegments(between: []) }.words.allSatisfy { $0 == 0 })
  }

  @Test func `grey is a colour of one component`() throws {
    let bitmap = try canvas(8, 8) {
      $0.setFillColor(gray: 0.4, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      $0.setStrokeColor(gray: 1, alpha: 0.5)
      $0.setLineWidth(2)
      $0.stroke(CGRect(x: 1, y: 1, width: 6, height: 6))
    }
    #expect(bitmap[4, 4] == Pixel(0x666666))
    #expect(bitmap[0, 4].difference(to: Pixel(0xB3B3B3)) <= 1)
  }
}
