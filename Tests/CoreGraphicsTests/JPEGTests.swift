// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

struct JPEGTests {
  @Test(arguments: ["baseline.jpg", "progressive.jpg", "restart.jpg", "turned.jpg"])
  func `a file of flat blocks gives its colours, as stored`(name: String) throws {
    let image = try CGImage.jpeg(data: seed(name))
    #expect(image.isOpaque)
    let bitmap = Bitmap(image)
    #expect(bitmap.width == 24 && bitmap.height == 16)
    for y in 0..<16 {
      for x in 0..<24 {
        // The way to YCbCr and back rounds twice.
        #expect(bitmap[x, y].difference(to: Pixel(seedColors[y / 8 * 3 + x / 8])) <= 2, "at \(x), \(y)")
      }
    }
  }

  @Test func `halved colour channels are brought back to full size`() throws {
    let bitmap = Bitmap(try CGImage.jpeg(data: seed("subsampled.jpg")))
    #expect(bitmap.width == 48 && bitmap.height == 32)
    for (i, color) in seedColors.enumerated() {
      // A block's middle, which its neighbours' colours do not reach.
      #expect(bitmap[i % 3 * 16 + 8, i / 3 * 16 + 8].difference(to: Pixel(color)) <= 2)
    }
  }

  @Test func `a gray file gives equal channels`() throws {
    let bitmap = Bitmap(try CGImage.jpeg(data: seed("gray.jpg")))
    // Luma as Pillow computes it: 299, 587 and 114 thousandths.
    for (i, luma) in [76, 150, 29, 226, 179, 79].enumerated() {
      let pixel = bitmap[i % 3 * 8 + 4, i / 3 * 8 + 4]
      #expect(abs(pixel.red - luma) <= 1)
      #expect(pixel.red == pixel.green && pixel.green == pixel.blue && pixel.alpha == 255)
    }
  }

  @Test func `inks become light, with Adobe's inversion and without`() throws {
    let data = try seed("cmyk.jpg")
    let bitmap = Bitmap(try CGImage.jpeg(data: data))
    for (i, color) in seedColors.enumerated() {
      #expect(bitmap[i % 3 * 8 + 4, i / 3 * 8 + 4].difference(to: Pixel(color)) <= 2)
    }
    // Without the marker the same numbers are the inks themselves: no ink where there was all of it.
    let range = try #require(data.range(of: Data("Adobe".utf8)))
    let plain = Bitmap(try CGImage.jpeg(data: data.replacing(range, with: "Nobod")))
    #expect(plain[4, 4].difference(to: Pixel(0x000000)) <= 2)
  }

  @Test(arguments: 1...8) func `the orientation is read in both byte orders`(number: Int) throws {
    let baseline = try seed("baseline.jpg")
    for bigEndian in [true, false] {
      let file = try ImageFile(data: jpeg(baseline, orientation: UInt8(number), bigEndian: bigEndian))
      #expect(file.orientation == number)
      #expect(file.image.width == 24)
    }
  }

  @Test(arguments: [0, 9, 255]) func `an orientation that does not exist is upright`(number: Int) throws {
    let file = try ImageFile(data: jpeg(seed("baseline.jpg"), orientation: UInt8(number), bigEndian: true))
    #expect(file.orientation == 1)
  }

  @Test func `the content decides which decoder reads a file`() throws {
    #expect(try ImageFile(data: seed("rgb.png")).image.width == 2)
    #expect(try ImageFile(data: seed("turned.jpg")).orientation == 6)
  }

  @Test(arguments: [
    ("empty.bin", "the file is empty, not a JPEG"), ("start.bin", "not a readable JPEG"),
    ("rgb.png", "not a readable JPEG"), ("truncated.jpg", "Premature end of JPEG file"),
    ("huge.jpg", "65500 × 65500 pixels is too large"),
  ])
  func `what cannot be read is an error that says why`(name: String, reason: String) throws {
    let data = try seed(name)
    let error = #expect(throws: JPEGError.self) { try CGImage.jpeg(data: data) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "no error")")
  }

  @Test func `a few bytes cannot claim much memory`() throws {
    // 24 × 16 pixels' worth of data under a header that says 20,000 × 5,000.
    let data = try seed("baseline.jpg")
    let size = try #require(data.range(of: Data([0, 16, 0, 24])))
    let claiming = data.replacing(size, with: [0x13, 0x88, 0x4E, 0x20])
    let error = #expect(throws: JPEGError.self) { try CGImage.jpeg(data: claiming) }
    #expect(error?.description.contains("cannot be in") == true)
  }

  @Test func `every way to cut a file short, and every single wrong byte, is survived`() throws {
    for name in ["baseline.jpg", "progressive.jpg", "cmyk.jpg", "turned.jpg"] {
      let data = try seed(name)
      for count in 0..<data.count - 2 {
        #expect(throws: (any Error).self, "\(count) bytes of \(name)") { try ImageFile(data: data.prefix(count)) }
      }
      for index in data.indices {
        var damaged = data
        damaged[index] ^= 0xFF
        _ = try? ImageFile(data: damaged)
      }
    }
  }

  @Test func `more scans than any encoder makes are refused`() throws {
    let data = try seed("progressive.jpg")
    // The last scan again and again, in front of the end.
    let last = try #require(data.range(of: Data([0xFF, 0xDA]), options: .backwards))
    let scan = data[last.lowerBound..<(data.endIndex - 2)]
    let many = data.prefix(last.lowerBound) + (0..<200).flatMap { _ in scan } + data.suffix(2)
    let error = #expect(throws: JPEGError.self) { try CGImage.jpeg(data: many) }
    #expect(error?.description.contains("scans") == true)
  }
}

extension Data {
  fileprivate func replacing(_ range: Range<Index>, with bytes: [UInt8]) -> Data {
    var copy = self
    copy.replaceSubrange(range, with: bytes)
    return copy
  }

  fileprivate func replacing(_ range: Range<Index>, with text: String) -> Data {
    replacing(range, with: Array(text.utf8))
  }
}
