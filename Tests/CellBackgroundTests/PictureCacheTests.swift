// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// Pictures are shared, and views are used again.
@MainActor
struct PictureCacheTests {
  private var cache: CardPictureCache { .shared }

  /// A style whose pictures no other test has drawn.
  private func style(_ number: Int, _ sample: Sample = .bordered) -> CellBackgroundStyle {
    var style = sample.style
    let (red, green) = (CGFloat(number / 256 % 256) / 255, CGFloat(number % 256) / 255)
    style.fill = .color(UIColor(red: red, green: green, blue: 0.345, alpha: 1))
    style.states[.selected] = .init(overlay: UIColor(red: red, green: green, blue: 0.7, alpha: 0.3))
    return style
  }

  private func parts(_ view: UIView) -> (views: Int, layers: Int) {
    view.subviews.map(parts).reduce((view.subviews.count, view.layer.sublayers?.count ?? 0)) {
      ($0.0 + $1.0, $0.1 + $1.1)
    }
  }

  @Test func `a thousand rows of one style share four pictures, and four more when they are selected`() {
    for scale in [1, 2, 3] as [CGFloat] {
      // What other tests left behind would fill the cache, and it would drop pictures between two uses.
      cache.removeUnused()
      let before = cache.drawn
      let stage = TableStage(rows: [1, 997, 2], style: style(1000 + Int(scale)), scale: scale) { stage in
        stage.height = { 30 + CGFloat($0.row % 7) * 3.37 }
      }
      var row = 0
      while row < 997 {
        stage.table.scrollToRow(at: IndexPath(row: row, section: 1), at: .top, animated: false)
        stage.stage.view.layoutIfNeeded()
        row += 4
      }
      stage.scroll(to: stage.table.contentSize.height - 240)
      stage.scroll(to: 0)
      #expect(cache.drawn - before == 4)
      for (section, row) in [(0, 0), (1, 0), (1, 1), (1, 500), (1, 996), (2, 0), (2, 1)] {
        stage.table.selectRow(at: IndexPath(row: row, section: section), animated: false, scrollPosition: .top)
        stage.stage.view.layoutIfNeeded()
      }
      #expect(cache.drawn - before == 8)
    }
  }

  @Test func `ten thousand configurations leave views and layers as many as they were`() throws {
    let stage = TableStage(rows: [1, 2, 3], size: CGSize(width: 120, height: 280))
    cache.removeUnused()
    let others: [Sample] = [.gradient, .texture, .shadowed, .sectionGradient]
    let styles = (0..<3).map { style(2000 + $0) } + others.map(\.style)
    let paths = try #require(stage.table.indexPathsForVisibleRows)
    #expect(paths.count == 6)
    for cell in stage.table.visibleCells { cell.isSelected = true }
    func configure(_ number: Int) {
      let path = paths[number % paths.count]
      stage.table.cellForRow(at: path)?.applyBackground(
        styles[number / 3 % styles.count], at: path, in: stage.table, hidesSeparator: number % 5 == 0)
      if number % 7 == 0 { stage.stage.view.layoutIfNeeded() }
    }
    // Each cell has shown each kind once.
    for number in 0..<1000 { configure(number) }
    stage.stage.view.layoutIfNeeded()
    let (before, drawn) = (parts(stage.table), cache.drawn)
    #expect(before.views > 6 * 2)
    for number in 0..<10_000 { configure(number) }
    stage.stage.view.layoutIfNeeded()
    #expect(parts(stage.table) == before)
    #expect(cache.drawn == drawn, "all looks were known")
    #expect(cache.count <= 128)
  }

  @Test func `ever new looks do not fill the cache without end`() {
    let stage = Stage(size: CGSize(width: 60, height: 44), scale: 2)
    let view = stage.stack([.single], heights: [44]) { _ in }[0]
    let before = cache.drawn
    for number in 0..<1000 {
      view.style = style(3000 + number)
      stage.view.layoutIfNeeded()
      #expect(cache.count <= 128)
    }
    #expect(cache.drawn - before == 1000)
  }

  @Test func `a memory warning drops what nobody shows, and nothing else`() async {
    let stage = Stage(size: CGSize(width: 60, height: 88), scale: 2)
    let views = stage.stack([.top, .bottom], heights: [44, 44]) { $0.style = style(5000) }
    // It may be told by way of the main queue, in which other tests wait as well: those may come first and drop the same.
    var isDropped = false
    for _ in 0..<5 where !isDropped { isDropped = await warningDropsNine(views[0]) }
    #expect(isDropped)

    let (picture, drawn) = (stage.picture(), cache.drawn)
    views[1].position = .middle
    views[1].position = .bottom
    #expect(stage.picture() == picture)
    #expect(cache.drawn == drawn, "what is shown was kept")
  }

  /// Whether nine pictures that nobody shows go, and go by nothing else than the warning.
  private func warningDropsNine(_ view: CellBackgroundView) async -> Bool {
    for number in 1...10 {
      view.style = style(5000 + number)
      view.layoutIfNeeded()
    }
    let count = cache.count
    let first = Task { @MainActor in cache.count }
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    let last = Task { @MainActor in cache.count }
    if count - cache.count >= 9 { return true }
    // Nothing comes between the two but the warning.
    return await first.value - last.value >= 9
  }

  @Test func `a change of traits drops what nobody shows any more`() {
    let fill = UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 0.123, alpha: 1) : UIColor(white: 0.876, alpha: 1)
    }
    let stage = Stage(size: CGSize(width: 60, height: 44), scale: 2)
    _ = stage.stack([.single], heights: [44]) { $0.fillColor = fill }
    stage.view.layoutIfNeeded()
    cache.removeUnused()
    let shown = cache.count
    for _ in 0..<10 {
      stage.use(style: .dark)
      stage.view.layoutIfNeeded()
      #expect(cache.count == shown)
      stage.use(style: .light)
      stage.view.layoutIfNeeded()
      #expect(cache.count == shown)
    }
  }
}
