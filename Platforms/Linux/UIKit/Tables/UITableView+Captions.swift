// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Headers and footers of the sections on the screen.
extension UITableView {
  private enum Kind {
    case header
    case footer
  }

  func updateCaptions() {
    let sections = metrics.sections(from: bounds.minY, to: bounds.maxY)
    var headers: [Int: CGRect] = [:]
    var footers: [Int: CGRect] = [:]
    for section in sections {
      headers[section] = visible(headerRect(section))
      footers[section] = visible(footerRect(section))
    }
    for section in displayedHeaders.keys.sorted() where headers[section] == nil { retire(.header, section) }
    for section in displayedFooters.keys.sorted() where footers[section] == nil { retire(.footer, section) }
    for section in sections {
      if let rect = headers[section] { show(.header, section, rect) }
      if let rect = footers[section] { show(.footer, section, rect) }
    }
  }

  /// The rectangle if it is on the screen and at least half a pixel high, which is what can be seen.
  private func visible(_ rect: CGRect) -> CGRect? {
    guard rect.height * displayScale >= 0.5, rect.minY < bounds.maxY, rect.maxY > bounds.minY else { return nil }
    return rect
  }

  /// Where a header lies; in plain tables it sticks to the top while its section's rows pass under it.
  private func headerRect(_ section: Int) -> CGRect {
    var rect = rectForHeader(inSection: section)
    guard style == .plain else { return rect }
    let top = bounds.minY + adjustedContentInset.top
    let lowest = rectForFooter(inSection: section).minY - rect.height
    rect.origin.y = max(rect.minY, min(top, lowest))
    return rect
  }

  /// Where a footer lies; in plain tables it sticks to the bottom while its section's rows pass under it.
  private func footerRect(_ section: Int) -> CGRect {
    var rect = rectForFooter(inSection: section)
    guard style == .plain else { return rect }
    let bottom = bounds.maxY - adjustedContentInset.bottom
    let highest = rectForHeader(inSection: section).maxY
    rect.origin.y = min(rect.minY, max(bottom - rect.height, highest))
    return rect
  }

  private func displayed(_ kind: Kind, _ section: Int) -> DisplayedCaption? {
    kind == .header ? displayedHeaders[section] : displayedFooters[section]
  }

  private func setDisplayed(_ kind: Kind, _ section: Int, _ caption: DisplayedCaption?) {
    if kind == .header { displayedHeaders[section] = caption } else { displayedFooters[section] = caption }
  }

  private func show(_ kind: Kind, _ section: Int, _ rect: CGRect) {
    if let caption = displayed(kind, section) {
      if let view = caption.view { place(view, kind, rect) }
      return
    }
    let caption = makeCaption(kind, section)
    setDisplayed(kind, section, caption)
    guard let view = caption.view else { return }
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerFooterViews.remove(view, identifier: identifier)
    }
    place(view, kind, rect)
    addSubview(view)
    switch kind {
    case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  private func place(_ view: UIView, _ kind: Kind, _ rect: CGRect) {
    if let view = view as? UITableViewHeaderFooterView {
      var context = CaptionContext(
        look: look, tableStyle: style, isHeader: kind == .header,
        textInset: look.textInset(style: style, tableWidth: bounds.width))
      if style != .insetGrouped { context.safeArea = safeAreaInsets }
      view.context = context
    }
    if view.frame != rect { view.frame = rect }
  }

  private func makeCaption(_ kind: Kind, _ section: Int) -> DisplayedCaption {
    let own =
      kind == .header
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let own {
      (own as? UITableViewHeaderFooterView)?.applySystemStyle(caption(kind))
      return DisplayedCaption(view: own, isTitle: false)
    }
    let title =
      kind == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return DisplayedCaption(view: nil, isTitle: false) }
    let view = idleTitleViews.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    let caption = caption(kind)
    view.applySystemStyle(caption)
    view.textLabel?.text = caption.isUppercase ? title.uppercased() : title
    if style == .plain {
      // rows pass under a header that sticks; iOS blurs them, here they are covered
      view.backgroundColor = backgroundColor
    }
    return DisplayedCaption(view: view, isTitle: true)
  }

  private func caption(_ kind: Kind) -> SystemLook.Caption {
    kind == .header ? look.header(style: style) : look.footer(style: style)
  }

  // MARK: Leaving and coming back

  private func retire(_ kind: Kind, _ section: Int) {
    guard let caption = displayed(kind, section) else { return }
    setDisplayed(kind, section, nil)
    guard let view = caption.view else { return }
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView {
      if caption.isTitle { idleTitleViews.append(view) } else { recycle(view) }
    }
    switch kind {
    case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  func retireCaptions() {
    for section in displayedHeaders.keys.sorted() { retire(.header, section) }
    for section in displayedFooters.keys.sorted() { retire(.footer, section) }
  }

  /// Keeps a view for `dequeueReusableHeaderFooterView(withIdentifier:)`.
  func recycle(_ view: UITableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return }
    headerFooterViews.remove(view, identifier: identifier)
    headerFooterViews.add(view, identifier: identifier)
  }

  func reusableHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooterViews.take(identifier: identifier) {
      view.prepareForReuse()
      return view
    }
    return headerFooterViews.registeredClass(for: identifier).map {
      createHeaderFooterView($0, reuseIdentifier: identifier)
    }
  }
}
