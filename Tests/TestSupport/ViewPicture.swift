// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension Bitmap {
  public init(_ image: UIImage) {
    guard let image = image.cgImage else { fatalError("an empty image has no pixels") }
    self.init(image)
  }

  /// A picture of the view on a screen of the view's size.
  ///
  /// It installs that screen as the main one: ask from the main actor, without a suspension between this and what else
  /// depends on the screen.
  @MainActor
  public init(
    of view: UIView, scale: CGFloat = 1, traits: UITraitCollection = UITraitCollection(),
    on background: UIColor = .white
  ) throws {
    let host = HeadlessHost(size: view.frame.size, scale: scale, traits: traits)
    let controller = UIViewController()
    controller.view.backgroundColor = background
    view.frame.origin = .zero
    controller.view.addSubview(view)
    self.init(try host.image(of: controller))
  }

  /// The part of the picture, in pixels.
  public func cropped(x: Int, y: Int, width: Int, height: Int) -> [[Pixel]] {
    (y..<y + height).map { y in (x..<x + width).map { self[$0, y] } }
  }

  /// The smallest rectangle that holds every pixel of another colour; nil when there is none.
  public func ink(on background: Pixel) -> (x: Range<Int>, y: Range<Int>)? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      for x in 0..<width where self[x, y] != background {
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    return right < 0 ? nil : (left..<right + 1, top..<bottom + 1)
  }
}

/// Installs a light screen from left to right in the newest look: another test's screen would stay otherwise.
///
/// Ask from the main actor, without a suspension between this and what depends on the screen.
@MainActor
public func usePlainScreen() {
  _ = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 1)
}
