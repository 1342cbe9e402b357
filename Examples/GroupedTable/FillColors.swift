// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIColor {
  /// The recipe's pale yellow, and its counterpart for the dark.
  static let paleYellow = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.17, green: 0.165, blue: 0.12, alpha: 1) : UIColor(red: 1, green: 1, blue: 0.9, alpha: 1)
  }

  /// A twill: threads that rise to the right, each lit from above.
  static let twill: UIColor = {
    let light = UIColor(
      patternImage: twillImage(
        thread: UIColor(red: 0.98, green: 0.965, blue: 0.93, alpha: 1),
        light: UIColor(red: 1, green: 0.995, blue: 0.975, alpha: 1),
        shade: UIColor(red: 0.94, green: 0.915, blue: 0.865, alpha: 1)))
    let dark = UIColor(
      patternImage: twillImage(
        thread: UIColor(red: 0.135, green: 0.14, blue: 0.16, alpha: 1),
        light: UIColor(red: 0.175, green: 0.18, blue: 0.2, alpha: 1),
        shade: UIColor(red: 0.1, green: 0.1, blue: 0.12, alpha: 1)))
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }()

  /// A gradient over the height of a row, lighter at the top.
  static func verticalGradient(height: CGFloat) -> UIColor {
    let light = UIColor(
      patternImage: gradientImage(
        height: height,
        from: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
        to: UIColor(red: 0.89, green: 0.92, blue: 0.965, alpha: 1)))
    let dark = UIColor(
      patternImage: gradientImage(
        height: height,
        from: UIColor(red: 0.2, green: 0.21, blue: 0.235, alpha: 1),
        to: UIColor(red: 0.11, green: 0.115, blue: 0.135, alpha: 1)))
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  // MARK: - Images

  /// One repeat of the weave. It is made of whole points, so that it is sharp at every scale.
  private static func twillImage(thread: UIColor, light: UIColor, shade: UIColor) -> UIImage {
    let side = 6
    return opaqueRenderer(size: CGSize(width: side, height: side)).image { context in
      for y in 0..<side {
        for x in 0..<side {
          // Counted along the diagonal: the upper edge of a thread, its body, and the gap below it.
          switch (x + y) % side {
          case 0: light.setFill()
          case side - 1: shade.setFill()
          default: thread.setFill()
          }
          context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
  }

  private static func gradientImage(height: CGFloat, from top: UIColor, to bottom: UIColor) -> UIImage {
    opaqueRenderer(size: CGSize(width: 1, height: height)).image { context in
      let colors = [top.cgColor, bottom.cgColor] as CFArray
      guard let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
      else { return }
      context.cgContext.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: height), options: [.drawsAfterEndLocation])
    }
  }

  private static func opaqueRenderer(size: CGSize) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format)
  }
}
