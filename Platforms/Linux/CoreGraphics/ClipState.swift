// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// The clip: whole pixels, which Cairo is held to as well, and paths that cut pixels, which it would cut in 15 sub-rows only.
struct ClipState {
  /// nil while nothing is clipped.
  private(set) var box: CGRect?
  /// Held to by coverage: see `throughClip`.
  var cut: ClipCut?
  /// Cairo clips to a path by itself: in a document, and where nothing is antialiased.
  var isCairos = false

  /// Pictures that a document holds back each drawing by, the outermost first.
  var masks: [ClipMask] = []
  /// What is drawn goes through `throughClip`.
  var holdsBack: Bool { cut != nil || !masks.isEmpty }

  mutating func intersect(_ rect: CGRect) {
    let common = box?.intersection(rect) ?? rect
    box = common.isEmpty ? .zero : common
  }
}
