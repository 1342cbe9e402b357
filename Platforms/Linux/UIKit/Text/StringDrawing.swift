// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// Measuring and drawing of strings: what the functions of `NSString` and `NSAttributedString` have in common.
struct StringDrawing {
  private var text: StyledText
  private let options: NSStringDrawingOptions
  private let context: NSStringDrawingContext?
  private let isRightToLeft: Bool
  private let usualScale: CGFloat

  init(_ text: StyledText, options: NSStringDrawingOptions, context: NSStringDrawingContext? = nil) {
    self.text = text
    self.options = options
    self.context = context
    let traits = UITraitCollection.current
    isRightToLeft = traits.layoutDirection == .rightToLeft
    usualScale = traits.displayScale > 0 ? traits.displayScale : 1
  }

  /// The size of the text on lines that are broken at line feeds only, not rounded.
  var size: CGSize {
    guard !text.text.isEmpty else { return .zero }
    let layout = TextEngine.current.layout(for: request(scale: TextScale(usualScale)))
    return CGSize(width: layout.width, height: layout.height)
  }

  /// Where the text lies in a rectangle of the given size at the origin, not rounded.
  func boundingRect(in size: CGSize) -> CGRect {
    let rect = Self.limited(CGRect(origin: .zero, size: size))
    let drawing = scaled(toFit: rect)
    let bounds = drawing.bounds(of: drawing.layout(in: rect, scale: TextScale(usualScale)), in: rect)
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws lines without a limit, broken at line feeds only, with the upper left corner at `point`.
  func draw(at point: CGPoint) {
    draw { scale in
      let layout = TextEngine.current.layout(for: request(scale: scale))
      return (layout, CGRect(origin: point, size: CGSize(width: layout.width, height: layout.height)))
    }
  }

  /// With `clips`, what lies below the rectangle is cut off.
  func draw(in rect: CGRect, clips: Bool = false) {
    let rect = Self.limited(rect)
    let drawing = scaled(toFit: rect)
    drawing.draw(clips: clips) { scale in
      let layout = drawing.layout(in: rect, scale: scale)
      context?.totalBounds = drawing.bounds(of: layout, in: rect)
      return (layout, drawing.lineRect(of: layout, in: rect))
    }
  }

  private func draw(clips: Bool = false, _ makeLayout: (TextScale) -> (layout: TextLayout, rect: CGRect)) {
    guard !text.text.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    TextPainter(context: context, text: text, color: .black, alignment: text.shape.alignment, clipsHeight: clips)
      .draw(usualScale: usualScale, makeLayout)
  }

  // MARK: Layout

  /// The rectangle with a width and height that are numbers: without end becomes `unlimited`, what is none becomes 0.
  private static func limited(_ rect: CGRect) -> CGRect {
    func limited(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, TextRequest.unlimited) : 0 }
    return CGRect(
      x: rect.origin.x, y: rect.origin.y, width: limited(rect.size.width), height: limited(rect.size.height))
  }

  private var breaksLines: Bool { options.contains(.usesLineFragmentOrigin) }

  private func request(scale: TextScale) -> TextRequest { text.request(isRightToLeft: isRightToLeft, scale: scale) }

  private func layout(in rect: CGRect, scale: TextScale) -> TextLayout {
    let engine = TextEngine.current
    var request = request(scale: scale)
    guard breaksLines else { return engine.layout(for: request) }
    if rect.width > 0 { request.width = min(rect.width, TextRequest.unlimited) }
    let layout = engine.layout(for: request)
    guard options.contains(.truncatesLastVisibleLine), rect.height > 0 else { return layout }
    // A millionth of a point is an error of arithmetic.
    let count = layout.lineCount(above: rect.height + 1e-6)
    guard count < layout.lines.count else { return layout }
    request.lineLimit = count
    request.cutsLastLineOnly = true
    request.truncateAtTail()
    return engine.layout(for: request)
  }

  /// The rectangle in which the lines are aligned; its upper edge is that of the first line.
  private func lineRect(of layout: TextLayout, in rect: CGRect) -> CGRect {
    let isEndless = rect.width <= 0 || rect.width >= TextRequest.unlimited
    guard breaksLines else {
      let ascent = layout.lines.first?.ascent ?? 0
      return CGRect(x: rect.minX, y: rect.minY - ascent, width: layout.width, height: layout.height)
    }
    return CGRect(x: rect.minX, y: rect.minY, width: isEndless ? layout.width : rect.width, height: rect.height)
  }

  private func bounds(of layout: TextLayout, in rect: CGRect) -> CGRect {
    layout.bounds(in: lineRect(of: layout, in: rect), alignment: text.shape.alignment)
  }

  /// The same with smaller fonts if the context allows it and the text needs it.
  private func scaled(toFit rect: CGRect) -> StringDrawing {
    guard let context else { return self }
    context.actualScaleFactor = 1
    guard context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 else { return self }
    var drawing = self
    let scale = text.largestScale(to: context.minimumScaleFactor) { text in
      drawing.text = text
      let layout = TextLayout(drawing.boundedRequest(width: rect.width), engine: .current)
      return (rect.width <= 0 || layout.width <= rect.width + 0.002)
        && (rect.height <= 0 || layout.height <= rect.height + 1e-6)
    }
    drawing.text = text.scaled(by: scale)
    context.actualScaleFactor = scale
    return drawing
  }

  private func boundedRequest(width: CGFloat) -> TextRequest {
    var request = request(scale: TextScale(usualScale))
    if breaksLines, width > 0 { request.width = min(width, TextRequest.unlimited) }
    return request
  }
}

extension TextRequest {
  /// Paragraphs that are broken into lines end with an ellipsis where the last line is cut.
  fileprivate mutating func truncateAtTail() {
    func cut(_ shape: inout ParagraphShape) {
      if !shape.lineBreakMode.truncates { shape.lineBreakMode = .byTruncatingTail }
    }
    cut(&shape)
    for index in paragraphs.indices { cut(&paragraphs[index]) }
  }
}
