// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// The model of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case pattern = 6
}

/// A colour space: sRGB, a gray with sRGB's curve, or patterns over one of them.
///
/// There is no colour management: device RGB and sRGB are the same here, as they are on iOS.
public final class CGColorSpace: Hashable, Sendable {
  public let model: CGColorSpaceModel
  /// For a pattern space, the space of an uncoloured pattern's colour.
  public let baseColorSpace: CGColorSpace?

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  package static let rgb = CGColorSpace(model: .rgb)
  package static let gray = CGColorSpace(model: .monochrome)

  private init(model: CGColorSpaceModel, base: CGColorSpace? = nil) {
    self.model = model
    baseColorSpace = base
  }

  /// nil for a name other than the two above.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB: self.init(model: .rgb)
    case Self.genericGrayGamma2_2: self.init(model: .monochrome)
    default: return nil
    }
  }

  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    if baseSpace?.model == .pattern { return nil }
    self.init(model: .pattern, base: baseSpace)
  }

  /// Components without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .rgb: 3
    case .monochrome: 1
    case .pattern: baseColorSpace?.numberOfComponents ?? 0
    case .unknown: 0
    }
  }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.model == b.model && a.baseColorSpace == b.baseColorSpace
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
  }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
