// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The rules by which an image is drawn, beside its pixels.
struct ImageAttributes {
  /// nil for an image that is scaled as a whole.
  var resizing: UIImage.ResizingMode?
  /// In points of the image as it is shown.
  var capInsets = UIEdgeInsets.zero
  var renderingMode = UIImage.RenderingMode.automatic
  var tint: UIColor?
  var flipsForRightToLeft = false
}

extension UIImage {
  /// How the middle of a resizable image fills its place.
  public enum ResizingMode: Int, Sendable {
    /// By copies of itself, beginning at the top left.
    case tile = 0
    case stretch = 1
  }

  /// Whether an image is drawn in its own colours or as a shape in one colour.
  public enum RenderingMode: Int, Sendable {
    /// In its own colours, but for the system's symbols, which are templates.
    case automatic = 0
    case alwaysOriginal = 1
    /// Only the opacity of the image counts.
    case alwaysTemplate = 2
  }

  /// The parts at the edges that keep their size.
  public var capInsets: UIEdgeInsets { attributes.capInsets }
  /// `.tile` also for an image that was not made resizable, which is scaled as a whole, as on iOS.
  public var resizingMode: ResizingMode { attributes.resizing ?? .tile }
  public var renderingMode: RenderingMode { attributes.renderingMode }
  public var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }
  /// Whether the image is one of the system's, see `init(systemName:)`.
  public var isSymbolImage: Bool { symbol != nil }

  /// The image with a middle that is tiled; without insets all of it is.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that keep their size while what is between them is tiled or stretched.
  ///
  /// Insets are rounded to the image's pixels when it is drawn; those that are negative or not numbers count as 0. Where
  /// they leave nothing between them, the row or column of pixels at which they meet fills the middle (a guess).
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizing = resizingMode
    }
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The image as a shape in this colour, which may be dynamic; the rendering mode stays.
  ///
  /// A view that shows a template uses its own `tintColor` instead, as on iOS: `.alwaysOriginal` keeps this one.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image, which a view mirrors in right-to-left layouts. Its `draw` functions do not (a guess).
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// The image mirrored from left to right, its cap insets too.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    var flipped = attributes
    swap(&flipped.capInsets.left, &flipped.capInsets.right)
    return UIImage(self, attributes: flipped, orientation: imageOrientation.mirrored)
  }

  /// The format for an image renderer whose images are like this one.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage?.isOpaque ?? false
    return format
  }

  final var isTemplate: Bool {
    switch renderingMode {
    case .automatic: isSymbolImage
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }

  private func changed(_ change: (inout ImageAttributes) -> Void) -> UIImage {
    var new = attributes
    change(&new)
    return UIImage(self, attributes: new, orientation: imageOrientation)
  }
}
