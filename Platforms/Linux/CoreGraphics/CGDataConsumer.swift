// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// Where a document is written to: memory or a file.
public final class CGDataConsumer {
  /// Takes bytes in the order of the file; false when they could not be written.
  let write: (UnsafeRawBufferPointer) -> Bool

  package init(write: @escaping (UnsafeRawBufferPointer) -> Bool) {
    self.write = write
  }

  /// Appends to `data`.
  public convenience init?(data: CFMutableData) {
    self.init { bytes in
      if let base = bytes.baseAddress { data.append(base, length: bytes.count) }
      return true
    }
  }

  /// Writes a file; nil when it cannot be made.
  public convenience init?(url: CFURL) {
    guard url.isFileURL, let file = fopen(url.path, "wb") else { return nil }
    let handle = FileBox(file)
    self.init { fwrite($0.baseAddress, 1, $0.count, handle.file) == $0.count }
  }
}

/// Closes a file when nobody writes to it any more.
private final class FileBox {
  let file: UnsafeMutablePointer<FILE>
  init(_ file: UnsafeMutablePointer<FILE>) { self.file = file }
  deinit { fclose(file) }
}
