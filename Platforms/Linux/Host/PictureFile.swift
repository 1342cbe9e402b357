// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Writes a file as a whole or not at all.
package enum PictureFile {
  /// Writes beside the file and then renames, so that no reader and no failure ever meets half a picture.
  ///
  /// Throws a `HostError` that names `path`.
  package static func write(_ data: Data, to path: String) throws {
    let (file, partial) = try create(in: (path as NSString).deletingLastPathComponent, for: path)
    var problem = fill(file, data)
    // A full disk may only be noticed here.
    if close(file) != 0, problem == nil { problem = errno }
    if let problem {
      unlink(partial)
      throw failure(.cannotWrite, path, problem)
    }
    if rename(partial, path) != 0 {
      let problem = errno
      unlink(partial)
      throw failure(.cannotCreate, path, problem)
    }
  }

  /// A new file in the folder. The next number is for what a process of the same number left behind when it was killed.
  private static func create(in folder: String, for path: String) throws -> (file: Int32, path: String) {
    var number = 0
    while true {
      let partial = (folder as NSString).appendingPathComponent(".picture.\(getpid()).\(number).partial")
      let file = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, partial) }
      guard errno == EEXIST else { throw failure(.cannotCreate, path, errno) }
      number += 1
    }
  }

  /// The error number of the failure, or nil.
  private static func fill(_ file: Int32, _ data: Data) -> Int32? {
    data.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Foundation.write(file, bytes.baseAddress! + written, bytes.count - written)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        written += count
      }
      return nil
    }
  }

  private static func failure(_ status: HostError.Status, _ path: String, _ number: Int32) -> HostError {
    HostError(status, "--snapshot \(path): cannot write the picture: \(String(cString: strerror(number)))")
  }
}
