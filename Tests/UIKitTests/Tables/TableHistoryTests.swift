// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// What a table shows depends on what is set now, not on what was set and shown before.
@MainActor
struct TableHistoryTests {
  /// All that an app may set, so that a second table can be given the same.
  private struct Settings {
    var size = CGSize(width: 390, height: 500)
    var offset: CGFloat = 0
    var inset: CGFloat = 0
    var hasLines = true
    var lineInset: CGFloat?
    var lineColor = UIColor.red
    var margin: CGFloat?
    var headerView: CGFloat?
    var rowHeight: CGFloat = 44
    var isDark = false
    var isRightToLeft = false
  }

  /// What can be seen below a view, in the order of names: what, where, in which colour, with which text.
  private func contents(of view: UIView, in table: UITableView) -> [String] {
    view.subviews.filter { !$0.isHidden }.flatMap { subview -> [String] in
      let rect = subview.convert(subview.bounds, to: table)
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 1000).rounded() / 1000 + 0 }
      let color = subview.layer.backgroundColor.map { "\($0)" } ?? ""
      let line =
        "\(type(of: subview)) \(numbers) \(color) \((subview as? UILabel)?.text ?? "") \(subview.layer.maskedCorners.rawValue) \(subview.layer.cornerRadius)"
      return [line] + contents(of: subview, in: table)
    }.sorted()
  }

  private func apply(_ settings: Settings, to model: RandomTable, in controller: UIViewController) {
    let table = model.table
    controller.children[0].view.frame.size = settings.size
    controller.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: settings.isDark ? .dark : .light),
        UITraitCollection(layoutDirection: settings.isRightToLeft ? .rightToLeft : .leftToRight),
      ]), forChild: controller.children[0])
    table.contentInset.top = settings.inset
    table.separatorStyle = settings.hasLines ? .singleLine : .none
    if let left = settings.lineInset { table.separatorInset = UIEdgeInsets(top: 0, left: left, bottom: 0, right: 3) }
    table.separatorColor = settings.lineColor
    if let margin = settings.margin {
      table.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: 9)
    }
    if table.tableHeaderView?.frame.height != settings.headerView {
      table.tableHeaderView = settings.headerView.map { UIView(frame: CGRect(x: 0, y: 0, width: 5, height: $0)) }
    }
    table.rowHeight = settings.rowHeight
    table.layoutIfNeeded()
    table.contentOffset.y = settings.offset
    table.layoutIfNeeded()
  }

  private func show(_ model: RandomTable, on host: HeadlessHost) -> (UIWindow, UIViewController) {
    let (outer, inner) = (UIViewController(), UIViewController())
    inner.view = model.table
    outer.addChild(inner)
    outer.view.addSubview(model.table)
    return (host.show(outer), outer)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [18, 26])
  func `a table that was changed at random shows what a new one with the same settings shows`(
    style: UITableView.Style, version: Int
  ) throws {
    for seed in 0..<12 {
      var random = SeededGenerator(seed: UInt64(seed))
      let look = try #require(SystemLook.version(version))
      let host = HeadlessHost(size: CGSize(width: 600, height: 600), scale: 2, look: look)
      let model = RandomTable(style: style, look: look, size: CGSize(width: 390, height: 500))
      model.fill(using: &random)
      let (window, controller) = show(model, on: host)
      var settings = Settings()
      for step in 0..<25 {
        switch Int.random(in: 0..<11, using: &random) {
        case 0: settings.size.width = [320, 375, 390, 430].randomElement(using: &random)!
        case 1: settings.size.height = [200, 500, 600].randomElement(using: &random)!
        case 2: settings.inset = [0, 20].randomElement(using: &random)!
        case 3: settings.hasLines.toggle()
        case 4: settings.lineInset = [30, 7].randomElement(using: &random)!
        case 5: settings.lineColor = [.red, .separator].randomElement(using: &random)!
        case 6: settings.margin = [30, 12].randomElement(using: &random)!
        case 7: settings.headerView = [nil, 40, 70].randomElement(using: &random)!
        case 8: settings.isDark.toggle()
        case 9: settings.isRightToLeft.toggle()
        default:
          model.fill(using: &random)
          model.table.reloadData()
        }
        settings.offset = CGFloat(Int.random(in: 0...900, using: &random))
        apply(settings, to: model, in: controller)
        let other = RandomTable(style: style, look: look, size: settings.size)
        other.sections = model.sections
        let (otherWindow, otherController) = show(other, on: host)
        apply(settings, to: other, in: otherController)
        host.update(window)
        host.update(otherWindow)
        let (got, wanted) = (contents(of: model.table, in: model.table), contents(of: other.table, in: other.table))
        #expect(got == wanted, "seed \(seed), step \(step), \(settings)")
        guard got == wanted else { break }
      }
    }
  }
}
