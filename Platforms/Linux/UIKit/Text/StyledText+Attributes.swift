// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension StyledText {
  /// What holds where a text has no attribute.
  struct Defaults {
    /// iOS's default is Helvetica of this size, which Debian lacks.
    var face = FontFace(size: 12, weight: FontFace.Weight.regular, isItalic: false)
    var shape = ParagraphShape()
  }

  init(_ text: String, attributes: [NSAttributedString.Key: Any], defaults: Defaults = Defaults()) {
    let attributes = TextAttributes(attributes, defaults: defaults)
    self.init(text, face: attributes.face, shape: attributes.shape)
    if attributes.isWordwise || attributes.run(end: 0) != TextRun(end: 0, face: face) {
      appendRuns(attributes, from: 0)
    } else {
      looks = [attributes.look]
    }
  }

  init(_ string: NSAttributedString, defaults: Defaults = Defaults()) {
    let text = string.string
    var pieces: [(text: String, attributes: TextAttributes)] = []
    var start = text.startIndex
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { attributes, range, _ in
      let end = text.utf16.index(start, offsetBy: range.length)
      // A range that ends within a pair of surrogates leaves two replacement characters.
      let piece = String(decoding: text.utf16[start..<end], as: UTF16.self)
      pieces.append((piece, TextAttributes(attributes, defaults: defaults)))
      start = end
    }
    self.init("", face: pieces.first?.attributes.face ?? defaults.face, shape: defaults.shape)
    let limit = pieces.map { TextContent.limit(for: $0.attributes.face) }.min() ?? 0
    var content = TextContent(limit: limit)
    looks = []
    var shapes: [(end: Int, shape: ParagraphShape)] = []
    for piece in pieces {
      let start = content.text.utf8.count
      content.append(piece.text)
      self.text = content.text
      guard content.text.utf8.count > start else { continue }
      shapes.append((content.text.utf8.count, piece.attributes.shape))
      appendRuns(piece.attributes, from: start)
    }
    if looks.isEmpty { looks = [TextLook()] }
    if runs.count == 1, runs[0] == TextRun(end: runs[0].end, face: face) { runs = [] }
    if shapes.contains(where: { $0.shape != shape }) { appendParagraphs(shapes) }
  }

  /// Appends a run from `start` to the text's end; where lines leave out spaces, one for each word and each space.
  private mutating func appendRuns(_ attributes: TextAttributes, from start: Int) {
    func append(_ end: Int, _ look: TextLook) {
      runs.append(attributes.run(end: end))
      looks.append(look)
    }
    if start == 0 { looks = [] }
    guard attributes.isWordwise else { return append(text.utf8.count, attributes.look) }
    var (offset, wasSpace): (Int, Bool?) = (start, nil)
    for scalar in text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: start)...] {
      let isSpace = scalar.properties.isWhitespace
      if let wasSpace, wasSpace != isSpace { append(offset, attributes.look(ofSpaces: wasSpace)) }
      wasSpace = isSpace
      offset += UTF8.width(scalar)
    }
    if let wasSpace { append(offset, attributes.look(ofSpaces: wasSpace)) }
  }

  /// Gives each paragraph the shape at its first byte.
  private mutating func appendParagraphs(_ shapes: [(end: Int, shape: ParagraphShape)]) {
    var index = 0
    var start: Int? = 0
    for (offset, byte) in text.utf8.enumerated() {
      if let first = start {
        while index < shapes.count - 1, shapes[index].end <= first { index += 1 }
        paragraphs.append(shapes[index].shape)
        start = nil
      }
      if byte == 0x0A { start = offset + 1 }
    }
    // An empty last paragraph is one too.
    if start != nil, let last = shapes.last { paragraphs.append(last.shape) }
  }
}

/// The attributes of a stretch of text, as values.
struct TextAttributes {
  var face: FontFace
  var shape: ParagraphShape
  var look = TextLook()
  private var kern: CGFloat = 0
  private var kernsPairs = true
  private var baselineOffset: CGFloat = 0

  init(_ attributes: [NSAttributedString.Key: Any], defaults: StyledText.Defaults) {
    face = (attributes[.font] as? UIFont)?.face ?? defaults.face
    shape = (attributes[.paragraphStyle] as? NSParagraphStyle)?.shape.sanitised ?? defaults.shape
    if let kern = Self.number(attributes[.kern]) {
      self.kern = kern
      kernsPairs = kern != 0
    } else {
      kern = Self.number(attributes[.tracking]) ?? 0
    }
    baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
    look.color = attributes[.foregroundColor] as? UIColor
    look.background = attributes[.backgroundColor] as? UIColor
    look.underline = Self.line(attributes[.underlineStyle], attributes[.underlineColor])
    look.strikethrough = Self.line(attributes[.strikethroughStyle], attributes[.strikethroughColor])
    if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
      look.shadow = TextLook.Shadow(color: color, offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius)
    }
  }

  func run(end: Int) -> TextRun {
    TextRun(end: end, face: face, kern: kern, kernsPairs: kernsPairs, baselineOffset: baselineOffset)
  }

  /// Whether a line leaves out spaces.
  var isWordwise: Bool {
    look.underline?.style.contains(.byWord) == true || look.strikethrough?.style.contains(.byWord) == true
  }

  func look(ofSpaces isSpaces: Bool) -> TextLook {
    guard isSpaces else { return look }
    var look = look
    if look.underline?.style.contains(.byWord) == true { look.underline = nil }
    if look.strikethrough?.style.contains(.byWord) == true { look.strikethrough = nil }
    return look
  }

  private static func line(_ style: Any?, _ color: Any?) -> TextLook.Line? {
    guard let raw = number(style), let style = Int(exactly: raw).map(NSUnderlineStyle.init(rawValue:)),
      style.isVisible
    else { return nil }
    return TextLook.Line(style: style, color: color as? UIColor)
  }

  /// On iOS every number becomes an `NSNumber`; Foundation on Linux keeps each in its own type.
  private static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    // Beyond this distances are none that a text could have.
    return number.flatMap { $0.isFinite ? min(max($0, -100_000), 100_000) : nil }
  }
}
