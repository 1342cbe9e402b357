// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// A label's first picture has no backing store, and later ones one that covers its text only. Nothing of the text may
/// be missing in any of them.
@MainActor
struct LabelBackingTests {
  /// A label of an app's, whose backing store is as large as its bounds.
  private final class Whole: UILabel {}

  private static let texts = [
    "Wi-Fi", "jgÅÇ|_", "Display & Brightness", "A\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}", "שלום עולם",
    "مرحبا بالعالم", "日本語のテキスト", "Smile 😀👩‍👩‍👧 now", "fjord\tTo. Ty", "H\nj\n\nÅ", " ", "𝒲̶̢͖e̷̟͊ŝ̵̡ĺ̴͜e̸̘͂y̵̨̛", "-> <= ffi",
  ]

  private func change(_ label: UILabel, _ random: inout SeededGenerator) {
    label.text = Self.texts.randomElement(using: &random)
    let size = CGFloat.random(in: 6...40, using: &random)
    label.font =
      Bool.random(using: &random)
      ? .italicSystemFont(ofSize: size)
      : .systemFont(ofSize: size, weight: [.ultraLight, .regular, .black].randomElement(using: &random)!)
    label.textAlignment = [.left, .right, .center, .natural].randomElement(using: &random)!
    label.numberOfLines = Int.random(in: 0...2, using: &random)
    label.lineBreakMode = [.byTruncatingTail, .byTruncatingHead, .byClipping, .byWordWrapping]
      .randomElement(using: &random)!
    label.adjustsFontSizeToFitWidth = Int.random(in: 0...3, using: &random) == 0
    label.isEnabled = Int.random(in: 0...3, using: &random) > 0
    if Int.random(in: 0...5, using: &random) == 0 { label.shadowColor = .red }
    label.semanticContentAttribute = Bool.random(using: &random) ? .forceRightToLeft : .forceLeftToRight
    label.bounds.size = CGSize(
      width: CGFloat.random(in: 1...140, using: &random), height: CGFloat.random(in: 1...60, using: &random))
    if Int.random(in: 0...5, using: &random) == 0 {
      label.transform = CGAffineTransform(scaleX: .random(in: 0.5...2, using: &random), y: 1.2)
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `every text looks as in a label with all of its memory`(scale: CGFloat) throws {
    for seed in 0..<40 as Range<UInt64> {
      let pictures = try [UILabel(), Whole()].map { label in
        var random = SeededGenerator(seed: seed)
        change(label, &random)
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 90))
        // Also between pixels.
        label.center = CGPoint(x: 90 + CGFloat.random(in: 0...1, using: &random), y: 40.3)
        holder.addSubview(label)
        return try (first: Bitmap(of: holder, scale: scale), second: Bitmap(of: holder, scale: scale))
      }
      let (part, whole) = (pictures[0], pictures[1])
      #expect(whole.first == whole.second)
      #expect(part.second == whole.second, "seed \(seed)")
      // Where two glyphs or a shadow share a pixel the sums are rounded in another order.
      #expect(part.first.largestDifference(to: whole.first) <= 1, "seed \(seed)")
    }
  }

  @Test func `the contents of the layer are as large as the label`() throws {
    let contents = try [UILabel(), Whole()].map { label in
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      label.text = "Wi-Fi"
      _ = try Bitmap(of: label, scale: 2)
      let image = try #require(label.layer.contents as AnyObject as? CGImage)
      return Bitmap(image)
    }
    #expect((contents[0].width, contents[0].height) == (200, 80))
    #expect(contents[0] == contents[1])
  }
}
