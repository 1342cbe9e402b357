// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A bitmap with a scale, an orientation and rules for drawing it: how it is resized, and in which colour. Immutable.
///
/// `size` is in points: pixels / `scale`, width and height exchanged when the orientation turns the image by a quarter.
/// PNG and JPEG files are read, each recognised by its content, not by its name. A JPEG is turned as its EXIF data says.
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

  /// All that an image is, in one value: each initialiser fills it, as each may be called by a subclass.
  private struct Storage {
    var image: CGImage?
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var attributes = ImageAttributes()
    var symbol: SymbolGlyph?
  }

  private let storage: Storage

  /// An image of size zero that draws nothing.
  public override init() {
    storage = Storage()
    super.init()
  }

  public init(cgImage: CGImage) {
    storage = Storage(image: cgImage)
    super.init()
  }

  /// A scale that is not a positive number counts as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    storage = Storage(image: cgImage, scale: Self.usable(scale), orientation: orientation)
    super.init()
  }

  /// nil when the data is not a readable PNG or JPEG.
  public init?(data: Data) {
    guard let storage = Self.read(data, scale: 1) else { return nil }
    self.storage = storage
    super.init()
  }

  public init?(data: Data, scale: CGFloat) {
    guard let storage = Self.read(data, scale: scale) else { return nil }
    self.storage = storage
    super.init()
  }

  /// nil when there is no readable PNG or JPEG at the path; a name that ends in `@2x` or `@3x` sets the scale.
  public init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let storage = Self.read(data, scale: Self.scale(ofFile: path))
    else { return nil }
    self.storage = storage
    super.init()
  }

  /// The system's drawing, at the main screen's scale.
  init?(_ symbol: SymbolGlyph) {
    let scale = Self.usable(UITraitCollection.system.displayScale)
    guard let image = symbol.image(scale: scale, color: .black) else { return nil }
    storage = Storage(
      image: image, scale: scale, attributes: ImageAttributes(flipsForRightToLeft: symbol.isDirectional),
      symbol: symbol)
    super.init()
  }

  /// A copy of another image's pixels with other rules.
  init(_ other: UIImage, attributes: ImageAttributes, orientation: Orientation) {
    var storage = other.storage
    storage.attributes = attributes
    storage.orientation = orientation
    self.storage = storage
    super.init()
  }

  /// Pixels to a point.
  public var scale: CGFloat { storage.scale }
  public var imageOrientation: Orientation { storage.orientation }
  final var attributes: ImageAttributes { storage.attributes }
  /// What the pixels were drawn from, where the image is one of the system's.
  final var symbol: SymbolGlyph? { storage.symbol }

  /// The stored pixels: not turned, not tinted.
  open var cgImage: CGImage? { storage.image }

  open var size: CGSize {
    guard let image = storage.image else { return .zero }
    let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
    return imageOrientation.isQuarterTurn
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The stored pixels as a PNG file, without orientation and tint, as on iOS; nil for an empty image.
  open func pngData() -> Data? { try? storage.image?.pngData() }

  private static func read(_ data: Data, scale: CGFloat) -> Storage? {
    guard let file = try? ImageFile(data: data) else { return nil }
    return Storage(image: file.image, scale: usable(scale), orientation: Orientation(exif: file.orientation))
  }

  private static func usable(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

  private static func scale(ofFile path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
  }
}
