// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

/// The document information of a PDF: keys of a context's `auxiliaryInfo`.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The rectangle of one page, in `beginPDFPage`: the bytes of a CGRect as data.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

extension CGContext {
  /// US Letter, Quartz's page where none is given.
  private static let defaultPage = CGRect(x: 0, y: 0, width: 612, height: 792)

  /// A PDF document in points, y up: vectors and text stay what they are.
  ///
  /// It carries no time, so that the same drawing gives the same bytes. nil when the media box is empty or not finite.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let page = (mediaBox?.pointee ?? Self.defaultPage).standardized
    self.init(
      consumer, page, create: { cairo_pdf_surface_create_for_stream($0, $1, $2, $3) },
      prepare: { surface in
        for (key, field) in Self.informationFields {
          let value = auxiliaryInfo?[key]
          let text = (value as? String) ?? (value as? [String])?.joined(separator: ", ")
          if let text { cairo_pdf_surface_set_metadata(surface, field, text) }
        }
        // Cairo would write the time of day.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2001-01-01T00:00:00Z")
      })
  }

  /// A PDF document in a file; nil also when the file cannot be made.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// An SVG picture of `size` points; its text is outlines. Only the host makes such: Apple's Quartz has none.
  package static func svg(consumer: CGDataConsumer, size: CGSize) -> CGContext? {
    CGContext(
      consumer, CGRect(origin: .zero, size: size),
      create: { cairo_svg_surface_create_for_stream($0, $1, $2, $3) },
      prepare: { cairo_svg_surface_set_document_unit($0, CAIRO_SVG_UNIT_PX) })
  }

  private typealias Write = cairo_write_func_t

  private convenience init?(
    _ consumer: CGDataConsumer, _ page: CGRect,
    create: (Write?, UnsafeMutableRawPointer?, Double, Double) -> OpaquePointer?, prepare: (OpaquePointer) -> Void
  ) {
    guard page.isFinite, page.width > 0, page.height > 0, page.width < 1e6, page.height < 1e6 else { return nil }
    let box = Unmanaged.passRetained(consumer)
    let surface = create(
      { closure, bytes, count in
        guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
        let consumer = Unmanaged<CGDataConsumer>.fromOpaque(closure).takeUnretainedValue()
        let isWritten = consumer.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
        return isWritten ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
      }, box.toOpaque(), page.width.asWritten, page.height.asWritten)
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      box.release()
      return nil
    }
    // Cairo writes the last bytes when the surface ends, and then lets the consumer go.
    cairo_surface_set_user_data(surface, &consumerKey, box.toOpaque()) { pointer in
      if let pointer { Unmanaged<CGDataConsumer>.fromOpaque(pointer).release() }
    }
    prepare(surface)
    self.init(
      width: Int(page.width.rounded(.up)), height: Int(page.height.rounded(.up)), isBitmap: false
    ) { surface }
    documentPage = page
    resetState(page: page)
    _ = cr
  }

  /// Begins a page, with the rectangle under `kCGPDFContextMediaBox` in `pageInfo` or the document's.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    var page: CGRect?
    if let data = pageInfo?[kCGPDFContextMediaBox] as? Data, data.count >= MemoryLayout<CGRect>.size {
      page = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }.standardized
    }
    beginPage(page)
  }

  /// The same with a media box of its own for this page.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    beginPage(mediaBox?.pointee.standardized)
  }

  private func beginPage(_ box: CGRect?) {
    guard !isBitmap, let surface = documentSurface else { return }
    let own = box.flatMap {
      $0.isFinite && $0.width > 0 && $0.height > 0 && $0.width < 1e6 && $0.height < 1e6 ? $0 : nil
    }
    let next = own ?? documentPage
    if next != page {
      cairo_pdf_surface_set_size(surface, next.width.asWritten, next.height.asWritten)
      resetState(page: next)
    }
    saveGState()
  }

  /// Ends a page; its graphics state ends with it.
  public func endPDFPage() {
    guard !isBitmap, let cr else { return }
    endTransparencyLayers()
    restoreGState()
    cairo_show_page(cr)
  }

  public func endPage() { endPDFPage() }

  /// Writes the rest of the document; nothing can be drawn afterwards.
  public func closePDF() { finishDocument() }

  /// Writes the rest of the document; false when something could not be written.
  @discardableResult
  package func finishDocument() -> Bool {
    guard !isBitmap, let surface = documentSurface else { return false }
    _ = flushedSurface
    cairo_surface_finish(surface)
    return cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
  }

  private var documentSurface: OpaquePointer? { cr.flatMap { cairo_get_target($0) } }

  private static let informationFields: [(CFString, cairo_pdf_metadata_t)] = [
    (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
    (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
    (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
  ]
}

extension CGFloat {
  /// With the six decimals that Cairo writes, none rounded up: a page of 5003 pixels at three to a point would have begun
  /// another one.
  fileprivate var asWritten: Double { Double((self * 1e6 + 1e-3).rounded(.down) / 1e6) }
}

/// Cairo tells attachments apart by the address of a key.
nonisolated(unsafe) private var consumerKey = cairo_user_data_key_t()
