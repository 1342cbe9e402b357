// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

// Each draws into the current context, leaves its graphics state as it was and does nothing without one.
extension UIBezierPath {
  /// Fills with the current fill colour, each subpath as if it were closed.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    fill(in: context)
  }

  /// Fills with the given blend mode and with alpha on top of the colour's own.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    fill(in: context)
    context.restoreGState()
  }

  /// Strokes with the current stroke colour and this path's line attributes, centred on the path.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    stroke(in: context)
    context.restoreGState()
  }

  /// Strokes with the given blend mode and with alpha on top of the colour's own.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    stroke(in: context)
    context.restoreGState()
  }

  /// Intersects the current clip with the inside of the path. This one does change the graphics state.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(elements)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func fill(in context: CGContext) {
    context.beginPath()
    context.addPath(elements)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func stroke(in context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.beginPath()
    context.addPath(elements)
    context.strokePath()
  }
}
