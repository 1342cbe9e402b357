// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import UIKit

/// A table with random sections, and where everything in it must lie by plain addition.
@MainActor
final class RandomTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct Section {
    var header: CGFloat
    var headerTitle: String?
    var footer: CGFloat
    var rows: [CGFloat]
  }

  let table: UITableView
  let look: SystemLook
  var sections: [Section] = []

  init(style: UITableView.Style, look: SystemLook, size: CGSize) {
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    self.look = look
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  func fill(using random: inout SeededGenerator) {
    let heights: [CGFloat] = [0, 1, 30, 44, 44, 44, 51.5, 55.33, 0.1, 300, UITableView.automaticDimension]
    let captions: [CGFloat] = [0, 10, 28.25, UITableView.automaticDimension, .leastNormalMagnitude]
    sections = (0..<Int.random(in: 0...8, using: &random)).map { index in
      Section(
        header: captions.randomElement(using: &random)!,
        headerTitle: Bool.random(using: &random) ? "Title \(index)" : nil,
        footer: captions.randomElement(using: &random)!,
        rows: (0..<Int.random(in: 0...9, using: &random)).map { _ in heights.randomElement(using: &random)! })
    }
  }

  // MARK: The model

  func rowHeight(_ path: IndexPath) -> CGFloat {
    let height = sections[path.section].rows[path.row]
    return height == UITableView.automaticDimension ? look.rowHeight : height
  }

  func headerHeight(_ section: Int) -> CGFloat {
    let isFirst = section == 0 && table.tableHeaderView == nil
    return caption(
      sections[section].header, title: sections[section].headerTitle, look.header(style: table.style).height,
      extra: isFirst ? look.gap(style: table.style, scale: UIScreen.main.scale) : 0)
  }

  func footerHeight(_ section: Int) -> CGFloat {
    caption(sections[section].footer, title: nil, look.footer(style: table.style).height, extra: 0)
  }

  private func caption(_ given: CGFloat, title: String?, _ titleHeight: CGFloat, extra: CGFloat) -> CGFloat {
    let isDefault = given == UITableView.automaticDimension || (given == 0 && table.style != .plain)
    guard isDefault else { return given }
    return (title == nil ? look.gap(style: table.style, scale: UIScreen.main.scale) : titleHeight) + extra
  }

  /// Tops of the headers, rows and footers, and the end of everything.
  var places: (headers: [CGFloat], rows: [[CGFloat]], footers: [CGFloat], end: CGFloat) {
    var y = table.tableHeaderView?.frame.height ?? 0
    var result: (headers: [CGFloat], rows: [[CGFloat]], footers: [CGFloat], end: CGFloat) = ([], [], [], 0)
    for section in sections.indices {
      let header = headerHeight(section)
      if header > 0, table.style == .plain { y += 22 }
      result.headers.append(y)
      y += header
      var tops: [CGFloat] = []
      for row in sections[section].rows.indices {
        tops.append(y)
        y += rowHeight(IndexPath(row: row, section: section))
      }
      result.rows.append(tops)
      result.footers.append(y)
      y += footerHeight(section)
    }
    result.end = y + (table.tableFooterView?.frame.height ?? 0)
    return result
  }

  var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  // MARK: The table's protocols

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = indexPath.section * 1000 + indexPath.row
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].headerTitle
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].rows[indexPath.row]
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    sections[section].footer
  }
}
