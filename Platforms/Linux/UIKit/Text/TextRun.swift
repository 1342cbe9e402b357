// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// How a stretch of characters is shaped. Neighbouring runs may be equal: then they differ in their looks.
struct TextRun: Hashable, Sendable {
  /// Where the run ends, in bytes of the text; it begins where the one before it ends.
  var end: Int
  var face: FontFace
  /// Points added to each character's advance.
  var kern: CGFloat = 0
  var kernsPairs = true
  /// Points by which the characters are raised.
  var baselineOffset: CGFloat = 0

  /// The same text in a font of another size.
  func scaled(by scale: CGFloat) -> TextRun {
    var run = self
    run.face = face.scaled(by: scale)
    run.kern *= scale
    run.baselineOffset *= scale
    return run
  }
}

extension [TextRun] {
  /// The number of the run that has the given byte; the last one has what lies behind the text.
  func index(at byte: Int) -> Int {
    var (low, high) = (0, Swift.max(0, count - 1))
    while low < high {
      let middle = (low + high) / 2
      if self[middle].end > byte { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
