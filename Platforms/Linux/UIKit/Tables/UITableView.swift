// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// A scrolling list of sections with rows, of which only the visible ones have cells.
///
/// Counts and heights are asked for when the table reloads, heights again when its width, its margins or one of its height
/// properties change. Automatic heights are the system's standard heights: cells do not size themselves, there being no Auto
/// Layout. A row of zero height gets no cell. Inserting, deleting and moving rows, editing and touches are not implemented.
/// Where scrolling or selecting is `animated`, it happens at once.
open class UITableView: UIScrollView {
  /// Stands for the system's own measure wherever a height is asked for.
  public class var automaticDimension: CGFloat { -1 }

  public let style: Style
  let look = SystemLook.current

  // What the data source said, and what follows from it.
  var rowCounts: [Int] = []
  var metrics = TableMetrics(sections: [])
  var needsCounts = true
  var needsHeights = true
  /// What is on the screen belongs to data that are gone.
  var needsNewCells = false
  var isLoadingData = false
  /// The width and scale that the metrics were made for.
  var metricsWidth: CGFloat = 0
  var metricsScale: CGFloat = 0

  // What is on the screen.
  var displayedRows: [DisplayedRow] = []
  var displayedHeaders: [Int: DisplayedCaption] = [:]
  var displayedFooters: [Int: DisplayedCaption] = [:]
  var displayedHeight: CGFloat = 0
  var needsContexts = true
  var isUpdatingRows = false
  var selectedRow: IndexPath?

  var cells = ReusePool<UITableViewCell, UITableViewCell.Type>()
  var headerFooterViews = ReusePool<UITableViewHeaderFooterView, UITableViewHeaderFooterView.Type>()
  /// Views that show the data source's titles and are idle now.
  var idleTitleViews: [UITableViewHeaderFooterView] = []
  lazy var measuringLabel = UILabel()

  private var customSeparatorColor: UIColor?
  private(set) var customSeparatorInset: UIEdgeInsets?
  private(set) var hasCustomMargins = false

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = look.tableBackgroundColor(style: style)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// A plain table; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    backgroundColor = look.tableBackgroundColor(style: style)
  }

  // MARK: Data

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { setNeedsReload() }
    }
  }

  /// Asks for all counts and heights anew and makes new cells at the next layout. The selection is lost.
  open func reloadData() {
    setNeedsReload()
    selectedRow = nil
    guard !isUpdatingRows, !isLoadingData else { return }
    needsNewCells = false
    retireEverything()
    updateMetrics()
  }

  open var numberOfSections: Int {
    updateMetrics()
    return rowCounts.count
  }

  /// The number of rows; 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    updateMetrics()
    return rowCounts.indices.contains(section) ? rowCounts[section] : 0
  }

  // MARK: Heights

  /// The height of rows for which the delegate gives none; automatic: 44 pt, from iOS 26 on 52.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsHeights() } }
  }

  /// Kept, and nothing else: all heights are known here, as they are on iOS where this is 0.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension

  /// The height of headers for which the delegate gives none. In grouped tables a title may make a header higher.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsHeights() } }
  }

  /// The height of footers for which the delegate gives none. In grouped tables a title may make a footer higher.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsHeights() } }
  }

  /// The empty space above each header; automatic: 22 pt in plain tables, none in others.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsHeights() } }
  }

  // MARK: Separators

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { setNeedsContexts() } }
  }

  /// The colour of the lines between rows; nil restores the system's, which is what one reads until another is set.
  open var separatorColor: UIColor? {
    get { customSeparatorColor ?? look.separatorColor }
    set {
      customSeparatorColor = newValue
      setNeedsContexts()
    }
  }

  /// Where lines between rows begin and end, counted from the cells' edges; left and right swap in right-to-left layouts.
  open var separatorInset: UIEdgeInsets {
    get { customSeparatorInset ?? look.separatorInset(style: style, tableWidth: bounds.width) }
    set {
      customSeparatorInset = newValue
      setNeedsContexts()
    }
  }

  // MARK: Views of the table itself

  /// Lies behind the rows and does not scroll with them.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Scrolls above the first section, as wide as the table; its own height counts, at the time when it is set.
  open var tableHeaderView: UIView? {
    didSet { replaceOwnView(oldValue, tableHeaderView) }
  }

  /// Scrolls below the last section, as wide as the table; its own height counts, at the time when it is set.
  open var tableFooterView: UIView? {
    didSet { replaceOwnView(oldValue, tableFooterView) }
  }

  // MARK: Reuse

  /// Nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(
      subclass(cellClass, of: UITableViewCell.self, registeredFor: identifier), for: identifier)
  }

  /// Nil takes the registration back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterViews.register(
      subclass(aClass, of: UITableViewHeaderFooterView.self, registeredFor: identifier), for: identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCell(identifier)
  }

  /// A cell, already of the row's size. Without a registered class or an idle cell the program stops.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = reusableCell(identifier) else {
      fatalError("UITableView: no cell and no class are registered for the identifier \"\(identifier)\"")
    }
    prepare(cell, at: indexPath)
    return cell
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reusableHeaderFooterView(identifier)
  }

  // MARK: Rows and sections on the screen

  /// The cells on the screen, from the top down.
  open var visibleCells: [UITableViewCell] {
    updateDisplay()
    return displayedRows.map(\.cell)
  }

  /// The rows on the screen, from the top down; nil if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    updateDisplay()
    return displayedRows.isEmpty ? nil : displayedRows.map(\.indexPath)
  }

  /// The cell of a row, or nil if the row is not on the screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    displayedRows.first { $0.indexPath == indexPath }?.cell
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    displayedRows.first { $0.cell === cell }?.indexPath
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    displayedHeaders[section]?.view as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    displayedFooters[section]?.view as? UITableViewHeaderFooterView
  }

  // MARK: Places

  /// The whole section; zero if it does not exist.
  open func rect(forSection section: Int) -> CGRect { place(ofSection: section) }

  /// The header where it lies by itself, not where it may stick; zero if the section does not exist.
  open func rectForHeader(inSection section: Int) -> CGRect { place(ofHeader: section) }

  /// The footer where it lies by itself, not where it may stick; zero if the section does not exist.
  open func rectForFooter(inSection section: Int) -> CGRect { place(ofFooter: section) }

  /// The row, on the screen or not; zero if it does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { place(ofRow: indexPath) }

  /// Scrolls at once, animated or not, and not beyond the content's ends.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition)
  }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { selectedRow }

  /// Selects one row; nil selects none. The delegate is not told, as on iOS.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated)
    if let indexPath, scrollPosition != .none { scroll(to: indexPath, scrollPosition) }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if selectedRow == indexPath { select(nil, animated: animated) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateDisplay()
  }

  open override var layoutMargins: UIEdgeInsets {
    didSet { hasCustomMargins = true }
  }

  open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    didSet { hasCustomMargins = true }
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsHeights()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsHeights()
  }

  override var scrollsVertically: Bool { true }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsContexts()
  }
}
