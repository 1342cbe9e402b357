// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

// usage: Benchmarks [REPORT.md]
//
// Prints one line for each way of doing each thing, and writes the table into a file when one is named.
var report = Report()
for result in CellBenchmarks.all() { report.add(result) }
for scale in [2, 3] as [CGFloat] {
  for result in SceneBenchmarks.screen(scale: scale) { report.add(result) }
}
report.add(SceneBenchmarks.full())
let (encoder, bytes, cairosBytes) = SceneBenchmarks.encoder()
report.add(encoder)
report.note(
  "The encoder's files have \(bytes) bytes, Cairo's \(cairosBytes): "
    + String(format: "%+.1f %%.", 100 * (Double(bytes) / Double(cairosBytes) - 1)))
if CommandLine.arguments.count > 1 {
  try report.write(to: CommandLine.arguments[1])
  print("The table: \(CommandLine.arguments[1])")
}
