// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// Draws and lays out a layer on its behalf; UIView is its layer's delegate.
///
/// Apple's members are optional. Here each has a default implementation that means "not implemented".
public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.delegateDisplays = false }
  public func draw(_ layer: CALayer, in ctx: CGContext) { layer.hasOwnDrawing = false }
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
}
