// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// A colour: components in a colour space, or a pattern.
///
/// Components are kept as given and held to 0...1 when painted; NaN paints as 0.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  private let space: CGColorSpace
  private let values: [CGFloat]
  /// The pattern of a pattern colour.
  public let pattern: CGPattern?

  private init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
    self.space = space
    self.values = values
    self.pattern = pattern
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// nil for a pattern space; `components` has one value per component of the space, then alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    self.init(space: space, values: (0...space.numberOfComponents).map { components[$0] })
  }

  /// A pattern colour; for a coloured pattern `components` is the alpha alone.
  public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
    guard space.model == .pattern else { return nil }
    self.init(space: space, values: (0...space.numberOfComponents).map { components[$0] }, pattern: pattern)
  }

  package convenience init(pattern: CGPattern, alpha: CGFloat = 1) {
    self.init(space: CGColorSpace(patternBaseSpace: nil) ?? .rgb, values: [alpha], pattern: pattern)
  }

  public var alpha: CGFloat { values.last ?? 1 }
  public var numberOfComponents: Int { values.count }
  public var components: [CGFloat]? { values }
  public var colorSpace: CGColorSpace? { space }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
  }

  /// Red, green, blue and alpha as painted: finite, within 0...1, not premultiplied.
  package var painted: (red: Double, green: Double, blue: Double, alpha: Double) {
    func unit(_ i: Int) -> Double { Double(values[i].clamped(0, 1)) }
    return switch values.count {
    case 4: (unit(0), unit(1), unit(2), unit(3))
    case 2: (unit(0), unit(0), unit(0), unit(1))
    default: (0, 0, 0, unit(0))
    }
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || (a.space == b.space && a.values == b.values && a.pattern === b.pattern)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    if let pattern { hasher.combine(ObjectIdentifier(pattern)) }
  }

  public var description: String {
    pattern == nil ? "\(space.model) \(values)" : "pattern alpha \(alpha)"
  }
}
