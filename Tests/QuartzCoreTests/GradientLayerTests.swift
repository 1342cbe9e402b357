// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

/// CAGradientLayer against the exact colour at the centre of every pixel.
struct GradientLayerTests {
  private func layer(_ frame: CGRect, _ colors: [UInt32], _ locations: [NSNumber]? = nil) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = frame
    layer.colors = colors.map(opaque)
    layer.locations = locations
    return layer
  }

  private func color(_ colors: [UInt32], _ places: [CGFloat], at t: CGFloat) -> [CGFloat] {
    func channels(_ rgb: UInt32) -> [CGFloat] { [16, 8, 0].map { CGFloat(rgb >> $0 & 0xFF) } }
    guard let after = places.firstIndex(where: { $0 > t }) else { return channels(colors[colors.count - 1]) }
    guard after > 0 else { return channels(colors[0]) }
    let f = (t - places[after - 1]) / (places[after] - places[after - 1])
    return zip(channels(colors[after - 1]), channels(colors[after])).map { $0 + ($1 - $0) * f }
  }

  private func check(_ pixel: Pixel, _ wanted: [CGFloat], _ what: String) {
    let got = [pixel.red, pixel.green, pixel.blue].map { CGFloat($0) }
    let difference = zip(got, wanted).map { abs($0 - $1) }.max() ?? 0
    if difference > 1.02 || pixel.alpha != 255 { Issue.record("\(what): \(pixel), not \(wanted)") }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func `by default the colours go from the top to the bottom`(scale: CGFloat)
    throws
  {
    let colors: [UInt32] = [0xFF2000, 0x10C0F0, 0x000040]
    let bitmap = try picture(20, 30, scale: scale, layer(CGRect(x: 0, y: 0, width: 20, height: 30), colors))
    for y in 0..<bitmap.height {
      let wanted = color(colors, [0, 0.5, 1], at: (CGFloat(y) + 0.5) / CGFloat(bitmap.height))
      for x in 0..<bitmap.width { check(bitmap[x, y], wanted, "at \(x), \(y)") }
    }
  }

  @Test func `start, end and locations are in units of the bounds, and the end colours go on beyond`() throws {
    let colors: [UInt32] = [0xFF2000, 0x10C0F0, 0x000040]
    let layer = layer(CGRect(x: 5, y: 4, width: 30, height: 20), colors, [0.2, 0.3, 0.9])
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.1, y: 0.2), CGPoint(x: 0.8, y: 0.9))
    let bitmap = try picture(40, 30, layer)
    let (a, b) = (CGPoint(x: 8, y: 8), CGPoint(x: 29, y: 22))
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    for y in 0..<30 {
      for x in 0..<40 {
        guard (5..<35).contains(x), (4..<24).contains(y) else {
          #expect(bitmap[x, y] == .clear)
          continue
        }
        let t = ((CGFloat(x) + 0.5 - a.x) * dx + (CGFloat(y) + 0.5 - a.y) * dy) / (dx * dx + dy * dy)
        check(bitmap[x, y], color(colors, [0.2, 0.3, 0.9], at: t), "at \(x), \(y)")
      }
    }
  }

  @Test func `a radial gradient is an ellipse around its start that reaches its end`() throws {
    let colors: [UInt32] = [0xFFFFFF, 0x206080]
    let layer = layer(CGRect(x: 0, y: 0, width: 40, height: 30), colors)
    layer.type = .radial
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.4), CGPoint(x: 1, y: 1))
    let bitmap = try picture(40, 30, layer)
    for y in 0..<30 {
      for x in 0..<40 {
        let t = hypot((CGFloat(x) + 0.5 - 20) / 20, (CGFloat(y) + 0.5 - 12) / 18)
        check(bitmap[x, y], color(colors, [0, 1], at: t), "at \(x), \(y)")
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func `rounded corners cut the gradient as they cut a colour`(scale: CGFloat)
    throws
  {
    let rect = CGRect(x: 2, y: 3, width: 30, height: 24)
    let gradient = layer(rect, [0xFF0000, 0xFF0000])
    let plain = colorLayer(rect, 0xFF0000)
    for layer in [gradient, plain] {
      layer.cornerRadius = 9
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    }
    let (a, b) = (try picture(40, 30, scale: scale, gradient), try picture(40, 30, scale: scale, plain))
    // A clip and a fill round differently.
    #expect(a.largestDifference(to: b) <= 2)
    #expect(a[Int(2 * scale), Int(3 * scale)].alpha < 10)
  }

  @Test func `a gradient lies on the background and under sublayers and border`() throws {
    let layer = layer(CGRect(x: 0, y: 0, width: 20, height: 20), [0x00FF00, 0x00FF00])
    layer.colors = [opaque(0x00FF00).copy(alpha: 0.5) as Any, opaque(0x00FF00).copy(alpha: 0.5) as Any]
    layer.backgroundColor = opaque(0xFF0000)
    layer.borderWidth = 2
    layer.addSublayer(colorLayer(CGRect(x: 10, y: 0, width: 10, height: 20), 0x0000FF))
    let row = try picture(20, 20, layer).row(10)
    #expect(row[1] == Pixel(0x000000))
    #expect(row[5].difference(to: Pixel(0x7F8000)) <= 1)
    #expect(row[15] == Pixel(0x0000FF))
  }

  @Test func `no colours, equal ends and ugly numbers show the background only`() throws {
    func bitmap(_ change: (CAGradientLayer) -> Void) throws -> Bitmap {
      let layer = layer(CGRect(x: 0, y: 0, width: 10, height: 10), [0xFF0000, 0x0000FF])
      layer.backgroundColor = opaque(0x00FF00)
      change(layer)
      return try picture(10, 10, layer)
    }
    let changes: [(CAGradientLayer) -> Void] = [
      { $0.colors = nil }, { $0.colors = [] }, { $0.startPoint = $0.endPoint },
      { $0.startPoint = CGPoint(x: CGFloat.nan, y: 0) }, { $0.endPoint.y = .infinity },
      { ($0.type, $0.endPoint) = (.radial, $0.startPoint) },
    ]
    for (i, change) in changes.enumerated() {
      #expect(try bitmap(change).words.allSatisfy { $0 == 0xFF00_FF00 }, "change \(i)")
    }
    #expect(try bitmap { _ in }.words.allSatisfy { $0 != 0xFF00_FF00 })
    for bad in [1e300, -1e300] as [CGFloat] {
      #expect(try bitmap { $0.endPoint.y = bad }.coverage == 100)
      #expect(try bitmap { ($0.type, $0.endPoint.y) = (.radial, bad) }.coverage == 100)
    }
  }
}
