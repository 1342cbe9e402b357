// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension CGImage {
  /// The image and its place, from its pixels to a surface's, such that Cairo can interpolate it.
  ///
  /// Cairo draws blocks where an image shrinks one way and stretches the other, and leaves pixels out where it shrinks
  /// more than 16 times: there each way that shrinks is averaged to about the surface's pixels first.
  func readyToInterpolate(at placed: CGAffineTransform) -> (image: CGImage, transform: CGAffineTransform) {
    let (across, down) = (hypot(placed.a, placed.b), hypot(placed.c, placed.d))
    let (narrows, flattens) = (across < 0.75, down < 0.75)
    guard narrows != flattens || min(across, down) < 1.0 / 16 else { return (self, placed) }
    func length(_ count: Int, _ scale: CGFloat) -> Int {
      // Not a pixel more for an error of arithmetic.
      scale < 0.75 ? min(count, max(1, Int((CGFloat(count) * scale - 1e-6).rounded(.up)))) : count
    }
    let (w, h) = (length(width, across), length(height, down))
    guard let image = averaged(width: w, height: h) else { return (self, placed) }
    let scale = CGAffineTransform(
      scaleX: CGFloat(width) / CGFloat(w), y: CGFloat(height) / CGFloat(h))
    return (image, scale.concatenating(placed))
  }

  /// Each pixel the mean of what it covers; no side may be longer than the image's.
  private func averaged(width w: Int, height h: Int) -> CGImage? {
    withPixels { words, stride in
      let narrow = Self.make(width: w, height: height, opaque: isOpaque, isMask: isMask) { target, targetStride in
        let shares = Share.all(of: width, in: w)
        for y in 0..<height {
          for x in 0..<w { target[y * targetStride + x] = shares[x].mean(words + y * stride, step: 1) }
        }
      }
      guard h < height else { return narrow }
      return narrow?.withPixels { words, stride in
        Self.make(width: w, height: h, opaque: isOpaque, isMask: isMask) { target, targetStride in
          for (y, share) in Share.all(of: height, in: h).enumerated() {
            for x in 0..<w { target[y * targetStride + x] = share.mean(words + x, step: stride) }
          }
        }
      }
    }
  }
}

/// What one pixel takes of a line of smaller ones, in 65536ths.
private struct Share {
  var start: Int
  var parts: [UInt32]

  static func all(of count: Int, in length: Int) -> [Share] {
    let size = Double(count) / Double(length)
    return (0..<length).map { i in
      let (low, high) = (Double(i) * size, Double(i + 1) * size)
      let start = Int(low)
      let end = max(start + 1, min(count, Int((high - 1e-9).rounded(.up))))
      var parts = (start..<end).map { k in
        UInt32((max(0, min(high, Double(k + 1)) - max(low, Double(k))) / size * 65536).rounded())
      }
      // Together they are exactly the whole.
      let middle = parts.count / 2
      parts[middle] = parts[middle] &+ 65536 &- parts.reduce(0, &+)
      return Share(start: start, parts: parts)
    }
  }

  func mean(_ line: UnsafePointer<UInt32>, step: Int) -> UInt32 {
    var (a, r, g, b) = (UInt32(32768), UInt32(32768), UInt32(32768), UInt32(32768))
    var place = start * step
    for part in parts {
      let word = line[place]
      a &+= (word >> 24) &* part
      r &+= (word >> 16 & 0xFF) &* part
      g &+= (word >> 8 & 0xFF) &* part
      b &+= (word & 0xFF) &* part
      place += step
    }
    return (a >> 16) << 24 | (r >> 16) << 16 | (g >> 16) << 8 | b >> 16
  }
}
