// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

/// A file that is not a whole PNG gives an error that says why, and nothing else happens.
struct BrokenPNGTests {
  private let good: Data

  init() throws {
    good = try PNGPicture.confetti.image(width: 9, height: 7, opaque: false).pngData()
  }

  private func refusal(of data: Data) -> String? {
    do {
      _ = try CGImage.png(data: data)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `no bytes are not a PNG`() {
    #expect(refusal(of: Data()) == "the file is empty, not a PNG")
  }

  @Test func `a file cut off anywhere is refused with the reason`() throws {
    for length in 1..<good.count {
      let reason = try #require(refusal(of: good.prefix(length)), "cut after \(length) of \(good.count) bytes")
      #expect(reason.hasPrefix(length < 8 ? "not a PNG" : "a truncated PNG"), "\(reason)")
    }
    #expect(refusal(of: good) == nil)
  }

  @Test func `a flipped bit is found, or lies where the picture does not`() throws {
    let picture = try CGImage.png(data: good).colors
    for offset in good.indices {
      for bit in 0..<8 {
        var data = good
        data[offset] ^= 1 << bit
        guard let image = try? CGImage.png(data: data) else { continue }
        // The 13 bytes of the sRGB chunk.
        #expect((33..<46).contains(offset), "bit \(bit) of byte \(offset)")
        #expect(image.colors == picture)
      }
    }
  }

  @Test func `compressed bytes that are wrong under a right check sum are refused`() throws {
    let chunks = try PNGChunk.all(in: good)
    for offset in chunks[2].content.indices.dropLast(4) {
      var broken = chunks
      broken[2].content[offset] ^= 0x55
      // Another picture may come out; what may not is a crash.
      _ = try? CGImage.png(data: PNGChunk.file(broken))
    }
    var short = chunks
    short[2].content.removeLast(short[2].content.count / 2)
    #expect(try #require(refusal(of: PNGChunk.file(short))).hasPrefix("a damaged PNG"))
  }

  @Test(arguments: [
    [0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 1, 0, 0, 0, 0], [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF],
    [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 1], [0, 0, 0x80, 0, 0, 0, 0, 1], [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF],
    [0, 0, 0x20, 0, 0, 0, 0x20, 0],
  ])
  func `sides of nothing or of too much are refused before memory is claimed`(size: [Int]) throws {
    var chunks = try PNGChunk.all(in: good)
    chunks[0].content.replaceSubrange(0..<8, with: size.map(UInt8.init))
    let reason = try #require(refusal(of: PNGChunk.file(chunks)))
    #expect(!reason.isEmpty && !reason.contains("memory"), "\(reason)")
  }

  @Test func `the largest side is told`() throws {
    var chunks = try PNGChunk.all(in: good)
    chunks[0].content.replaceSubrange(0..<4, with: [0, 0, 0x80, 0])
    #expect(refusal(of: PNGChunk.file(chunks)) == "a PNG of 32768 × 7 pixels is too large")
  }

  @Test func `a file without a header or without a picture is refused`() throws {
    let chunks = try PNGChunk.all(in: good)
    #expect(refusal(of: PNGChunk.file(Array(chunks.dropFirst()))) != nil)
    #expect(refusal(of: PNGChunk.file([chunks[0], chunks[3]])) != nil)
    #expect(refusal(of: PNGChunk.file([chunks[3]])) != nil)
  }

  @Test func `text and other files are not PNGs`() {
    for text in ["<svg/>", "\u{FF}\u{D8}\u{FF}", String(repeating: "0", count: 1000)] {
      #expect(refusal(of: Data(text.utf8)) == "not a PNG: it does not begin like one")
    }
  }
}
