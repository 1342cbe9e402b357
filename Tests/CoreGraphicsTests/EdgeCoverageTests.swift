// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Edges that are not axis-aligned: within four levels of the exact area.
///
/// Cairo scans such paths in 15 sub-rows of a pixel, and would be off by 18 where a line is nearly horizontal.
struct EdgeCoverageTests {
  private let side = 32

  private func expect(_ bitmap: Bitmap, _ exact: ExactArea, levels: CGFloat = 4, _ what: String) {
    let worst = exact.largestDifference(to: bitmap)
    #expect(worst.levels <= levels, "\(what): \(worst.place)")
    // No bias either: the differences cancel out.
    #expect(abs(bitmap.coverage - exact.sum) <= 0.01 * exact.sum + 0.3, "\(what): \(bitmap.coverage), not \(exact.sum)")
  }

  /// Triangles, quadrilaterals and pentagons with their corners on an ellipse, so that the area is their own.
  private static let polygons: [[CGPoint]] = {
    var random = SeededGenerator(seed: 30)
    return (0..<200).map { i in
      let angles = (0..<(3 + i % 3)).map { _ in CGFloat.random(in: 0...2 * .pi, using: &random) }.sorted()
      let (rx, ry) = (CGFloat.random(in: 3...14, using: &random), CGFloat.random(in: 3...14, using: &random))
      return angles.map { CGPoint(x: 16.3 + rx * cos($0), y: 15.8 + ry * sin($0)) }
    }
  }()

  private func fill(_ polygon: [CGPoint]) throws -> Bitmap {
    try canvas(side, side) {
      $0.addLines(between: polygon)
      $0.fillPath()
    }
  }

  @Test func `slanted polygons are within four levels everywhere`() throws {
    for points in Self.polygons {
      expect(try fill(points), ExactArea(of: points, width: side, height: side), "polygon \(points)")
    }
  }

