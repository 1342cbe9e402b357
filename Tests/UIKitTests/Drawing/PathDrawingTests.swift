// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

struct PathDrawingTests {
  private func draw(_ side: CGFloat = 12, scale: CGFloat = 1, _ actions: () -> Void) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
    return Bitmap(renderer.image { _ in actions() })
  }

  /// Facts §5: a stroke is area coverage, with no snapping.
  @Test(arguments: [(1, [128, 128]), (2, [255, 255]), (3, [128, 255, 255, 128])] as [(CGFloat, [Int])])
  func `a stroke of 1 point on an integer edge has the measured coverages`(scale: CGFloat, expected: [Int]) {
    let bitmap = draw(scale: scale) {
      UIColor.black.setStroke()
      UIBezierPath(rect: CGRect(x: 3, y: 3, width: 6, height: 6)).stroke()
    }
    let middle = bitmap.width / 2
    let first = Int(3 * scale) - expected.count / 2
    for line in [bitmap.row(middle), bitmap.column(middle)] {
      let alphas = line.map(\.alpha)
      #expect(Array(alphas[first..<first + expected.count]) == expected)
      #expect(alphas[..<first].allSatisfy { $0 == 0 })
      #expect(alphas[(first + expected.count)...middle].allSatisfy { $0 == 0 })
      #expect(alphas == alphas.reversed())
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `fill and stroke have exactly their colours in the middle of a row`(scale: CGFloat) {
    let bitmap = draw(scale: scale) {
      UIColor(red: 1, green: 1, blue: 0.9, alpha: 1).setFill()
      UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).setStroke()
      let path = UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 8, height: 8), cornerRadius: 2)
      path.lineWidth = 2
      path.fill()
      path.stroke()
    }
    #expect(bitmap[bitmap.width / 2, bitmap.height / 2] == Pixel(0xFFFFE6))
    #expect(bitmap[bitmap.width / 2, Int(2 * scale)] == Pixel(0x336699))
  }

  @Test func `drawing leaves the graphics state as it was`() {
    let bitmap = draw {
      UIColor.red.setFill()
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
      path.lineWidth = 9
      path.setLineDash([1, 1], count: 2, phase: 0)
      path.stroke()
      path.fill(with: .copy, alpha: 0.5)
      path.stroke(with: .clear, alpha: 0.5)
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: 7, y: 7, width: 3, height: 3))
      UIGraphicsGetCurrentContext()?.setStrokeColor(UIColor.blue.cgColor)
      UIGraphicsGetCurrentContext()?.stroke(CGRect(x: 6.5, y: 6.5, width: 4, height: 4))
    }
    #expect(bitmap[8, 8] == Pixel(0xFF0000))
    #expect(bitmap[6, 8] == Pixel(0x0000FF))
    #expect(bitmap[11, 8] == .clear)
  }

  @Test func `alpha and blend mode come on top of the colour`() {
    let half = draw {
      UIColor.black.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 12, height: 12)).fill(with: .normal, alpha: 0.5)
    }
    #expect(abs(half[5, 5].alpha - 128) <= 1)
    let cleared = draw {
      UIColor.black.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 12, height: 12))
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 6, height: 12)).fill(with: .clear, alpha: 1)
    }
    #expect(cleared[2, 5] == .clear && cleared[9, 5] == Pixel(0x000000))
  }

  @Test func `the even-odd rule decides what is filled`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 12, height: 12))
    path.append(UIBezierPath(rect: CGRect(x: 4, y: 4, width: 4, height: 4)))
    #expect(draw(12) { path.fill() }[6, 6] == Pixel(0x000000))
    path.usesEvenOddFillRule = true
    let bitmap = draw(12) { path.fill() }
    #expect(bitmap[6, 6] == .clear && bitmap[2, 6] == Pixel(0x000000))
  }

  @Test func `a clip cuts like a crop`() {
    func scene() {
      UIColor.blue.setFill()
      UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 10, height: 10)).fill()
    }
    let whole = draw { scene() }
    let clipped = draw {
      UIBezierPath(rect: CGRect(x: 3, y: 0, width: 5, height: 7)).addClip()
      scene()
    }
    for y in 0..<12 {
      for x in 0..<12 {
        #expect(clipped[x, y] == ((3..<8).contains(x) && y < 7 ? whole[x, y] : .clear), "\(x), \(y)")
      }
    }
  }

  @Test func `dashes and caps change the line`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 2, y: 5))
    path.addLine(to: CGPoint(x: 10, y: 5))
    path.lineWidth = 2
    func alphas() -> [Int] { draw { path.stroke() }.row(5).map(\.alpha) }
    #expect(alphas() == [0, 0] + Array(repeating: 255, count: 8) + [0, 0])
    path.lineCapStyle = .square
    #expect(alphas() == [0] + Array(repeating: 255, count: 10) + [0])
    path.lineCapStyle = .butt
    path.setLineDash([2, 1], count: 2, phase: 0)
    #expect(alphas() == [0, 0, 255, 255, 0, 255, 255, 0, 255, 255, 0, 0])
    path.setLineDash([2, 1], count: 2, phase: 1)
    #expect(alphas() == [0, 0, 255, 0, 255, 255, 0, 255, 255, 0, 0, 0].enumerated().map { $0 == 10 ? 0 : $1 })
  }

  @Test func `a path with a coordinate that is no number draws nothing`() {
    for bad in [CGFloat.nan, .infinity] {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: bad, y: 5))
      path.addLine(to: CGPoint(x: 5, y: 9))
      let bitmap = draw {
        path.fill()
        path.stroke()
      }
      #expect(bitmap.words.allSatisfy { $0 == 0 })
    }
  }

  @Test func `without a context nothing happens`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.fill()
    path.stroke()
    path.addClip()
    UIColor.red.set()
    UIRectFill(.zero)
    UIRectFrame(.zero)
    UIRectClip(.zero)
    UIImage().draw(at: .zero)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
