// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

struct SymbolImageTests {
  static let names = [
    "checkmark", "chevron.backward", "chevron.down", "chevron.forward", "chevron.left", "chevron.right", "chevron.up",
    "ellipsis", "info.circle", "minus", "plus", "xmark",
  ]

  @Test(arguments: names) func `a symbol is a template of its own size`(name: String) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(image.isSymbolImage && image.renderingMode == .automatic)
    #expect(image.size.width >= 4 && image.size.width <= 20 && image.size.height >= 4)
    #expect(image.flipsForRightToLeftLayoutDirection == ["chevron.backward", "chevron.forward"].contains(name))
    let bitmap = drawing(width: image.size.width + 2, height: image.size.height + 2, scale: 3) {
      UIColor.red.setFill()
      image.draw(at: CGPoint(x: 1, y: 1))
    }
    // All of it inside its box, in one colour, something of it opaque.
    for edge in [bitmap.row(0), bitmap.row(2), bitmap.column(0), bitmap.column(2)] {
      #expect(edge.allSatisfy { $0 == .clear })
    }
    #expect(bitmap.words.contains(0xFFFF_0000))
    #expect(bitmap.words.allSatisfy { $0 & 0xFFFF == 0 })
  }

  @Test(arguments: ["", "gearshape", "Checkmark", "chevron", "chevron.right.circle"])
  func `any other name is no symbol`(name: String) {
    #expect(UIImage(systemName: name) == nil)
  }

  @Test func `left is right mirrored, and minus is a part of plus`() throws {
    func bitmap(_ name: String) throws -> Bitmap {
      let image = try #require(UIImage(systemName: name))
      return drawing(width: image.size.width, height: image.size.height, scale: 2) { image.draw(at: .zero) }
    }
    let (left, right) = (try bitmap("chevron.left"), try bitmap("chevron.right"))
    // Cairo's antialiasing is not quite the same from left and from right.
    for y in 0..<left.height {
      #expect(zip(left.row(y), right.row(y).reversed()).allSatisfy { $0.difference(to: $1) <= 20 })
    }
    #expect(try bitmap("chevron.forward") == right)
    #expect(try bitmap("chevron.backward") == left)
    let (minus, plus) = (try bitmap("minus"), try bitmap("plus"))
    for (a, b) in zip(minus.words, plus.words) { #expect(a >> 24 <= b >> 24) }
    #expect(minus != plus)
  }

  @Test func `a tint colours a symbol everywhere but where a view tints its templates`() throws {
    let image = try #require(UIImage(systemName: "plus")).withTintColor(.green)
    let bitmap = drawing(width: 16, height: 16) {
      UIColor.red.setFill()
      image.draw(at: .zero)
    }
    #expect(bitmap[8, 4].red == 0 && bitmap[8, 4].green > 0)
  }

  @Test func `a translucent symbol is not darker where its lines cross`() throws {
    let image = try #require(UIImage(systemName: "plus")).withTintColor(.black.withAlphaComponent(0.5))
    let bitmap = drawing(width: 16, height: 16) { image.draw(at: .zero) }
    #expect(bitmap[8, 8] == bitmap[8, 4])
  }
}
