// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

/// A white place on the screen of any scale and style, whose pixels can be read: public UIKit only.
@MainActor
final class Stage {
  let view: UIView
  private(set) var scale: CGFloat
  private let window: UIWindow
  private let parent = UIViewController()
  private let child = UIViewController()

  init(
    size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    self.scale = scale
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    parent.addChild(child)
    view = child.view
    use(scale: scale, style: style, direction: direction)
    view.backgroundColor = .white
    parent.view.addSubview(view)
    window.rootViewController = parent
    window.isHidden = false
    view.frame = CGRect(origin: .zero, size: size)
  }

  /// Replaces the traits of everything on the stage.
  func use(
    scale: CGFloat? = nil, style: UIUserInterfaceStyle = .light, contrast: UIAccessibilityContrast = .normal,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    self.scale = scale ?? self.scale
    parent.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: self.scale), UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(accessibilityContrast: contrast), UITraitCollection(layoutDirection: direction),
      ]), forChild: child)
  }

  /// Stacks backgrounds without a gap, from `top` on, and gives them back in order.
  func stack(
    _ positions: [CellPosition], heights: [CGFloat], top: CGFloat = 0, inset: CGFloat = 0,
    _ configure: (CellBackgroundView) -> Void
  ) -> [CellBackgroundView] {
    var y = top
    return zip(positions, heights).map { position, height in
      let background = CellBackgroundView(
        frame: CGRect(x: inset, y: y, width: view.bounds.width - 2 * inset, height: height))
      background.position = position
      configure(background)
      view.addSubview(background)
      y += height
      return background
    }
  }

  /// What is shown, as pixels.
  func picture() -> Picture {
    view.layoutIfNeeded()
    view.useContentScale(scale)
    view.layoutIfNeeded()
    return Picture(view: view, scale: scale)
  }
}

extension UIView {
  fileprivate func useContentScale(_ scale: CGFloat) {
    contentScaleFactor = scale
    for view in subviews { view.useContentScale(scale) }
  }
}

/// The pixels of a view, 0xAARRGGBB, top row first.
struct Picture: Equatable {
  let width: Int
  let height: Int
  let words: [UInt32]

  @MainActor
  init(view: UIView, scale: CGFloat) {
    self.init(size: view.bounds.size, scale: scale, paper: 0) { (context: CGContext) in view.layer.render(in: context) }
  }

  /// What is painted on white or clear paper, in points, y down.
  @MainActor
  init(size: CGSize, scale: CGFloat, isClear: Bool = false, _ paint: () -> Void) {
    self.init(size: size, scale: scale, paper: isClear ? 0 : 0xFFFF_FFFF) { (context: CGContext) in
      UIGraphicsPushContext(context)
      paint()
      UIGraphicsPopContext()
    }
  }

  @MainActor
  private init(size: CGSize, scale: CGFloat, paper: UInt32, _ paint: (CGContext) -> Void) {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    var words = [UInt32](repeating: paper, count: width * height)
    words.withUnsafeMutableBytes { bytes in
      guard
        let context = CGContext(
          data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: Self.info)
      else { fatalError("no bitmap of \(width) × \(height) pixels") }
      context.translateBy(x: 0, y: CGFloat(height))
      context.scaleBy(x: scale, y: -scale)
      paint(context)
    }
    self.init(width: width, height: height, words: words)
  }

  private static let info = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue

  /// The colour 0xRRGGBB at a pixel.
  subscript(x: Int, y: Int) -> UInt32 { words[y * width + x] & 0xFFFFFF }

  /// How opaque a pixel is, from 0 to 255.
  func alpha(_ x: Int, _ y: Int) -> UInt32 { words[y * width + x] >> 24 }

  func column(_ x: Int) -> [UInt32] { (0..<height).map { self[x, $0] } }
  func row(_ y: Int) -> [UInt32] { (0..<width).map { self[$0, y] } }

  var mirrored: Picture { rearranged { ($0 / width) * width + width - 1 - $0 % width } }
  var flipped: Picture { rearranged { (height - 1 - $0 / width) * width + $0 % width } }

  private func rearranged(_ source: (Int) -> Int) -> Picture {
    Picture(width: width, height: height, words: words.indices.map { words[source($0)] })
  }

  init(width: Int, height: Int, words: [UInt32]) {
    (self.width, self.height, self.words) = (width, height, words)
  }

  /// The largest difference of any channel, and how many pixels differ at all.
  func difference(to other: Picture) -> (largest: Int, pixels: Int) {
    guard (width, height) == (other.width, other.height) else { return (256, max(words.count, other.words.count)) }
    var (largest, pixels) = (0, 0)
    for (a, b) in zip(words, other.words) where a != b {
      pixels += 1
      for shift in [0, 8, 16, 24] as [UInt32] {
        largest = max(largest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
      }
    }
    return (largest, pixels)
  }

  /// How many pixels differ that have one colour with all their neighbours, in both pictures.
  func differenceInFlatPixels(to other: Picture) -> Int {
    guard width > 2, height > 2, (width, height) == (other.width, other.height) else { return words.count }
    var count = 0
    for y in 1..<height - 1 {
      for x in 1..<width - 1 where words[y * width + x] != other.words[y * width + x] {
        if isFlat(x, y), other.isFlat(x, y) { count += 1 }
      }
    }
    return count
  }

  private func isFlat(_ x: Int, _ y: Int) -> Bool {
    let color = words[y * width + x]
    return (y - 1...y + 1).allSatisfy { y in (x - 1...x + 1).allSatisfy { words[y * width + $0] == color } }
  }

  /// Writes the picture to a temporary file and tells where it is.
  func keep(as name: String) -> String {
    var words = words
    let image = words.withUnsafeMutableBytes { bytes in
      CGContext(
        data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: Self.info)?.makeImage()
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    guard let data = image.flatMap({ UIImage(cgImage: $0).pngData() }) else { return "\(name): no PNG" }
    do {
      try data.write(to: file)
      return file.path
    } catch {
      return "\(file.path): \(error)"
    }
  }
}
