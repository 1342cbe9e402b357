// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// Finds how much of every pixel a path covers, or the common part of several: exactly, but for where corners are rounded to.
///
/// Cairo looks at 15 places in the height of a pixel. Here each row of pixels is cut into bands wherever an edge begins,
/// ends or crosses another one. In a band, what is inside by the fill rule are trapezoids between neighbouring edges:
///
///     ───────/──────\───────   the areas to the right of an edge where the inside begins are added,
///           /████████\         those to the right of an edge where it ends are taken off
///     ─────/──────────\─────
///
/// Only the pixels that an edge passes through are touched; between them the coverage stays the same.
struct CoverageRaster {
  private let columns: Range<Int>
  private let rows: Range<Int>
  private let rules: [Bool]
  private var edges: [EdgeList.Edge]
  private var active: [EdgeList.Edge] = []
  /// How much more a column is covered than the one before it, and which columns have an entry.
  private var steps: [Double]
  private var marks: [UInt64]
  private var windings: [Int]

  /// Nothing outside of `columns` and `rows` is found.
  init(_ paths: [EdgeList], columns: Range<Int>, rows: Range<Int>) {
    let box = paths.dropFirst().reduce(paths[0].bounds) { $0.intersection($1.bounds) }
    let isEmpty = box.isEmpty || !box.isFinite
    self.columns = isEmpty ? 0..<0 : columns.clamped(to: Int(box.minX.rounded(.down))..<Int(box.maxX.rounded(.up)))
    self.rows = isEmpty ? 0..<0 : rows.clamped(to: Int(box.minY.rounded(.down))..<Int(box.maxY.rounded(.up)))
    rules = paths.map(\.isEvenOdd)
    edges = paths[0].edges
    if paths.count > 1 {
      for (i, path) in paths.enumerated().dropFirst() {
        edges += path.edges.map { edge in
          var edge = edge
          edge.path = i
          return edge
        }
      }
      edges.sort { $0.top < $1.top }
    }
    steps = Array(repeating: 0, count: self.columns.count + 2)
    marks = Array(repeating: 0, count: self.columns.count / 64 + 1)
    windings = Array(repeating: 0, count: paths.count)
  }

  /// Calls `run` for pixels side by side that are covered alike, 1 to 255; from left to right, and row by row.
  mutating func forEachRun(_ run: (_ row: Int, _ columns: Range<Int>, _ level: UInt32) -> Void) {
    guard !columns.isEmpty else { return }
    var next = 0
    for row in rows {
      let (top, bottom) = (row * EdgeList.unit, (row + 1) * EdgeList.unit)
      active.removeAll { $0.bottom <= top }
      while next < edges.count, edges[next].top < bottom {
        if edges[next].bottom > top { active.append(edges[next]) }
        next += 1
      }
      guard !active.isEmpty else {
        if next == edges.count { return }
        continue
      }
      addRow(from: top, to: bottom)
      sweep { run(row, $0, $1) }
    }
  }

  // MARK: A row

  private mutating func addRow(from top: Int, to bottom: Int) {
    // A tangle is looked at in steps, which are still finer than Cairo's: or its time would grow with its crossings.
    let least = active.count <= 48 ? 1 : EdgeList.unit / (active.count <= 1024 ? 64 : 32)
    var y = top
    while y < bottom {
      var end = bottom
      for edge in active {
        if edge.top > y { end = min(end, edge.top) }
        if edge.bottom > y { end = min(end, edge.bottom) }
      }
      end = min(max(end, y + least), bottom)
      sort(y, end)
      while end > y + least, let crossing = crossing(y, end) {
        end = max(crossing, y + least)
        sort(y, end)
      }
      addBand(y, end)
      y = end
    }
  }

