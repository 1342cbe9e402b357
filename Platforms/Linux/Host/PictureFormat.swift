// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// A kind of picture that the host can write, named by the file's extension.
package enum PictureFormat: String, CaseIterable, Sendable {
  case png
  /// Vectors on one page of the window's size in points; text can be selected.
  case pdf
  /// Vectors in the window's size in points; text is outlines.
  case svg

  /// The format of a file of that name, upper and lower case alike.
  init?(path: String) {
    self.init(rawValue: (path as NSString).pathExtension.lowercased())
  }

  /// The extensions as a sentence needs them.
  static var list: String {
    let names = allCases.map { ".\($0.rawValue)" }
    return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }
}
