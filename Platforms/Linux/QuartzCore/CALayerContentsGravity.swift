// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// How a layer's contents are placed in bounds of another size.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Where contents of `size` go in `bounds`. Core Animation names top and bottom in a y-up space, so in the y-down
  /// layers of UIKit `top` is the lower edge and `bottom` the upper.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let scale = self == .resizeAspect ? min(x, y) : max(x, y)
      let (w, h) = (size.width * scale, size.height * scale)
      return CGRect(x: bounds.midX - w / 2, y: bounds.midY - h / 2, width: w, height: h)
    default:
      let name = rawValue.lowercased()
      let x: CGFloat = name.hasSuffix("left") ? 0 : name.hasSuffix("right") ? 1 : 0.5
      let y: CGFloat = name.hasPrefix("bottom") ? 0 : name.hasPrefix("top") ? 1 : 0.5
      return CGRect(
        x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
        width: size.width, height: size.height)
    }
  }
}
