// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A colour: components, a pattern, or one that depends on the traits under which it is painted.
///
/// Components outside 0...1 are kept, as on iOS, and held to that range when painted. There is no colour management:
/// everything is sRGB.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// What the colour is made of; constant after initialisation.
  enum Storage {
    case color(CGColor)
    case palette(PaletteColor)
    case provider(ColorProvider)
  }

  private let tag = FoundationTag()
  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .color(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    storage = .color(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  /// Hue, saturation and brightness are held to 0...1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness).rgb
    storage = .color(CGColor(srgbRed: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha))
    super.init()
  }

  public init(cgColor: CGColor) {
    storage = .color(cgColor)
    super.init()
  }

  /// Tiles of an image, anchored to the context's origin, not to the shape that is filled.
  ///
  /// An empty image gives the clear colour.
  public init(patternImage image: UIImage) {
    storage = .color(
      image.uprightCGImage.map { CGColor(pattern: CGPattern(image: $0, scale: image.scale)) } ?? .clear)
    super.init()
  }

  /// A colour that asks `dynamicProvider` whenever it is resolved; answers are not kept.
  ///
  /// The provider may run on any thread that paints; while it does, `UITraitCollection.current` is its argument.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .provider(ColorProvider(dynamicProvider))
    super.init()
  }

  /// The components or the pattern; a dynamic colour's under `UITraitCollection.current`.
  open var cgColor: CGColor {
    switch storage {
    case .color(let color): color
    case .palette(let palette): palette.cgColors[UITraitCollection.current.paletteIndex]
    case .provider(let provider): provider.color(for: .current).cgColor
    }
  }

  /// The colour under the given traits, which then is not dynamic any more.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .color: self
    case .palette(let palette): palette.colors[traitCollection.paletteIndex]
    case .provider(let provider): provider.color(for: traitCollection)
    }
  }

  /// The colour with another alpha: a pattern keeps its pattern, a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .color(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .palette(let palette): UIColor(storage: .palette(palette.with(alpha: alpha)))
    case .provider(let provider): UIColor(storage: .provider(provider.with(alpha: alpha)))
    }
  }

  // MARK: Painting

  /// Sets the fill and the stroke colour of the current context; does nothing without one.
  open func set() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = cgColor
    context.setFillColor(color)
    context.setStrokeColor(color)
  }

  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Comparing and copying

  /// Equal components in the same colour space, the same pattern, the same system colour, or the same provider.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return switch (storage, other.storage) {
    case (.color(let a), .color(let b)): a == b
    case (.palette(let a), .palette(let b)): a == b
    case (.provider(let a), .provider(let b)): a == b
    default: false
    }
  }

  open override var hash: Int {
    switch storage {
    case .color(let color): color.hashValue
    case .palette(let palette): palette.hashValue
    case .provider(let provider): provider.hashValue
    }
  }

  open override var description: String {
    switch storage {
    case .color(let color): "<UIColor: \(color)>"
    case .palette(let palette): "<UIColor: \(palette.name)>"
    case .provider: "<UIColor: dynamic provider>"
    }
  }

  /// The colour itself: it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
