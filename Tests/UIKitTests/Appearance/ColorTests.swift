// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

struct ColorTests {
  private static let pattern = UIColor(patternImage: UIImage(cgImage: .of([[0xFFFF_0000]])))

  @Test func `components come back as they were given, also those outside of the range`() {
    for c in [[0, 0.25, 0.5, 1], [1, 1, 0.9, 0.3], [-0.5, 1.5, 0.1, 0]] as [[CGFloat]] {
      #expect(UIColor(red: c[0], green: c[1], blue: c[2], alpha: c[3]).components == c)
    }
    #expect(UIColor(white: 0.3, alpha: 0.4).components == [0.3, 0.3, 0.3, 0.4])
  }

  @Test func `hue, saturation and brightness lead back to the colour`() throws {
    for r in 0...8 {
      for g in 0...8 {
        for b in 0...8 {
          let rgb = [r, g, b].map { CGFloat($0) / 8 }
          let color = UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: 0.5)
          var (h, s, v, a) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
          #expect(color.getHue(&h, saturation: &s, brightness: &v, alpha: &a))
          let back = try #require(UIColor(hue: h, saturation: s, brightness: v, alpha: a).components)
          #expect(zip(back, rgb + [0.5]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(rgb): \(back)")
        }
      }
    }
  }

  @Test(arguments: [(0, "FF0000 1.0"), (1.0 / 6, "FFFF00 1.0"), (1.0 / 3, "00FF00 1.0"), (2.0 / 3, "0000FF 1.0")])
  func `hues go from red over green to blue`(hue: Double, expected: String) {
    #expect(UIColor(hue: CGFloat(hue), saturation: 1, brightness: 1, alpha: 1).hex() == expected)
  }

  @Test func `only a grey has a white component`() {
    var (white, alpha) = (CGFloat(-1), CGFloat(-1))
    #expect(UIColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 0.6).getWhite(&white, alpha: &alpha))
    #expect((white, alpha) == (0.3, 0.6))
    #expect(!UIColor.red.getWhite(nil, alpha: nil))
  }

  @Test func `a pattern has no components and leaves the variables alone`() {
    var red: CGFloat = 0.7
    #expect(!Self.pattern.getRed(&red, green: nil, blue: nil, alpha: nil))
    #expect(!Self.pattern.getHue(&red, saturation: nil, brightness: nil, alpha: nil))
    #expect(!Self.pattern.getWhite(&red, alpha: nil))
    #expect(red == 0.7)
    #expect(Self.pattern.cgColor.pattern != nil)
  }

  // The values that Apple's documentation of UIColor lists.
  @Test(arguments: [
    (UIColor.black, "000000 1.0"), (.darkGray, "555555 1.0"), (.lightGray, "AAAAAA 1.0"), (.white, "FFFFFF 1.0"),
    (.gray, "808080 1.0"), (.red, "FF0000 1.0"), (.green, "00FF00 1.0"), (.blue, "0000FF 1.0"),
    (.cyan, "00FFFF 1.0"), (.yellow, "FFFF00 1.0"), (.magenta, "FF00FF 1.0"), (.orange, "FF8000 1.0"),
    (.purple, "800080 1.0"), (.brown, "996633 1.0"), (.clear, "000000 0.0"), (.lightText, "FFFFFF 0.6"),
    (.darkText, "000000 1.0"),
  ])
  func `plain colours have their documented values in every style`(color: UIColor, expected: String) {
    for traits in [UITraitCollection.light, .dark] { #expect(color.hex(traits) == expected) }
  }

  @Test func `another alpha changes only the alpha`() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).withAlphaComponent(0.5)
    #expect(color.components == [0.1, 0.2, 0.3, 0.5])
    let veil = Self.pattern.withAlphaComponent(0.5)
    #expect(veil.cgColor.pattern != nil)
    #expect(veil.cgColor.alpha == 0.5)
    #expect(UIColor.separator.withAlphaComponent(1).hex(.light) == "3C3C43 1.0")
    #expect(UIColor.separator.withAlphaComponent(1).hex(.dark) == "545458 1.0")
  }

  @Test func `equality is by value`() {
    let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(a == UIColor.red)
    #expect(a.hash == UIColor.red.hash)
    #expect(a != UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label)
    #expect(a != NSObject())
  }

  @Test func `a pattern of an empty image is clear`() {
    #expect(UIColor(patternImage: UIImage()).hex() == "000000 0.0")
  }
}
