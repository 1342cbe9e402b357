// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

/// Numbers that are none in every property of a layer, in a frame, a picture and a document.
struct UglyLayerTests {
  private static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e308, .leastNonzeroMagnitude, 0, -3]

  private func changes(_ bad: CGFloat) -> [(CALayer) -> Void] {
    let box = CGRect(x: bad, y: 0, width: 5, height: bad)
    let number = NSNumber(value: Double(bad))
    func shape(_ change: @escaping (CAShapeLayer) -> Void) -> (CALayer) -> Void {
      { if let layer = $0 as? CAShapeLayer { change(layer) } }
    }
    func gradient(_ change: @escaping (CAGradientLayer) -> Void) -> (CALayer) -> Void {
      { if let layer = $0 as? CAGradientLayer { change(layer) } }
    }
    return [
      { $0.bounds.origin.x = bad }, { $0.bounds.size.height = bad }, { $0.position.x = bad },
      { $0.anchorPoint.y = bad }, { $0.frame = box }, { $0.opacity = Float(bad) }, { $0.cornerRadius = bad },
      { $0.borderWidth = bad }, { $0.zPosition = bad },
      { $0.setAffineTransform(CGAffineTransform(a: bad, b: 0, c: 0, d: 1, tx: 0, ty: 0)) },
      { $0.setAffineTransform(CGAffineTransform(a: 1, b: bad, c: bad, d: 1, tx: 0, ty: bad)) },
      { $0.shadowOpacity = Float(bad) }, { $0.shadowRadius = bad }, { $0.shadowOffset.width = bad },
      { $0.shadowPath = CGPath(rect: box, transform: nil) }, { $0.contentsCenter = box },
      { ($0.contentsScale, $0.contentsGravity) = (bad, .center) }, { $0.mask = colorLayer(box, 0) },
      { $0.addSublayer(colorLayer(box, 0)) },
      {
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: box, transform: nil)
        $0.mask = mask
      },
      shape { $0.path = CGPath(ellipseIn: box, transform: nil) }, shape { $0.lineWidth = bad },
      shape { $0.miterLimit = bad }, shape { ($0.strokeStart, $0.strokeEnd) = (bad, 0.5) },
      shape { ($0.lineDashPhase, $0.lineDashPattern) = (bad, [3, 2]) }, shape { $0.lineDashPattern = [number, 2] },
      gradient { $0.startPoint.x = bad }, gradient { $0.endPoint.y = bad },
      gradient { ($0.locations, $0.type) = ([number, 0.5], .radial) },
    ]
  }

  private func layer(_ kind: Int, turned: Bool) -> CALayer {
    let layer = [CALayer(), CAShapeLayer(), CAGradientLayer()][kind]
    layer.frame = CGRect(x: 2, y: 2, width: 10, height: 10)
    (layer.backgroundColor, layer.shadowOpacity, layer.borderWidth, layer.cornerRadius) = (opaque(0xFF), 0.5, 1, 2)
    layer.contents = CGImage.of([[0xFF00_FF00, 0xFFFF_0000], [0, 0xFF00_00FF]])
    if let shape = layer as? CAShapeLayer {
      shape.path = CGPath(ellipseIn: CGRect(x: 1, y: 1, width: 9, height: 5), transform: nil)
      shape.strokeColor = .black
    }
    (layer as? CAGradientLayer)?.colors = [CGColor.black, CGColor.white]
    layer.addSublayer(colorLayer(CGRect(x: 2, y: 2, width: 5, height: 5), 0x00FF00))
    if turned {
      layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
      (layer.masksToBounds, layer.opacity) = (true, 0.5)
    }
    return layer
  }

  @Test(arguments: numbers) func `ugly numbers neither stop the program nor reach what is drawn afterwards`(
    bad: CGFloat
  ) throws {
    for (i, change) in changes(bad).enumerated() {
      for kind in 0..<3 {
        for turned in [false, true] {
          let layer = layer(kind, turned: turned)
          change(layer)
          let other = colorLayer(CGRect(x: 15, y: 15, width: 5, height: 5), 0x0000FF)
          other.zPosition = .infinity
          #expect(try picture(20, 20, layer, other)[17, 17] == Pixel(0x0000FF), "\(i), \(kind), \(turned)")
          let data = NSMutableData()
          var box = CGRect(x: 0, y: 0, width: 20, height: 20)
          let consumer = try #require(CGDataConsumer(data: data))
          let page = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
          page.beginPDFPage(nil)
          layer.render(in: page)
          page.endPDFPage()
          page.closePDF()
        }
      }
    }
  }
}
