// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The context that UIKit's drawing functions use on this thread, nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ThreadState.current.contexts.last
}

/// Makes a context the current one of this thread; every push needs its pop.
public func UIGraphicsPushContext(_ context: CGContext) {
  ThreadState.current.contexts.append(context)
}

/// Makes the context below the current one current again; without one, it does nothing.
public func UIGraphicsPopContext() {
  _ = ThreadState.current.contexts.popLast()
}

/// Fills a rectangle with the fill colour, replacing what was there (blend mode copy).
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of one point inside the rectangle, with the fill colour.
///
/// It replaces what was there, as `UIRectFill` is documented to; that the frame does so too is a guess.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let outer = rect.standardized
  guard outer.width > 2, outer.height > 2 else { return UIRectFillUsingBlendMode(outer, blendMode) }
  // Four bars that do not overlap, or a translucent colour would be darker in the corners.
  let sides = [
    CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: 1),
    CGRect(x: outer.minX, y: outer.maxY - 1, width: outer.width, height: 1),
    CGRect(x: outer.minX, y: outer.minY + 1, width: 1, height: outer.height - 2),
    CGRect(x: outer.maxX - 1, y: outer.minY + 1, width: 1, height: outer.height - 2),
  ]
  context.saveGState()
  context.setBlendMode(blendMode)
  for side in sides { context.fill(side) }
  context.restoreGState()
}

/// Intersects the current clip with the rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
