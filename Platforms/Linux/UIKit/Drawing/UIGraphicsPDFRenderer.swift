// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Makes PDF documents: what the actions draw stays lines, curves and text.
///
/// The same drawing gives the same bytes: a document carries no time. Shadows and images are bitmaps in it.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat.preferred())
  }

  /// `bounds` are those of pages that name no others; empty or not finite, US Letter's (a guess).
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Runs the actions, each page of which begins with `beginPage`; empty data when there is no memory for a document.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let bounds = Self.usablePage(format.bounds)
    let data = NSMutableData()
    var box = CGRect(origin: .zero, size: bounds.size)
    let information = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
    guard let consumer = CGDataConsumer(data: data),
      let context = CGContext(consumer: consumer, mediaBox: &box, information)
    else { return Data() }
    let page = UIGraphicsPDFRendererContext(context: context, format: format, pageBounds: bounds)
    let state = ThreadState.current
    let depth = state.contexts.count
    UIGraphicsPushContext(context)
    actions(page)
    // Whatever the actions pushed and forgot goes too.
    state.contexts.removeLast(max(0, state.contexts.count - depth))
    page.endPage()
    context.closePDF()
    return data as Data
  }

  /// Writes the document to a file, all of it or nothing.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }

  /// Standardised bounds; those of US Letter, Quartz's own default, where there can be no page of this size.
  static func usablePage(_ bounds: CGRect) -> CGRect {
    let page = bounds.standardized
    guard page.isFinite, page.width > 0, page.height > 0, page.width < 1e6, page.height < 1e6 else {
      return CGRect(x: 0, y: 0, width: 612, height: 792)
    }
    return page
  }
}
