// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// The code in the documentation, and the code in this folder that it has to be.
enum SnippetText {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = tests.deletingLastPathComponent().deletingLastPathComponent()

  /// The pages with code: the README and the catalogue's.
  static func pages() throws -> [URL] {
    let catalogue = root.appendingPathComponent("Sources/CellBackground/CellBackground.docc")
    return try [root.appendingPathComponent("README.md")] + files(in: catalogue, "md")
  }

  /// The Swift blocks of a page.
  static func blocks(of page: URL) throws -> [String] {
    try parts(of: page, from: "```swift", to: "```")
  }

  /// What stands between the marks in the sources of this folder.
  static func regions() throws -> [String] {
    try files(in: tests, "swift").flatMap { try parts(of: $0, from: "// docs: begin", to: "// docs: end") }
  }

  private static func files(in folder: URL, _ ending: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == ending }
      .sorted { $0.path < $1.path }
  }

  private static func parts(of file: URL, from start: String, to end: String) throws -> [String] {
    var parts: [String] = []
    var lines: [Substring]?
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.trimmingCharacters(in: .whitespaces) {
      case start: lines = []
      case end:
        if let lines { parts.append(outdented(lines)) }
        lines = nil
      default: lines?.append(line)
      }
    }
    return parts
  }

  /// The lines without the indentation that all of them have.
  private static func outdented(_ lines: [Substring]) -> String {
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
  }
}
