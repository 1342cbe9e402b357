// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Times of the same work, in milliseconds.
struct Measurement {
  let median: Double
  let fastest: Double
  let slowest: Double

  init(runs: Int, _ work: () -> Void) {
    let clock = ContinuousClock()
    let times = (0..<max(runs, 1)).map { _ in
      let duration = clock.measure(work)
      return Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
    }
    .sorted()
    (median, fastest, slowest) = (times[times.count / 2], times[0], times[times.count - 1])
  }
}
