// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// The same work done in several ways, in turns, so that a busy machine slows all of them alike.
@MainActor
struct Contest {
  let question: String
  /// Ours first.
  private(set) var ways: [(name: String, work: () -> Void)] = []

  init(_ question: String) {
    self.question = question
  }

  mutating func add(_ name: String, _ work: @escaping () -> Void) {
    ways.append((name, work))
  }

  /// `rounds` times each way, `repeats` calls at a time; the results are for one call.
  func run(rounds: Int, repeats: Int = 1) -> Result {
    let clock = ContinuousClock()
    var times = [[Double]](repeating: [], count: ways.count)
    for round in 0...rounds {
      for (i, way) in ways.enumerated() {
        let duration = clock.measure { for _ in 0..<repeats { way.work() } }
        // The first round warms caches up.
        guard round > 0 else { continue }
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
        times[i].append(seconds * 1e6 / Double(repeats))
      }
    }
    return Result(
      question: question, ways: zip(ways, times).map { Way(name: $0.name, times: $1.sorted()) })
  }

  struct Way {
    let name: String
    /// Microseconds, sorted.
    let times: [Double]
    var median: Double { times[times.count / 2] }
    /// From the first to the third quarter.
    var spread: Double { times[times.count * 3 / 4] - times[times.count / 4] }
  }

  struct Result {
    let question: String
    let ways: [Way]

    /// How many times as long as the way named `name` ours takes.
    func ratio(to name: String) -> Double {
      ways.first { $0.name == name }.map { ways[0].median / $0.median } ?? .nan
    }
  }
}
