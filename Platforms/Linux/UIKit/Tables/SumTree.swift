// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Something that stands for `count` places and is `length` points long.
package protocol SumTreeItem: Sendable {
  var count: Int { get }
  var length: CGFloat { get }
}

/// Items laid end to end, found by place or by distance.
///
/// A balanced binary tree whose nodes know the count and length of all that is below them:
///
///     items   a   b   c   d   e   f   g          offset of f = length(a…d) + length(e)
///                     d
///                 b       f                      each node: count and length of its subtree
///               a   c   e   g
///
/// Lookups take time logarithmic in the number of items. Nodes lie in an array and name their children by index, so that a
/// subtree can be replaced by rewriting the path to it.
package struct SumTree<Item: SumTreeItem>: Sendable {
  private struct Node: Sendable {
    let item: Item
    let left: Int
    let right: Int
    let count: Int
    let length: CGFloat
  }

  /// An item with what precedes it.
  package struct Place: Sendable {
    package let item: Item
    /// The number of places before the item.
    package let index: Int
    /// The length before the item.
    package let offset: CGFloat
  }

  private static var none: Int { -1 }

  private var nodes: [Node] = []
  private var root = none

  package init(_ items: [Item]) {
    nodes.reserveCapacity(items.count)
    root = build(items[...])
  }

  /// The number of places of all items.
  package var count: Int { count(root) }

  /// The length of all items.
  package var length: CGFloat { length(root) }

  /// The item that holds a place, which must exist.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  package func place(at index: Int) -> Place {
    precondition(index >= 0 && index < count, "place \(index) of \(count)")
    var id = root
    var before = 0
    var offset: CGFloat = 0
    while true {
      let node = nodes[id]
      let start = before + count(node.left)
      if index < start {
        id = node.left
        continue
      }
      offset += length(node.left)
      if index < start + node.item.count { return Place(item: node.item, index: start, offset: offset) }
      before = start + node.item.count
      offset += node.item.length
      id = node.right
    }
  }

  /// Calls `body`, in order, with the items that share more than an edge with `lower` to `upper`.
  ///
  /// Items without length share nothing and are left out.
  ///
  /// - Complexity: O(log *n* + *k*) for *n* items of which *k* are found.
  package func forEach(from lower: CGFloat, to upper: CGFloat, _ body: (Place) -> Void) {
    visit(root, index: 0, offset: 0, lower, upper, body)
  }

  private func visit(
    _ id: Int, index: Int, offset: CGFloat, _ lower: CGFloat, _ upper: CGFloat, _ body: (Place) -> Void
  ) {
    guard id != Self.none else { return }
    let node = nodes[id]
    guard node.length > 0, offset < upper, offset + node.length > lower else { return }
    visit(node.left, index: index, offset: offset, lower, upper, body)
    let start = index + count(node.left)
    let itemOffset = offset + length(node.left)
    let end = itemOffset + node.item.length
    if node.item.length > 0, itemOffset < upper, end > lower {
      body(Place(item: node.item, index: start, offset: itemOffset))
    }
    visit(node.right, index: start + node.item.count, offset: end, lower, upper, body)
  }

  /// The first item that has a length.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  package var firstWithLength: Place? {
    var id = root
    var index = 0
    var offset: CGFloat = 0
    while id != Self.none, nodes[id].length > 0 {
      let node = nodes[id]
      if length(node.left) > 0 {
        id = node.left
        continue
      }
      index += count(node.left)
      if node.item.length > 0 { return Place(item: node.item, index: index, offset: offset) }
      index += node.item.count
      offset += node.item.length
      id = node.right
    }
    return nil
  }

  /// The last item that has a length.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  package var lastWithLength: Place? {
    var id = root
    var index = 0
    var offset: CGFloat = 0
    while id != Self.none, nodes[id].length > 0 {
      let node = nodes[id]
      let start = index + count(node.left)
      let itemOffset = offset + length(node.left)
      if length(node.right) > 0 {
        index = start + node.item.count
        offset = itemOffset + node.item.length
        id = node.right
        continue
      }
      if node.item.length > 0 { return Place(item: node.item, index: start, offset: itemOffset) }
      id = node.left
    }
    return nil
  }

  private mutating func build(_ items: ArraySlice<Item>) -> Int {
    guard !items.isEmpty else { return Self.none }
    let middle = items.startIndex + items.count / 2
    let left = build(items[..<middle])
    let right = build(items[(middle + 1)...])
    let item = items[middle]
    nodes.append(
      Node(
        item: item, left: left, right: right,
        count: count(left) + item.count + count(right),
        length: length(left) + item.length + length(right)))
    return nodes.count - 1
  }

  private func count(_ id: Int) -> Int { id == Self.none ? 0 : nodes[id].count }

  private func length(_ id: Int) -> CGFloat { id == Self.none ? 0 : nodes[id].length }
}
