// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

@MainActor
struct CellBackgroundViewTests {
  private func stage(
    _ position: CellPosition = .single, height: CGFloat = 44, style: UIUserInterfaceStyle = .light,
    _ configure: (CellBackgroundView) -> Void
  ) -> (Stage, CellBackgroundView) {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2, style: style)
    return (stage, stage.stack([position], heights: [height], configure)[0])
  }

  @Test func `a new background has no colours, the position single and a radius of ten`() {
    let view = CellBackgroundView(frame: .zero)
    #expect(view.position == .single)
    #expect(view.fillColor == nil)
    #expect(view.borderColor == nil)
    #expect(view.cornerRadius == 10)
    #expect(!view.isOpaque)
  }

  @Test func `without colours nothing is drawn`() {
    let (stage, _) = stage { _ in }
    #expect(stage.picture().column(50).allSatisfy { $0 == 0xFFFFFF })
  }

  @Test func `the colours are exact in the middle and on the border`() {
    let (stage, _) = stage {
      $0.fillColor = UIColor(red: 1, green: 1, blue: 0.9, alpha: 1)
      $0.borderColor = UIColor(red: 200 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
    }
    let picture = stage.picture()
    #expect(picture[100, 44] == 0xFFFFE6)
    #expect(picture[100, 0] == 0xC8C7CC)
    #expect(picture[100, 87] == 0xC8C7CC)
    #expect(picture[0, 44] == 0xC8C7CC)
  }

  @Test func `every property draws anew when it changes`() {
    let (stage, view) = stage {
      $0.fillColor = .yellow
      $0.borderColor = .red
    }
    var pictures = [stage.picture()]
    view.position = .top
    pictures.append(stage.picture())
    view.fillColor = .green
    pictures.append(stage.picture())
    view.borderColor = nil
    pictures.append(stage.picture())
    view.cornerRadius = 3
    pictures.append(stage.picture())
    view.frame.size.height = 97.33
    pictures.append(stage.picture())
    for (i, a) in pictures.enumerated() {
      for b in pictures[(i + 1)...] { #expect(a != b) }
    }
  }

  @Test func `dynamic colours follow the style`() {
    let fill = UIColor { $0.userInterfaceStyle == .dark ? .blue : .yellow }
    #expect(stage { $0.fillColor = fill }.0.picture()[100, 44] == 0xFFFF00)
    #expect(stage(style: .dark) { $0.fillColor = fill }.0.picture()[100, 44] == 0x0000FF)
  }

  @Test(arguments: [-5, 0, 0.001, 1e9, .nan, .infinity, -.infinity] as [CGFloat])
  func `no radius traps, and too large a one is held to what fits`(radius: CGFloat) {
    for position in CellPosition.allCases {
      let (stage, _) = stage(position) {
        $0.fillColor = .blue
        $0.borderColor = .blue
        $0.cornerRadius = radius
      }
      let picture = stage.picture()
      #expect(picture[100, 44] == 0x0000FF)
      // Half a point below the middle of the bottom edge nothing is drawn.
      #expect(picture[100, 88] == 0xFFFFFF)
    }
  }

  @Test(arguments: [0, 0.2, 0.6, 1] as [CGFloat]) func `rows thinner than their border are border`(height: CGFloat) {
    let (stage, _) = stage(.middle, height: height) {
      $0.fillColor = .blue
      $0.borderColor = .red
    }
    let column = stage.picture().column(100)
    #expect(column.allSatisfy { $0 != 0x0000FF })
    #expect(column.filter { $0 == 0xFF0000 }.count == Int((height * 2 + 0.5).rounded(.down)))
  }

  /// The area must fall with the radius and never jump; UIBezierPath's own rounded rectangle jumps at a third.
  @Test func `a larger radius covers less, without a jump`() {
    var areas: [Int] = []
    for radius in stride(from: 0, through: 22, by: 0.5) as StrideThrough<CGFloat> {
      let (stage, _) = stage {
        $0.fillColor = .black
        $0.cornerRadius = radius
      }
      let picture = stage.picture()
      areas.append((0..<88).reduce(0) { $0 + picture.row($1).reduce(0) { $0 + 255 - Int($1 & 0xFF) } })
    }
    for (a, b) in zip(areas, areas.dropFirst()) {
      #expect(b <= a)
      // Four corners of (1 - π/4) r² and a little more: at r = 22 half a point more takes 19 pt², here 4 pixels each.
      #expect(a - b < 26 * 4 * 255, "from \(a) to \(b)")
    }
    #expect(areas[0] == 200 * 88 * 255)
  }

  @Test func `textures begin at the picture's top left, upright, and keep their colours`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    }
    let (stage, _) = stage(.middle) { $0.fillColor = UIColor(patternImage: tile) }
    let column = stage.picture().column(77)
    for (y, pixel) in column.prefix(88).enumerated() { #expect(pixel == (y % 8 < 4 ? 0xFF0000 : 0x0000FF)) }
  }
}
