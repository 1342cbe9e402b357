// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Synchronization
import UIKit

/// What failed pictures leave behind: files to look at, and a page that shows them side by side.
final class SnapshotReport: Sendable {
  struct Entry {
    let name: String
    let problem: String
    let new: CGImage
    let reference: CGImage?
  }

  let folder: URL
  var page: URL { folder.appendingPathComponent("index.html") }

  /// The page's sections so far. Tests run side by side.
  private let sections = Mutex<[String]>([])

  /// An empty report: what an earlier run left in the folder is removed.
  init(folder: URL) throws {
    self.folder = folder
    if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
  }

  /// Writes the entry's pictures and adds them to the page.
  func add(_ entry: Entry) throws {
    try sections.withLock { sections in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var pictures = [(title: "reference", image: entry.reference), ("new", entry.new)]
      pictures.append(("difference", entry.reference.flatMap { Self.difference(entry.new, $0) }))
      var figures = ""
      for (title, image) in pictures {
        guard let image else { continue }
        let file = "\(entry.name).\(title).png"
        try image.pngData().write(to: folder.appendingPathComponent(file))
        figures += """
          <figure><a href="\(file)"><img src="\(file)" alt="\(title)"></a>
          <figcaption>\(title), \(image.width) × \(image.height)</figcaption></figure>

          """
      }
      sections.append("<h2>\(entry.name)</h2>\n<p>\(Self.escaped(entry.problem))</p>\n\(figures)")
      try Data(Self.page(sections).utf8).write(to: page)
    }
  }

  /// The new picture, pale, with every pixel that differs in red; nil for pictures of different sizes.
  static func difference(_ new: CGImage, _ reference: CGImage) -> CGImage? {
    guard (new.width, new.height) == (reference.width, reference.height) else { return nil }
    // As in the comparison, an opaque picture's alpha byte is undefined.
    let (newAlpha, referenceAlpha) = (opaqueAlpha(new), opaqueAlpha(reference))
    return new.withPixels { new, newStride in
      reference.withPixels { old, oldStride in
        CGImage.make(width: reference.width, height: reference.height, opaque: true) { words, stride in
          for y in 0..<reference.height {
            for x in 0..<reference.width {
              let word = new[y * newStride + x] | newAlpha
              let isEqual = word == old[y * oldStride + x] | referenceAlpha
              words[y * stride + x] = isEqual ? 0xC0C0C0 + (word >> 2 & 0x3F3F3F) : 0xFF0000
            }
          }
        }
      }
    }
  }

  private static func opaqueAlpha(_ image: CGImage) -> UInt32 { image.isOpaque ? 0xFF00_0000 : 0 }

  private static func page(_ sections: [String]) -> String {
    """
    <!DOCTYPE html>
    <meta charset="utf-8">
    <title>Pictures that differ</title>
    <style>
      body { font: 14px sans-serif; margin: 2em; background: #ddd }
      figure { display: inline-block; margin: 0 1em 1em 0; vertical-align: top }
      img { image-rendering: pixelated; border: 1px solid #888 }
    </style>
    <h1>Pictures that differ: \(sections.count)</h1>
    \(sections.joined(separator: "\n"))

    """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
