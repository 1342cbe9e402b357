// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// How many device pixels a picture has, within what the host makes.
struct PixelSize: Equatable {
  /// The largest side: Cairo's limit for an image surface.
  static let largestSide = 32_767

  /// The largest area: one gibibyte at four bytes a pixel, so that a typing error does not take the machine's memory.
  static let largestArea = 1 << 28

  let width: Int
  let height: Int

  /// Sides that are not whole are rounded to the nearest pixel, as the compositor snaps the window's edges.
  ///
  /// Throws a `HostError` about `subject`, such as an option and its value, where the size is empty or too large.
  init(points: CGSize, scale: CGFloat, subject: @autoclosure () -> String) throws {
    let width = (points.width * scale).rounded()
    let height = (points.height * scale).rounded()
    guard width >= 1, height >= 1 else {
      throw HostError(.usage, "\(subject()): less than one pixel at scale \(scale.plainText)")
    }
    let limit = CGFloat(Self.largestSide)
    guard width <= limit, height <= limit else {
      let side = Swift.max(width, height)
      throw HostError(
        .usage,
        "\(subject()): \(side.plainText) pixels at scale \(scale.plainText), at most \(Self.largestSide) fit a side")
    }
    guard width * height <= CGFloat(Self.largestArea) else {
      throw HostError(
        .usage,
        "\(subject()): \((width * height).plainText) pixels at scale \(scale.plainText), "
          + "at most \(Self.largestArea) fit")
    }
    self.width = Int(width)
    self.height = Int(height)
  }
}
