// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

struct TransformTests {
  @Test func `translatedBy applies the translation first`() {
    let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7)
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 24))
  }

  @Test func `concatenating applies the receiver first`() {
    let t = CGAffineTransform(translationX: 5, y: 7).concatenating(CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 24))
  }

  @Test func `an inverse undoes, that of a singular matrix is the matrix`() {
    let t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: 5)
    let p = CGPoint(x: 7, y: -2).applying(t).applying(t.inverted())
    #expect(hypot(p.x - 7, p.y + 2) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `a rotation turns from x to y`() {
    let p = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(hypot(p.x, p.y - 1) < 1e-12)
  }

  @Test func `a rectangle's transform is the box around its corners`() {
    let r = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(r.minX + 1) < 1e-12 && abs(r.maxY - 2) < 1e-12)
    #expect(
      CGRect(x: 1, y: 1, width: 2, height: 2).applying(CGAffineTransform(scaleX: -1, y: 2))
        == CGRect(x: -3, y: 2, width: 2, height: 4))
  }
}
