// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// The tables that the documentation's code makes look as its words say.
@MainActor
struct SnippetTests {
  @Test func `one line gives every row a fill, a border and corners for its place`() {
    let screen = TableScreen(SettingsViewController(style: .grouped))
    #expect((0..<3).map { screen.background($0)?.position } == [.top, .middle, .bottom])
    #expect(screen.background(0, 1)?.position == .single)
    #expect(screen.color(100, 20) == 0xFFFFE6)
    #expect(screen.color(0, 0) == 0xFFFFFF)
    #expect(screen.color(0, 0, row: 1) != 0xFFFFFF)
    #expect(screen.color(0, 20, row: 1) != 0xFFFFE6)
    #expect(screen.color(0.5, 20, row: 1) == 0xFFFFE6)
  }

  @Test func `backgrounds follow a new style when they are applied again`() throws {
    let screen = TableScreen(SettingsViewController(style: .grouped))
    let controller = try #require(screen.controller as? SettingsViewController)
    controller.style.fill = .color(.red)
    #expect(screen.color(100, 20) == 0xFFFFE6)
    let background = screen.background(0)
    controller.updateBackgrounds()
    #expect(screen.color(100, 20) == 0xFF0000)
    #expect(screen.background(0) === background)
  }

  @Test func `the recipe's properties and its style are the same`() {
    let recipe = RecipeViewController(style: .grouped)
    let screen = TableScreen(recipe)
    #expect(screen.background(1)?.style == recipe.style())
    #expect(screen.background(1)?.position == .middle)
    #expect(screen.color(100, 20) == 0xFFFFE6)
  }

  @Test func `the readme's style has a selected fill, a shadow and insets`() throws {
    let screen = TableScreen(StyleSnippets.readme)
    let selected = try #require(screen.cell(0)?.selectedBackgroundView as? CellBackgroundView)
    #expect(selected.states == [.selected])
    let margin = screen.table.layoutMargins.left
    #expect(screen.background(0)?.geometry.frame == CGRect(x: margin, y: 0, width: 200 - 2 * margin, height: 40))
    #expect(screen.color(margin - 1, 20) != 0xFFFFFF)
    #expect(screen.color(margin - 10, 20) == 0xFFFFFF)
    screen.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(screen.color(100, 20) == 0xFFCC00)
    #expect(screen.color(100, 20, row: 1) == 0xFFFFFF)
  }

  @Test func `each corner has its own radius`() throws {
    let screen = TableScreen(StyleSnippets.corners)
    let top = try #require(screen.background(0)?.geometry.outlinePath)
    let bottom = try #require(screen.background(2)?.geometry.outlinePath)
    #expect(!top.contains(CGPoint(x: 4, y: 4)))
    #expect(top.contains(CGPoint(x: 196, y: 4)))
    #expect(bottom.contains(CGPoint(x: 4, y: 36)))
    #expect(!bottom.contains(CGPoint(x: 196, y: 36)))
  }

  @Test func `lines above and below the section leave its sides free`() throws {
    let screen = TableScreen(StyleSnippets.lines)
    let geometry = try #require(screen.background(0)?.geometry)
    let border = try #require(geometry.borderPath)
    #expect(border.contains(CGPoint(x: 100, y: 0.25)))
    #expect(!border.contains(CGPoint(x: 0.25, y: 20)))
    #expect(geometry.outlinePath.contains(CGPoint(x: 0.25, y: 0.25)))
    #expect(geometry.separatorFrame?.minX == 16)
    #expect(geometry.separatorFrame?.maxX == 200)
    #expect(screen.background(1)?.geometry.borderPath == nil)
  }

  @Test func `a gradient over the section goes on from row to row`() {
    let screen = TableScreen(StyleSnippets.gradient)
    let greys = (0..<3).map { screen.color(100, 10, row: $0) & 0xFF }
    #expect(greys[0] > greys[1] && greys[1] > greys[2])
    #expect(screen.color(100, 39, row: 2) & 0xFF <= 0xCE)
    // The section of one row has all of it in that row.
    #expect(screen.color(100, 39, row: 0, section: 1) & 0xFF <= 0xCE)
    #expect(screen.color(100, 37, row: 0) & 0xFF > 0xE0)
  }

  @Test func `a diagonal gradient begins at a corner of each cell`() {
    let screen = TableScreen(StyleSnippets.diagonal)
    #expect(screen.color(40, 20, row: 1) != screen.color(160, 20, row: 1))
    #expect(screen.color(195, 38, row: 1) == screen.color(199, 30, row: 1))
  }

