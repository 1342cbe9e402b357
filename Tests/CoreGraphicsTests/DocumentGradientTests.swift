// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Gradients in documents, by the paths that hold them.
struct DocumentGradientTests {
  private let gradient: CGGradient

  init() throws {
    gradient = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: nil))
  }

  /// What shows the document later has limits: an edge a hundred thousand points away came out horizontal.
  @Test(arguments: [[], .drawsBeforeStartLocation, .drawsAfterEndLocation] as [CGGradientDrawingOptions])
  func `a linear gradient's band ends where the page does`(options: CGGradientDrawingOptions) throws {
    let text = try svg {
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: 20, y: 30), end: CGPoint(x: 60, y: 45), options: options)
    }
    let band = try #require(text.clipPaths.first)
    #expect(band.boundingBox.minX > -300 && band.boundingBox.maxX < 400)
    for y in stride(from: CGFloat(1), to: 80, by: 3) {
      for x in stride(from: CGFloat(1), to: 100, by: 3) {
        let place = ((x - 20) * 40 + (80 - y - 30) * 15) / (40 * 40 + 15 * 15)
        guard min(abs(place), abs(place - 1)) > 0.01 else { continue }
        let isSeen =
          (place > 0 || options.contains(.drawsBeforeStartLocation))
          && (place < 1 || options.contains(.drawsAfterEndLocation))
        #expect(band.contains(CGPoint(x: x, y: y)) == isSeen, "at \(x), \(y)")
      }
    }
  }

  /// Some of the circles from `range` of the way on pass through the point.
  private func isPassed(
    _ p: CGPoint, _ a: CGPoint, _ r: CGFloat, _ b: CGPoint, _ s: CGFloat, _ range: ClosedRange<CGFloat>
  ) -> Bool? {
    // The distance from the edge of each circle changes its sign where one passes.
    var (inside, outside, nearest) = (false, false, CGFloat.infinity)
    for i in 0...4000 {
      let t = range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(i) / 4000
      let radius = r + (s - r) * t
      guard radius >= 0 else { continue }
      let far = hypot(p.x - a.x - (b.x - a.x) * t, p.y - a.y - (b.y - a.y) * t) - radius
      if far < 0 { inside = true } else { outside = true }
      nearest = min(nearest, abs(far))
    }
    if inside, outside { return true }
    return nearest > 1.5 ? false : nil
  }

  @Test(arguments: [true, false], [true, false])
  func `a radial gradient that goes on at one end covers its circles and no more`(isBefore: Bool, isNested: Bool) throws
  {
    var random = SeededGenerator(seed: isBefore ? 3 : 4)
    for _ in 0..<6 {
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
      let (a, r) = (CGPoint(x: number(30...70), y: number(25...55)), number(6...20))
      let s = max(1, r + number(4...9) * [-1, 1][Int.random(in: 0...1, using: &random)])
      let (angle, apart) = (
        number(0...6), isNested ? abs(r - s) * number(0...0.8) : abs(r - s) + number(4...30)
      )
      let b = CGPoint(x: a.x + cos(angle) * apart, y: a.y + sin(angle) * apart)
      let text = try svg {
        $0.drawRadialGradient(
          gradient, startCenter: a, startRadius: r, endCenter: b, endRadius: s,
          options: isBefore ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
      }
      // A stop that is transparent is lost in a PDF.
      #expect(!text.contains("stop-opacity:0;"))
      let clips = text.clipPaths
      try #require(clips.count == (isBefore && !isNested ? 3 : 1))
      for y in stride(from: CGFloat(0.5), to: 80, by: 5) {
        for x in stride(from: CGFloat(0.5), to: 100, by: 5) {
          let p = CGPoint(x: x, y: 80 - y)
          let (before, after) = (isPassed(p, a, r, b, s, -60...1), isPassed(p, a, r, b, s, 0...60))
          if let wanted = isBefore ? before : after {
            #expect(clips[0].contains(CGPoint(x: x, y: y)) == wanted, "at \(p): \(a) \(r) \(b) \(s)")
          }
          guard clips.count == 3, let beyond = isPassed(p, a, r, b, s, 1...60) else { continue }
          #expect(clips[1].contains(CGPoint(x: x, y: y)) == beyond, "at \(p): \(a) \(r) \(b) \(s)")
          #expect(clips[2].contains(CGPoint(x: x, y: y)) != beyond, "at \(p): \(a) \(r) \(b) \(s)")
        }
      }
    }
  }
}
