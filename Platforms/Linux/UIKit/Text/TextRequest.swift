// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Everything that a text's layout depends on. Equal requests have equal layouts.
struct TextRequest: Hashable {
  /// As `TextContent` leaves it.
  var text: String
  /// The font of a text without runs.
  var face: FontFace
  var runs: [TextRun] = []
  /// One for each paragraph; none where `shape` holds for all of them.
  var paragraphs: [ParagraphShape] = []
  var shape = ParagraphShape()
  /// In points; `unlimited` or more is no limit.
  var width = TextRequest.unlimited
  /// The largest number of lines, 0 for no limit.
  var lineLimit = 0
  /// Whether truncating modes break between words and cut the last line only; else each paragraph is one line.
  var cutsLastLineOnly = false
  /// The direction of text that has no letters to tell it.
  var isRightToLeft: Bool
  var scale: TextScale

  static let unlimited: CGFloat = 1_000_000

  /// The same text without limits: one line per paragraph.
  var unbounded: TextRequest {
    var request = self
    (request.width, request.lineLimit, request.cutsLastLineOnly) = (Self.unlimited, 0, false)
    // Modes and alignments make no difference then, but a stretched line cannot be shared with one that is not.
    if paragraphs.isEmpty {
      request.shape.lineBreakMode = .byWordWrapping
      request.shape.alignment = .natural
    }
    return request
  }

  /// Only what differs most often: to hash everything would take longer than to compare it.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(face.size)
    hasher.combine(width)
  }

  var isUnbounded: Bool { width >= Self.unlimited && lineLimit == 0 }

  func shape(ofParagraph index: Int) -> ParagraphShape {
    paragraphs.isEmpty ? shape : paragraphs[min(index, paragraphs.count - 1)]
  }

  /// Whether lines may be narrower than the width.
  var hasIndents: Bool {
    func isIndented(_ shape: ParagraphShape) -> Bool {
      shape.firstLineHeadIndent != 0 || shape.headIndent != 0 || shape.tailIndent != 0
    }
    return paragraphs.isEmpty ? isIndented(shape) : paragraphs.contains(where: isIndented)
  }

  /// Whether a paragraph without letters, its indents and its natural alignment begin on the right.
  func isRightToLeft(_ shape: ParagraphShape) -> Bool {
    shape.writingDirection == .natural ? isRightToLeft : shape.writingDirection == .rightToLeft
  }
}
