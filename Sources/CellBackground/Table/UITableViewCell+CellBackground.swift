// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// What the library adds to cells.
extension UITableViewCell {
  /// Gives the cell backgrounds in a style, for its place in the table: one line in `tableView(_:willDisplay:forRowAt:)`.
  ///
  /// It makes `backgroundView` and `selectedBackgroundView`, unless there is a ``CellBackgroundView`` already, which it uses,
  /// and clears the cell's own `backgroundColor`, which would show at the corners. UIKit sets the cell's `backgroundConfiguration` to nil when it gets
  /// a background view. The table's own separators stay; turn them off with `separatorStyle = .none`.
  ///
  /// - Parameters:
  ///   - style: What the backgrounds look like.
  ///   - indexPath: The row. Rows of no height beside it are passed over, as if they were not there, in a table that does not
  ///     estimate heights: its `estimatedRowHeight` is 0.
  ///   - tableView: The table that is about to show the cell.
  ///   - states: What the cell is going through besides being selected, which UIKit shows by itself.
  ///   - hidesSeparator: Whether the line to the row below is left out.
  public func applyBackground(
    _ style: CellBackgroundStyle, at indexPath: IndexPath, in tableView: UITableView,
    states: Set<CellBackgroundState> = [], hidesSeparator: Bool = false
  ) {
    let position = tableView.position(ofRowAt: indexPath)
    let section = style.needsSection ? tableView.frame(ofRowsInSection: indexPath.section) : nil
    let own = tableView.rectForRow(at: indexPath)
    let normal = backgroundView as? CellBackgroundView ?? CellBackgroundView(frame: bounds)
    let selected = selectedBackgroundView as? CellBackgroundView ?? CellBackgroundView(frame: bounds)
    for view in [normal, selected] {
      view.style = style
      view.position = position
      view.hidesSeparator = hidesSeparator
      view.sectionFrame = section?.offsetBy(dx: -own.minX, dy: -own.minY)
    }
    normal.states = states
    selected.states = states.union([.selected])
    if backgroundView !== normal { backgroundView = normal }
    if selectedBackgroundView !== selected { selectedBackgroundView = selected }
    if backgroundColor != .clear { backgroundColor = .clear }
  }
}

extension UITableView {
  /// The position of a row among the rows of its section that have a height.
  ///
  /// Rows follow each other without gaps: where the section goes on beyond the row, some row has a height.
  fileprivate func position(ofRowAt path: IndexPath) -> CellPosition {
    let row = rectForRow(at: path)
    let section = frame(ofRowsInSection: path.section) ?? row
    return CellPosition(joinsAbove: section.minY < row.minY, joinsBelow: row.maxY < section.maxY)
  }

  /// All rows of a section; nil without any.
  fileprivate func frame(ofRowsInSection section: Int) -> CGRect? {
    let count = numberOfRows(inSection: section)
    guard count > 0 else { return nil }
    return rectForRow(at: IndexPath(row: 0, section: section))
      .union(rectForRow(at: IndexPath(row: count - 1, section: section)))
  }
}

extension CellBackgroundStyle {
  /// Whether a row looks different if it knows where the section begins and ends.
  fileprivate var needsSection: Bool {
    let fills = [fill] + states.values.compactMap(\.fill)
    let shadows = [shadow] + states.values.compactMap(\.shadow)
    return fills.contains(where: \.spansRows) || shadows.contains { $0 != .hidden }
  }
}

extension CellBackgroundStyle.Fill {
  fileprivate var spansRows: Bool {
    switch self {
    case .color: return false
    case .gradient(let gradient): return gradient.span != .cell
    case .texture(let texture): return texture.span != .cell
    }
  }
}
