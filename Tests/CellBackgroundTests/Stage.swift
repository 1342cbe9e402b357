// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

/// A white place on the screen of any scale and style, whose pixels can be read: public UIKit only.
@MainActor
final class Stage {
  let view: UIView
  private let scale: CGFloat
  private let window: UIWindow
  private let parent = UIViewController()

  init(size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle = .light) {
    self.scale = scale
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let child = UIViewController()
    parent.addChild(child)
    parent.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
      ]), forChild: child)
    view = child.view
    view.backgroundColor = .white
    parent.view.addSubview(view)
    window.rootViewController = parent
    window.isHidden = false
    view.frame = CGRect(origin: .zero, size: size)
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
  private let words: [UInt32]

  @MainActor
  init(view: UIView, scale: CGFloat) {
    let width = Int((view.bounds.width * scale).rounded(.up))
    let height = Int((view.bounds.height * scale).rounded(.up))
    let info = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
    var words = [UInt32](repeating: 0, count: width * height)
    words.withUnsafeMutableBytes { bytes in
      guard
        let context = CGContext(
          data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
      else { fatalError("no bitmap of \(width) × \(height) pixels") }
      context.translateBy(x: 0, y: CGFloat(height))
      context.scaleBy(x: scale, y: -scale)
      view.layer.render(in: context)
    }
    self.init(width: width, height: height, words: words)
  }

  /// The colour 0xRRGGBB at a pixel.
  subscript(x: Int, y: Int) -> UInt32 { words[y * width + x] & 0xFFFFFF }

  func column(_ x: Int) -> [UInt32] { (0..<height).map { self[x, $0] } }
  func row(_ y: Int) -> [UInt32] { (0..<width).map { self[$0, y] } }

  var mirrored: Picture { rearranged { ($0 / width) * width + width - 1 - $0 % width } }
  var flipped: Picture { rearranged { (height - 1 - $0 / width) * width + $0 % width } }

  private func rearranged(_ source: (Int) -> Int) -> Picture {
    Picture(width: width, height: height, words: words.indices.map { words[source($0)] })
  }

  private init(width: Int, height: Int, words: [UInt32]) {
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
}
