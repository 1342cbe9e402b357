// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// The part of a picture's row around its middle that is one opaque colour.
///
/// A row's background is little else. Filling it takes half the time of reading and copying it.
struct PlainRun {
  let start: Int
  let end: Int
  let word: UInt32

  /// The runs of all rows; nil when few rows have a long one.
  static func runs(of image: CGImage) -> [PlainRun]? {
    let (width, middle) = (image.width, image.width / 2)
    let runs = image.withPixels { words, stride in
      (0..<image.height).map { y in
        let row = words + y * stride
        let word = row[middle]
        guard word >> 24 == 255 else { return PlainRun(start: middle, end: middle, word: 0) }
        var (start, end) = (middle, middle + 1)
        while start > 0, row[start - 1] == word { start -= 1 }
        while end < width, row[end] == word { end += 1 }
        return PlainRun(start: start, end: end, word: word)
      }
    }
    return 2 * runs.filter { $0.end - $0.start >= 64 }.count >= runs.count ? runs : nil
  }
}
