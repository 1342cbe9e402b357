// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// NaN, infinity and numbers beyond all pictures, in every drawing call: nothing crashes or hangs, and drawing goes on.
@Suite(.timeLimit(.minutes(1)))
struct UglyNumbersTests {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e18, -1e18, 4e9, 5000, 1e-5, .leastNonzeroMagnitude, 0, -0.0, -1,
  ]

  private static let calls: [(name: String, draw: @Sendable (CGContext, CGFloat) -> Void)] = [
    ("fill", { $0.fill(CGRect(x: $1, y: $1, width: $1, height: $1)) }),
    ("fill wide", { $0.fill(CGRect(x: -$1, y: 0, width: 2 * $1, height: 5)) }),
    ("fill many", { $0.fill([CGRect(x: 0, y: $1, width: 3, height: 3), CGRect(x: $1, y: 0, width: $1, height: 2)]) }),
    ("stroke", { $0.stroke(CGRect(x: 1, y: $1, width: 5, height: $1)) }),
    ("stroke width", { $0.stroke(CGRect(x: 1.5, y: 1.5, width: 5, height: 5), width: $1) }),
    ("clear", { $0.clear(CGRect(x: $1, y: 0, width: $1, height: 3)) }),
    ("ellipse", { $0.fillEllipse(in: CGRect(x: 0, y: 0, width: $1, height: 4)) }),
    ("stroked ellipse", { $0.strokeEllipse(in: CGRect(x: $1, y: 0, width: 4, height: $1)) }),
    (
      "lines",
      {
        $0.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: $1, y: 2), CGPoint(x: 3, y: $1)])
        $0.drawPath(using: .eoFillStroke)
      }
    ),
    (
      "curves",
      {
        $0.move(to: .zero)
        $0.addCurve(to: CGPoint(x: 3, y: 3), control1: CGPoint(x: $1, y: 0), control2: CGPoint(x: 0, y: $1))
        $0.addQuadCurve(to: CGPoint(x: $1, y: 3), control: CGPoint(x: 9, y: $1))
        $0.drawPath(using: .fillStroke)
      }
    ),
    (
      "arcs",
      {
        $0.addArc(center: CGPoint(x: $1, y: 3), radius: 4, startAngle: 0, endAngle: $1, clockwise: true)
        $0.addArc(center: CGPoint(x: 3, y: 3), radius: $1, startAngle: $1, endAngle: 1, clockwise: false)
        $0.addArc(tangent1End: CGPoint(x: $1, y: 1), tangent2End: CGPoint(x: 1, y: $1), radius: $1)
        $0.strokePath()
      }
    ),
    (
      "line style",
      {
        $0.setLineWidth($1)
        $0.setMiterLimit($1)
        $0.setLineDash(phase: $1, lengths: [$1, 2])
        $0.setLineCap(.square)
        $0.strokeEllipse(in: CGRect(x: 1, y: 1, width: 5, height: 5))
        $0.setLineWidth(1)
        $0.setLineDash(phase: $1, lengths: [2, 1])
        $0.stroke(CGRect(x: 1, y: 1, width: 5, height: 5))
      }
    ),
    (
      "clip",
      {
        $0.clip(to: [CGRect(x: $1, y: 0, width: 5, height: $1)])
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        _ = $0.boundingBoxOfClipPath
      }
    ),
    (
      "transform",
      {
        $0.translateBy(x: $1, y: 1)
        $0.rotate(by: $1)
        $0.scaleBy(x: $1, y: 1)
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        $0.strokeEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
        _ = $0.boundingBoxOfClipPath
      }
    ),
    ("image", { $0.draw(CGImage.of([[1, 2]]), in: CGRect(x: $1, y: 0, width: $1, height: 3)) }),
    ("tiles", { $0.draw(CGImage.of([[1, 2]]), in: CGRect(x: $1, y: 0, width: 2, height: $1), byTiling: true) }),
    (
      "mask",
      {
        $0.clip(to: CGRect(x: 0, y: $1, width: 4, height: $1), mask: CGImage.of([[0x8000_0000]]))
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }
    ),
    (
      "pattern",
      {
        $0.setPatternPhase(CGSize(width: $1, height: $1))
        $0.setFillColor(CGColor(pattern: CGPattern(image: CGImage.of([[0xFF00_0000]]), scale: $1), alpha: $1))
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }
    ),
    (
      "gradients",
      {
        guard let gradient = CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: [$1, 1])
        else { return }
        for options in [[], [.drawsBeforeStartLocation, .drawsAfterEndLocation]] as [CGGradientDrawingOptions] {
          $0.drawLinearGradient(gradient, start: CGPoint(x: $1, y: 0), end: CGPoint(x: 4, y: $1), options: options)
          $0.drawLinearGradient(gradient, start: CGPoint(x: 0, y: $1), end: CGPoint(x: 0, y: 5), options: options)
          $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: $1), options: options)
          $0.drawRadialGradient(
            gradient, startCenter: CGPoint(x: $1, y: 1), startRadius: 1, endCenter: CGPoint(x: 3, y: 3), endRadius: $1,
            options: options)
        }
      }
    ),
    (
      "layer",
      {
        $0.setAlpha($1)
        $0.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: $1, height: 3), auxiliaryInfo: nil)
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        $0.endTransparencyLayer()
      }
    ),
    (
      "shadow",
      {
        $0.setShadow(offset: CGSize(width: $1, height: 2), blur: 3, color: .black)
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        $0.setShadow(offset: .zero, blur: $1, color: .black)
        $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
        $0.draw(CGImage.of([[1, 2]]), in: CGRect(x: 0, y: 0, width: 8, height: 3))
      }
    ),
    (
      "dashes",
      {
        for lengths in [[$1, $1], [0, $1], [$1, 0, $1], [$1, 3]] as [[CGFloat]] {
          for phase in [-1, $1] as [CGFloat] {
            $0.setLineDash(phase: phase, lengths: lengths)
            $0.strokeEllipse(in: CGRect(x: 1, y: 1, width: 5, height: 5))
            $0.stroke(CGRect(x: -$1, y: 1, width: $1, height: 5))
          }
        }
      }
    ),
    (
      "turned",
      {
        $0.rotate(by: 0.3)
        $0.draw(CGImage.of([[1, 2]]), in: CGRect(x: $1, y: 0, width: $1, height: 3))
        $0.draw(CGImage.of([[1, 2]]), in: CGRect(x: $1, y: 0, width: $1, height: 3), byTiling: true)
        $0.clip(to: CGRect(x: 0, y: $1, width: 5, height: $1), mask: CGImage.of([[0x8000_0000]]))
        $0.fill(CGRect(x: 0, y: 0, width: $1, height: 5))
        $0.clip(to: CGRect(x: 0, y: 0, width: 8, height: 8), mask: CGImage.of([[0x8000_0000]]))
        $0.scaleBy(x: $1, y: $1)
        $0.clip(to: CGRect(x: 0, y: 0, width: 8, height: 8), mask: CGImage.of([[0x8000_0000]]))
        $0.fillEllipse(in: CGRect(x: 0, y: 0, width: $1, height: 5))
        $0.setShouldAntialias(false)
        $0.setLineWidth($1)
        $0.setMiterLimit($1)
        $0.stroke(CGRect(x: 1, y: 0, width: 5, height: 5))
      }
    ),
    (
      "cells",
      {
        for (bounds, step) in [
          (CGRect(x: 0, y: 0, width: 4, height: $1), 2), (CGRect(x: $1, y: 1, width: 4, height: 4), $1),
        ]
          as [(CGRect, CGFloat)]
        {
          var callbacks = CGPatternCallbacks(
            version: 0, drawPattern: { $1.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }, releaseInfo: nil)
          let pattern = CGPattern(
            info: nil, bounds: bounds, matrix: CGAffineTransform(rotationAngle: 0.2), xStep: step, yStep: 3,
            tiling: .noDistortion, isColored: true, callbacks: &callbacks)
          guard let pattern else { continue }
          $0.setFillColor(CGColor(pattern: pattern))
          $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
          $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: $1))
        }
      }
    ),
    (
      "large shadows",
      {
        $0.setShadow(offset: CGSize(width: 1, height: $1), blur: $1, color: .black)
        $0.fillEllipse(in: CGRect(x: -$1, y: 0, width: 2 * $1, height: $1))
        $0.setLineWidth($1)
        $0.setMiterLimit($1)
        $0.stroke(CGRect(x: -$1, y: 0, width: 2 * $1, height: $1))
        $0.setShouldAntialias(false)
        $0.stroke(CGRect(x: 1, y: 0, width: 5, height: 5))
      }
    ),
    (
      "rounded",
      {
        $0.addPath(
          CGPath(
            roundedRect: CGRect(x: 1, y: 1, width: 30, height: $1), cornerWidth: $1, cornerHeight: 3, transform: nil))
        $0.fillPath()
        let radii = RoundedRectPath.Radii($1)
        $0.addPath(
          RoundedRectPath.path(in: CGRect(x: $1, y: 1, width: 9, height: 9), radii: radii, curve: .continuous))
        $0.clip()
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }
    ),
  ]

  @Test(arguments: numbers) func `every drawing call survives ugly numbers in a bitmap`(bad: CGFloat) throws {
    for (name, draw) in Self.calls {
      for scale in [1, 1.5] as [CGFloat] {
        let bitmap = try canvas(10, 10, scale: scale) {
          $0.saveGState()
          draw($0, bad)
          $0.restoreGState()
          $0.setBlendMode(.copy)
          $0.setFillColor(.white)
          $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(bitmap.words.allSatisfy { $0 == 0xFFFF_FFFF }, "\(name) with \(bad)")
      }
    }
  }

  @Test(arguments: numbers) func `every drawing call survives ugly numbers in a document`(bad: CGFloat) throws {
    for (name, draw) in Self.calls {
      let data = NSMutableData()
      let consumer = try #require(CGDataConsumer(data: data))
      var page = CGRect(x: 0, y: 0, width: 20, height: 20)
      let context = try #require(CGContext(consumer: consumer, mediaBox: &page, nil))
      context.beginPDFPage(nil)
      context.saveGState()
      draw(context, bad)
      context.restoreGState()
      context.endPDFPage()
      #expect(context.finishDocument(), "\(name) with \(bad)")
      #expect(data.length > 100, "\(name) with \(bad)")
    }
  }

  @Test(arguments: numbers) func `paths measure, contain, dash, stroke and trim with ugly numbers`(bad: CGFloat) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: bad, y: 1))
    path.addCurve(to: CGPoint(x: 9, y: bad), control1: CGPoint(x: bad, y: bad), control2: .zero)
    path.closeSubpath()
    let good = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    for path in [path, good] as [CGPath] {
      _ = (path.boundingBox, path.boundingBoxOfPath, path.contains(CGPoint(x: bad, y: 1)), path.description)
      _ = path.copy(strokingWithWidth: bad, lineCap: .round, lineJoin: .round, miterLimit: bad)
      _ = path.copy(strokingWithWidth: 2, lineCap: .square, lineJoin: .miter, miterLimit: bad)
      _ = path.copy(dashingWithPhase: bad, lengths: [3, 1])
      _ = path.copy(dashingWithPhase: 0, lengths: [bad, 1])
      for lengths in [[bad, bad], [0, bad], [bad, 0, bad]] { _ = path.copy(dashingWithPhase: -1, lengths: lengths) }
      let transform = CGAffineTransform(a: bad, b: 0, c: 1, d: 1, tx: 0, ty: bad)
      _ = path.contains(CGPoint(x: 1, y: bad), using: .evenOdd, transform: transform)
      _ = path.copy(dashingWithPhase: 0, lengths: [3, 1], transform: transform)
      _ = path.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 2, transform: transform)
      _ = (path.trimmed(from: bad, to: 0.5), path.trimmed(from: 0.1, to: bad), path.trimmed(from: 0.2, to: 0.7))
    }
    #expect(good.contains(CGPoint(x: 4, y: 4)))
    let image = CGImage.of([[1, 2]])
    for rect in [
      CGRect(x: bad, y: 0, width: bad, height: 1), CGRect(x: 0, y: -bad, width: 2, height: bad),
      CGRect(x: bad, y: bad, width: -bad, height: -bad),
    ] {
      _ = image.cropping(to: rect)
      _ = CGPath(rect: rect, transform: nil).boundingBoxOfPath
    }
  }
}
