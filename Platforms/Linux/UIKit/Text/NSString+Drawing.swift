// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// Strings are drawn in the current context, with its upper edge on top as in views, and measured in points, not rounded.
///
/// Without attributes text is black and set in the system font of 12 pt (iOS: Helvetica of 12 pt). Apple bridges a
/// Swift string with `as NSString`; Linux does not: `NSString(string:)` works on both.
extension NSString {
  /// The size of the text on lines that are broken at line feeds only.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    drawing(attrs).size
  }

  /// Draws the text with its upper left corner at `point`, on lines that are broken at line feeds only.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    drawing(attrs).draw(at: point)
  }

  /// Draws the text on lines that are broken at the rectangle's width.
  ///
  /// Lines that do not fit into the height are drawn too, cut off at the rectangle's lower edge (guess).
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    drawing(attrs, .usesLineFragmentOrigin).draw(in: rect, clips: true)
  }

  /// Draws the text as the options say; the rectangle does not clip it.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    drawing(attributes, options, context).draw(in: rect)
  }

  /// Where the text would lie if it were drawn with these options in a rectangle of this size at the origin.
  ///
  /// A width or height that is not positive is no limit. Without `usesLineFragmentOrigin` the first baseline is at 0 (that
  /// the rectangle then begins above it is a guess).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    drawing(attributes, options, context).boundingRect(in: size)
  }

  private func drawing(
    _ attributes: [NSAttributedString.Key: Any]?, _ options: NSStringDrawingOptions = [],
    _ context: NSStringDrawingContext? = nil
  ) -> StringDrawing {
    StringDrawing(StyledText(String(self), attributes: attributes ?? [:]), options: options, context: context)
  }
}
