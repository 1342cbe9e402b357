// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// How far a line's fonts reach above its baseline, and from there down.
struct LineMetrics {
  private(set) var ascent: CGFloat
  private(set) var height: CGFloat

  /// The metrics of the bytes of a line; an empty line has those of the run it stands in.
  init(of request: TextRequest, from start: Int, to end: Int) {
    (ascent, height) = (request.face.ascender, request.face.lineHeight)
    guard !request.runs.isEmpty else { return }
    var index = request.runs.index(at: start)
    (ascent, height) = Self.metrics(of: request.runs[index])
    while index < request.runs.count - 1, request.runs[index].end < end {
      index += 1
      include(request.runs[index])
    }
  }

  private mutating func include(_ run: TextRun) {
    let other = Self.metrics(of: run)
    // Equal fonts leave the height what it is, to the last bit.
    guard other != (ascent, height) else { return }
    let descent = max(height - ascent, other.height - other.ascent)
    ascent = max(ascent, other.ascent)
    height = ascent + descent
  }

  /// What raises or lowers characters is added to their font's reach on that side, and taken from the other's nowhere.
  private static func metrics(of run: TextRun) -> (ascent: CGFloat, height: CGFloat) {
    (run.face.ascender + max(0, run.baselineOffset), run.face.lineHeight + abs(run.baselineOffset))
  }
}
