// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The drawing environment of a renderer while its actions run.
///
/// Its context is the current one; points with y down, `format.bounds` covering the whole.
open class UIGraphicsRendererContext: NSObject {
  private let context: CGContext
  private let ownFormat: UIGraphicsRendererFormat

  init(context: CGContext, format: UIGraphicsRendererFormat) {
    self.context = context
    ownFormat = format
    super.init()
  }

  open var cgContext: CGContext { context }
  open var format: UIGraphicsRendererFormat { ownFormat }

  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
  }

  /// Strokes a rectangle half a point further in, so that a line of 1 point lies inside `rect`.
  ///
  /// That it lies inside is a guess: Apple's documentation strokes `format.bounds` and shows a whole frame.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    context.saveGState()
    context.setBlendMode(blendMode)
    context.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5))
    context.restoreGState()
  }

  /// Intersects the clip with the rectangle.
  open func clip(to rect: CGRect) { context.clip(to: rect) }
}
