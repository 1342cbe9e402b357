// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

extension CGContext {
  // MARK: The current path

  public func beginPath() { devicePath = CGMutablePath() }
  public func move(to point: CGPoint) { devicePath.move(to: point, transform: state.ctm) }
  public func addLine(to point: CGPoint) { devicePath.addLine(to: point, transform: state.ctm) }
  public func addLines(between points: [CGPoint]) { devicePath.addLines(between: points, transform: state.ctm) }
  public func addRect(_ rect: CGRect) { devicePath.addRect(reachable(rect), transform: state.ctm) }
  public func addEllipse(in rect: CGRect) { devicePath.addEllipse(in: rect, transform: state.ctm) }
  public func addPath(_ path: CGPath) { devicePath.addPath(path, transform: state.ctm) }
  public func closePath() { devicePath.closeSubpath() }

  /// The part of an endless rectangle, `.infinite` for one, that can matter: transformed, its numbers would overflow.
  private func reachable(_ rect: CGRect) -> CGRect {
    let farthest = max(abs(rect.minX), abs(rect.minY), abs(rect.maxX), abs(rect.maxY))
    guard rect.isFinite, farthest > 1e30 else { return rect }
    // Shadows come from outside of the clip.
    let seen = boundingBoxOfClipPath
    let box = seen.insetBy(dx: -9 * seen.width - 9 * seen.height, dy: -9 * seen.width - 9 * seen.height)
    let common = rect.standardized.intersection(box)
    return common.isNull ? .zero : common
  }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    devicePath.addCurve(to: end, control1: control1, control2: control2, transform: state.ctm)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    devicePath.addQuadCurve(to: end, control: control, transform: state.ctm)
  }

  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    devicePath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.ctm)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    devicePath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.ctm)
  }

  public var isPathEmpty: Bool { devicePath.isEmpty }

  // MARK: Painting it

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(devicePath.elements, rule: rule)
    beginPath()
  }

  public func strokePath() {
    stroke(devicePath.elements)
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fill(devicePath.elements, rule: .winding)
    case .eoFill: fill(devicePath.elements, rule: .evenOdd)
    case .stroke: stroke(devicePath.elements)
    case .fillStroke, .eoFillStroke:
      fill(devicePath.elements, rule: mode == .fillStroke ? .winding : .evenOdd)
      stroke(devicePath.elements)
    }
    beginPath()
  }

  public func fill(_ rect: CGRect) { fill([rect]) }

  public func fill(_ rects: [CGRect]) {
    guard state.ctm.isInvertible else { return }
    for rect in rects where !rect.isNull {
      let rect = reachable(rect)
      if state.ctm.isScaleAndTranslation {
        fill(pixels: rect.standardized.applying(state.ctm))
      } else {
        fill(CGPath.rectangle(rect).elements.map { $0.applying(state.ctm) }, rule: .winding)
      }
    }
  }

  public func stroke(_ rect: CGRect) { stroke(CGPath.rectangle(rect).elements.map { $0.applying(state.ctm) }) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.line.width
    state.line.width = width
    stroke(rect)
    state.line.width = old
  }

  public func fillEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: state.ctm)
    fill(path.elements, rule: .winding)
  }

  public func strokeEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: state.ctm)
    stroke(path.elements)
  }

  /// Makes the pixels of `rect` transparent, black where the bitmap has no alpha.
  public func clear(_ rect: CGRect) {
    let (color, mode, alpha) = (state.fill, state.blendMode, state.alpha)
    (state.fill, state.blendMode, state.alpha) = (.clear, .copy, 1)
    fill(rect)
    (state.fill, state.blendMode, state.alpha) = (color, mode, alpha)
  }

  // MARK: The primitives

  private func fill(_ elements: [PathElement], rule: CGPathFillRule) {
    if let rect = elements.rectangle { return fill(pixels: rect) }
    if state.clip.cut == nil, (rule == .evenOdd && fillFrame(elements)) || fillRounded(elements) { return }
    if fillExactly(elements, rule: rule, state.fill) { return }
    guard let cr, cr.add(elements) else { return }
    cairo_set_fill_rule(cr, rule.cairo)
    paint(state.fill, exactly: elements, rule: rule) { cairo_fill($0) }
  }

  private func fill(pixels rect: CGRect) {
    if state.clip.cut != nil, fillExactly(CGPath.rectangle(rect).elements, rule: .winding, state.fill) { return }
    if paintExactly(ExactRectangle(rect), state.fill) { return }
    guard let cr, cr.addRectangle(rect) else { return }
    paint(state.fill) { cairo_fill($0) }
  }

  private func stroke(_ elements: [PathElement]) {
    guard state.line.isDrawable, state.ctm.isInvertible else { return }
    if state.clip.cut == nil, state.line.makesSquareCorners, state.ctm.isScaleAndTranslation,
      let rect = elements.rectangle
    {
      let (dx, dy) = (abs(state.ctm.a) * state.line.width / 2, abs(state.ctm.d) * state.line.width / 2)
      let inner = rect.width > 2 * dx && rect.height > 2 * dy ? rect.insetBy(dx: dx, dy: dy) : nil
      if paintExactly(ExactRectangle(rect.insetBy(dx: -dx, dy: -dy), without: inner), state.stroke) { return }
    }
    if state.clip.cut == nil, strokeRounded(elements) { return }
    let outline = state.line.outline(of: elements, state.ctm)
    if let outline, fillExactly(outline, rule: .winding, state.stroke) { return }
    guard let cr, cr.add(isBitmap ? elements : elements.keepingItsStart) else { return }
    let scale = max(hypot(state.ctm.a, state.ctm.b), hypot(state.ctm.c, state.ctm.d))
    let reach = state.line.width * scale * max(1, state.line.join == .miter ? state.line.usableMiterLimit : 1)
    let stroke = { [state] (cr: OpaquePointer) in
      // The pen is round in user space, so it needs the transform; the path is in pixels already.
      var matrix = cairo_matrix_t(state.ctm)
      cairo_set_matrix(cr, &matrix)
      state.line.apply(to: cr)
      cairo_stroke(cr)
      cairo_identity_matrix(cr)
    }
    paint(state.stroke, reach: Double(reach), exactly: outline, stroke)
  }
}

extension CGPath {
  static func rectangle(_ rect: CGRect) -> CGPath { CGPath(rect: rect, transform: nil) }
}
