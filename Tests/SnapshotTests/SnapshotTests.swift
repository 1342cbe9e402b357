// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The comparison can fail, says where to look, and records nothing unless asked.
struct SnapshotTests: ~Copyable {
  private let folder: URL
  private var references: URL { folder.appendingPathComponent("References") }
  private var output: URL { folder.appendingPathComponent("output") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func snapshot(_ environment: [String: String] = [:]) throws -> Snapshot {
    try Snapshot(references: references, report: SnapshotReport(folder: output), environment: environment)
  }

  private func image(width: Int = 4, pixel: UInt32 = 0xFFFFFF) throws -> CGImage {
    try #require(
      CGImage.make(width: width, height: 3, opaque: true) { words, stride in
        for i in 0..<3 * stride { words[i] = 0xFFFFFF }
        words[stride + 2] = pixel
      })
  }

  private func message(_ work: () throws -> Void) -> String? {
    do {
      try work()
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func exists(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  @Test func `an equal picture passes and leaves nothing`() throws {
    try snapshot(["SNAPSHOT_RECORD": "missing"]).check(image(), "a")
    try snapshot().check(image(), "a")
    #expect(!FileManager.default.fileExists(atPath: output.path))
  }

  @Test func `one level of one channel of one pixel fails`() throws {
    try snapshot(["SNAPSHOT_RECORD": "all"]).check(image(), "a")
    let reference = try Data(contentsOf: references.appendingPathComponent("a.png"))
    let message = try #require(message { try snapshot().check(image(pixel: 0xFFFFFE), "a") })
    #expect(message.contains("1 pixel differs by up to 1 levels, the first at (2, 1): #FFFFFFFE against #FFFFFFFF"))
    #expect(message.contains(output.appendingPathComponent("index.html").path))
    #expect(message.contains("record-snapshots failed"))
    #expect(try Data(contentsOf: references.appendingPathComponent("a.png")) == reference)

    let page = try String(contentsOf: output.appendingPathComponent("index.html"), encoding: .utf8)
    for file in ["a.new.png", "a.reference.png", "a.difference.png"] {
      #expect(exists(file, in: output) && page.contains("src=\"\(file)\""))
    }
    let new = try CGImage.png(data: Data(contentsOf: output.appendingPathComponent("a.new.png")))
    new.withPixels { words, stride in #expect(words[stride + 2] & 0xFFFFFF == 0xFFFFFE) }
    let difference = try CGImage.png(data: Data(contentsOf: output.appendingPathComponent("a.difference.png")))
    difference.withPixels { words, stride in
      #expect(words[stride + 2] & 0xFFFFFF == 0xFF0000)
      #expect(words[stride + 1] & 0xFFFFFF == 0xFFFFFF)
    }
  }

  @Test func `another size fails, without a picture of the difference`() throws {
    try snapshot(["SNAPSHOT_RECORD": "all"]).check(image(), "a")
    let message = try #require(message { try snapshot().check(image(width: 5), "a") })
    #expect(message.contains("5 × 3 against 4 × 3"))
    #expect(exists("a.new.png", in: output) && exists("a.reference.png", in: output))
    #expect(!exists("a.difference.png", in: output))
  }

  @Test func `a missing reference fails and is not recorded`() throws {
    let message = try #require(message { try snapshot().check(image(), "a") })
    #expect(message.contains("there is no ") && message.contains("record-snapshots missing"))
    #expect(exists("a.new.png", in: output))
    #expect(!exists("a.png", in: references))
  }

  @Test func `a page shows all that failed, and the next run begins anew`() throws {
    let first = try snapshot()
    for name in ["a", "b"] { #expect(message { try first.check(image(), name) } != nil) }
    let page = try String(contentsOf: output.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(page.contains("a.new.png") && page.contains("b.new.png") && page.contains("differ: 2"))
    _ = try snapshot()
    #expect(!exists("index.html", in: output))
  }

  @Test func `recording writes what its value says`() throws {
    let (old, new) = (try image(), try image(pixel: 0))
    try snapshot(["SNAPSHOT_RECORD": "all"]).check(old, "a")
    #expect(message { try snapshot(["SNAPSHOT_RECORD": "missing"]).check(new, "a") } != nil)
    #expect(message { try snapshot(["SNAPSHOT_RECORD": "failed"]).check(new, "a") } == nil)
    try snapshot().check(new, "a")
    try snapshot(["SNAPSHOT_RECORD": "failed"]).check(old, "b")
    try snapshot(["SNAPSHOT_RECORD": "all"]).check(old, "a")
    try snapshot().check(old, "a")
  }

  @Test func `recording is refused in CI and for other values`() {
    let ci = message { _ = try snapshot(["SNAPSHOT_RECORD": "all", "CI": "true"]) }
    #expect(ci == "SNAPSHOT_RECORD=all while CI is set: pictures are recorded by a person")
    let value = message { _ = try snapshot(["SNAPSHOT_RECORD": "1"]) }
    #expect(value == "SNAPSHOT_RECORD=1: the values are missing, failed, all")
    #expect(message { _ = try snapshot(["CI": "true"]) } == nil)
  }

  @Test func `a large or broken reference fails`() throws {
    try FileManager.default.createDirectory(at: references, withIntermediateDirectories: true)
    try Data(count: 8193).write(to: references.appendingPathComponent("large.png"))
    #expect(try #require(message { try snapshot().check(image(), "large") }).contains("8193 bytes"))
    try Data("no".utf8).write(to: references.appendingPathComponent("broken.png"))
    #expect(try #require(message { try snapshot().check(image(), "broken") }).contains("not a PNG"))
  }

  @Test func `a picture of more than 8 KiB is not recorded`() throws {
    let noise = try #require(
      CGImage.make(width: 64, height: 64, opaque: true) { words, stride in
        var state: UInt32 = 1
        for i in 0..<64 * stride {
          state = state &* 1_664_525 &+ 1_013_904_223
          words[i] = state >> 8
        }
      })
    let message = message { try snapshot(["SNAPSHOT_RECORD": "all"]).check(noise, "a") }
    #expect(try #require(message).contains("at most 8192"))
    #expect(!exists("a.png", in: references))
  }
}
