// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// A right-to-left table without text is the mirror image of the left-to-right one.
@MainActor
struct MirrorTests {
  private func words(
    _ setting: Setting, _ rtl: Bool, _ configure: (ListController) -> Void
  ) throws -> (plain: [UInt32], mirrored: [UInt32]) {
    let setting = setting.with { ($0.isRightToLeft, $0.height) = (rtl, 280) }
    let picture = try TableScene(setting, rows: [1, 3], configure: configure).picture()
    return (picture.words, picture.mirrored)
  }

  private func expectMirrored(_ setting: Setting, _ configure: (ListController) -> Void) throws {
    let (right, left) = (try words(setting, true, configure), try words(setting, false, configure))
    // Cairo's coverage of a curve is not symmetric: one level. Straight edges must agree exactly.
    let tolerance = setting.style == .insetGrouped ? 1 : 0
    #expect(largestDifference(right.plain, left.mirrored) <= tolerance)
  }

  @Test(arguments: Setting.all) func `backgrounds, separators and corners are mirrored`(setting: Setting) throws {
    try expectMirrored(setting) { _ in }
  }

  @Test(arguments: Setting.all) func `custom separator insets are mirrored`(setting: Setting) throws {
    try expectMirrored(setting) { controller in
      controller.tableView.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 7)
    }
    try expectMirrored(setting) { controller in
      controller.willDisplay = { cell, _ in
        cell.separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 50)
      }
    }
  }

  @Test(arguments: Setting.all, [UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton])
  func `accessories stand at the other side`(setting: Setting, type: UITableViewCell.AccessoryType) throws {
    func ink(_ rtl: Bool) throws -> CGRect {
      let scene = try TableScene(setting.with { ($0.isRightToLeft, $0.height) = (rtl, 280) }, rows: [1]) { controller in
        controller.willDisplay = { cell, _ in cell.accessoryType = type }
      }
      let row = scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).insetBy(dx: 0, dy: 3)
      let area = row.applying(CGAffineTransform(scaleX: setting.scale, y: setting.scale)).integral
      let half = area.divided(atDistance: area.width / 2, from: rtl ? .minXEdge : .maxXEdge).slice.integral
      return try #require(try scene.picture().ink(in: half, on: 0xFFFFFF))
    }
    let (left, right) = (try ink(false), try ink(true))
    // a checkmark's shape is not mirrored, and of its ends one reaches further into its box than the other
    #expect(abs(left.minX - (setting.width * setting.scale - right.maxX)) <= 1)
    #expect(abs(left.minY - right.minY) <= 1)
    #expect(abs(left.width - right.width) <= 1)
  }

  @Test(arguments: Setting.all) func `text is aligned to the other side`(setting: Setting) throws {
    func ink(_ rtl: Bool) throws -> CGRect {
      let scene = try TableScene(setting.with { ($0.isRightToLeft, $0.height) = (rtl, 280) }, rows: [1]) { controller in
        controller.text = { _ in "H" }
      }
      let row = scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).insetBy(dx: 0, dy: 2)
      let area = row.applying(CGAffineTransform(scaleX: setting.scale, y: setting.scale)).integral.insetBy(dx: 0, dy: 1)
      return try #require(try scene.picture().ink(in: area, on: 0xFFFFFF))
    }
    let (left, right) = (try ink(false), try ink(true))
    // an "H" is nearly symmetric; its side bearings and hinting may differ by a pixel or two
    #expect(abs(left.minX - (setting.width * setting.scale - right.maxX)) <= 2)
    #expect(left.minY == right.minY)
    #expect(left.width == right.width)
  }

  @Test func `the two directions differ where they should`() throws {
    let setting = Setting(style: .plain)
    let (right, left) = (try words(setting, true) { _ in }, try words(setting, false) { _ in })
    #expect(largestDifference(right.plain, left.plain) > 50)
  }
}
