// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The code in the documentation is code that is compiled and run here.
struct SnippetTextTests {
  @Test func `every Swift block of the documentation stands in a source of this folder`() throws {
    let regions = Set(try SnippetText.regions())
    var found = 0
    for page in try SnippetText.pages() {
      for block in try SnippetText.blocks(of: page) {
        found += 1
        let isRun = regions.contains(block)
        #expect(isRun, "\(page.lastPathComponent) has code that no test runs:\n\(block)")
      }
    }
    #expect(found > 0)
  }

  @Test func `every marked region is shown somewhere in the documentation`() throws {
    let blocks = Set(try SnippetText.pages().flatMap { try SnippetText.blocks(of: $0) })
    for region in try SnippetText.regions() {
      let isShown = blocks.contains(region)
      #expect(isShown, "no page shows this code:\n\(region)")
    }
  }
}
