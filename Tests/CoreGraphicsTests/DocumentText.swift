// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CDeflate
import CoreGraphics
import TestSupport
import Testing

/// The text of an SVG picture of 100 × 80 points, y up.
func svg(_ draw: (CGContext) -> Void) throws -> String {
  let data = NSMutableData()
  let consumer = try #require(CGDataConsumer(data: data))
  let context = try #require(CGContext.svg(consumer: consumer, size: CGSize(width: 100, height: 80)))
  draw(context)
  #expect(context.finishDocument())
  return String(decoding: Data(referencing: data), as: UTF8.self)
}

/// What a PDF page of 100 × 80 points draws: its streams, as text.
func pdfStreams(_ draw: (CGContext) -> Void) throws -> [String] {
  let data = NSMutableData()
  let consumer = try #require(CGDataConsumer(data: data))
  var page = CGRect(x: 0, y: 0, width: 100, height: 80)
  let context = try #require(CGContext(consumer: consumer, mediaBox: &page, nil))
  context.beginPDFPage(nil)
  draw(context)
  context.endPDFPage()
  context.closePDF()
  let bytes = Data(referencing: data)
  var (result, rest) = ([String](), bytes[...])
  while let begin = rest.range(of: Data("stream\n".utf8)),
    let end = rest.range(of: Data("\nendstream".utf8), in: begin.upperBound..<rest.endIndex)
  {
    let packed = Data(rest[begin.upperBound..<end.lowerBound])
    var (target, size) = ([UInt8](repeating: 0, count: 1 << 20), 0)
    let decompressor = libdeflate_alloc_decompressor()
    let status = packed.withUnsafeBytes {
      libdeflate_zlib_decompress(decompressor, $0.baseAddress, $0.count, &target, target.count, &size)
    }
    libdeflate_free_decompressor(decompressor)
    let isPacked = status == LIBDEFLATE_SUCCESS
    result.append(String(decoding: isPacked ? Array(target[..<size]) : Array(packed), as: UTF8.self))
    rest = rest[end.upperBound...]
  }
  return result
}

extension String {
  func count(of part: String) -> Int { components(separatedBy: part).count - 1 }

  /// What stands between `start` and `end`, each time.
  func parts(from start: String, to end: String) -> [String] {
    components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
  }

  /// The clip paths of an SVG picture in their order, y down, each once, without Cairo's own, which are rectangles.
  var clipPaths: [CGPath] {
    let clips = parts(from: "<clipPath", to: "</clipPath>")
    let all: [CGPath] = clips.map { clip in
      let path = CGMutablePath()
      for d in clip.parts(from: " d=\"", to: "\"") {
        var words = d.split(separator: " ")[...]
        func point() -> CGPoint {
          let (x, y) = (Double(words.removeFirst()) ?? .nan, Double(words.removeFirst()) ?? .nan)
          return CGPoint(x: x, y: y)
        }
        while let word = words.popFirst() {
          switch word {
          case "M": path.move(to: point())
          case "L": path.addLine(to: point())
          case "C":
            let (c1, c2) = (point(), point())
            path.addCurve(to: point(), control1: c1, control2: c2)
          default: path.closeSubpath()
          }
        }
      }
      return path
    }
    return zip(clips, all).reduce(into: []) { paths, next in
      let (text, path) = next
      let isOwn = text.contains(" C ") || path.boundingBox != path.boundingBox.integral
      if isOwn, !paths.contains(path) { paths.append(path) }
    }
  }
}
