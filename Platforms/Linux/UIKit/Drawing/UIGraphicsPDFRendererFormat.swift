// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The settings of a PDF renderer: what the document says about itself.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// By the keys of Core Graphics: `kCGPDFContextTitle`, `…Author`, `…Subject`, `…Keywords` and `…Creator`.
  ///
  /// Values are strings, keywords also an array of them. Other keys are kept and have no effect.
  open var documentInfo: [String: Any] = [:]

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}
