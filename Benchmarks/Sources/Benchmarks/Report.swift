// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// The results as a Markdown table, with the environment they were measured in.
struct Report {
  private var lines: [String] = []

  init() {
    let processor = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
      .split(separator: "\n").first { $0.hasPrefix("model name") }?
      .split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    let system = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8))?
      .split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }?
      .dropFirst("PRETTY_NAME=".count).trimmingCharacters(in: ["\""])
    lines = [
      "# Benchmarks", "",
      "\(processor ?? "an unknown processor"), \(ProcessInfo.processInfo.activeProcessorCount) cores, "
        + "\(system ?? "an unknown system"), release build. Ratios are of medians, measured in turns in one run.", "",
      "| question | way | median µs | spread µs | ours is |", "|---|---|---|---|---|",
    ]
  }

  mutating func add(_ result: Contest.Result) {
    for (i, way) in result.ways.enumerated() {
      let ratio = i == 0 ? "" : String(format: "%.2f ×", result.ratio(to: way.name))
      lines.append(
        "| \(i == 0 ? result.question : "") | \(way.name) | \(number(way.median)) | \(number(way.spread)) | \(ratio) |")
      print(lines[lines.count - 1])
    }
  }

  mutating func note(_ text: String) {
    lines += ["", text]
    print(text)
  }

  private func number(_ x: Double) -> String { String(format: x < 100 ? "%.2f" : "%.0f", x) }

  func write(to path: String) throws {
    try (lines + [""]).joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
