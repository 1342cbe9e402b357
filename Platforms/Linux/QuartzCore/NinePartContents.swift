// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// Contents that are placed by `contentsGravity` or stretched around `contentsCenter`.
struct NinePartContents {
  private let image: CGImage
  let frame: CGRect
  /// The pixels that stretch.
  private let columns: Range<Int>
  private let rows: Range<Int>
  /// Units of `frame` for a pixel of the image that keeps its size.
  private let unit: CGSize
  /// Units are pixels: cuts between the parts then lie on the grid, or they would show as seams.
  private let isSnapped: Bool

  init(_ layer: CALayer, _ image: CGImage, _ device: DeviceRect) {
    self.image = image
    let points = layer.contentsSize(of: image)
    let (w, h) = (points.width / CGFloat(image.width), points.height / CGFloat(image.height))
    unit =
      device.isSnapped
      ? CGSize(width: w * device.scale.width, height: h * device.scale.height) : CGSize(width: w, height: h)
    let size = CGSize(width: CGFloat(image.width) * unit.width, height: CGFloat(image.height) * unit.height)
    var frame = layer.contentsGravity.frame(of: size, in: device.rect)
    // Contents that keep their pixels begin on one: half a pixel away from the grid all of them would be blurred.
    if device.isSnapped, frame.size == size, size.width == size.width.rounded(), size.height == size.height.rounded() {
      frame.origin = CGPoint(x: (frame.minX + 0.5).rounded(.down), y: (frame.minY + 0.5).rounded(.down))
    }
    self.frame = frame
    isSnapped = device.isSnapped
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let center = layer.contentsCenter.isFinite ? layer.contentsCenter.standardized.intersection(whole) : whole
    let part = center.isNull ? whole : center
    columns = Self.stretched(part.minX, part.maxX, image.width)
    rows = Self.stretched(part.minY, part.maxY, image.height)
  }

  /// All of the image stretches alike.
  var isWhole: Bool { columns.count == image.width && rows.count == image.height }

  func draw(in context: CGContext) {
    if let column = repeatedPixel(image.width, columns, frame.width, unit.width),
      let row = repeatedPixel(image.height, rows, frame.height, unit.height),
      context.draw(image, in: frame, repeatingColumn: column, row: row)
    {
      return
    }
    let columns = parts(image.width, columns, frame.minX, frame.width, unit.width)
    let rows = parts(image.height, rows, frame.minY, frame.height, unit.height)
    for row in rows {
      for column in columns {
        let target = CGRect(x: column.to, y: row.to, width: column.toLength, height: row.toLength)
        // Each part samples only itself: smoothing would draw its neighbour into a stretched edge.
        let source = CGRect(x: column.from, y: row.from, width: column.fromLength, height: row.fromLength)
        let isAll = source.width == CGFloat(image.width) && source.height == CGFloat(image.height)
        guard let part = isAll ? image : image.cropping(to: source) else { continue }
        context.draw(
          part,
          transform: CGAffineTransform(
            a: target.width / CGFloat(part.width), b: 0, c: 0, d: target.height / CGFloat(part.height),
            tx: target.minX, ty: target.minY))
      }
    }
  }

  /// The one pixel along an axis that is stretched while all others are copied; any pixel where all are copied.
  private func repeatedPixel(_ count: Int, _ middle: Range<Int>, _ toLength: CGFloat, _ unit: CGFloat) -> Int? {
    guard isSnapped, abs(unit - 1) < 1e-9 else { return nil }
    let length = CGFloat(count)
    if toLength == length { return 0 }
    return middle.count == 1 && toLength >= length - 1 ? middle.lowerBound : nil
  }

  /// The whole pixels between two places along an axis; of less than one, the pixel in its middle.
  private static func stretched(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Range<Int> {
    let length = CGFloat(count)
    let (start, end) = (Int((low * length).rounded()), Int((high * length).rounded()))
    if start < end { return start..<end }
    let pixel = min(Int((low + high) / 2 * length), count - 1)
    return pixel..<pixel + 1
  }

  private struct Part {
    var from: CGFloat
    var fromLength: CGFloat
    var to: CGFloat
    var toLength: CGFloat
  }

  /// Before, centre and after along one axis; the centre takes the length that the two others leave.
  private func parts(
    _ count: Int, _ middle: Range<Int>, _ to: CGFloat, _ toLength: CGFloat, _ unit: CGFloat
  ) -> [Part] {
    let (length, start, end) = (CGFloat(count), CGFloat(middle.lowerBound), CGFloat(middle.upperBound))
    if start <= 0, end >= length { return [Part(from: 0, fromLength: length, to: to, toLength: toLength)] }
    // Where there is no room for the ends they shrink together.
    let ends = (start + length - end) * unit
    let fit = ends > toLength && ends > 0 ? toLength / ends : 1
    var (before, after) = (start * unit * fit, (length - end) * unit * fit)
    if isSnapped {
      // Halves are rounded away from the edges on both sides, so that equal ends stay equal.
      before = (to + before).rounded() - to
      after = min(to + toLength - (to + toLength - after - 0.5).rounded(.up), toLength - before)
    }
    return [
      Part(from: 0, fromLength: start, to: to, toLength: before),
      Part(from: start, fromLength: end - start, to: to + before, toLength: toLength - before - after),
      Part(from: end, fromLength: length - end, to: to + toLength - after, toLength: after),
    ]
    .filter { $0.fromLength > 0 && $0.toLength > 0 }
  }
}
