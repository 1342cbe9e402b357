// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension CGImage {
  /// An image of these words 0xAARRGGBB, premultiplied, row by row from the top.
  public static func of(_ rows: [[UInt32]]) -> CGImage {
    let image = make(width: rows[0].count, height: rows.count, opaque: false) { words, stride in
      for (y, row) in rows.enumerated() {
        for (x, word) in row.enumerated() { words[y * stride + x] = word }
      }
    }
    guard let image else { fatalError("no image of \(rows[0].count) × \(rows.count) pixels") }
    return image
  }
}
