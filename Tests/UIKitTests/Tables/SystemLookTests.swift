// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// The numbers of facts §2–4 as the looks hold them; `GroupedMetricsTests` and others check what a table makes of them.
@MainActor
struct SystemLookTests {
  private func look(_ version: Int) throws -> SystemLook { try #require(SystemLook.version(version)) }

  @Test func `versions without a look are nil`() {
    for version in [-1, 0, 3, 15, 19, 25, 27] { #expect(SystemLook.version(version) == nil) }
    #expect(SystemLook.newest.version == 26)
  }

  @Test(arguments: [16, 17, 18]) func `iOS 16 to 18 look alike`(version: Int) throws {
    let look = try look(version)
    #expect(look.version == version)
    #expect(look.rowHeight == 44)
    #expect(look.cornerRadius == 10)
    for scale in [1, 2, 3] as [CGFloat] { #expect(look.separatorThickness(scale: scale) == 1 / scale) }
    #expect(look.header(style: .insetGrouped).fontSize == 13)
    #expect(look.header(style: .grouped).isUppercase)
    #expect(look.footer(style: .insetGrouped).fontSize == 13)
    #expect(look.footer(style: .grouped).isUppercase == false)
    #expect(look.chevron(style: .grouped).size == CGSize(width: 8, height: 13))
    #expect(look.chevron(style: .insetGrouped).size == CGSize(width: 7, height: 12))
  }

  @Test func `iOS 26 has higher rows, rounder sections, thicker separators and headers in sentence case`() throws {
    let look = try look(26)
    #expect(look.rowHeight == 52)
    #expect(look.cornerRadius == 26)
    for scale in [1, 2, 3] as [CGFloat] { #expect(look.separatorThickness(scale: scale) == 1) }
    for style in [UITableView.Style.grouped, .insetGrouped] {
      #expect(look.header(style: style).fontSize == 17)
      #expect(look.header(style: style).fontWeight == .semibold)
      #expect(look.header(style: style).isUppercase == false)
    }
  }

  @Test(arguments: [18, 26]) func `cells are set in by 20 points from a width of 390 on, by 16 below`(
    version: Int
  ) throws {
    let look = try look(version)
    for width in [320, 375, 389] as [CGFloat] { #expect(look.cellInset(style: .insetGrouped, tableWidth: width) == 16) }
    for width in [390, 430, 1024] as [CGFloat] {
      #expect(look.cellInset(style: .insetGrouped, tableWidth: width) == 20)
    }
    for style in [UITableView.Style.plain, .grouped] { #expect(look.cellInset(style: style, tableWidth: 430) == 0) }
  }

  @Test(arguments: [(320, 15), (375, 15), (414, 20)] as [(CGFloat, CGFloat)])
  func `separators of grouped tables begin with the text and run to the edge`(width: CGFloat, inset: CGFloat) throws {
    let look = try look(18)
    #expect(look.textInset(style: .grouped, tableWidth: width) == inset)
    #expect(
      look.separatorInset(style: .grouped, tableWidth: width) == UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0))
    #expect(look.chevronInset(style: .grouped, tableWidth: width) == inset)
  }

  @Test func `separators of inset-grouped tables begin 20 points inside the cell, on iOS 26 16 on both sides`() throws {
    for width in [390, 430] as [CGFloat] {
      #expect(try look(18).separatorInset(style: .insetGrouped, tableWidth: width).left == 20)
      #expect(try look(18).separatorInset(style: .insetGrouped, tableWidth: width).right == 0)
      #expect(try look(18).chevronInset(style: .insetGrouped, tableWidth: width) == 20.7)
      let new = try look(26).separatorInset(style: .insetGrouped, tableWidth: width)
      #expect(new == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    }
  }

  @Test(arguments: [18, 26])
  func `half a gap is 17·5 points cut to whole pixels, 18 between inset sections, none in plain tables`(
    version: Int
  ) throws {
    let look = try look(version)
    #expect(look.gap(style: .grouped, scale: 2) == 17.5)
    #expect(abs(look.gap(style: .grouped, scale: 3) - 17.33) < 0.01)
    for scale in [1, 2, 3] as [CGFloat] {
      #expect(look.gap(style: .insetGrouped, scale: scale) == 18)
      #expect(look.gap(style: .plain, scale: scale) == 0)
    }
    #expect(look.headerTopPadding(style: .plain) == 22)
    #expect(look.headerTopPadding(style: .grouped) == 0)
    #expect(look.headerTopPadding(style: .insetGrouped) == 0)
  }
}
