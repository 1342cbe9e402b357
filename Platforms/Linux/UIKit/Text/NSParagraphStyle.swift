// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// How the lines of a paragraph are aligned, broken, indented and spaced.
///
/// Distances are in points; negative ones count as 0, but for `tailIndent`. Tabs stop at every 28 pt, as they do by
/// default on iOS.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let tag = FoundationTag()
  var shape = ParagraphShape()

  public override init() { super.init() }

  fileprivate init(shape: ParagraphShape) {
    self.shape = shape
    super.init()
  }

  /// A style with every property at its default: natural alignment, breaks between words, distances 0.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { shape.alignment }
  /// What happens to a line that is too wide; a truncating mode makes one line of a paragraph when a string is drawn.
  open var lineBreakMode: NSLineBreakMode { shape.lineBreakMode }
  open var baseWritingDirection: NSWritingDirection { shape.writingDirection }
  /// Points between a line and the next.
  open var lineSpacing: CGFloat { shape.lineSpacing }
  /// Points between a paragraph's last line and the next paragraph, beside the line spacing (guess).
  open var paragraphSpacing: CGFloat { shape.paragraphSpacing }
  /// Points above a paragraph's first line; not above a text's first paragraph (guess).
  open var paragraphSpacingBefore: CGFloat { shape.paragraphSpacingBefore }
  /// From the leading edge of the text to the first line.
  open var firstLineHeadIndent: CGFloat { shape.firstLineHeadIndent }
  /// From the leading edge of the text to the lines after the first.
  open var headIndent: CGFloat { shape.headIndent }
  /// Above 0 the lines' width from the leading edge, else their distance from the trailing edge, negative.
  open var tailIndent: CGFloat { shape.tailIndent }
  /// What it adds to a line is above the text.
  open var minimumLineHeight: CGFloat { shape.minimumLineHeight }
  /// 0 for none; what it takes from a line is above the text.
  open var maximumLineHeight: CGFloat { shape.maximumLineHeight }
  /// Multiplies a line's height before it is held to the minimum and maximum; 0 for no change.
  open var lineHeightMultiple: CGFloat { shape.lineHeightMultiple }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(shape: shape) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.shape = shape
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.shape == shape }

  open override var hash: Int { shape.hashValue }
}
