// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// Where an image's bytes come from.
public final class CGDataProvider: Sendable {
  /// All of the bytes.
  public let data: CFData?

  public init?(data: CFData) {
    self.data = data
  }

  /// nil when the file cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
}

/// How an image's colours should be mapped where they are out of reach; nothing is, in sRGB.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}
