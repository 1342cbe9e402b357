// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

struct InsetsTests {
  @Test func `insets and their opposite leave the rectangle as it was`() {
    var random = SeededGenerator(seed: 1)
    func number() -> CGFloat { CGFloat(Int.random(in: -40...40, using: &random)) }
    for _ in 0..<200 {
      let rect = CGRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
      let (top, left, bottom, right) = (number(), number(), number(), number())
      let inner = rect.inset(by: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
      #expect(inner.origin == CGPoint(x: rect.minX + left, y: rect.minY + top))
      #expect(inner.size.width == rect.width - left - right)
      guard inner.size.width >= 0, inner.size.height >= 0 else { continue }
      #expect(inner.inset(by: UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)) == rect)
    }
  }

  @Test func `insets wider than the rectangle give a negative size`() {
    let inner = CGRect(x: 0, y: 0, width: 10, height: 10)
      .inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    #expect(inner.size == CGSize(width: -6, height: 10))
  }

  @Test func `the null rectangle has no inside`() {
    #expect(CGRect.null.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).isNull)
  }

  @Test func `a rectangle given backwards is inset like the same one given forwards`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let backwards = CGRect(x: 20, y: 30, width: -20, height: -30)
    #expect(backwards.inset(by: insets) == CGRect(x: 0, y: 0, width: 20, height: 30).inset(by: insets))
  }

  @Test func `equal insets have equal hashes and each side counts`() {
    let base = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let others = [
      UIEdgeInsets(top: 0, left: 2, bottom: 3, right: 4), UIEdgeInsets(top: 1, left: 0, bottom: 3, right: 4),
      UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 4), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 0),
    ]
    #expect(Set(others + [base, base]).count == 5)
    #expect(UIEdgeInsets() == .zero)
    #expect(NSDirectionalEdgeInsets() == .zero)
  }

  @Test func `all corners and all edges contain each of them`() {
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    #expect(Set(corners.map(\.rawValue)) == [1, 2, 4, 8])
    #expect(corners.allSatisfy { UIRectCorner.allCorners.contains($0) })
    let edges: [UIRectEdge] = [.top, .left, .bottom, .right]
    #expect(Set(edges.map(\.rawValue)) == [1, 2, 4, 8])
    #expect(UIRectEdge.all == UIRectEdge(edges))
  }
}
