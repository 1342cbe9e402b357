// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIKit

struct ImageReadingTests {
  @Test(arguments: ["baseline.jpg", "progressive.jpg", "gray.jpg", "cmyk.jpg", "rgb.png", "palette.png"])
  func `PNG and JPEG files are images`(name: String) throws {
    let image = try #require(UIImage(data: seed(name)))
    #expect(image.scale == 1)
    #expect(image.size == (name.hasSuffix("jpg") ? CGSize(width: 24, height: 16) : image.size))
    #expect(image.renderingMode == .automatic && image.resizingMode == .tile && image.capInsets == .zero)
  }

  @Test(arguments: ["empty.bin", "start.bin", "truncated.jpg", "huge.jpg", "truncated.png", "huge.png"])
  func `what cannot be read is no image`(name: String) throws {
    #expect(try UIImage(data: seed(name)) == nil)
  }

  @Test func `the content decides, not the name, and the name's end gives the scale`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("photo@2x.png").path
    try seed("turned.jpg").write(to: URL(fileURLWithPath: path))
    let image = try #require(UIImage(contentsOfFile: path))
    #expect(image.scale == 2)
    #expect(image.imageOrientation == .right)
    #expect(image.size == CGSize(width: 8, height: 12))
    #expect(UIImage(contentsOfFile: folder.appendingPathComponent("missing.png").path) == nil)
    #expect(UIImage(contentsOfFile: folder.path) == nil)
  }

  @Test(arguments: 1...8) func `a JPEG is shown as its orientation says`(number: Int) throws {
    let data = try seed("baseline.jpg")
    let stored = Bitmap(try #require(UIImage(data: data)?.cgImage))
    let image = try #require(UIImage(data: jpeg(data, orientation: UInt8(number), bigEndian: true)))
    let shown = drawing(width: image.size.width, height: image.size.height) { image.draw(at: .zero) }
    let (width, height) = (stored.width, stored.height)
    #expect(shown.width == (number < 5 ? width : height))
    for y in 0..<shown.height {
      for x in 0..<shown.width {
        // The definitions of EXIF, for the numbers from 1 to 8.
        let (from, row) = [
          (x, y), (width - 1 - x, y), (width - 1 - x, height - 1 - y), (x, height - 1 - y), (y, x),
          (y, height - 1 - x), (width - 1 - y, height - 1 - x), (width - 1 - y, x),
        ][number - 1]
        #expect(shown[x, y] == stored[from, row], "at \(x), \(y)")
      }
    }
    let flipped = image.withHorizontallyFlippedOrientation()
    let mirror = drawing(width: image.size.width, height: image.size.height) { flipped.draw(at: .zero) }
    for y in 0..<shown.height { #expect(mirror.row(y) == shown.row(y).reversed()) }
  }
}
