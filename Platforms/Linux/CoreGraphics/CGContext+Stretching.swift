// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CGContext {
  /// Draws an image pixel by pixel in a rectangle of whole pixels, with one column and one row repeated to fill it.
  ///
  /// The rectangle may lack that column or row, no other. False, and nothing is drawn, where Cairo has to draw it.
  package func draw(_ image: CGImage, in rect: CGRect, repeatingColumn column: Int, row: Int) -> Bool {
    guard isBitmap, !image.isMask, state.shadow == nil, state.alpha == 1, state.blendMode == .normal,
      state.ctm.a == 1, state.ctm.d == 1, state.ctm.b == 0, state.ctm.c == 0
    else { return false }
    let placed = rect.applying(state.ctm)
    guard placed.isOnWholePixels, abs(placed.minX) < 1e6, abs(placed.minY) < 1e6, placed.width < 1e6,
      placed.height < 1e6
    else { return false }
    let (x, y) = (Int(placed.minX.rounded()), Int(placed.minY.rounded()))
    let columns = PixelField.Stretch(image.width, at: column, to: Int(placed.width.rounded()))
    let rows = PixelField.Stretch(image.height, at: row, to: Int(placed.height.rounded()))
    guard let columns, let rows else { return false }
    return withField { field in
      image.withPixels {
        field.paint($0, stride: $1, isOpaque: image.isOpaque, columns: columns, rows: rows, x: x, y: y)
      }
    }
  }
}
