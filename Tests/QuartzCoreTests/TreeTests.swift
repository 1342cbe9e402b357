// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

struct TreeTests {
  @Test func `frame, bounds and position agree`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
  }

  @Test func `a scaled layer's frame is what it covers`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    #expect(layer.frame == CGRect(x: -5, y: 0, width: 20, height: 10))
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    #expect(layer.bounds.size == CGSize(width: 20, height: 10))
  }

  @Test func `points convert through origins and transforms`() {
    let (root, a, b) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    a.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    a.bounds.origin = CGPoint(x: 0, y: 5)
    b.frame = CGRect(x: 1, y: 2, width: 4, height: 4)
    root.addSublayer(a)
    a.addSublayer(b)
    #expect(b.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 12, y: 8))
    #expect(b.convert(CGPoint(x: 12, y: 8), from: root) == CGPoint(x: 1, y: 1))
    #expect(b.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 12, y: 8))
  }

  @Test func `sublayers are inserted where they are asked to be`() {
    let root = CALayer()
    let layers = (0..<4).map { i in
      let layer = CALayer()
      layer.name = "\(i)"
      return layer
    }
    root.addSublayer(layers[0])
    root.insertSublayer(layers[1], at: 0)
    root.insertSublayer(layers[2], above: layers[1])
    root.insertSublayer(layers[3], below: layers[0])
    #expect(root.sublayers?.compactMap(\.name) == ["1", "2", "3", "0"])
    root.replaceSublayer(layers[2], with: layers[0])
    #expect(root.sublayers?.compactMap(\.name) == ["1", "0", "3"])
    layers[1].removeFromSuperlayer()
    #expect(root.sublayers?.count == 2)
    root.sublayers = nil
    #expect(layers[3].superlayer == nil)
    #expect(root.sublayers == nil)
  }
}
