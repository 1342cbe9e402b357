// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// The law: the rows of a section, drawn one by one, equal the section drawn as one card.
@MainActor
struct StackingLawTests {
  /// Two thousand combinations, a hundred to a test case.
  nonisolated private static let seeds: [ClosedRange<UInt64>] = (0..<20).map { $0 * 100 + 1...$0 * 100 + 100 }

  @Test(arguments: seeds) func `rows painted one by one equal their card`(seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      let section = StackedSection(seed: seed)
      let card = picture(section) { section.paintCard() }
      let rows = picture(section) { section.paintRows() }
      expectEqual(rows, card, "painted-\(seed)", section)
    }
  }

  @Test(arguments: seeds) func `rows of a table equal their card`(seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      let section = StackedSection(seed: seed)
      expectEqual(section.table(), section.cardView(), "table-\(seed)", section)
    }
  }

  @Test func `the law can fail`() {
    var section = StackedSection(seed: 1)
    section.style = CellBackgroundStyle(fill: .color(.red))
    section.style.separator = .hidden
    section.heights = [20, 20]
    let card = picture(section) { section.paintCard() }
    section.style.spacing = 1 / section.scale
    #expect(picture(section) { section.paintRows() }.difference(to: card).largest > 1)
    #expect(section.table().difference(to: section.cardView()).largest > 1)
  }

  /// White paper with something on it.
  private func picture(_ section: StackedSection, _ paint: () -> Void) -> Picture {
    Picture(size: section.size, scale: section.scale) { paint() }
  }

  /// One level where something is antialiased, translucent or a gradient, none where a colour is flat.
  private func expectEqual(_ rows: Picture, _ card: Picture, _ name: String, _ section: StackedSection) {
    guard rows != card else { return }
    let difference = rows.difference(to: card)
    let flat = rows.differenceInFlatPixels(to: card)
    guard difference.largest > 1 || (section.hasFlatFill && flat > 0) else { return }
    let kept = [("rows", rows), ("card", card)].map { $1.keep(as: "stacking-\(name)-\($0).png") }
    Issue.record(
      """
      \(name): \(difference.pixels) pixels differ, by up to \(difference.largest); \(flat) of them flat. \(section)
      \(kept.joined(separator: "\n"))
      """)
  }
}

extension StackedSection {
  var hasFlatFill: Bool {
    guard case .color(let color) = style.fill else { return false }
    return color.cgColor.alpha == 1
  }

  @MainActor func paintCard() {
    paint(card, at: origin)
  }

  @MainActor func paintRows() {
    for (i, row) in rows.enumerated() { paint(geometry(row: i), at: row.origin) }
  }

  @MainActor func paint(_ geometry: CellBackgroundGeometry, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: origin.x, y: origin.y)
    geometry.paint(style, traits: UITraitCollection(userInterfaceStyle: .light))
    context.restoreGState()
  }

  /// The card as one view, put together by the system.
  @MainActor func cardView() -> Picture {
    let stage = Stage(size: size, scale: scale, direction: direction == .rightToLeft ? .rightToLeft : .leftToRight)
    let view = CardView(self)
    view.frame = CGRect(origin: .zero, size: size)
    stage.view.addSubview(view)
    return stage.picture()
  }

  /// The same rows as cells of a table, put together by the system.
  @MainActor func table() -> Picture {
    let stage = Stage(size: size, scale: scale, direction: direction == .rightToLeft ? .rightToLeft : .leftToRight)
    let source = StackedTable(self)
    let table = UITableView(
      frame: CGRect(x: origin.x, y: 0, width: width, height: size.height), style: .plain)
    table.separatorStyle = .none
    table.backgroundColor = .clear
    table.estimatedRowHeight = 0
    let header = UIView(frame: CGRect(x: 0, y: 0, width: width, height: origin.y))
    table.tableHeaderView = header
    (table.dataSource, table.delegate) = (source, source)
    stage.view.addSubview(table)
    defer { withExtendedLifetime(source) {} }
    return stage.picture()
  }
}

private final class CardView: UIView {
  private let section: StackedSection

  init(_ section: StackedSection) {
    self.section = section
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) {
    fatalError("a card view is made in code only")
  }

  override func draw(_ rect: CGRect) {
    section.paintCard()
  }
}

/// A table of one section in one style.
@MainActor
private final class StackedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let section: StackedSection

  init(_ section: StackedSection) { self.section = section }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { self.section.heights.count }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    section.heights[indexPath.row]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    cell.applyBackground(section.style, at: indexPath, in: tableView)
  }
}
