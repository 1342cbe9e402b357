// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import UIKit

/// A white view under chosen traits, whose pixels can be read.
@MainActor
final class ImageStage {
  let view: UIView
  private let scale: CGFloat
  private let window: UIWindow
  private let parent = UIViewController()
  private let child = UIViewController()

  init(width: CGFloat, height: CGFloat, scale: CGFloat = 1, traits: UITraitCollection = UITraitCollection()) {
    self.scale = scale
    usePlainScreen()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    parent.addChild(child)
    view = child.view
    view.backgroundColor = .white
    use(traits)
    parent.view.addSubview(view)
    window.rootViewController = parent
    window.isHidden = false
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
  }

  func use(_ traits: UITraitCollection) {
    parent.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: [UITraitCollection(displayScale: scale), traits]), forChild: child)
  }

  func picture() -> Bitmap {
    view.layoutIfNeeded()
    let (width, height) = (view.bounds.width * scale, view.bounds.height * scale)
    guard let context = CGContext.bitmap(width: Int(width), height: Int(height), opaque: false) else {
      fatalError("no bitmap of \(width) × \(height) pixels")
    }
    Compositor.render(view.layer, in: context, scale: scale)
    return Bitmap(context)
  }
}

/// An image of these pixels, 0xAARRGGBB and premultiplied, row by row.
func image(_ rows: [[UInt32]], scale: CGFloat = 1, opaque: Bool = false) -> UIImage {
  let image = CGImage.make(width: rows[0].count, height: rows.count, opaque: opaque) { words, stride in
    for (y, row) in rows.enumerated() {
      for (x, word) in row.enumerated() { words[y * stride + x] = word }
    }
  }
  guard let image else { fatalError("no image of \(rows[0].count) × \(rows.count) pixels") }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// An image whose pixels are all different: column, row and a constant as red, green and blue.
func numbered(width: Int, height: Int, scale: CGFloat = 1) -> UIImage {
  image(
    (0..<height).map { y in (0..<width).map { x in 0xFF00_0080 | UInt32(x * 8) << 16 | UInt32(y * 8) << 8 } },
    scale: scale, opaque: true)
}

/// What `draw` paints on a clear bitmap, in points.
func drawing(width: CGFloat, height: CGFloat, scale: CGFloat = 1, _ draw: () -> Void) -> Bitmap {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
  guard let image = renderer.image(actions: { _ in draw() }).cgImage else {
    fatalError("no bitmap of \(width) × \(height) points")
  }
  return Bitmap(image)
}
