// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

extension CGContext {
  /// Fills a rectangle with curved corners part by part; false where Cairo has to draw it.
  func fillRounded(_ elements: [PathElement]) -> Bool {
    guard drawsExactly(state.fill), let shape = RoundedShape(elements) else { return false }
    let (color, alpha) = (state.fill, state.alpha)
    let word = color.word(alpha: alpha)
    return paint(shape) { $1 == 1 ? word : color.word(alpha: alpha * $1) }
  }

  /// Paints the inside of a shape with a colour for each row, of which `coverage` is to be seen.
  func paint(_ shape: RoundedShape, _ color: (_ row: Int, _ coverage: Double) -> UInt32) -> Bool {
    let regions = shape.regions
    let masks = regions.compactMap { CornerMask.mask(of: shape.inside($0.box), in: $0.box) }
    guard masks.count == regions.count else { return false }
    return withField { field in
      for (region, mask) in zip(regions, masks) {
        field.paint(mask, x: Int(region.box.minX), y: Int(region.box.minY)) { color($0, 1) }
      }
      for rect in shape.body(regions) {
        ExactRectangle(rect)?.forEachField { x, y, width, height, coverage in
          field.paint(x: x, y: y, width: width, height: height) { color($0, coverage) }
        }
      }
    }
  }

  /// Strokes a rectangle with curved corners part by part; false where Cairo has to draw it.
  func strokeRounded(_ elements: [PathElement]) -> Bool {
    guard drawsExactly(state.stroke), state.line.makesSquareCorners, state.ctm.isScaleAndTranslation,
      let shape = RoundedShape(elements)
    else { return false }
    let pen = CGSize(width: abs(state.ctm.a) * state.line.width, height: abs(state.ctm.d) * state.line.width)
    // Where the pen is wider than the shape the edges would meet.
    guard pen.width < shape.rect.width, pen.height < shape.rect.height else { return false }
    let boxes = shape.corners.map { shape.box(of: $0, reach: max(pen.width, pen.height) / 2) }
    guard Self.areApart(boxes) else { return false }
    let masks = zip(shape.corners, boxes).compactMap { corner, box in
      CornerMask.mask(of: shape.outline(of: corner, box), in: box, line: pen)
    }
    guard masks.count == boxes.count else { return false }
    let word = state.stroke.word(alpha: state.alpha)
    return withField { field in
      for (box, mask) in zip(boxes, masks) { field.paint(mask, x: Int(box.minX), y: Int(box.minY)) { _ in word } }
      for rect in shape.edges(boxes, width: pen.width, height: pen.height) {
        if let rectangle = ExactRectangle(rect) { paint(rectangle, state.stroke, on: field) }
      }
    }
  }

  /// A plain colour on a bitmap, drawn over what is there: coverage then only scales the colour's alpha.
  func drawsExactly(_ color: CGColor) -> Bool {
    color.pattern == nil && state.shadow == nil && state.blendMode == .normal && isBitmap && state.antialias
  }

  /// Paints pixels directly; false where they are not at hand, or a clip cuts some, unless `body` applies it.
  func withField(cuts: Bool = false, _ body: (PixelField) -> Void) -> Bool {
    guard !state.clip.isCairos, cuts || state.clip.cut == nil, let surface = flushedTarget else { return false }
    var (columns, rows) = ImageSurface.pixels(of: surface)
    let (left, top) = (columns.lowerBound, rows.lowerBound)
    if let box = state.clip.box {
      columns = columns.clamped(to: Int(box.minX.rounded())..<Int(box.maxX.rounded()))
      rows = rows.clamped(to: Int(box.minY.rounded())..<Int(box.maxY.rounded()))
    }
    ImageSurface.withWords(surface) { words, stride in
      body(PixelField(words: words - (top * stride + left), stride: stride, columns: columns, rows: rows))
    }
    ImageSurface.markDirty(surface)
    return true
  }

  /// Paints a rectangle or frame with the coverage it really has; false where Cairo has to draw it.
  func paintExactly(_ rectangle: ExactRectangle?, _ color: CGColor) -> Bool {
    guard let rectangle, drawsExactly(color) else { return false }
    if withField({ paint(rectangle, color, on: $0) }) { return true }
    guard !rectangle.isWhole, let cr else { return false }
    let c = color.onBytes(alpha: state.alpha)
    throughClip(rectangle.outer) {
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
      cairo_new_path(cr)
      rectangle.forEachField { x, y, width, height, coverage in
        cairo_set_source_rgba(cr, c.red, c.green, c.blue, c.alpha * coverage)
        cairo_rectangle(cr, Double(x), Double(y), Double(width), Double(height))
        cairo_fill(cr)
      }
    }
    return true
  }

  /// One rounding for the colour's alpha and the coverage together.
  func paint(_ rectangle: ExactRectangle, _ color: CGColor, on field: PixelField) {
    rectangle.forEachField { x, y, width, height, coverage in
      let word = color.word(alpha: state.alpha * coverage)
      field.paint(x: x, y: y, width: width, height: height) { _ in word }
    }
  }

  /// Corners whose boxes share pixels would be painted twice there.
  static func areApart(_ boxes: [CGRect]) -> Bool {
    for (i, a) in boxes.enumerated() {
      for b in boxes[(i + 1)...] where !a.intersection(b).isEmpty { return false }
    }
    return true
  }
}
