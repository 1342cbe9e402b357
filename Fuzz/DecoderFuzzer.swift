// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT
//
// Compiled by Scripts/fuzz together with the sources of CoreGraphics, as one module: libFuzzer then sees its branches.

import Foundation

/// Decodes what libFuzzer made up, by the way that UIImage takes and by both decoders directly.
///
/// A decoded image must be as large as it says, keep its colours below its alpha, and survive being written and read.
@_cdecl("LLVMFuzzerTestOneInput")
public func decodeOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(bytes: start, count: count)
  do {
    let file = try ImageFile(data: data)
    guard (1...8).contains(file.orientation) else { fatalError("orientation \(file.orientation)") }
    check(file.image)
  } catch {
    guard !"\(error)".isEmpty else { fatalError("an error without a reason") }
  }
  // What does not begin like a picture reaches the decoders, too.
  if !data.starts(with: [0x89]) { _ = try? CGImage.png(data: data) }
  if !data.starts(with: [0xFF]) { _ = try? CGImage.jpeg(data: data) }
  return 0
}

private func check(_ image: CGImage) {
  // Every pixel is read, so that one outside the memory is found.
  let isPremultiplied = image.withPixels { words, stride in
    (0..<image.height).allSatisfy { y in
      (0..<image.width).allSatisfy { x in
        let word = words[y * stride + x]
        let alpha = image.isOpaque ? 255 : word >> 24
        return max(word >> 16 & 255, word >> 8 & 255, word & 255) <= alpha
      }
    }
  }
  guard isPremultiplied else { fatalError("a colour above its alpha") }
  guard image.width * image.height <= 1 << 16 else { return }
  guard let data = try? image.pngData(), let again = try? CGImage.png(data: data), again.width == image.width,
    again.height == image.height
  else { fatalError("\(image.width) × \(image.height) pixels did not survive as a PNG") }
}
