// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A text as it is laid out and painted: cleaned, with its attributes as values.
struct StyledText {
  /// As `TextContent` leaves it.
  var text = ""
  /// The font of a text without runs.
  var face: FontFace
  /// Empty when the whole text is set in `face`, with nothing added.
  var runs: [TextRun] = []
  /// One for each run, or one for the whole text.
  var looks = [TextLook()]
  /// One for each paragraph, or none when `shape` holds for all of them.
  var paragraphs: [ParagraphShape] = []
  var shape = ParagraphShape()

  /// A text without attributes.
  init(_ text: String, face: FontFace, shape: ParagraphShape = ParagraphShape()) {
    self.text = TextContent.prepared(text, for: face)
    self.face = face
    self.shape = shape
  }

  var isPlain: Bool { runs.isEmpty && looks[0].isPlain }

  func look(ofRun index: Int) -> TextLook { looks[min(index, looks.count - 1)] }

  /// The same in fonts of another size.
  func scaled(by scale: CGFloat) -> StyledText {
    guard scale != 1 else { return self }
    var result = self
    result.face = face.scaled(by: scale)
    result.runs = runs.map { $0.scaled(by: scale) }
    return result
  }

  /// A request for the text's layout with nothing limited.
  func request(isRightToLeft: Bool, scale: TextScale) -> TextRequest {
    TextRequest(
      text: text, face: face, runs: runs, paragraphs: paragraphs, shape: shape, isRightToLeft: isRightToLeft,
      scale: scale)
  }

  /// The largest factor for the fonts' sizes, in hundredths and not below `minimum`, with which the text fits.
  ///
  /// Every factor is tried from above: a font's widths do not quite shrink with its size, since Inter has another cut
  /// for large text. `estimate` is a factor that is surely not too small.
  func largestScale(from estimate: CGFloat = 1, to minimum: CGFloat, fits: (StyledText) -> Bool) -> CGFloat {
    guard minimum < 1 else { return 1 }
    let first = estimate < 1 ? Int(max(estimate, 0) * 100) + 1 : 100
    for percent in stride(from: min(first, 100), through: 1, by: -1) {
      let scale = max(CGFloat(percent) / 100, minimum)
      if scale == minimum || fits(scaled(by: scale)) { return scale }
    }
    return max(minimum, 0.01)
  }
}
