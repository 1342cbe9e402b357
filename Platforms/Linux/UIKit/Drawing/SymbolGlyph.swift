// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The few symbols that this UIKit draws, in shapes of its own under the names that apps use.
///
/// Sizes and line widths are guesses at what suits text of 17 points.
enum SymbolGlyph: String, CaseIterable {
  case checkmark
  case chevronBackward = "chevron.backward"
  case chevronDown = "chevron.down"
  case chevronForward = "chevron.forward"
  case chevronLeft = "chevron.left"
  case chevronRight = "chevron.right"
  case chevronUp = "chevron.up"
  case ellipsis
  case infoCircle = "info.circle"
  case minus
  case plus
  case xmark

  private static let lineWidth: CGFloat = 2

  var size: CGSize {
    switch self {
    case .chevronBackward, .chevronForward, .chevronLeft, .chevronRight: CGSize(width: 10, height: 16)
    case .chevronUp, .chevronDown: CGSize(width: 16, height: 10)
    case .checkmark: CGSize(width: 16, height: 14)
    case .ellipsis: CGSize(width: 18, height: 4)
    case .infoCircle: CGSize(width: 20, height: 20)
    case .minus, .plus, .xmark: CGSize(width: 16, height: 16)
    }
  }

  /// Forward and backward follow the direction of reading; left and right do not.
  var isDirectional: Bool { self == .chevronForward || self == .chevronBackward }

  /// Draws the symbol in points, y down, its top left at the origin.
  func draw(in context: CGContext, color: CGColor) {
    context.setFillColor(color)
    context.setStrokeColor(color)
    context.setLineWidth(Self.lineWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    // As one shape: where two lines meet, a translucent colour must not be twice as dark.
    context.beginPath()
    for line in lines {
      context.move(to: line[0])
      for point in line.dropFirst() { context.addLine(to: point) }
    }
    if self == .infoCircle { context.addEllipse(in: box) }
    context.strokePath()
    for dot in dots { context.addEllipse(in: dot) }
    context.fillPath()
  }

  /// The symbol as a bitmap; nil for a scale that is not positive or too large.
  func image(scale: CGFloat, color: CGColor) -> CGImage? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard (1...32_767).contains(width), (1...32_767).contains(height),
      let context = CGContext.bitmap(width: Int(width), height: Int(height), opaque: false)
    else { return nil }
    context.setSurfaceTransform(CGAffineTransform(scaleX: scale, y: scale))
    draw(in: context, color: color)
    return context.takeImage()
  }

  /// Where the middles of lines may lie, so that their round ends stay inside.
  private var box: CGRect {
    CGRect(origin: .zero, size: size).insetBy(dx: Self.lineWidth / 2, dy: Self.lineWidth / 2)
  }

  private var lines: [[CGPoint]] {
    let box = box
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)
    }
    return switch self {
    case .chevronForward, .chevronRight: [[point(0, 0), point(1, 0.5), point(0, 1)]]
    case .chevronBackward, .chevronLeft: [[point(1, 0), point(0, 0.5), point(1, 1)]]
    case .chevronUp: [[point(0, 1), point(0.5, 0), point(1, 1)]]
    case .chevronDown: [[point(0, 0), point(0.5, 1), point(1, 0)]]
    case .checkmark: [[point(0, 0.55), point(0.36, 1), point(1, 0)]]
    case .minus: [[point(0, 0.5), point(1, 0.5)]]
    case .plus: [[point(0, 0.5), point(1, 0.5)], [point(0.5, 0), point(0.5, 1)]]
    case .xmark: [[point(0, 0), point(1, 1)], [point(1, 0), point(0, 1)]]
    case .infoCircle: [[point(0.5, 0.44), point(0.5, 0.75)]]
    case .ellipsis: []
    }
  }

  private var dots: [CGRect] {
    switch self {
    case .infoCircle: [CGRect(x: 8.7, y: 4.5, width: 2.6, height: 2.6)]
    case .ellipsis: [0, 7, 14].map { CGRect(x: $0, y: 0, width: 4, height: 4) }
    default: []
    }
  }
}

extension UIImage {
  /// One of the few symbols that this UIKit draws itself; nil for every other name.
  ///
  /// They are chevrons in all directions, `checkmark`, `ellipsis`, `info.circle`, `minus`, `plus` and `xmark`, in shapes
  /// and sizes of the project's own. They are templates: drawn in a view's tint colour.
  public convenience init?(systemName name: String) {
    guard let symbol = SymbolGlyph(rawValue: name) else { return nil }
    self.init(symbol)
  }
}
