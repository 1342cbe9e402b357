// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// What the app was launched with: `-variant NAME`, and `-texture FILE` for a texture of one's own.
struct LaunchArguments {
  var variant = Variant.plain
  var texture = UIColor.twill

  /// An argument that makes no sense ends the app with a line that names it.
  init(_ defaults: UserDefaults = .standard) {
    if let name = defaults.string(forKey: "variant") {
      guard let variant = Variant(rawValue: name) else {
        let names = Variant.allCases.map(\.rawValue).joined(separator: ", ")
        Self.stop("-variant \(name): the variants are \(names)", status: 64)
      }
      self.variant = variant
    }
    if let path = defaults.string(forKey: "texture") {
      guard let image = UIImage(contentsOfFile: path) else {
        Self.stop("-texture \(path): this file is not there or is not a picture", status: 66)
      }
      texture = UIColor(patternImage: image)
    }
  }

  private static func stop(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(message)\n".utf8))
    exit(status)
  }
}
