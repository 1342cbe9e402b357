// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The layout that a label drew or measured last, and what it was for.
struct LabelLayout {
  var size: CGSize
  var lineLimit: Int
  var scale: TextScale
  var isRightToLeft: Bool
  var layout: TextLayout
}

/// The factor that lets a label's text fit.
struct LabelFit {
  var size: CGSize
  var lineLimit: Int
  var scale: CGFloat
  var text: StyledText
}

extension UILabel {
  private var hasText: Bool { text?.isEmpty == false }

  func textPlace(in bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard hasText else { return CGRect(origin: bounds.origin, size: .zero) }
    let text = fittingText(in: bounds.size, limitedToNumberOfLines: numberOfLines)
    let layout = layout(
      of: text, in: bounds.size, limitedToNumberOfLines: numberOfLines, scale: TextScale(displayScale))
    var rect = CGRect(origin: bounds.origin, size: size(of: layout))
    rect.size.width = min(rect.width, max(0, bounds.width))
    let free = CGSize(width: bounds.width - rect.width, height: bounds.height - rect.height)
    if free.height < TextRequest.unlimited { rect.origin.y += free.height / 2 }
    if free.width < TextRequest.unlimited {
      switch resolvedAlignment {
      case .center: rect.origin.x += free.width / 2
      case .right: rect.origin.x += free.width
      case .left, .natural, .justified: break
      }
    }
    return rect
  }

  func paintText(in rect: CGRect) {
    guard hasText, let context = UIGraphicsGetCurrentContext() else { return }
    let text = fittingText(in: rect.size, limitedToNumberOfLines: numberOfLines)
    var painter = TextPainter(context: context, text: text, color: ownTextColor, alignment: resolvedAlignment)
    if isHighlighted { painter.overridingColor = highlightedTextColor }
    if let shadowColor { painter.shadow = TextLook.Shadow(color: shadowColor, offset: shadowOffset) }
    if !isEnabled {
      context.saveGState()
      context.setAlpha(0.5)
    }
    painter.draw(usualScale: displayScale) { scale in
      let layout = layout(of: text, in: rect.size, limitedToNumberOfLines: numberOfLines, scale: scale)
      let top = top(of: layout, in: rect)
      return (layout, CGRect(x: rect.minX, y: top, width: rect.width, height: rect.height))
    }
    if !isEnabled { context.restoreGState() }
  }

  /// Around what `paintText(in: bounds)` will paint, so that the backing store need not be as large as the label.
  func paintedArea(_ toPixels: CGAffineTransform) -> CGRect? {
    guard hasText, shadowColor == nil else { return nil }
    let text = fittingText(in: bounds.size, limitedToNumberOfLines: numberOfLines)
    guard text.isPlain else { return nil }
    let scale = TextScale(a: toPixels.a, b: toPixels.b, c: toPixels.c, d: toPixels.d, usual: displayScale)
    let layout = layout(of: text, in: bounds.size, limitedToNumberOfLines: numberOfLines, scale: scale)
    var rect = bounds
    rect.origin.y = top(of: layout, in: bounds)
    // Smooth edges reach beyond the outlines by less than a pixel.
    return layout.inkBounds(in: rect, alignment: resolvedAlignment)?
      .insetBy(dx: -1 / toPixels.a, dy: -1 / toPixels.d)
  }

  /// The upper edge of the first line: halfway down, but for a line that was shrunk.
  private func top(of layout: TextLayout, in rect: CGRect) -> CGFloat {
    guard let lastFit, lastFit.scale < 1, layout.lines.count == 1, baselineAdjustment != .alignCenters,
      let line = layout.lines.first
    else { return rect.minY + (rect.height - size(of: layout).height) / 2 }
    // Heights and baselines shrank by the factor, as the fonts did.
    let fullHeight = (layout.height / lastFit.scale).ceiledToPixel(displayScale)
    let fullTop = rect.minY + (rect.height - fullHeight) / 2
    return baselineAdjustment == .none ? fullTop : fullTop + line.ascent / lastFit.scale - line.ascent
  }

  // MARK: Layout

  private var styledText: StyledText {
    if let content { return content }
    var text: StyledText
    if let ownAttributedText {
      text = StyledText(ownAttributedText, defaults: StyledText.Defaults(face: ownFont.face, shape: ownShape))
      // The label decides how lines are broken, whatever later paragraphs say.
      for index in text.paragraphs.indices { text.paragraphs[index].lineBreakMode = lineBreakMode }
    } else {
      text = StyledText(self.text ?? "", face: ownFont.face, shape: ownShape)
    }
    content = text
    return text
  }

