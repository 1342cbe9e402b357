// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import UIKit

/// A screen of cells in a style, beside the same screen of cells with a plain background colour.
@MainActor
enum StyleBenchmarks {
  static func all() -> [Contest.Result] { [2, 3].flatMap { [configured(scale: $0), scrolled(scale: $0)] } }

  /// How many KiB of memory 10,000 configurations of cells leave behind.
  static func growth() -> Int {
    let screen = StyledScreen(style, scale: 2)
    // As often before: allocators keep what they once needed.
    for _ in 0..<(10_000 / screen.rows) { screen.configure() }
    let before = residentKiB
    for _ in 0..<(10_000 / screen.rows + 1) { screen.configure() }
    screen.render()
    return residentKiB - before
  }

  private static var residentKiB: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * 4
  }

  private static let color = UIColor(red: 1, green: 1, blue: 0.9, alpha: 1)

  private static let style: CellBackgroundStyle = {
    var style = CellBackgroundStyle(fill: .color(color), border: .init(color: .separator))
    style.insets = .init(leading: 16, trailing: 16)
    return style
  }()

  /// Every visible cell configured again, and the screen composited.
  private static func configured(scale: CGFloat) -> Contest.Result {
    var contest = Contest("a screen of cells at \(Int(scale))x, configured again and composited")
    let (styled, plain) = (StyledScreen(style, scale: scale), StyledScreen(nil, scale: scale))
    contest.add("ours") {
      styled.configure()
      styled.render()
    }
    contest.add("plain background colours") {
      plain.configure()
      plain.render()
    }
    return contest.run(rounds: 100)
  }

  /// One row further down: a cell is reused, configured and laid out; all are composited.
  private static func scrolled(scale: CGFloat) -> Contest.Result {
    var contest = Contest("a screen of cells in a style at \(Int(scale))x, after scrolling by one row")
    let (styled, plain) = (StyledScreen(style, scale: scale), StyledScreen(nil, scale: scale))
    contest.add("ours") {
      styled.scroll()
      styled.render()
    }
    contest.add("plain background colours") {
      plain.scroll()
      plain.render()
    }
    return contest.run(rounds: 200)
  }
}

/// A window of 375 × 812 points with the scene's table.
@MainActor
private final class StyledScreen {
  private let window: UIWindow
  private let controller: StyledScene
  private let canvas: Canvas

  init(_ style: CellBackgroundStyle?, scale: CGFloat) {
    controller = StyledScene(style)
    canvas = Canvas(width: Int(375 * scale), height: Int(812 * scale), scale: scale, opaque: true)
    window = UIWindow.showing(controller, scale: scale)
  }

  var rows: Int { controller.tableView.visibleCells.count }

  func configure() {
    guard let table = controller.tableView else { return }
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell) else { continue }
      controller.tableView(table, willDisplay: cell, forRowAt: path)
    }
  }

  func scroll() {
    guard let table = controller.tableView else { return }
    table.contentOffset.y = table.contentOffset.y > 30_000 ? 0 : table.contentOffset.y + 44
  }

  func render() { window.layer.render(in: canvas.context) }
}

/// The scene in a grouped table whose cells have a style, or a plain colour and the system's separators.
private final class StyledScene: UITableViewController {
  private let cellStyle: CellBackgroundStyle?

  init(_ style: CellBackgroundStyle?) {
    cellStyle = style
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) {
    cellStyle = nil
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    if cellStyle != nil { tableView.separatorStyle = .none }
    tableView.register(SceneCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { SceneController.sections }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { SceneController.rows }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = SceneText.title(indexPath.section, indexPath.row)
    cell.detailTextLabel?.text = SceneText.detail(indexPath.section, indexPath.row)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if let cellStyle {
      cell.applyBackground(cellStyle, at: indexPath, in: tableView)
    } else {
      cell.backgroundColor = UIColor(red: 1, green: 1, blue: 0.9, alpha: 1)
    }
  }
}
