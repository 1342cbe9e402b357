// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The drawing environment of a PDF renderer while its actions run.
///
/// Every page begins with `beginPage`, with a graphics state of its own: points with y down, the page's bounds covering
/// all of it.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private var pageBounds: CGRect
  private var isPageOpen = false

  init(context: CGContext, format: UIGraphicsRendererFormat, pageBounds: CGRect) {
    self.pageBounds = pageBounds
    super.init(context: context, format: format)
  }

  /// The bounds of the current page; before the first one the renderer's.
  open var pdfContextBounds: CGRect { pageBounds }

  /// Begins a page with the renderer's bounds.
  open func beginPage() {
    beginPage(withBounds: format.bounds, pageInfo: [:])
  }

  /// Begins a page of another size; bounds that are empty or not finite are US Letter's (a guess).
  ///
  /// Nothing in `pageInfo` has an effect.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    pageBounds = UIGraphicsPDFRenderer.usablePage(bounds)
    var box = CGRect(origin: .zero, size: pageBounds.size)
    cgContext.beginPage(mediaBox: &box)
    // Base space has its origin at the top left: that is where patterns begin.
    cgContext.setSurfaceTransform(.identity)
    cgContext.translateBy(x: -pageBounds.minX, y: -pageBounds.minY)
    isPageOpen = true
  }

  func endPage() {
    guard isPageOpen else { return }
    cgContext.endPDFPage()
    isPageOpen = false
  }
}
