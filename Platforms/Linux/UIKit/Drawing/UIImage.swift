// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A bitmap with a scale and an orientation. Immutable.
///
/// `size` is in points: pixels / `scale`, width and height exchanged when the orientation turns the image by a quarter.
/// Only PNG files are read.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the stored pixels are turned to be shown; the names say where the stored top edge goes.
  public enum Orientation: Int, Sendable {
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter turn against the clock.
    case left = 2
    /// By a quarter turn with the clock.
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  private let image: CGImage?
  /// Pixels to a point.
  public let scale: CGFloat
  public let imageOrientation: Orientation

  /// An image of size zero that draws nothing.
  public override init() {
    image = nil
    scale = 1
    imageOrientation = .up
    super.init()
  }

  public init(cgImage: CGImage) {
    image = cgImage
    scale = 1
    imageOrientation = .up
    super.init()
  }

  /// A scale that is not a positive number counts as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    image = cgImage
    self.scale = Self.usable(scale)
    imageOrientation = orientation
    super.init()
  }

  /// nil when the data is not a readable PNG.
  public init?(data: Data) {
    guard let image = try? CGImage.png(data: data) else { return nil }
    self.image = image
    scale = 1
    imageOrientation = .up
    super.init()
  }

  public init?(data: Data, scale: CGFloat) {
    guard let image = try? CGImage.png(data: data) else { return nil }
    self.image = image
    self.scale = Self.usable(scale)
    imageOrientation = .up
    super.init()
  }

  /// nil when there is no readable PNG at the path; a name that ends in `@2x` or `@3x` sets the scale.
  public init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path), let image = try? CGImage.png(data: data) else {
      return nil
    }
    self.image = image
    scale = Self.scale(ofFile: path)
    imageOrientation = .up
    super.init()
  }

  open var cgImage: CGImage? { image }

  open var size: CGSize {
    guard let image else { return .zero }
    let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
    return imageOrientation.isQuarterTurn
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The stored pixels as a PNG file, without the orientation, as on iOS; nil for an empty image.
  open func pngData() -> Data? { try? image?.pngData() }

  private static func usable(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

  private static func scale(ofFile path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
  }
}

extension UIImage.Orientation {
  var isQuarterTurn: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// From the stored image to the shown one, both a unit square, y down.
  var transform: CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }
}
