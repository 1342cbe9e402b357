// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A paragraph style to be changed; a text keeps what it says when the text is set or drawn.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { shape.alignment }
    set { shape.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { shape.lineBreakMode }
    set { shape.lineBreakMode = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { shape.writingDirection }
    set { shape.writingDirection = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { shape.lineSpacing }
    set { shape.lineSpacing = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { shape.paragraphSpacing }
    set { shape.paragraphSpacing = newValue }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { shape.paragraphSpacingBefore }
    set { shape.paragraphSpacingBefore = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { shape.firstLineHeadIndent }
    set { shape.firstLineHeadIndent = newValue }
  }

  open override var headIndent: CGFloat {
    get { shape.headIndent }
    set { shape.headIndent = newValue }
  }

  open override var tailIndent: CGFloat {
    get { shape.tailIndent }
    set { shape.tailIndent = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { shape.minimumLineHeight }
    set { shape.minimumLineHeight = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { shape.maximumLineHeight }
    set { shape.maximumLineHeight = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { shape.lineHeightMultiple }
    set { shape.lineHeightMultiple = newValue }
  }

  open func setParagraphStyle(_ obj: NSParagraphStyle) { shape = obj.shape }
}
