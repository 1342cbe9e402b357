// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension RoundedShape {
  /// Whole pixels around one bent corner, or around several that are too near to each other to be parted.
  struct Region {
    var box: CGRect
    /// Of the corners in it.
    var tips: [CGPoint]

    /// The regions of corners with these boxes: those that share pixels would be painted twice there, so they are one.
    static func merged(_ corners: [Region]) -> [Region] {
      var regions: [Region] = []
      for corner in corners {
        var region = corner
        while let i = regions.firstIndex(where: { !$0.box.intersection(region.box).isEmpty }) {
          let other = regions.remove(at: i)
          region = Region(box: region.box.union(other.box), tips: other.tips + region.tips)
        }
        regions.append(region)
      }
      return regions
    }
  }

  var regions: [Region] { Region.merged(corners.map { Region(box: box(of: $0), tips: [$0.tip]) }) }

  /// The shape's part in a box, as a closed path: corners that are in it bend, those of the box are square.
  func inside(_ box: CGRect) -> [PathElement] {
    let part = rect.intersection(box)
    guard !part.isEmpty else { return [] }
    // Clockwise, or the other way around if the curves run so.
    var around = [
      CGPoint(x: part.minX, y: part.minY), CGPoint(x: part.maxX, y: part.minY), CGPoint(x: part.maxX, y: part.maxY),
      CGPoint(x: part.minX, y: part.maxY),
    ]
    if let corner = corners.first, !isClockwise(corner) { around.reverse() }
    var path: [PathElement] = []
    for point in around {
      let corner = corners.first { $0.tip == point }
      let start = corner?.start ?? point
      path.append(path.isEmpty ? .move(start) : .line(start))
      path += corner?.curves ?? []
    }
    return path + [.close]
  }

  private func isClockwise(_ corner: Corner) -> Bool {
    let isOnDiagonal = (corner.tip.x == rect.minX) == (corner.tip.y == rect.minY)
    return isOnDiagonal == (corner.start.x == corner.tip.x)
  }
}

extension PathElement {
  /// With every coordinate that is a whole number but for an error of arithmetic made one.
  var onNearPixels: PathElement {
    mapped { x in
      let whole = x.rounded()
      return abs(x - whole) < 1e-7 ? whole : x
    }
  }

  /// With other coordinates.
  func mapped(_ change: (CGFloat) -> CGFloat) -> PathElement {
    func at(_ p: CGPoint) -> CGPoint { CGPoint(x: change(p.x), y: change(p.y)) }
    switch self {
    case .move(let p): return .move(at(p))
    case .line(let p): return .line(at(p))
    case .quad(let c, let p): return .quad(control: at(c), end: at(p))
    case .curve(let c, let d, let p): return .curve(control1: at(c), control2: at(d), end: at(p))
    case .close: return .close
    }
  }
}
