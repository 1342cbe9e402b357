// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

extension HeadlessHost {
  /// The bytes of a file with a picture of the window, at its own size.
  package func picture(of window: UIWindow, as format: PictureFormat) throws -> Data {
    switch format {
    case .png: return try image(of: window).pngData()
    case .pdf:
      return try document(of: window) { consumer, size in
        var page = CGRect(origin: .zero, size: size)
        return CGContext(consumer: consumer, mediaBox: &page, nil)
      }
    case .svg:
      return try document(of: window) { CGContext.svg(consumer: $0, size: $1) }
    }
  }

  /// Views draw anew, as vectors, on the grid of the screen's pixels: the page looks like the bitmap.
  private func document(
    of window: UIWindow, _ makeContext: (CGDataConsumer, CGSize) -> CGContext?
  ) throws -> Data {
    update(window)
    let data = NSMutableData()
    let size = window.bounds.size
    guard let consumer = CGDataConsumer(data: data), let context = makeContext(consumer, size) else {
      throw HostError(.outOfMemory, "no page of \(size.width.plainText) × \(size.height.plainText) points can be made")
    }
    context.beginPDFPage(nil)
    // A bitmap is black where the window shows nothing.
    context.setFillColor(.black)
    context.fill(CGRect(origin: .zero, size: size))
    draw(window, in: context)
    context.endPDFPage()
    guard context.finishDocument() else {
      throw HostError(.cannotWrite, "the page of \(size.width.plainText) × \(size.height.plainText) points failed")
    }
    return Data(referencing: data)
  }
}