  private var resolvedAlignment: NSTextAlignment {
    switch textAlignment {
    case .natural, .justified: isRightToLeft ? .right : .left
    case .left, .center, .right: textAlignment
    }
  }

  /// In whole device pixels.
  private func size(of layout: TextLayout) -> CGSize {
    CGSize(width: layout.width.ceiledToPixel(displayScale), height: layout.height.ceiledToPixel(displayScale))
  }

  private func request(
    for text: StyledText, in size: CGSize, limitedToNumberOfLines numberOfLines: Int, scale: TextScale
  ) -> TextRequest {
    var request = text.request(isRightToLeft: isRightToLeft, scale: scale)
    request.width = size.width > 0 ? min(size.width, TextRequest.unlimited) : 0
    request.lineLimit = max(0, numberOfLines)
    request.cutsLastLineOnly = true
    return request
  }

  private func layout(
    of text: StyledText, in size: CGSize, limitedToNumberOfLines numberOfLines: Int, scale: TextScale
  ) -> TextLayout {
    if let lastLayout, lastLayout.size == size, lastLayout.lineLimit == numberOfLines, lastLayout.scale == scale,
      lastLayout.isRightToLeft == isRightToLeft
    {
      return lastLayout.layout
    }
    var request = request(for: text, in: size, limitedToNumberOfLines: numberOfLines, scale: scale)
    // Half a pixel less than the lines need is a rounding error of whoever made the label.
    let height = size.height + 0.5 / displayScale
    if request.lineLimit != 1 { limitLines(of: &request, to: height) }
    var layout = lastLayout?.layout
    if layout?.answers(request) != true { layout = nil }
    let result = layout ?? TextEngine.current.layout(for: request)
    lastLayout = LabelLayout(
      size: size, lineLimit: numberOfLines, scale: scale, isRightToLeft: isRightToLeft, layout: result)
    return result
  }

  /// Leaves as many lines as end above the height.
  private func limitLines(of request: inout TextRequest, to height: CGFloat) {
    guard height < TextRequest.unlimited else { return }
    let fitting: Int
    if request.runs.isEmpty, request.paragraphs.isEmpty {
      fitting = max(1, Int(max(0, height) / request.face.lineHeight))
    } else {
      let layout = TextEngine.current.layout(for: request)
      fitting = layout.lineCount(above: height)
      guard fitting < layout.lines.count else { return }
    }
    request.lineLimit = request.lineLimit == 0 ? fitting : min(request.lineLimit, fitting)
  }

  /// The text in a font that lets it fit, where the label may shrink it.
  private func fittingText(in size: CGSize, limitedToNumberOfLines numberOfLines: Int) -> StyledText {
    let text = styledText
    guard adjustsFontSizeToFitWidth, size.width < TextRequest.unlimited else {
      lastFit = nil
      return text
    }
    if let lastFit, lastFit.size == size, lastFit.lineLimit == numberOfLines { return lastFit.text }
    let scale = scale(of: text, toFit: size, limitedToNumberOfLines: numberOfLines)
    let result = text.scaled(by: scale)
    lastFit = LabelFit(size: size, lineLimit: numberOfLines, scale: scale, text: result)
    return result
  }

  /// The factor for the fonts' sizes with which as much fits as can.
  private func scale(
    of text: StyledText, toFit size: CGSize, limitedToNumberOfLines numberOfLines: Int
  ) -> CGFloat {
    let minimum = minimumScaleFactor.isFinite ? min(max(minimumScaleFactor, 0.01), 1) : 1
    let textScale = TextScale(displayScale)
    func wholeText(_ text: StyledText) -> TextLayout {
      TextLayout(text.request(isRightToLeft: isRightToLeft, scale: textScale), engine: .current)
    }
    let whole = wholeText(text)
    if numberOfLines == 1 {
      // One line shows the first paragraph: the others are cut in any font.
      func width(_ layout: TextLayout) -> CGFloat { layout.lines.first.map { $0.indent + $0.width } ?? 0 }
      let fullWidth = width(whole)
      guard fullWidth > size.width + 0.002 else { return 1 }
      // Small text is never narrower than its size's share of large text by more than this, whichever its cut.
      return text.largestScale(from: 1.1 * size.width / fullWidth, to: minimum) { text in
        width(wholeText(text)) <= size.width + 0.002
      }
    }
    guard numberOfLines <= 0 || whole.lines.count <= numberOfLines else { return 1 }
    return text.largestScale(to: minimum) { text in
      var request = request(for: text, in: size, limitedToNumberOfLines: numberOfLines, scale: textScale)
      limitLines(of: &request, to: size.height + 0.5 / displayScale)
      let layout = TextLayout(request, engine: .current)
      return !layout.isCut && layout.width <= size.width + 0.002
    }
  }
}
