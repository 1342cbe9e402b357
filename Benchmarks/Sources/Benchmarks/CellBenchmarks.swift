// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo
import CPango
import UIKit

/// One cell's background of 375 × 44 points at 2x, with round upper corners, on cold memory.
@MainActor
enum CellBenchmarks {
  private static let (width, height) = (750, 88)
  private static let bounds = CGRect(x: 0, y: 0, width: 375, height: 44)
  private static let canvases = Ring(count: 64) { Canvas(width: width, height: height, scale: 2) }
  private static let bare = Ring(count: 64) { () -> OpaquePointer in
    let c = cairo_create(Bare.surface(width, height))!
    cairo_scale(c, 2, 2)
    return c
  }
  private static let memory = Ring(count: 64) { () -> UnsafeMutableRawPointer in
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 64)
    memset(bytes, 0, width * height * 4)
    return bytes
  }

  private static func fillMemory() { memset(memory.next(), 0x55, width * height * 4) }

  static func all() -> [Contest.Result] {
    [drawn(), gradient(), textured(), label(), composited()] + BackgroundBenchmarks.all()
  }

  private static func drawn() -> Contest.Result {
    var contest = Contest("a cell, drawn")
    let (fill, border) = (UIColor(red: 1, green: 1, blue: 0.9, alpha: 1), UIColor(white: 0.78, alpha: 1))
    contest.add("ours") {
      UIGraphicsPushContext(canvases.next().context)
      let path = UIBezierPath(
        roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 10, height: 10))
      fill.setFill()
      border.setStroke()
      path.fill()
      path.stroke()
      UIGraphicsPopContext()
    }
    contest.add("bare Cairo") {
      let c = bare.next()
      Bare.card(c, 0.5, 0.5, 374, 43, 10, top: true, bottom: false)
      cairo_set_source_rgb(c, 1, 1, 0.9)
      cairo_fill_preserve(c)
      cairo_set_source_rgb(c, 0.78, 0.78, 0.78)
      cairo_set_line_width(c, 1)
      cairo_stroke(c)
    }
    contest.add("memset", fillMemory)
    return contest.run(rounds: 40, repeats: 200)
  }

  private static func gradient() -> Contest.Result {
    var contest = Contest("a cell with a vertical gradient, drawn")
    let colors = [UIColor.white.cgColor, UIColor(white: 0.8, alpha: 1).cgColor] as CFArray
    let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)!
    contest.add("ours") {
      let context = canvases.next().context
      context.saveGState()
      let path = UIBezierPath(
        roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 10, height: 10))
      context.addPath(path.cgPath)
      context.clip()
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: 44),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      context.restoreGState()
    }
    contest.add("bare Cairo") {
      let c = bare.next()
      let pattern = cairo_pattern_create_linear(0, 0, 0, 44)
      cairo_pattern_add_color_stop_rgb(pattern, 0, 1, 1, 1)
      cairo_pattern_add_color_stop_rgb(pattern, 1, 0.8, 0.8, 0.8)
      Bare.card(c, 0, 0, 375, 44, 10, top: true, bottom: false)
      cairo_set_source(c, pattern)
      cairo_fill(c)
      cairo_pattern_destroy(pattern)
    }
    contest.add("memset", fillMemory)
    return contest.run(rounds: 40, repeats: 200)
  }

  private static func textured() -> Contest.Result {
    var contest = Contest("a cell with a texture, drawn")
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image {
      UIColor(white: 0.95, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      UIColor(white: 0.9, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let texture = UIColor(patternImage: tile)
    contest.add("ours") {
      UIGraphicsPushContext(canvases.next().context)
      texture.setFill()
      UIBezierPath(
        roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 10, height: 10)
      )
      .fill()
      UIGraphicsPopContext()
    }
    let bareTile = Bare.surface(16, 16)
    let c = cairo_create(bareTile)
    cairo_set_source_rgb(c, 0.95, 0.95, 0.95)
    cairo_paint(c)
    cairo_rectangle(c, 0, 0, 8, 8)
    cairo_set_source_rgb(c, 0.9, 0.9, 0.9)
    cairo_fill(c)
    cairo_destroy(c)
    contest.add("bare Cairo") {
      let c = bare.next()
      Bare.card(c, 0, 0, 375, 44, 10, top: true, bottom: false)
      cairo_save(c)
      cairo_identity_matrix(c)
      cairo_set_source_surface(c, bareTile, 0, 0)
      cairo_pattern_set_extend(cairo_get_source(c), CAIRO_EXTEND_REPEAT)
      cairo_pattern_set_filter(cairo_get_source(c), CAIRO_FILTER_NEAREST)
      cairo_restore(c)
      cairo_fill(c)
    }
    contest.add("memset", fillMemory)
    return contest.run(rounds: 40, repeats: 200)
  }

  private static func label() -> Contest.Result {
    var contest = Contest("a label of 17 points, drawn")
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20.5))
    label.text = "Display & Brightness"
    contest.add("ours") {
      UIGraphicsPushContext(canvases.next().context)
      label.drawText(in: label.bounds)
      UIGraphicsPopContext()
    }
    let layout = Bare.layout(bare.next())
    pango_layout_set_font_description(layout, Bare.font(17))
    pango_layout_set_text(layout, "Display & Brightness", -1)
    contest.add("bare Pango") {
      let c = bare.next()
      cairo_set_source_rgb(c, 0, 0, 0)
      cairo_move_to(c, 0, 0)
      pango_cairo_show_layout(c, layout)
    }
    return contest.run(rounds: 40, repeats: 200)
  }

  /// A column of cells that have been drawn: what a scrolling table costs per cell.
  private static func composited() -> Contest.Result {
    var contest = Contest("cells, composited from their caches (18 of them)")
    let column = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 18 * 44))
    for i in 0..<18 {
      let cell = DrawnCell(frame: CGRect(x: 0, y: CGFloat(i) * 44, width: 375, height: 44))
      cell.contentScaleFactor = 2
      cell.isOpaque = false
      cell.backgroundColor = .clear
      column.addSubview(cell)
    }
    let canvases = Ring(count: 4) { Canvas(width: width, height: 18 * height, scale: 2) }
    let memory = Ring(count: 4) { Canvas(width: width, height: 18 * height, scale: 2) }
    contest.add("ours") { column.layer.render(in: canvases.next().context) }
    contest.add("memset") {
      let canvas = memory.next()
      memset(canvas.bytes, 0x55, canvas.count)
    }
    return contest.run(rounds: 60, repeats: 10)
  }
}

private final class DrawnCell: UIView {
  override func draw(_ rect: CGRect) {
    UIColor(red: 1, green: 1, blue: 0.9, alpha: 1).setFill()
    UIBezierPath(
      roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 10, height: 10)
    )
    .fill()
  }
}
