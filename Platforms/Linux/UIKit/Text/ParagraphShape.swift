// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// What an `NSParagraphStyle` says, as a value: points, y downwards.
struct ParagraphShape: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var writingDirection = NSWritingDirection.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0

  /// The same with numbers that a layout can do with: what is not finite is 0, and nothing is larger than a text may be.
  var sanitised: ParagraphShape {
    func bounded(_ value: CGFloat, from least: CGFloat = 0) -> CGFloat {
      value.isFinite ? min(max(value, least), TextRequest.unlimited) : 0
    }
    var shape = self
    shape.lineSpacing = bounded(lineSpacing)
    shape.paragraphSpacing = bounded(paragraphSpacing)
    shape.paragraphSpacingBefore = bounded(paragraphSpacingBefore)
    shape.firstLineHeadIndent = bounded(firstLineHeadIndent)
    shape.headIndent = bounded(headIndent)
    shape.tailIndent = bounded(tailIndent, from: -TextRequest.unlimited)
    shape.minimumLineHeight = bounded(minimumLineHeight)
    shape.maximumLineHeight = bounded(maximumLineHeight)
    shape.lineHeightMultiple = bounded(lineHeightMultiple)
    return shape
  }

  /// How far from the leading edge a line may reach in a rectangle of the given width.
  func reach(in width: CGFloat) -> CGFloat {
    guard tailIndent > 0 else { return max(0, width + tailIndent) }
    return min(width, tailIndent)
  }

  func indent(ofFirstLine isFirst: Bool) -> CGFloat { isFirst ? firstLineHeadIndent : headIndent }

  /// A line's height from that of its fonts.
  func lineHeight(_ natural: CGFloat) -> CGFloat {
    let height = max(lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
