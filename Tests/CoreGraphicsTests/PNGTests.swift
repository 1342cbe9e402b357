// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Pictures become valid files, and come back from libpng as they were.
struct PNGTests {
  @Test(arguments: PNGPicture.allCases, [true, false])
  func `libpng reads back every picture`(kind: PNGPicture, opaque: Bool) throws {
    for (width, height) in PNGPicture.sizes {
      let image = kind.image(width: width, height: height, opaque: opaque)
      let data = try image.pngData()
      let back = try CGImage.png(data: data)
      #expect((back.width, back.height, back.isOpaque) == (width, height, opaque), "\(kind) \(width) × \(height)")
      #expect(back.colors == image.colors, "\(kind) \(width) × \(height)")
      #expect(try image.pngData() == data, "another time, other bytes: \(kind) \(width) × \(height)")
    }
  }

  @Test(arguments: PNGPicture.allCases, [true, false])
  func `a file is whole chunks in order, each with its check sum`(kind: PNGPicture, opaque: Bool) throws {
    for (width, height) in PNGPicture.smallSizes {
      let chunks = try PNGChunk.all(in: kind.image(width: width, height: height, opaque: opaque).pngData())
      let types = chunks.map(\.type)
      #expect(Array(types.prefix(2)) == ["IHDR", "sRGB"])
      #expect(types.last == "IEND")
      #expect(types.dropFirst(2).dropLast().allSatisfy { $0 == "IDAT" } && types.count > 3)
      let size = [width >> 24, width >> 16, width >> 8, width, height >> 24, height >> 16, height >> 8, height]
      let header = size.map { UInt8($0 & 255) } + [8, opaque ? 2 : 6, 0, 0, 0]
      #expect(chunks[0].content == header)
      #expect(chunks[1].content == [0])
      // The header of zlib: deflate, 32 KB, and its own check.
      let start = chunks[2].content.prefix(2).map(Int.init)
      #expect(start[0] == 0x78 && (start[0] * 256 + start[1]) % 31 == 0)
    }
  }

  /// Literals whose frequencies grow like Fibonacci's numbers make the deepest trees: beyond deflate's 15 bits.
  @Test func `codes are never longer than deflate allows`() throws {
    let image = PNGPicture.make(width: 148, height: 148, opaque: true, seed: 5) { random, _, _ in
      // 34% in the highest value, 21% in the next, and so on by the golden ratio.
      let depth = min(22, Int(-log(Double.random(in: 1e-9...1, using: &random)) / log(1.618)))
      let rest = UInt32.random(in: 0...0x7F7F, using: &random) & 0x7F7F | 0x8080
      return 0xFF00_0000 | UInt32(depth + 1) << 16 | rest
    }
    #expect(try CGImage.png(data: image.pngData()).colors == image.colors)
  }

  @Test func `the undefined alpha byte of an opaque picture leaves no trace`() throws {
    func image(alpha: UInt32) -> CGImage {
      PNGPicture.make(width: 50, height: 40, opaque: true, seed: 6) { random, x, y in
        (y % 3 == 0 ? alpha &* UInt32.random(in: 0...255, using: &random) << 24 : alpha << 24) | UInt32(x / 7 * 30)
      }
    }
    #expect(try image(alpha: 0).pngData() == image(alpha: 255).pngData())
  }

  @Test func `a flat page takes few bytes`() throws {
    let data = try PNGPicture.flat.image(width: 750, height: 1624, opaque: true).pngData()
    #expect(data.count < 10_000, "\(data.count) bytes")
  }

  @Test func `noise grows by less than a hundredth`() throws {
    let data = try PNGPicture.noise.image(width: 256, height: 256, opaque: true).pngData()
    #expect(data.count < 256 * 256 * 3 * 101 / 100, "\(data.count) bytes")
  }

  @Test func `many threads at once write the same bytes`() async throws {
    let image = PNGPicture.confetti.image(width: 120, height: 90, opaque: false)
    let expected = try image.pngData()
    try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<16 { group.addTask { try image.pngData() } }
      for try await data in group { #expect(data == expected) }
    }
  }
}

extension CGImage {
  /// The words 0xAARRGGBB, the undefined alpha bytes of an opaque image set.
  var colors: [UInt32] {
    withPixels { words, stride in
      (0..<height).flatMap { y in
        (0..<width).map { words[y * stride + $0] | (isOpaque ? 0xFF00_0000 : 0) }
      }
    }
  }
}
