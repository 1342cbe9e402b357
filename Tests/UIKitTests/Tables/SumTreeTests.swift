// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

struct SumTreeTests {
  private struct Item: SumTreeItem, Equatable {
    var name: Int
    var count: Int
    var length: CGFloat
  }

  /// Random items, a third of them without length; all numbers are exact in binary.
  private func items(_ count: Int, _ random: inout SeededGenerator) -> [Item] {
    (0..<count).map { name in
      let length = Int.random(in: 0..<3, using: &random) == 0 ? 0 : CGFloat(Int.random(in: 1...400, using: &random)) / 8
      return Item(name: name, count: Int.random(in: 1...5, using: &random), length: length)
    }
  }

  @Test func `an empty tree has no count, no length and finds nothing`() {
    let tree = SumTree<Item>([])
    #expect(tree.count == 0)
    #expect(tree.length == 0)
    #expect(tree.firstWithLength == nil)
    #expect(tree.lastWithLength == nil)
    tree.forEach(from: -.infinity, to: .infinity) { _ in Issue.record("found something in nothing") }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `places and offsets are those of a plain list`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let items = items(Int.random(in: 1...40, using: &random), &random)
    let tree = SumTree(items)
    var (index, offset) = (0, CGFloat(0))
    for item in items {
      for inside in 0..<item.count {
        let place = tree.place(at: index + inside)
        #expect(place.item == item)
        #expect(place.index == index)
        #expect(place.offset == offset)
      }
      index += item.count
      offset += item.length
    }
    #expect(tree.count == index)
    #expect(tree.length == offset)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a range finds what shares more than an edge with it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let items = items(Int.random(in: 1...40, using: &random), &random)
    let tree = SumTree(items)
    for _ in 0..<20 {
      let lower = CGFloat(Int.random(in: -80...8000, using: &random)) / 8
      let upper = lower + CGFloat(Int.random(in: 0...1600, using: &random)) / 8
      var expected: [Int] = []
      var offset: CGFloat = 0
      for item in items {
        if min(upper, offset + item.length) > max(lower, offset) { expected.append(item.name) }
        offset += item.length
      }
      var found: [Int] = []
      tree.forEach(from: lower, to: upper) { found.append($0.item.name) }
      #expect(found == expected, "\(lower) to \(upper)")
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the ends skip items without length`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var items = items(Int.random(in: 1...12, using: &random), &random)
    // several empty ones at each end
    let empty = Item(name: -1, count: 2, length: 0)
    items = [empty, empty] + items + [empty, empty, empty]
    let tree = SumTree(items)
    func start(_ position: Int) -> Int { items[..<position].reduce(0) { $0 + $1.count } }
    #expect(tree.firstWithLength?.index == items.firstIndex { $0.length > 0 }.map(start))
    #expect(tree.lastWithLength?.index == items.lastIndex { $0.length > 0 }.map(start))
  }
}
