// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

// Draws every scene of a file and writes the pictures' pixels one after the other.
//
//     Ours scenes.jsonl pictures.bgra

import Foundation

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: Ours scenes.jsonl pictures.bgra\n".utf8))
  exit(2)
}
let lines = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).split(separator: "\n")
var pictures = Data()
for line in lines {
  pictures.append(Painter(try JSONDecoder().decode(Scene.self, from: Data(line.utf8))).pixels())
}
try pictures.write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
