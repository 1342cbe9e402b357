// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing
import UIKit

/// Laws that hold for any image.
@MainActor
struct ImageLawTests {
  private static let orientations: [UIImage.Orientation] = [
    .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
  ]
  private static let modes: [UIView.ContentMode] = [
    .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
    .topRight, .bottomLeft, .bottomRight,
  ]

  private func image(_ random: inout SeededGenerator, scale: CGFloat? = nil) -> UIImage {
    let (width, height) = (Int.random(in: 1...9, using: &random), Int.random(in: 1...9, using: &random))
    let rows = (0..<height).map { _ in
      (0..<width).map { _ -> UInt32 in
        let alpha = [0, 255, 255, 128].randomElement(using: &random)! as UInt32
        func channel() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
        return alpha << 24 | channel() << 16 | channel() << 8 | channel()
      }
    }
    return UIImage(
      cgImage: .of(rows), scale: scale ?? [1, 2, 3].randomElement(using: &random)!,
      orientation: Self.orientations.randomElement(using: &random)!)
  }

  /// The stored pixels, turned by the names: where does a shown pixel come from?
  private func shown(_ image: UIImage) -> [[UInt32]] {
    let stored = Bitmap(image.cgImage!)
    let (w, h) = (stored.width, stored.height)
    var rows = (0..<h).map { y in (0..<w).map { x in stored[x, y].word } }
    func mirrored() { rows = rows.map { $0.reversed() } }
    func clockwise() { rows = (0..<rows[0].count).map { x in rows.reversed().map { $0[x] } } }
    switch image.imageOrientation {
    case .up: break
    case .upMirrored: mirrored()
    case .down: clockwise(); clockwise()
    case .downMirrored: rows.reverse()
    case .right: clockwise()
    case .left: clockwise(); clockwise(); clockwise()
    // EXIF 5 is the transpose, 7 the transverse.
    case .leftMirrored: clockwise(); mirrored()
    case .rightMirrored: clockwise(); rows.reverse()
    }
    return rows
  }

  /// Tiles, beginning at a pixel.
  private func tile(_ rows: [[UInt32]], _ x: Int, _ y: Int) -> UInt32 {
    let (w, h) = (rows[0].count, rows.count)
    return rows[((y % h) + h) % h][((x % w) + w) % w]
  }

