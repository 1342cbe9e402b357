// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// A style that stands for a kind of style.
struct Sample: Sendable, CustomTestStringConvertible {
  let name: String
  let style: CellBackgroundStyle
  var testDescription: String { name }

  private init(_ name: String, _ change: (inout CellBackgroundStyle) -> Void) {
    self.name = name
    var style = CellBackgroundStyle(fill: .color(UIColor(red: 1, green: 1, blue: 0.9, alpha: 1)))
    style.separator = .init(color: UIColor(white: 0.5, alpha: 1), width: .points(1), inset: .zero)
    style.corners = .radius(10)
    change(&style)
    self.style = style
  }

  static let plain = Sample("plain") { _ in }
  static let bordered = Sample("bordered") {
    $0.border = .init(color: UIColor(red: 0.8, green: 0.2, blue: 0, alpha: 1), width: .points(2))
  }
  static let circular = Sample("circular") { $0.corners = .init(.points(14), curve: .circular) }
  static let uneven = Sample("four radii") {
    $0.corners.radius = .each(topLeading: 20, topTrailing: 4, bottomLeading: 0, bottomTrailing: 12)
    $0.border = .init(color: .black, width: .points(1), edges: [.leading, .top])
    $0.insets = .init(top: 2, leading: 9, bottom: 3, trailing: 1)
  }
  static let spaced = Sample("spaced") {
    $0.spacing = 5
    $0.corners.inner = 4
  }
  static let shadowed = Sample("shadowed") {
    $0.shadow = .init(offset: CGSize(width: 0, height: 2), blur: 6, opacity: 0.5)
    $0.insets = .init(top: 6, leading: 10, bottom: 6, trailing: 10)
  }
  static let gradient = Sample("gradient") { $0.fill = .gradient(.vertical([.red, .blue])) }
  static let sectionGradient = Sample("section gradient") {
    $0.fill = .gradient(.horizontal([.red, .green, .blue], span: .section))
  }
  static let texture = Sample("texture") { $0.fill = .texture(.init(image: stripes)) }
  static let pattern = Sample("pattern") { $0.fill = .color(UIColor(patternImage: stripes)) }
  static let translucent = Sample("translucent") {
    $0.fill = .color(UIColor(red: 0, green: 0.2, blue: 1, alpha: 0.5))
  }

  /// Fills through which nothing is seen.
  static let opaque = [
    plain, bordered, circular, uneven, spaced, shadowed, gradient, sectionGradient, texture, pattern,
  ]
  static let all = opaque + [translucent]

  /// Four lines of red over four of blue, opaque: upside down it is another picture.
  static let stripes = stripes(scale: 1)

  /// The same for screens of a scale.
  static func stripes(scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: CGSize(width: 6, height: 8), format: format).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 4, width: 6, height: 4))
    }
  }
}
