// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Backgrounds in a document are drawn, not copied from the screen's pictures.
@MainActor
struct VectorBackgroundTests {
  private func document(_ fill: RecipeTable.Fill, isShownBefore: Bool) throws -> String {
    let host = HeadlessHost(size: CGSize(width: 112, height: 168), scale: 2)
    let window = host.show(RecipeTable(style: .grouped, fill: fill))
    if isShownBefore { _ = try host.image(of: window) }
    return String(decoding: try host.picture(of: window, as: .svg).map { UInt16($0) }, as: UTF16.self)
  }

  @Test(arguments: [false, true]) func `a plain card with a border has no image`(isShownBefore: Bool) throws {
    let text = try document(.plain, isShownBefore: isShownBefore)
    #expect(!text.contains("<image"))
    // The borders' corners.
    #expect(text.contains(" C "))
  }

  @Test func `a texture has one`() throws {
    #expect(try document(.texture, isShownBefore: false).contains("<image"))
  }
}
