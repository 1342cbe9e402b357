// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

@MainActor
struct LargeTableTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let rows: Int
    var calls = 0

    init(rows: Int) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      calls += 1
      return rows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      calls += 1
      return tableView.dequeueReusableCell(withIdentifier: "cell")
        ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
    }
  }

  private func calls(rows: Int) -> Int {
    usePlainScreen()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    let source = Source(rows: rows)
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: rows / 2, section: 0), at: .middle, animated: false)
    table.layoutIfNeeded()
    table.reloadData()
    table.layoutIfNeeded()
    _ = table.indexPathForRow(at: CGPoint(x: 1, y: 1000))
    table.frame.size.width = 400
    table.layoutIfNeeded()
    return source.calls
  }

  @Test func `a million rows ask as little as a hundred when they are shown, scrolled, reloaded and resized`() {
    let few = calls(rows: 100)
    #expect(few > 20 && few < 100)
    #expect(calls(rows: 1_000_000) == few)
  }
}