  /// Bands of 25 points, so that none of them begins with a row.
  private var bands: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 50), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 25))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 25, width: 10, height: 25))
    }
  }

  @Test func `a texture runs through the rows of a section`() {
    let screen = TableScreen(StyleSnippets.texture(bands))
    #expect(screen.color(100, 20, row: 0) == 0xFF0000)
    #expect(screen.color(100, 30, row: 0) == 0x0000FF)
    #expect(screen.color(100, 5, row: 1) == 0x0000FF)
    #expect(screen.color(100, 15, row: 1) == 0xFF0000)
  }

  @Test func `a stretched image covers the section once`() {
    let screen = TableScreen(StyleSnippets.photo(bands))
    #expect(screen.color(100, 20, row: 0) == 0xFF0000)
    #expect(screen.color(100, 5, row: 1) == 0xFF0000)
    #expect(screen.color(100, 35, row: 1) == 0x0000FF)
    #expect(screen.color(100, 20, row: 2) == 0x0000FF)
  }

  @Test func `a shadow reaches one and a half blurs and its offset beyond the section, and no further`() throws {
    let screen = TableScreen(StyleSnippets.shadow)
    let frame = try #require(screen.background(2)?.geometry.frame)
    #expect(frame == CGRect(x: 16, y: 0, width: 168, height: 26))
    #expect(screen.color(100, 27, row: 2) != 0xFFFFFF)
    #expect(screen.color(100, 27, row: 2) != screen.color(100, 30, row: 2))
    #expect(screen.color(100, 40.5, row: 2) == 0xFFFFFF)
    #expect(screen.color(15, 20, row: 1) != 0xFFFFFF)
    #expect(screen.color(3, 20, row: 1) == 0xFFFFFF)
  }

  @Test func `states change what the style says, and nothing else`() throws {
    let screen = TableScreen(StyleSnippets.states)
    let view = try #require(screen.background(0))
    view.states = [.selected]
    #expect(screen.color(100, 20) == 0xFFCC00)
    view.states = [.disabled]
    #expect([0x7F7F7F, 0x808080].contains(screen.color(100, 20)))
    view.states = []
    #expect(!view.geometry.outlinePath.contains(CGPoint(x: 199.5, y: 0.5)))
    view.states = [.swiped]
    #expect(view.geometry.outlinePath.contains(CGPoint(x: 199.5, y: 0.5)))
    #expect(!view.geometry.outlinePath.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(screen.color(100, 20) == 0xFFFFFF)
  }

  @Test func `a dynamic colour follows the style of the interface`() {
    #expect(TableScreen(StyleSnippets.dark).color(100, 20) == 0xFFFFE6)
    let dark = TableScreen(StyleSnippets.dark, traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.color(100, 20) == 0x33331A)
  }

  @Test func `high contrast makes a faint border darker`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(accessibilityContrast: .high),
    ])
    let border = TableScreen(StyleSnippets.dark).color(0, 20, row: 1)
    let raised = TableScreen(StyleSnippets.dark, traits: traits).color(0, 20, row: 1)
    #expect(raised & 0xFF < border & 0xFF)
  }

  @Test func `rows with spacing are cards of their own`() throws {
    let screen = TableScreen(StyleSnippets.insets)
    let middle = try #require(screen.background(1)?.geometry)
    #expect(middle.frame == CGRect(x: 8, y: 3, width: 184, height: 34))
    #expect(!middle.outlinePath.contains(CGPoint(x: 8.5, y: 3.5)))
    #expect(middle.separatorFrame == nil)
  }

  @Test func `a radius of twelve rounds the section, not the rows`() throws {
    let screen = TableScreen(StyleSnippets.masks)
    let (top, middle) = (screen.background(0)?.geometry, screen.background(1)?.geometry)
    #expect(top?.outlinePath.contains(CGPoint(x: 2, y: 2)) == false)
    #expect(middle?.outlinePath.contains(CGPoint(x: 0.5, y: 0.5)) == true)
    #expect(screen.cell(0)?.layer.masksToBounds == false)
  }

  @Test func `one row's separator can be left out`() throws {
    let screen = TableScreen(CellBackgroundStyle())
    for row in 0...1 {
      let cell = try #require(screen.cell(row))
      CellSnippets.hideSeparator(cell, CellBackgroundStyle(), IndexPath(row: row, section: 0), screen.table)
    }
    #expect(screen.background(0)?.geometry.separatorFrame == nil)
    #expect(screen.background(1)?.geometry.separatorFrame != nil)
  }

  @Test func `a cell's states come with its background`() throws {
    let screen = TableScreen(StyleSnippets.states)
    let (cell, path) = (try #require(screen.cell(1)), IndexPath(row: 1, section: 0))
    CellSnippets.disable(cell, StyleSnippets.states, path, screen.table, isEnabled: false)
    #expect(screen.background(1)?.states == [.disabled])
    #expect((cell.selectedBackgroundView as? CellBackgroundView)?.states == [.disabled, .selected])
    CellSnippets.disable(cell, StyleSnippets.states, path, screen.table, isEnabled: true)
    #expect(screen.background(1)?.states == [])
  }

  @Test func `a separator follows the cell's separator inset`() throws {
    let screen = TableScreen(CellBackgroundStyle())
    CellSnippets.indent(try #require(screen.cell(0)))
    let separator = try #require(screen.background(0)?.geometry.separatorFrame)
    #expect((separator.minX, separator.maxX) == (36, 164))
  }

  @Test func `a grouped table with layout margins as insets stands where an inset-grouped one does`() throws {
    let controller = try #require(CellSnippets.insetGrouped() as? SettingsViewController)
    let screen = TableScreen(controller)
    let system = TableScreen(SettingsViewController(style: .insetGrouped))
    let (ours, theirs) = (try #require(screen.background(0)), try #require(system.cell(0)))
    let drawn = ours.convert(ours.geometry.frame, to: screen.table)
    #expect((drawn.minX, drawn.maxX) == (theirs.frame.minX, theirs.frame.maxX))
    #expect(CellSnippets.outline(try #require(screen.cell(0)))?.bounds == ours.geometry.frame)
  }
}
