// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

extension UILabel {
  /// The attributes that the label's properties stand for.
  var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    var attributes: [NSAttributedString.Key: Any] = [
      .font: ownFont, .foregroundColor: ownTextColor, .paragraphStyle: style,
    ]
    if let shadowColor {
      let shadow = NSShadow()
      shadow.shadowColor = shadowColor
      shadow.shadowOffset = shadowOffset
      attributes[.shadow] = shadow
    }
    return attributes
  }

  /// Takes over what the first character of an attributed text has.
  func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { ownFont = font }
    if let color = attributes[.foregroundColor] as? UIColor { ownTextColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      ownShape.alignment = style.alignment
      ownShape.lineBreakMode = style.lineBreakMode
    }
  }

  /// Gives an attribute to the whole attributed text, if there is one.
  func apply(_ key: NSAttributedString.Key, _ value: Any) {
    guard let ownAttributedText else { return }
    let text = NSMutableAttributedString(attributedString: ownAttributedText)
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    self.ownAttributedText = text
  }

  /// Changes the paragraph styles that an attributed text has; where it has none the label's properties hold.
  func applyToParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let ownAttributedText else { return }
    let text = NSMutableAttributedString(attributedString: ownAttributedText)
    let whole = NSRange(location: 0, length: text.length)
    ownAttributedText.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else { return }
      change(style)
      text.addAttribute(.paragraphStyle, value: style, range: range)
    }
    self.ownAttributedText = text
  }

  /// Sets the font of the text style for the label's traits.
  func adjustFont() {
    if let style = ownFont.textStyle, ownAttributedText == nil {
      font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    }
    guard let ownAttributedText else { return }
    let text = NSMutableAttributedString(attributedString: ownAttributedText)
    let whole = NSRange(location: 0, length: text.length)
    ownAttributedText.enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
      guard let style = (value as? UIFont)?.textStyle else { return }
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
      text.addAttribute(.font, value: font, range: range)
    }
    attributedText = text
  }
}
