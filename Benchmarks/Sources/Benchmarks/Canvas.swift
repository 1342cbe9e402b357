// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// A bitmap in UIKit's coordinates, over memory that the benchmark owns.
@MainActor
final class Canvas {
  let context: CGContext
  let bytes: UnsafeMutableRawPointer
  let count: Int

  init(width: Int, height: Int, scale: CGFloat, opaque: Bool = false) {
    count = width * height * 4
    bytes = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
    memset(bytes, 0, count)
    let alpha = opaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst
    guard
      let context = CGContext(
        data: bytes, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | alpha.rawValue)
    else { fatalError("no bitmap of \(width) × \(height) pixels") }
    self.context = context
    // Points from the top left, as in a view.
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: scale, y: -scale)
  }
}

/// Many bitmaps in turn, so that none is still in the processor's caches when it is its turn again.
@MainActor
final class Ring<Element> {
  private let elements: [Element]
  private var index = 0

  init(count: Int, _ make: () -> Element) {
    elements = (0..<count).map { _ in make() }
  }

  func next() -> Element {
    index = (index + 1) % elements.count
    return elements[index]
  }
}
