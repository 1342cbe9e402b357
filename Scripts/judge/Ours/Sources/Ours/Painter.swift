// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// Draws scenes, in the two ways an app has: every other one with UIKit's renderer and `UIColor(patternImage:)`, the
/// others in a bitmap context of their own, flipped by hand, with a `CGPattern` that draws its cell.
struct Painter {
  let scene: Scene
  private var usesUIKit: Bool { scene.id.isMultiple(of: 2) }

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// The pixels, rows from the top: blue, green, red, alpha, premultiplied.
  func pixels() -> Data {
    usesUIKit ? pixelsByRenderer() : pixelsByContext()
  }

  private func pixelsByRenderer() -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = false
    let size = CGSize(width: scene.width, height: scene.height)
    var result = Data()
    _ = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      draw(in: renderer.cgContext)
      result = pixels(of: renderer.cgContext)
    }
    return result
  }

  private func pixelsByContext() -> Data {
    let info = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
    guard
      let context = CGContext(
        data: nil, width: scene.width, height: scene.height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    else { fatalError("Ours: no bitmap of \(scene.width) x \(scene.height)") }
    context.translateBy(x: 0, y: CGFloat(scene.height))
    context.scaleBy(x: 1, y: -1)
    draw(in: context)
    return pixels(of: context)
  }

  private func pixels(of context: CGContext) -> Data {
    guard let data = context.data else { fatalError("Ours: the context has no pixels") }
    var result = Data(capacity: scene.width * scene.height * 4)
    for row in 0..<scene.height {
      let start = data + row * context.bytesPerRow
      result.append(start.assumingMemoryBound(to: UInt8.self), count: scene.width * 4)
    }
    return result
  }

  private func draw(in context: CGContext) {
    context.setFillColor(scene.background.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: scene.width, height: scene.height))
    for operation in scene.ops { draw(operation, in: context) }
  }

  private func draw(_ operation: Operation, in context: CGContext) {
    switch operation.op {
    case "save": context.saveGState()
    case "restore": context.restoreGState()
    case "concat": context.concatenate((operation.m ?? []).transform)
    case "clipRect": context.clip(to: (operation.rect ?? []).rect)
    case "clip":
      context.addPath(operation.cgPath)
      context.clip(using: operation.fillRule)
    case "fill", "stroke":
      context.saveGState()
      paint(operation, in: context)
      context.restoreGState()
    default: fatalError("Ours: the operation \(operation.op) is unknown")
    }
  }

  private func paint(_ operation: Operation, in context: CGContext) {
    guard let paint = operation.paint else { fatalError("Ours: an operation without paint") }
    context.setAlpha(operation.alpha ?? 1)
    context.setBlendMode(operation.blendMode)
    if paint.kind == "pattern" {
      setPattern(paint, in: context)
    } else if let color = paint.color?.cgColor {
      context.setFillColor(color)
      context.setStrokeColor(color)
    }
    context.addPath(operation.cgPath)
    if operation.op == "stroke" {
      context.setLineWidth(operation.width ?? 1)
      context.setLineCap(operation.lineCap)
      context.setLineJoin(operation.lineJoin)
      context.setMiterLimit(operation.miter ?? 10)
      context.setLineDash(phase: operation.phase ?? 0, lengths: operation.dash ?? [])
      context.strokePath()
    } else if paint.kind == "linear" || paint.kind == "radial" {
      context.clip(using: operation.fillRule)
      drawGradient(paint, in: context)
    } else {
      context.fillPath(using: operation.fillRule)
    }
  }

  private func drawGradient(_ paint: Paint, in context: CGContext) {
    guard let from = paint.from, let to = paint.to else { fatalError("Ours: a gradient from nowhere") }
    let extend: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if paint.kind == "linear" {
      context.drawLinearGradient(paint.gradient, start: from.point, end: to.point, options: extend)
    } else {
      context.drawRadialGradient(
        paint.gradient, startCenter: from.point, startRadius: from[2], endCenter: to.point, endRadius: to[2],
        options: extend)
    }
  }

  private func setPattern(_ paint: Paint, in context: CGContext) {
    let tile = Tile(paint)
    guard let phase = paint.phase else { fatalError("Ours: a pattern without a phase") }
    let color = usesUIKit ? UIColor(patternImage: tile.image).cgColor : tile.color(height: scene.height)
    context.setFillColor(color)
    context.setStrokeColor(color)
    // The phase is in base space, which is y up in a bitmap context and UIKit's otherwise.
    context.setPatternPhase(CGSize(width: phase[0], height: usesUIKit ? phase[1] : -phase[1]))
  }
}
