// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// Whether a gradient goes on with its first and last colour beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours at places between 0 and 1.
public final class CGGradient: Sendable {
  struct Stop {
    var location: CGFloat
    var color: CGColor
  }

  /// In rising order of their locations.
  let stops: [Stop]

  private init?(colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty, colors.allSatisfy({ $0.pattern == nil }) else { return nil }
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { i, color in
      let place = locations.map { $0[i] } ?? CGFloat(i) / CGFloat(last)
      return Stop(location: place.clamped(0, 1), color: color)
    }
    .sorted { $0.location < $1.location }
  }

  /// `colors` holds CGColors, `locations` as many numbers in 0...1, or nil for even spacing; nil for no colour.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    self.init(colors: colors, locations: locations)
  }

  /// `components` holds for each of `count` colours the components of `space`, then alpha.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let stride = space.numberOfComponents + 1
    self.init(
      colors: (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * stride) },
      locations: locations)
  }
}
