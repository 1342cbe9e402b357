// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// As with `NSString`'s functions, whose attributes the string then has itself.
extension NSAttributedString {
  /// The size of the text on lines that are broken at line feeds only.
  public func size() -> CGSize { drawing().size }

  /// Draws the text with its upper left corner at `point`, on lines that are broken at line feeds only.
  public func draw(at point: CGPoint) { drawing().draw(at: point) }

  /// Draws the text on lines that are broken at the rectangle's width, cut off at its lower edge (guess).
  public func draw(in rect: CGRect) {
    drawing(.usesLineFragmentOrigin).draw(in: rect, clips: true)
  }

  /// Draws the text as the options say; the rectangle does not clip it.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    drawing(options, context).draw(in: rect)
  }

  /// Where the text would lie if it were drawn with these options in a rectangle of this size at the origin.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    drawing(options, context).boundingRect(in: size)
  }

  private func drawing(
    _ options: NSStringDrawingOptions = [], _ context: NSStringDrawingContext? = nil
  ) -> StringDrawing {
    StringDrawing(StyledText(self), options: options, context: context)
  }
}
