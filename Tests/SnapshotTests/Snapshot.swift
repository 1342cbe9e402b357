// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackgroundTesting
import Testing
import UIKit

/// Compares pictures with stored ones, pixel by pixel, and stores new ones when asked to.
///
/// References are files `NAME.png`. They are recorded on purpose only, by the variable `SNAPSHOT_RECORD` and never in
/// CI. A failure leaves `NAME.new.png`, `NAME.reference.png` and `NAME.difference.png` beside one page `index.html`.
struct Snapshot {
  /// Which references are written instead of compared with.
  enum Recording: String, CaseIterable {
    /// Those that are not there.
    case missing
    /// Those that are not there or differ.
    case failed
    /// All of them.
    case all
  }

  /// Why a picture did not pass; the description says where to look.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The largest reference in bytes: they stay in the repository's history for ever.
  static let largestReference = 8 << 10

  let references: URL
  let report: SnapshotReport
  private let recording: Recording?
  var isRecording: Bool { recording != nil }

  init(references: URL, report: SnapshotReport, environment: [String: String]) throws {
    self.references = references
    self.report = report
    guard let value = environment["SNAPSHOT_RECORD"] else {
      recording = nil
      return
    }
    guard let recording = Recording(rawValue: value) else {
      let values = Recording.allCases.map(\.rawValue).joined(separator: ", ")
      throw Failure(description: "SNAPSHOT_RECORD=\(value): the values are \(values)")
    }
    guard environment["CI"] == nil else {
      throw Failure(description: "SNAPSHOT_RECORD=\(value) while CI is set: pictures are recorded by a person")
    }
    self.recording = recording
  }

  /// Throws a `Failure` unless the picture equals the stored one, or was stored just now.
  func check(_ image: CGImage, _ name: String) throws {
    let file = references.appendingPathComponent(name + ".png")
    let stored = try stored(file)
    let problem = try stored.map { try difference(image, to: $0, name) } ?? "there is no \(file.path)"
    switch (recording, stored, problem) {
    case (.all?, _, _), (.failed?, _, .some), (.missing?, nil, _):
      try record(image, to: file)
    case (_, _, let problem?):
      try report.add(SnapshotReport.Entry(name: name, problem: problem, new: image, reference: stored))
      throw Failure(
        description: "\(name): \(problem)\nLook at \(report.page.path); "
          + "if the new picture is right: Scripts/record-snapshots \(stored == nil ? "missing" : "failed")")
    case (_, _, nil):
      break
    }
  }

  private func stored(_ file: URL) throws -> CGImage? {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    guard data.count <= Self.largestReference else { throw tooLarge(file, data.count) }
    do {
      return try CGImage.png(data: data)
    } catch {
      throw Failure(description: "\(file.path): \(error)")
    }
  }

  private func difference(_ image: CGImage, to stored: CGImage, _ name: String) throws -> String? {
    do {
      let difference = try PictureComparison.difference(UIImage(cgImage: image), UIImage(cgImage: stored))
      return difference.isEmpty ? nil : "new against stored: \(difference)"
    } catch let failure as PictureComparison.Failure {
      return "new against stored: \(failure)"
    }
  }

  private func record(_ image: CGImage, to file: URL) throws {
    let data = try image.pngData()
    guard data.count <= Self.largestReference else { throw tooLarge(file, data.count) }
    try FileManager.default.createDirectory(at: references, withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
    print("recorded \(file.path): look at it before you commit it")
  }

  private func tooLarge(_ file: URL, _ bytes: Int) -> Failure {
    Failure(description: "\(file.path): \(bytes) bytes, a reference has at most \(Self.largestReference)")
  }
}

extension Snapshot {
  /// This target's references; what is left of failures lies in the package's build folder.
  static let shared = Result {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let package = folder.deletingLastPathComponent().deletingLastPathComponent()
    return try Snapshot(
      references: folder.appendingPathComponent("References"),
      report: SnapshotReport(folder: package.appendingPathComponent(".build/snapshots")),
      environment: ProcessInfo.processInfo.environment)
  }
}

/// Records an issue unless the picture equals `References/NAME.png`.
func expectSnapshot(_ image: CGImage, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
  do {
    try Snapshot.shared.get().check(image, name)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}
