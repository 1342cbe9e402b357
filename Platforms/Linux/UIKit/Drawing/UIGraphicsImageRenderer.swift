// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Draws images: a bitmap of the format's scale, into which the actions draw in points.
///
/// The bitmap has bounds × scale pixels, a fraction of a pixel counting as one. Where that is no bitmap (a side that is
/// zero, negative, NaN, or above 32,767 pixels, or no memory), the actions run nevertheless, once, in a context whose
/// drawing is lost, and the image is empty: of size zero, without a `cgImage`; `pngData` then is empty as well.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat.preferred())
  }

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.preferred())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  open override var allowsImageOutput: Bool { true }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let (image, scale) = render(actions) else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    guard let (image, _) = render(actions) else { return Data() }
    return (try? image.pngData()) ?? Data()
  }

  private func render(_ actions: (UIGraphicsImageRendererContext) -> Void) -> (CGImage, scale: CGFloat)? {
    let settings = format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    let scale = settings.usableScale
    let bounds = settings.bounds
    let bitmap = settings.pixelSize.flatMap {
      CGContext.bitmap(width: $0.width, height: $0.height, opaque: settings.opaque)
    }
    guard let context = bitmap ?? CGContext.bitmap(width: 1, height: 1, opaque: settings.opaque) else {
      fatalError("UIGraphicsImageRenderer: no memory for a context of one pixel")
    }
    // The base space has its origin at the top left: that is where patterns begin.
    context.setSurfaceTransform(CGAffineTransform(scaleX: scale, y: scale))
    if bitmap != nil { context.translateBy(x: -bounds.minX, y: -bounds.minY) }

    let state = ThreadState.current
    let depth = state.contexts.count
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context: context, format: settings, isScratch: bitmap == nil))
    // Whatever the actions pushed and forgot goes too.
    state.contexts.removeLast(max(0, state.contexts.count - depth))
    return bitmap?.makeImage().map { ($0, scale) }
  }
}

extension UIGraphicsImageRendererFormat {
  final var usableScale: CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

  /// The bitmap's size; nil where there can be none.
  fileprivate final var pixelSize: (width: Int, height: Int)? {
    func pixels(_ points: CGFloat) -> Int? {
      // A width of 100 / 3 at 3x must not become 101 pixels by a rounding error.
      let count = (points * usableScale - 1e-6).rounded(.up)
      return count >= 1 && count <= 32_767 ? Int(count) : nil
    }
    guard bounds.origin.x.isFinite, bounds.origin.y.isFinite, let width = pixels(bounds.size.width),
      let height = pixels(bounds.size.height)
    else { return nil }
    return (width, height)
  }
}
