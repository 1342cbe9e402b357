// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// A background as the class of 2012 drew it: `draw(_:)` fills the bounds and puts one line at the top, and one at the
/// bottom of the last row.
@MainActor
final class RecipeBackground: UIView {
  var isLast = false
  var fill = UIColor(red: 1, green: 1, blue: 0.9, alpha: 1)
  var line: UIColor? = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    fill.setFill()
    UIBezierPath(rect: bounds).fill()
    guard let line else { return }
    line.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width, height: 1)).fill()
    if isLast { UIBezierPath(rect: CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1)).fill() }
  }
}
