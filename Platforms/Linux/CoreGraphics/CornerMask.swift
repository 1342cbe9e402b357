// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Synchronization

/// What the corner of a rounded rectangle, or of its stroke, covers of each pixel of its box.
///
/// Rows of a table have the same few corners over and over, so masks are kept.
struct CornerMask {
  let width: Int
  let height: Int
  /// 0 to 255, top row first.
  let levels: [UInt8]
  /// For each row where it covers anything, and the longest part of that which it covers fully.
  let spans: [(any: Range<Int>, full: Range<Int>)]

  private init(width: Int, height: Int, levels: [UInt8]) {
    (self.width, self.height, self.levels) = (width, height, levels)
    spans = (0..<height).map { y in
      let row = levels[y * width..<(y + 1) * width]
      guard let first = row.firstIndex(where: { $0 > 0 }), let last = row.lastIndex(where: { $0 > 0 }) else {
        return (0..<0, 0..<0)
      }
      var (full, start) = (first..<first, first)
      for i in first...last + 1 where i > last || row[i] < 255 {
        if i - start > full.count { full = start..<i }
        start = i + 1
      }
      let base = y * width
      return (first - base..<last + 1 - base, full.lowerBound - base..<full.upperBound - base)
    }
  }

  private struct Key: Hashable {
    var elements: [PathElement]
    var width: Int
    var height: Int
    /// nil for a filled corner.
    var line: CGSize?
    var isEvenOdd: Bool

    func hash(into hasher: inout Hasher) {
      for element in elements {
        guard case .curve(let a, _, let b) = element else { continue }
        hasher.combine(a.x)
        hasher.combine(b.y)
      }
      hasher.combine(width)
      hasher.combine(line?.width)
    }
  }

  private static let kept = Mutex<[Key: CornerMask]>([:])
  /// Corners of a handful of tables; a new start is cheap.
  private static let mostKept = 256
  /// Larger corners are left to Cairo.
  private static let largestSide: CGFloat = 1024

  /// The mask of closed `elements` within `box`, or with `line` (a pen's width and height) of their stroke.
  static func mask(
    of elements: [PathElement], in box: CGRect, line: CGSize? = nil, isEvenOdd: Bool = false
  ) -> CornerMask? {
    guard box.width >= 1, box.height >= 1, box.width <= largestSide, box.height <= largestSide else { return nil }
    let toBox = CGAffineTransform(translationX: -box.minX, y: -box.minY)
    // In steps far finer than a pixel, so that the same corner at another place is the same.
    let key = Key(
      elements: elements.map { $0.applying(toBox).mapped { ($0 * 65_536).rounded() / 65_536 } }, width: Int(box.width),
      height: Int(box.height), line: line,
      isEvenOdd: isEvenOdd)
    if let mask = kept.withLock({ $0[key] }) { return mask }
    guard let mask = draw(key) else { return nil }
    kept.withLock {
      if $0.count >= mostKept { $0.removeAll() }
      $0[key] = mask
    }
    return mask
  }

  private static func draw(_ key: Key) -> CornerMask? {
    var elements = key.elements
    if let line = key.line {
      let pen = CGAffineTransform(scaleX: line.width, y: line.height)
      guard let outline = LineStyle().outline(of: elements, pen) else { return nil }
      elements = outline
    }
    let box = CGRect(x: 0, y: 0, width: key.width, height: key.height)
    guard let edges = EdgeList(elements, rule: key.isEvenOdd ? .evenOdd : .winding, region: box) else { return nil }
    var levels = [UInt8](repeating: 0, count: key.width * key.height)
    var raster = CoverageRaster([edges], columns: 0..<key.width, rows: 0..<key.height)
    raster.forEachRun { row, columns, level in
      for x in columns { levels[row * key.width + x] = UInt8(level) }
    }
    return CornerMask(width: key.width, height: key.height, levels: levels)
  }
}
