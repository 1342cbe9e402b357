// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

struct PictureFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("PictureFileTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a file is written and replaced as a whole`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.png")
    try PictureFile.write(Data([1, 2, 3]), to: file.path)
    try PictureFile.write(Data([4]), to: file.path)
    #expect(try Data(contentsOf: file) == Data([4]))
    #expect(try names() == ["a.png"])
  }

  @Test func `a failure names the file and leaves nothing behind`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let taken = folder.appendingPathComponent("folder.png")
    try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: false)
    #expect(throws: HostError(.cannotCreate, "--snapshot \(taken.path): cannot write the picture: Is a directory")) {
      try PictureFile.write(Data([1]), to: taken.path)
    }
    let missing = folder.appendingPathComponent("missing/a.png").path
    #expect(
      throws: HostError(.cannotCreate, "--snapshot \(missing): cannot write the picture: No such file or directory")
    ) {
      try PictureFile.write(Data([1]), to: missing)
    }
    #expect(try names() == ["folder.png"])
  }

  @Test func `what a killed process left behind is in nobody's way`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let partial = ".picture.\(getpid()).0.partial"
    try Data([9]).write(to: folder.appendingPathComponent(partial))
    try PictureFile.write(Data([1]), to: folder.appendingPathComponent("a.png").path)
    #expect(try names() == [partial, "a.png"])
    #expect(try Data(contentsOf: folder.appendingPathComponent(partial)) == Data([9]))
  }
}
