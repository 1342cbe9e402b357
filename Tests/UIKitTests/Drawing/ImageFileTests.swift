// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

struct ImageFileTests {
  private static func noise(_ width: Int, _ height: Int, seed: UInt64) -> CGImage {
    var random = SeededGenerator(seed: seed)
    return .of(
      (0..<height).map { _ in
        (0..<width).map { _ in
          let alpha = UInt32.random(in: 0...255, using: &random)
          return (0..<3).reduce(alpha) { word, _ in word << 8 | UInt32.random(in: 0...alpha, using: &random) }
        }
      })
  }

  @Test(arguments: [(1, 1), (1, 7), (7, 1), (33, 9), (64, 64)])
  func `a picture comes back from its file`(width: Int, height: Int) throws {
    let image = Self.noise(width, height, seed: UInt64(width * 100 + height))
    let data = try #require(UIImage(cgImage: image).pngData())
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.scale == 2)
    #expect(Bitmap(read) == Bitmap(image))
  }

  @Test func `every value under every alpha comes back`() throws {
    let image = CGImage.of(
      (0..<256).map { alpha in
        (0..<256).map { value in
          let v = UInt32(min(value, alpha))
          return UInt32(alpha) << 24 | v << 16 | v << 8 | v
        }
      })
    let data = try #require(UIImage(cgImage: image).pngData())
    #expect(Bitmap(try #require(UIImage(data: data))) == Bitmap(image))
  }

  @Test func `the same picture gives the same bytes twice`() throws {
    let files = try (0..<2).map { _ in try #require(UIImage(cgImage: Self.noise(40, 30, seed: 5)).pngData()) }
    #expect(files[0] == files[1])
    #expect(files[0] != UIImage(cgImage: Self.noise(40, 30, seed: 6)).pngData())
    // The signature that the PNG specification asks for.
    #expect(files[0].prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
  }

  @Test func `an empty image has no file`() {
    #expect(UIImage().pngData() == nil)
  }

  // MARK: Broken files

  @Test func `what is not a picture is none`() {
    for text in ["", "hello", "\u{89}PNG\r\n", "GIF89a"] {
      #expect(UIImage(data: Data(text.utf8)) == nil)
    }
    #expect(UIImage(contentsOfFile: "/nonexistent/picture.png") == nil)
    #expect(UIImage(contentsOfFile: "/tmp") == nil)
  }

  @Test func `a picture that is cut anywhere before its last pixel is none`() throws {
    let data = try #require(UIImage(cgImage: Self.noise(9, 9, seed: 1)).pngData())
    // Behind the pixels stand only their checksum, 4 bytes, and the last chunk, 12 bytes.
    for length in 0..<data.count - 16 {
      #expect(UIImage(data: data.prefix(length)) == nil, "\(length) of \(data.count) bytes")
    }
  }

  @Test func `a changed byte never harms`() throws {
    let original = try #require(UIImage(cgImage: Self.noise(5, 5, seed: 2)).pngData())
    for index in original.indices {
      for flip in [0x01, 0x80, 0xFF] as [UInt8] {
        var data = original
        data[index] ^= flip
        if let image = UIImage(data: data) { #expect(image.size.width > 0) }
      }
    }
  }

  @Test func `a header that promises more than there is gives none`() throws {
    var data = try #require(UIImage(cgImage: Self.noise(2, 2, seed: 3)).pngData())
    // The width and the height, at offsets 16 and 20, with the checksum of the chunk made right again.
    data.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    data.replaceSubrange(29..<33, with: Self.checksum(data[12..<29]))
    #expect(UIImage(data: data) == nil)
  }

  private static func checksum(_ bytes: Data) -> [UInt8] {
    let crc = bytes.reduce(0xFFFF_FFFF as UInt32) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { c, _ in c & 1 != 0 ? c >> 1 ^ 0xEDB8_8320 : c >> 1 }
    }
    return (0..<4).map { UInt8(truncatingIfNeeded: ~crc >> (24 - 8 * $0)) }
  }

  // MARK: Names

  @Test(arguments: [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3), ("a@2xb.png", 1)] as [(String, CGFloat)])
  func `a file's name tells its scale`(name: String, scale: CGFloat) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ImageFileTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent(name).path
    let data = try #require(UIImage(cgImage: Self.noise(6, 6, seed: 4)).pngData())
    try PictureFile.write(data, to: path)
    let image = try #require(UIImage(contentsOfFile: path))
    #expect(image.scale == scale)
    #expect(image.size.width == 6 / scale)
  }
}
