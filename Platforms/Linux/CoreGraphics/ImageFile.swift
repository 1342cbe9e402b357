// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// Why the kind of an image file was not recognised, as one line.
package struct ImageFileError: Error, CustomStringConvertible {
  package let description: String
}

/// A decoded image file: its pixels and how they are to be turned.
///
/// The content decides which decoder reads it, never a name.
package struct ImageFile {
  package let image: CGImage
  /// EXIF's number, 1 (upright) to 8; PNG files are always upright.
  package let orientation: Int

  package init(data: Data) throws {
    if data.isEmpty { throw ImageFileError(description: "the file is empty, not an image") }
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      image = try .png(data: data)
      orientation = 1
    } else if data.starts(with: [0xFF, 0xD8]) {
      (image, orientation) = try data.withUnsafeBytes { bytes in
        let markers = JPEGMarkers(bytes)
        return (try .jpeg(bytes: bytes, markers: markers), markers.orientation)
      }
    } else {
      throw ImageFileError(description: "neither a PNG nor a JPEG: the file begins with other bytes")
    }
  }
}