  @Test func `turned rectangles are within four levels`() throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<100 {
      let rect = CGRect(
        x: -CGFloat.random(in: 2...9, using: &random), y: -CGFloat.random(in: 2...9, using: &random),
        width: CGFloat.random(in: 1...10, using: &random), height: CGFloat.random(in: 1...10, using: &random))
      let transform = CGAffineTransform(translationX: 16, y: 16).rotated(
        by: CGFloat.random(in: 0.01...6, using: &random))
      let corners = [
        rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ].map { $0.applying(transform) }
      let bitmap = try canvas(side, side) {
        $0.concatenate(transform)
        $0.fill(rect)
      }
      expect(bitmap, ExactArea(of: corners, width: side, height: side), "\(rect) by \(transform)")
    }
  }

  @Test func `circles and ellipses are within four levels`() throws {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<60 {
      let (w, h) = (CGFloat.random(in: 1...26, using: &random), CGFloat.random(in: 1...26, using: &random))
      let rect = CGRect(
        x: CGFloat.random(in: 0...(30 - w), using: &random), y: CGFloat.random(in: 0...(30 - h), using: &random),
        width: w, height: h)
      let bitmap = try canvas(side, side) { $0.fillEllipse(in: rect) }
      expect(bitmap, ExactArea(of: ellipsePoints(rect), width: side, height: side), "ellipse in \(rect)")
    }
  }

  @Test func `a ring filled by the even-odd rule is within four levels`() throws {
    let (outer, inner) = (CGRect(x: 2.3, y: 3.1, width: 26, height: 24), CGRect(x: 7.7, y: 8.2, width: 14, height: 15))
    let bitmap = try canvas(side, side) {
      $0.addEllipse(in: outer)
      $0.addEllipse(in: inner)
      $0.fillPath(using: .evenOdd)
    }
    let ring = ExactArea(of: ellipsePoints(outer), width: side, height: side)
      .combined(with: ExactArea(of: ellipsePoints(inner), width: side, height: side)) { $0 - $1 }
    expect(bitmap, ring, "ring")
  }

  @Test func `rounded rectangles are within four levels, their straight edges too`() throws {
    var random = SeededGenerator(seed: 33)
    for _ in 0..<60 {
      let rect = CGRect(
        x: CGFloat.random(in: 0...4, using: &random), y: CGFloat.random(in: 0...4, using: &random),
        width: CGFloat.random(in: 8...26, using: &random), height: CGFloat.random(in: 8...26, using: &random))
      let (rx, ry) = (CGFloat.random(in: 0.5...4, using: &random), CGFloat.random(in: 0.5...4, using: &random))
      let centers: [(CGFloat, CGFloat)] = [
        (rect.maxX - rx, rect.maxY - ry), (rect.minX + rx, rect.maxY - ry), (rect.minX + rx, rect.minY + ry),
        (rect.maxX - rx, rect.minY + ry),
      ]
      let outline = centers.enumerated().flatMap { i, center in
        (0...90).map { step in
          let angle = (CGFloat(i) + CGFloat(step) / 90) * .pi / 2
          return CGPoint(x: center.0 + rx * cos(angle), y: center.1 + ry * sin(angle))
        }
      }
      let bitmap = try canvas(side, side) {
        $0.addPath(CGPath(roundedRect: rect, cornerWidth: rx, cornerHeight: ry, transform: nil))
        $0.fillPath()
      }
      expect(bitmap, ExactArea(of: outline, width: side, height: side), "\(rect) with \(rx) × \(ry)")
    }
  }

  @Test(arguments: [0, 0.3] as [CGFloat], [1, 2.4] as [CGFloat])
  func `a frame of rounded rectangles is within four levels, its straight edges too`(
    offset: CGFloat, line: CGFloat
  ) throws {
    for corners in [(9, 9), (9, 0), (0, 0)] as [(CGFloat, CGFloat)] {
      let outer = CGRect(x: 3 + offset, y: 2 + offset, width: 26, height: 25)
      // Without a line where the corners above are square, as a row that joins the one above it.
      let inner = CGRect(
        x: outer.minX + line, y: outer.minY + (corners.0 > 0 ? line : 0), width: outer.width - 2 * line,
        height: outer.height - (corners.0 > 0 ? 2 : 1) * line)
      func path(_ r: CGRect, _ less: CGFloat) -> CGPath {
        let (top, bottom) = (max(0, corners.0 - less), max(0, corners.1 - less))
        return RoundedRectPath.path(
          in: r, radii: .init(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom), curve: .circular)
      }
      let bitmap = try canvas(side, side) {
        $0.addPath(path(outer, 0))
        $0.addPath(path(inner, line))
        $0.fillPath(using: .evenOdd)
      }
      func area(_ path: CGPath) -> ExactArea {
        ExactArea(of: PathTrace(path).flattened(steps: 90), width: side, height: side)
      }
      let frame = area(path(outer, 0)).combined(with: area(path(inner, line))) { $0 - $1 }
      expect(bitmap, frame, levels: 4, "radii \(corners), line \(line), from \(offset)")
    }
  }

  @Test func `a clip covers what a fill covers`() throws {
    let rect = CGRect(x: 3.2, y: 4.4, width: 22.7, height: 19.1)
    let clipped = try canvas(side, side) {
      $0.addEllipse(in: rect)
      $0.clip()
      $0.fill(CGRect(x: 0, y: 0, width: 32, height: 32))
    }
    expect(clipped, ExactArea(of: ellipsePoints(rect), width: side, height: side), "clip")
  }

  @Test func `without antialiasing a pixel is painted when its centre is inside`() throws {
    let rect = CGRect(x: 3.2, y: 4.4, width: 22.7, height: 19.1)
    let bitmap = try canvas(side, side) {
      $0.setShouldAntialias(false)
      $0.fillEllipse(in: rect)
    }
    let path = CGPath(ellipseIn: rect, transform: nil)
    #expect(bitmap.words.allSatisfy { $0 == 0 || $0 == 0xFF00_0000 })
    for y in 0..<side {
      for x in 0..<side {
        // Centres this near to the edge may fall either way: Cairo's grid is 1/256 of a pixel.
        let (dx, dy) = (CGFloat(x) + 0.5 - rect.midX, CGFloat(y) + 0.5 - rect.midY)
        let distance = hypot(dx / rect.width * 2, dy / rect.height * 2)
        guard abs(distance - 1) > 0.01 else { continue }
        let inside = path.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
        #expect((bitmap[x, y].alpha == 255) == inside, "at \(x), \(y)")
      }
    }
  }

  @Test func `without antialiasing a rectangle has no half tones either`() throws {
    let bitmap = try canvas(8, 8) {
      $0.setShouldAntialias(false)
      $0.fill(CGRect(x: 1.3, y: 1.3, width: 4.4, height: 4.4))
    }
    for y in 0..<8 {
      for x in 0..<8 { #expect(bitmap[x, y].alpha == ((1...5).contains(x) && (1...5).contains(y) ? 255 : 0)) }
    }
  }
}
