// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CALayer {
  /// The layers on this one, the lowest first; nil when there are none.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  public func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.count)
  }

  /// An index beyond the end means the end.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    insert(layer, at: min(Int(idx), children.count))
  }

  /// Without the sibling among the sublayers the layer becomes the lowest.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Without the sibling among the sublayers the layer becomes the topmost.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    newLayer.removeFromSuperlayer()
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  public func removeFromSuperlayer() {
    guard let above = superlayer else { return }
    if let index = above.children.firstIndex(where: { $0 === self }) { above.children.remove(at: index) }
    superlayer = nil
    above.setNeedsLayout()
  }

  private func insert(_ layer: CALayer, at index: Int) {
    guard !isSelfOrBelow(layer) else {
      fatalError("CALayer: a layer cannot become a sublayer of itself or of one of its own sublayers")
    }
    children.insert(layer, at: index)
    layer.superlayer = self
    setNeedsLayout()
    if layer.isLayoutNeeded || layer.isLayoutNeededBelow { layer.markAncestors() }
  }

  private func isSelfOrBelow(_ layer: CALayer) -> Bool {
    var above: CALayer? = self
    while let current = above {
      if current === layer { return true }
      above = current.superlayer
    }
    return false
  }
}
