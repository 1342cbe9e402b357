// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// A pattern's tile, as the two kinds of pattern that an app can make.
final class Tile {
  private let size: CGSize
  private let pixels: [CGColor]
  private let scale: CGFloat

  init(_ paint: Paint) {
    size = CGSize(width: paint.width ?? 1, height: paint.height ?? 1)
    pixels = (paint.pixels ?? []).map(\.cgColor)
    scale = CGFloat(paint.scale ?? 1)
  }

  /// For `UIColor(patternImage:)`: each pixel is `scale` points wide.
  var image: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = false
    let pixels = UIGraphicsImageRenderer(size: size, format: format).image { self.draw(in: $0.cgContext) }
    guard let cgImage = pixels.cgImage else { fatalError("Ours: no tile of \(size)") }
    return UIImage(cgImage: cgImage, scale: 1 / scale, orientation: .up)
  }

  /// For a bitmap context: the cell is y down, its origin the top left corner of a picture `height` pixels high.
  func color(height: Int) -> CGColor {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { info, context in
        guard let info else { return }
        Unmanaged<Tile>.fromOpaque(info).takeUnretainedValue().draw(in: context)
      },
      releaseInfo: { info in
        guard let info else { return }
        Unmanaged<Tile>.fromOpaque(info).release()
      })
    let toBase = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height))
    guard let space = CGColorSpace(patternBaseSpace: nil),
      let pattern = CGPattern(
        info: Unmanaged.passRetained(self).toOpaque(), bounds: CGRect(origin: .zero, size: size), matrix: toBase,
        xStep: size.width, yStep: size.height, tiling: .noDistortion, isColored: true, callbacks: &callbacks),
      let color = CGColor(patternSpace: space, pattern: pattern, components: [1])
    else { fatalError("Ours: no pattern of \(size)") }
    return color
  }

  private func draw(in context: CGContext) {
    let columns = Int(size.width)
    for (index, color) in pixels.enumerated() {
      context.setFillColor(color)
      context.fill(CGRect(x: index % columns, y: index / columns, width: 1, height: 1))
    }
  }
}