  private func faded(_ word: UInt32, _ alpha: CGFloat) -> Pixel {
    func channel(_ shift: UInt32) -> UInt32 { UInt32((CGFloat(word >> shift & 255) * alpha).rounded()) << shift }
    return Pixel(word: channel(24) | channel(16) | channel(8) | channel(0))
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func `an image at its own scale is its shown pixels`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let image = image(&random)
    let rows = shown(image)
    let scale = image.scale
    #expect(image.size == CGSize(width: CGFloat(rows[0].count) / scale, height: CGFloat(rows.count) / scale))
    let (x, y) = (Int.random(in: 0...5, using: &random), Int.random(in: 0...5, using: &random))
    let origin = CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
    let alpha = [1, 0.5, 0].randomElement(using: &random)!
    let drawn = drawing(width: 20 / scale, height: 20 / scale, scale: scale) {
      image.draw(at: origin, blendMode: .normal, alpha: alpha)
    }
    for v in 0..<20 {
      for u in 0..<20 {
        let inside = u >= x && v >= y && u < x + rows[0].count && v < y + rows.count
        let expected = inside ? faded(rows[v - y][u - x], alpha) : .clear
        #expect(drawn[u, v].difference(to: expected) <= (alpha == 1 ? 0 : 1), "\(u), \(v)")
      }
    }
    let patterned = drawing(width: 20 / scale, height: 20 / scale, scale: scale) {
      image.drawAsPattern(in: CGRect(x: origin.x, y: origin.y, width: 12 / scale, height: 11 / scale))
    }
    for v in 0..<20 {
      for u in 0..<20 {
        let inside = u >= x && v >= y && u < x + 12 && v < y + 11
        #expect(patterned[u, v].word == (inside ? tile(rows, u - x, v - y) : 0), "tile \(u), \(v)")
      }
    }
    // A template has the shape of the image, wherever it is turned.
    let template = drawing(width: 20 / scale, height: 20 / scale, scale: scale) {
      UIColor.red.setFill()
      image.withRenderingMode(.alwaysTemplate).draw(at: origin)
    }
    for v in 0..<rows.count {
      for u in 0..<rows[0].count {
        let a = rows[v][u] >> 24
        #expect(template[u + x, v + y].word == a << 24 | a << 16)
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a pattern colour is its tiles under its last alpha`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scale = [1, 2, 3].randomElement(using: &random)! as CGFloat
    let image = image(&random, scale: scale)
    let rows = shown(image)
    let alphas = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      [0, 0.25, 0.5, 1].randomElement(using: &random)! as CGFloat
    }
    let dynamic = Bool.random(using: &random)
    let pattern = UIColor(patternImage: image)
    let base = dynamic ? UIColor { $0.userInterfaceStyle == .dark ? .red : pattern } : pattern
    let color = alphas.reduce(base) { $0.withAlphaComponent($1) }
    let alpha = alphas.last ?? 1
    let kind = Int.random(in: 0...4, using: &random)
    let drawn = drawing(width: 24 / scale, height: 24 / scale, scale: scale) {
      plainTraits.performAsCurrent {
        let area = CGRect(x: 0, y: 0, width: 24 / scale, height: 24 / scale)
        color.set()
        switch kind {
        case 0: UIRectFillUsingBlendMode(area, .normal)
        case 1: UIBezierPath(rect: area).fill()
        case 2:
          let path = UIBezierPath()
          path.move(to: CGPoint(x: 0, y: 12 / scale))
          path.addLine(to: CGPoint(x: 24 / scale, y: 12 / scale))
          path.lineWidth = 24 / scale
          path.stroke()
        case 3:
          UIGraphicsGetCurrentContext()!.translateBy(x: 3.5, y: -2)
          UIRectFillUsingBlendMode(area.insetBy(dx: -20, dy: -20), .normal)
        default:
          attributed(
            "█████", [.font: UIFont.systemFont(ofSize: 200), .foregroundColor: color]
          ).draw(at: CGPoint(x: -100, y: -100))
        }
      }
    }
    var worst = 0
    for v in 0..<24 {
      for u in 0..<24 { worst = max(worst, drawn[u, v].difference(to: faded(tile(rows, u, v), alpha))) }
    }
    #expect(worst <= (alpha == 1 ? 0 : 1), "kind \(kind), alphas \(alphas), scale \(scale)")
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `an image view shows what draw draws where its mode says`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scale = [1, 2, 3].randomElement(using: &random)! as CGFloat
    var source = image(&random)
    let mode = Self.modes.randomElement(using: &random)!
    let frame = CGRect(
      x: Int.random(in: 0...9, using: &random), y: Int.random(in: 0...9, using: &random),
      width: Int.random(in: 1...20, using: &random), height: Int.random(in: 1...20, using: &random))
    if Bool.random(using: &random) { source = source.withRenderingMode(.alwaysTemplate) }
    if Int.random(in: 0...4, using: &random) == 0 { source = source.withTintColor(.green) }
    let isFlipped = Int.random(in: 0...4, using: &random) == 0
    let view = UIImageView(image: isFlipped ? source.withHorizontallyFlippedOrientation() : source)
    view.frame = frame
    view.tintColor = .purple
    view.contentMode = mode
    view.clipsToBounds = Bool.random(using: &random)
    let stage = ImageStage(width: 30, height: 30, scale: scale)
    stage.view.backgroundColor = .clear
    stage.view.addSubview(view)
    let bitmap = stage.picture()
    let size = source.size
    var rect = frame
    switch mode {
    case .scaleToFill, .redraw: break
    case .scaleAspectFit, .scaleAspectFill:
      let (x, y) = (frame.width / size.width, frame.height / size.height)
      let factor = mode == .scaleAspectFit ? min(x, y) : max(x, y)
      rect.size = CGSize(width: size.width * factor, height: size.height * factor)
      rect.origin = CGPoint(x: frame.midX - rect.width / 2, y: frame.midY - rect.height / 2)
    default:
      rect.size = size
      rect.origin = CGPoint(x: frame.midX - rect.width / 2, y: frame.midY - rect.height / 2)
      if [.left, .topLeft, .bottomLeft].contains(mode) { rect.origin.x = frame.minX }
      if [.right, .topRight, .bottomRight].contains(mode) { rect.origin.x = frame.maxX - rect.width }
      if [.top, .topLeft, .topRight].contains(mode) { rect.origin.y = frame.minY }
      if [.bottom, .bottomLeft, .bottomRight].contains(mode) { rect.origin.y = frame.maxY - rect.height }
    }
    // What is not scaled begins on a whole pixel.
    let device = rect.applying(CGAffineTransform(scaleX: scale, y: scale))
    if abs(rect.width - size.width) < 1e-6, abs(device.width - device.width.rounded()) < 1e-6,
      abs(device.height - device.height.rounded()) < 1e-6
    {
      rect.origin = CGPoint(
        x: (device.minX + 0.5 + 1e-6).rounded(.down) / scale, y: (device.minY + 0.5 + 1e-6).rounded(.down) / scale)
    }
    let expected = drawing(width: 30, height: 30, scale: scale) {
      if view.clipsToBounds { UIRectClip(frame) }
      UIColor.purple.set()
      let shown = source.renderingMode == .alwaysTemplate ? source.withTintColor(.purple) : source
      guard isFlipped else { return shown.draw(in: rect) }
      let context = UIGraphicsGetCurrentContext()!
      context.translateBy(x: 2 * rect.midX, y: 0)
      context.scaleBy(x: -1, y: 1)
      shown.draw(in: rect)
    }
    let difference = bitmap.largestDifference(to: expected)
    #expect(
      difference <= 5,
      "\(mode.rawValue) \(size) in \(frame) at \(scale), image \(source.scale) \(source.imageOrientation.rawValue): \(difference)"
    )
  }

  /// Not made smaller: where Cairo shrinks one side of a part and stretches the other, its smoothing depends on the place.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a resizable image is the same drawn and in a view`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let source = image(&random)
    let scale = CGFloat(Int.random(in: Int(source.scale)...3, using: &random))
    func inset(_ length: CGFloat) -> CGFloat { .random(in: -1...(length * 0.8 + 1), using: &random).rounded() }
    let caps = UIEdgeInsets(
      top: inset(source.size.height), left: inset(source.size.width), bottom: inset(source.size.height),
      right: inset(source.size.width))
    let mode = [UIImage.ResizingMode.tile, .stretch].randomElement(using: &random)!
    let resizable = source.resizableImage(withCapInsets: caps, resizingMode: mode)
    let view = UIImageView(image: resizable)
    let stage = ImageStage(width: 30, height: 30, scale: scale)
    stage.view.backgroundColor = .clear
    stage.view.addSubview(view)
    for _ in 0..<2 {
      func length(_ least: CGFloat) -> Int { Int.random(in: Int(least.rounded(.up))...20, using: &random) }
      view.frame = CGRect(
        x: Int.random(in: 0...9, using: &random), y: Int.random(in: 0...9, using: &random),
        width: length(source.size.width), height: length(source.size.height))
      let expected = drawing(width: 30, height: 30, scale: scale) { resizable.draw(in: view.frame) }
      let difference = stage.picture().largestDifference(to: expected)
      #expect(difference <= 3, "\(mode) \(source.size) @\(source.scale), \(caps) in \(view.frame) at \(scale)")
    }
  }

  /// A part that vanishes for want of room does not let another one show the whole image.
  @Test func `ends without room leave the other parts what they are`() {
    for (rows, scale, caps, frame) in [
      (
        [[0xFF10_0000], [0xFF20_0000], [0xFF80_0000]], 1, UIEdgeInsets(top: 2, left: 0, bottom: 0, right: 0),
        CGRect(x: 0, y: 4, width: 5, height: 1)
      ),
      (
        [[0xFF10_0000, 0xFF80_0000]], 3, UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1),
        CGRect(x: 0, y: 2, width: 6, height: 6)
      ),
    ] as [([[UInt32]], CGFloat, UIEdgeInsets, CGRect)] {
      let resizable = UIImage(cgImage: .of(rows), scale: scale, orientation: .up)
        .resizableImage(withCapInsets: caps, resizingMode: .stretch)
      let view = UIImageView(image: resizable)
      view.frame = frame
      let stage = ImageStage(width: 30, height: 30)
      stage.view.backgroundColor = .clear
      stage.view.addSubview(view)
      let expected = drawing(width: 30, height: 30) { resizable.draw(in: frame) }
      #expect(stage.picture().largestDifference(to: expected) <= 1)
    }
  }
}
