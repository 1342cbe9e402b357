// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

// usage: Benchmarks [--only cells|styles|screens|scene|encoder] [REPORT.md]
//
// Prints one line for each way of doing each thing, and writes the table into a file when one is named.
var arguments = Array(CommandLine.arguments.dropFirst())
var only: String?
if arguments.first == "--only", arguments.count > 1 {
  only = arguments[1]
  arguments.removeFirst(2)
}

if arguments.first == "--once", arguments.count > 1 {
  FirstScene.run(arguments[1])
  exit(0)
}

var report = Report()
if only == nil || only == "cells" {
  for result in CellBenchmarks.all() { report.add(result) }
}
if only == nil || only == "styles" {
  for result in StyleBenchmarks.all() { report.add(result) }
  report.note("Configuring cells 10,000 times more leaves \(StyleBenchmarks.growth()) KiB behind.")
}
if only == nil || only == "screens" {
  for scale in [2, 3] as [CGFloat] {
    for result in SceneBenchmarks.screen(scale: scale) { report.add(result) }
  }
}
if only == nil || only == "scene" {
  report.add(try FirstScene.result())
  for newTexts in [false, true] { report.add(SceneBenchmarks.full(newTexts: newTexts)) }
}
if only == nil || only == "encoder" {
  let (encoder, bytes, cairosBytes) = SceneBenchmarks.encoder()
  report.add(encoder)
  report.note(
    "The encoder's files have \(bytes) bytes, Cairo's \(cairosBytes): "
      + String(format: "%+.1f %%.", 100 * (Double(bytes) / Double(cairosBytes) - 1)))
}
if let path = arguments.first {
  try report.write(to: path)
  print("The table: \(path)")
}
