// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// Backgrounds that are images stretched around one pixel, in a column of 18 cells of 375 × 44 points.
@MainActor
enum BackgroundBenchmarks {
  private static let (width, rowHeight, rows) = (375, 44, 18)

  static func all() -> [Contest.Result] { [2, 3].flatMap { [composited(scale: $0, 1), composited(scale: $0, 0.8)] } }

  private static func composited(scale: Int, _ alpha: CGFloat) -> Contest.Result {
    let color = UIColor(red: 1, green: 1, blue: 0.9, alpha: alpha)
    let format = UIGraphicsImageRendererFormat()
    format.scale = CGFloat(scale)
    // Round corners of 10 points, and one pixel between them.
    let side = 20 + 1 / CGFloat(scale)
    let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: 10).fill()
    }
    .resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), resizingMode: .stretch)
    let (images, plain) = (
      column(scale) { UIImageView(image: image) },
      column(scale) {
        let view = UIView()
        view.backgroundColor = color
        return view
      }
    )
    func ring() -> Ring<Canvas> {
      Ring(count: 4) { Canvas(width: width * scale, height: rows * rowHeight * scale, scale: CGFloat(scale)) }
    }
    let (ours, others, memory) = (ring(), ring(), ring())
    var contest = Contest(
      "a column of 18 cells with \(alpha < 1 ? "translucent " : "")nine-part backgrounds at \(scale)x, composited")
    contest.add("ours") { images.layer.render(in: ours.next().context) }
    contest.add("plain background colours") { plain.layer.render(in: others.next().context) }
    contest.add("memset") {
      let canvas = memory.next()
      memset(canvas.bytes, 0x55, canvas.count)
    }
    return contest.run(rounds: 60, repeats: 10)
  }

  private static func column(_ scale: Int, _ background: () -> UIView) -> UIView {
    let column = UIView(frame: CGRect(x: 0, y: 0, width: width, height: rows * rowHeight))
    for i in 0..<rows {
      let view = background()
      view.frame = CGRect(x: 0, y: i * rowHeight, width: width, height: rowHeight)
      view.contentScaleFactor = CGFloat(scale)
      column.addSubview(view)
    }
    return column
  }
}