  /// Puts the edges in their order halfway down the band. They nearly have it from the band before.
  private mutating func sort(_ y: Int, _ end: Int) {
    active.withUnsafeMutableBufferPointer { active in
      func key(_ edge: EdgeList.Edge) -> Double { edge.x(at: y) + edge.x(at: end) }
      for i in 1..<max(1, active.count) {
        let (edge, place) = (active[i], key(active[i]))
        var j = i
        while j > 0, key(active[j - 1]) > place {
          active[j] = active[j - 1]
          j -= 1
        }
        if j < i { active[j] = edge }
      }
    }
  }

  /// The first place inside the band where neighbours cross, nil when none do.
  private func crossing(_ y: Int, _ end: Int) -> Int? {
    active.withUnsafeBufferPointer { active in
      var first: Int?
      var last: EdgeList.Edge?
      for edge in active where edge.covers(y, end) {
        if let last {
          let (above, below) = (edge.x(at: y) - last.x(at: y), edge.x(at: end) - last.x(at: end))
          if min(above, below) < -1e-9 {
            let place = y + Int((above / (above - below) * Double(end - y)).rounded())
            if place > y, place < end { first = min(first ?? end, place) }
          }
        }
        last = edge
      }
      return first
    }
  }

  private mutating func addBand(_ y: Int, _ end: Int) {
    let height = Double(end - y) / Double(EdgeList.unit)
    var outside = rules.count
    for i in windings.indices { windings[i] = 0 }
    for edge in active where edge.covers(y, end) {
      let (wasIn, isEvenOdd) = (windings[edge.path] != 0, rules[edge.path])
      windings[edge.path] = isEvenOdd ? 1 - windings[edge.path] : windings[edge.path] + edge.winding
      let isIn = windings[edge.path] != 0
      guard wasIn != isIn else { continue }
      let before = outside
      outside += isIn ? -1 : 1
      if before == 0 || outside == 0 { addEdge(edge.x(at: y), edge.x(at: end), outside == 0 ? height : -height) }
    }
  }

  /// Covers what lies to the right of a line from `x0` to `x1` by its height, negative where the inside ends.
  private mutating func addEdge(_ x0: Double, _ x1: Double, _ height: Double) {
    let (left, right) = (min(x0, x1) - Double(columns.lowerBound), max(x0, x1) - Double(columns.lowerBound))
    let width = Double(columns.count)
    guard left < width else { return }
    guard right > 0 else { return add(height, 0, 0) }
    var column = max(0, Int(left.rounded(.down)))
    if right <= Double(column + 1), left >= 0 { return add(height, column, (left + right) / 2 - Double(column)) }
    let perColumn = height / (right - left)
    if left < 0 { add(-left * perColumn, 0, 0) }
    let last = min(right, width)
    while Double(column) < last {
      let (a, b) = (max(left, Double(column)), min(right, Double(column + 1)))
      add((b - a) * perColumn, column, (a + b) / 2 - Double(column))
      column += 1
    }
  }

  /// `part` of the column lies to the left.
  private mutating func add(_ height: Double, _ column: Int, _ part: Double) {
    steps[column] += height * (1 - part)
    steps[column + 1] += height * part
    marks[column >> 6] |= 1 << UInt64(column & 63)
    if column + 1 < columns.count { marks[(column + 1) >> 6] |= 1 << UInt64((column + 1) & 63) }
  }

  private mutating func sweep(_ run: (Range<Int>, UInt32) -> Void) {
    var (sum, start) = (0.0, 0)
    func end(_ column: Int) {
      let level = UInt32(min(max(sum, 0), 1) * 255 + 0.5)
      guard level > 0, start < column else { return }
      run(columns.lowerBound + start..<columns.lowerBound + column, level)
    }
    for i in marks.indices {
      var bits = marks[i]
      marks[i] = 0
      while bits != 0 {
        let column = i << 6 + bits.trailingZeroBitCount
        bits &= bits - 1
        end(column)
        sum += steps[column]
        steps[column] = 0
        start = column
      }
    }
    end(columns.count)
    steps[columns.count] = 0
  }
}

extension EdgeList.Edge {
  /// The edge passes the middle of a band.
  fileprivate func covers(_ y: Int, _ end: Int) -> Bool { 2 * top <= y + end && y + end < 2 * bottom }
}
