// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore

extension UIView {
  /// A layer of this class, made with its own `init()`.
  static func makeLayer(_ type: AnyClass) -> CALayer {
    if type == CALayer.self { return CALayer() }
    guard let layerType = type as? CALayer.Type else {
      fatalError("UIView.layerClass is \(type), which is not a subclass of CALayer")
    }
    return createObject(layerType)
  }
}
