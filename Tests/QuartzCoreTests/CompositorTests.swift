// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

struct CompositorTests {
  private func layer(_ frame: CGRect, _ color: UInt32? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color.map { color in
      CGColor(
        srgbRed: CGFloat(color >> 16 & 0xFF) / 255, green: CGFloat(color >> 8 & 0xFF) / 255,
        blue: CGFloat(color & 0xFF) / 255, alpha: 1)
    }
    return layer
  }

  private func root(_ width: CGFloat = 40, _ height: CGFloat = 40) -> CALayer {
    layer(CGRect(x: 0, y: 0, width: width, height: height), 0xFFFFFF)
  }

  private func render(_ layer: CALayer, scale: CGFloat = 1) throws -> Bitmap {
    let context = try #require(
      CGContext.bitmap(
        width: Int(layer.bounds.width * scale), height: Int(layer.bounds.height * scale), opaque: false))
    Compositor.render(layer, in: context, scale: scale)
    return Bitmap(context)
  }

  @Test func `order is background, contents, sublayers, border`() throws {
    let layer = layer(CGRect(x: 0, y: 0, width: 20, height: 20), 0xFF0000)
    layer.contents = CGImage.make(width: 20, height: 20, opaque: false) { words, stride in
      for y in 0..<20 { for x in 0..<20 where x >= 4 { words[y * stride + x] = 0xFF00_FF00 } }
    }
    layer.addSublayer(self.layer(CGRect(x: 8, y: 0, width: 12, height: 20), 0x0000FF))
    layer.borderWidth = 2
    let bitmap = try render(layer)
    #expect(bitmap[3, 10] == Pixel(0xFF0000))
    #expect(bitmap[6, 10] == Pixel(0x00FF00))
    #expect(bitmap[12, 10] == Pixel(0x0000FF))
    #expect(bitmap[19, 10] == Pixel(0x000000))
    #expect(bitmap[1, 10] == Pixel(0x000000))
    #expect(bitmap[2, 10] == Pixel(0xFF0000))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `layers that share an edge in points share it in pixels`(scale: CGFloat) throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let root = root(20, 100)
      var y = CGFloat.random(in: 0...5, using: &random)
      let top = y
      while y < 80 {
        let height = CGFloat.random(in: 3...20, using: &random)
        root.addSublayer(layer(CGRect(x: 0, y: y, width: 20, height: height), 0x00FF00))
        y += height
      }
      let column = try render(root, scale: scale).column(5)
      let (first, last) = (Int((top * scale + 0.5).rounded(.down)), Int((y * scale + 0.5).rounded(.down)))
      for (i, pixel) in column.enumerated() {
        #expect(pixel == (i >= first && i < last ? Pixel(0x00FF00) : Pixel(0xFFFFFF)), "row \(i), \(top) to \(y)")
      }
    }
  }

  @Test func `a border lies inside the bounds and is crisp`() throws {
    // Facts §5: 1 pt = 3 px at 3x, inner radius = radius - width.
    let root = root(20, 20)
    let child = layer(CGRect(x: 5, y: 5, width: 10, height: 10), 0x00FF00)
    child.borderWidth = 1
    child.borderColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    root.addSublayer(child)
    let row = try render(root, scale: 3).row(30)
    #expect(row[14] == Pixel(0xFFFFFF))
    #expect(row[15...17].allSatisfy { $0 == Pixel(0xFF0000) })
    #expect(row[18] == Pixel(0x00FF00))
    #expect(row[44] == Pixel(0xFF0000))
    #expect(row[45] == Pixel(0xFFFFFF))
  }

  @Test func `only masked corners are round`() throws {
    let root = root(40, 40)
    let child = layer(CGRect(x: 0, y: 0, width: 40, height: 40), 0x000000)
    child.cornerRadius = 10
    child.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    root.addSublayer(child)
    let bitmap = try render(root)
    #expect(bitmap[0, 0] == Pixel(0xFFFFFF))
    #expect(bitmap[39, 39] == Pixel(0xFFFFFF))
    #expect(bitmap[39, 0] == Pixel(0x000000))
    #expect(bitmap[0, 39] == Pixel(0x000000))
  }

  @Test func `a circular corner covers a quarter of the circle's area`() throws {
    let child = layer(CGRect(x: 0, y: 0, width: 40, height: 40), 0x000000)
    child.cornerRadius = 20
    let covered = try render(child).words.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(covered - .pi * 400) < 3)
  }

  @Test func `the continuous curve takes more of the corner than the circle and less of the edge`() throws {
    func corner(_ curve: CALayerCornerCurve) throws -> Bitmap {
      let child = layer(CGRect(x: 0, y: 0, width: 120, height: 120), 0x000000)
      child.cornerRadius = 30
      child.cornerCurve = curve
      return try render(child)
    }
    let (circular, continuous) = (try corner(.circular), try corner(.continuous))
    // Beyond one radius along the edge only the continuous curve still bends.
    #expect(circular[31, 0].alpha == 255)
    #expect(continuous[31, 0].alpha < 255)
    #expect(continuous[46, 0].alpha == 255)
  }

  @Test func `clipping cuts sublayers at the rounded outline`() throws {
    let root = root(40, 40)
    let clip = layer(CGRect(x: 5, y: 5, width: 30, height: 30), 0xFF0000)
    clip.masksToBounds = true
    clip.cornerRadius = 8
    clip.addSublayer(layer(CGRect(x: -10, y: -10, width: 100, height: 100), 0x0000FF))
    root.addSublayer(clip)
    let bitmap = try render(root)
    #expect(bitmap[20, 4] == Pixel(0xFFFFFF))
    #expect(bitmap[20, 5] == Pixel(0x0000FF))
    #expect(bitmap[5, 5] == Pixel(0xFFFFFF))
    #expect(bitmap[34, 20] == Pixel(0x0000FF))
    #expect(bitmap[35, 20] == Pixel(0xFFFFFF))
  }

  @Test func `opacity applies to the group, not to its members`() throws {
    let root = root(20, 20)
    let group = layer(CGRect(x: 0, y: 0, width: 20, height: 20), 0x000000)
    group.addSublayer(layer(CGRect(x: 5, y: 0, width: 10, height: 20), 0x000000))
    group.opacity = 0.5
    root.addSublayer(group)
    let row = try render(root).row(10)
    #expect(Set(row).count == 1)
    #expect(abs(row[0].red - 128) <= 1)
  }

  @Test func `hidden and fully transparent layers draw nothing`() throws {
    let root = root(20, 20)
    for change in [{ $0.isHidden = true }, { $0.opacity = 0 }] as [(CALayer) -> Void] {
      let child = layer(CGRect(x: 0, y: 0, width: 20, height: 20), 0)
      change(child)
      root.addSublayer(child)
    }
    #expect(try render(root).words.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func `zPosition orders siblings, equal ones keep their order`() throws {
    let root = root(20, 20)
    let (a, b, c) = (layer(root.bounds, 0xFF0000), layer(root.bounds, 0x00FF00), layer(root.bounds, 0x0000FF))
    for layer in [a, b, c] { root.addSublayer(layer) }
    #expect(try render(root)[3, 3] == Pixel(0x0000FF))
    a.zPosition = 1
    #expect(try render(root)[3, 3] == Pixel(0xFF0000))
    b.zPosition = 1
    #expect(try render(root)[3, 3] == Pixel(0x00FF00))
  }

  @Test func `contentsCenter stretches the middle and keeps the ends`() throws {
    let layer = layer(CGRect(x: 0, y: 0, width: 20, height: 9))
    layer.contents = CGImage.make(width: 5, height: 3, opaque: false) { words, stride in
      for y in 0..<3 {
        for x in 0..<5 { words[y * stride + x] = x < 2 ? 0xFF_FF0000 : x == 2 ? 0xFF_00FF00 : 0xFF_0000FF }
      }
    }
    layer.contentsCenter = CGRect(x: 0.4, y: 0, width: 0.2, height: 1)
    let row = try render(layer).row(4)
    #expect(row[0...1].allSatisfy { $0 == Pixel(0xFF0000) })
    #expect(row[2...17].allSatisfy { $0 == Pixel(0x00FF00) })
    #expect(row[18...19].allSatisfy { $0 == Pixel(0x0000FF) })
  }

  @Test func `ugly geometry places nothing and harms nothing`() throws {
    let root = root(20, 20)
    for bad in [CGFloat.nan, .infinity, 1e300, -1e300] {
      let child = layer(CGRect(x: bad, y: 0, width: 5, height: bad), 0)
      child.cornerRadius = bad
      child.borderWidth = bad
      child.contentsScale = bad
      child.setNeedsDisplay()
      root.addSublayer(child)
    }
    root.addSublayer(layer(CGRect(x: 10, y: 10, width: 10, height: 10), 0x00FF00))
    #expect(try render(root)[15, 15] == Pixel(0x00FF00))
  }

  @Test func `a pattern background begins at the layer's top left`() throws {
    let tile = try #require(
      CGImage.make(width: 2, height: 2, opaque: false) { words, stride in
        (words[0], words[1], words[stride], words[stride + 1]) = (0xFF_FF0000, 0xFF_00FF00, 0xFF_0000FF, 0xFF_FFFFFF)
      })
    let root = root(20, 20)
    let child = layer(CGRect(x: 5, y: 7, width: 10, height: 10))
    child.backgroundColor = CGColor(pattern: CGPattern(image: tile, scale: 1))
    root.addSublayer(child)
    let bitmap = try render(root)
    #expect(bitmap[5, 7] == Pixel(0xFF0000))
    #expect(bitmap[6, 7] == Pixel(0x00FF00))
    #expect(bitmap[5, 8] == Pixel(0x0000FF))
    #expect(bitmap[7, 9] == Pixel(0xFF0000))
  }
}
