// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// The scene in full as a program draws it that does nothing else: once, with no cache warm.
///
/// Each time is that of a process of its own, this program started again with the hidden option `--once`: from making the
/// window, or the font, to the last page.
@MainActor
enum FirstScene {
  static func result() throws -> Contest.Result {
    let ways = ["ours", "bare Cairo and Pango"]
    var times = [[Double]](repeating: [], count: ways.count)
    for _ in 0..<9 {
      for (i, way) in ways.enumerated() { times[i].append(try timeOfProcess(way)) }
    }
    return Contest.Result(
      question: "the scene in full at 2x, first thing in a process",
      ways: zip(ways, times).map { Contest.Way(name: $0, times: $1.sorted()) })
  }

  /// Draws the scene once in the given way and prints the microseconds.
  static func run(_ way: String) {
    let duration = ContinuousClock().measure {
      let draw = way == "ours" ? SceneBenchmarks.allPages(newTexts: false) : SceneBenchmarks.allBarePages()
      draw()
    }
    print(Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12)
  }

  private static func timeOfProcess(_ way: String) throws -> Double {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--once", way]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Double(String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan
  }
}
