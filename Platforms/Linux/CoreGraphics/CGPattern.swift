// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// How a pattern's tiles may be adjusted to the device; tiles are always drawn without distortion here.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion
  case constantSpacingMinimalDistortion
  case constantSpacing
}

/// Draws a pattern's cell in a context whose coordinates are the pattern's.
public typealias CGPatternDrawPatternCallback = (_ info: UnsafeMutableRawPointer?, _ context: CGContext) -> Void
/// Releases what `info` points to when the pattern is no longer needed.
public typealias CGPatternReleaseInfoCallback = (_ info: UnsafeMutableRawPointer?) -> Void

/// The functions that draw a pattern's cell and release its info.
public struct CGPatternCallbacks {
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// A cell that repeats in both directions, anchored to the context's base space, not to the shape it fills.
public final class CGPattern: @unchecked Sendable {
  // Everything is constant after init; the callbacks of `draw` are the caller's, as at Apple's.
  enum Cell {
    case image(CGImage, scale: CGFloat)
    case drawn(info: UnsafeMutableRawPointer?, callbacks: CGPatternCallbacks)
  }

  let cell: Cell
  let bounds: CGRect
  let matrix: CGAffineTransform
  let xStep: CGFloat
  let yStep: CGFloat
  let isColored: Bool

  /// nil when bounds or steps are empty or not finite.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard bounds.isFinite, !bounds.isEmpty, xStep.isFinite, yStep.isFinite, xStep != 0, yStep != 0,
      matrix.isInvertible
    else { return nil }
    cell = .drawn(info: info, callbacks: callbacks.pointee)
    self.bounds = bounds
    self.matrix = matrix
    self.xStep = abs(xStep)
    self.yStep = abs(yStep)
    self.isColored = isColored
  }

  /// Tiles of an image, upright in a y-down base space, `scale` pixels to a point.
  package init(image: CGImage, scale: CGFloat) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    cell = .image(image, scale: scale)
    bounds = CGRect(x: 0, y: 0, width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    matrix = .identity
    xStep = bounds.width
    yStep = bounds.height
    isColored = true
  }

  deinit {
    if case .drawn(let info, let callbacks) = cell { callbacks.releaseInfo?(info) }
  }
}

extension CGRect {
  /// All four numbers are finite, and where it ends, too: Foundation's `intersection` traps on others.
  package var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite && maxX.isFinite && maxY.isFinite
      && minX.isFinite && minY.isFinite
  }
}
