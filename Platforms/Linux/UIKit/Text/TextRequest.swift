// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Everything that a text's layout depends on. Equal requests have equal layouts.
struct TextRequest: Hashable {
  /// As `TextContent.prepared` returns it.
  var text: String
  var face: FontFace
  /// In points; `unlimited` or more is no limit.
  var width: CGFloat
  /// The largest number of lines, 0 for no limit.
  var lineLimit: Int
  var mode: NSLineBreakMode
  var isJustified: Bool
  /// The direction of text that has no letters to tell it.
  var isRightToLeft: Bool
  var scale: TextScale

  static let unlimited: CGFloat = 1_000_000

  /// The same text without limits: one line per paragraph.
  var unbounded: TextRequest {
    var request = self
    (request.width, request.lineLimit, request.mode, request.isJustified) = (Self.unlimited, 0, .byWordWrapping, false)
    return request
  }

  var isUnbounded: Bool { width >= Self.unlimited && lineLimit == 0 }
}
