// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// Laws about where lines break and are cut, found by measuring parts of the text.
@MainActor
struct LineLawTests {
  private static let words = [
    "a", "WLAN", "Bluetooth", "of", "AVATAR", "To.", "Größe", "(12)", "Привет", "Notifications", "x", "030", "naïve",
  ]
  private static let breaks = ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}", "\u{85}"]

  private func text(_ random: inout SeededGenerator) -> String {
    (0...Int.random(in: 0...7, using: &random)).map { _ in Self.words.randomElement(using: &random)! }
      .joined(separator: " ")
  }

  private func font(_ random: inout SeededGenerator) -> UIFont {
    .systemFont(
      ofSize: [9, 12, 17, 19, 21, 28].randomElement(using: &random)!,
      weight: [.regular, .bold, .light].randomElement(using: &random)!)
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat { attributed(text, [.font: font]).size().width }

  private func picture(_ text: String?, _ font: UIFont, _ size: CGSize, scale: CGFloat, _ change: (UILabel) -> Void)
    -> Bitmap
  {
    usePlainScreen()
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    (label.text, label.font) = (text, font)
    change(label)
    return textPicture(max(size.width, 1) + 20, size.height + 10, scale: scale) { context in
      context.translateBy(x: 10, y: 5)
      label.drawText(in: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func `words break where the next one has no room`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (text, font) = (text(&random), font(&random))
    let limit = Self.words.map { width($0, font) }.max()! + .random(in: 1...100, using: &random)
    var lines: [String] = []
    for word in text.components(separatedBy: " ") {
      if let last = lines.last, width(last + " " + word, font) <= limit {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    let mode = [NSLineBreakMode.byWordWrapping, .byTruncatingTail, .byTruncatingMiddle].randomElement(using: &random)!
    let scale = CGFloat(1 + seed % 3)
    let size = CGSize(width: limit, height: 280)
    let broken = picture(text, font, size, scale: scale) {
      ($0.numberOfLines, $0.textAlignment, $0.lineBreakMode) = (0, .left, mode)
    }
    let end = Self.breaks.randomElement(using: &random)!
    let expected = picture(lines.joined(separator: end), font, size, scale: scale) {
      ($0.numberOfLines, $0.textAlignment, $0.lineBreakMode) = (lines.count, .left, mode)
    }
    #expect(broken == expected, "\(lines) in \(limit)")
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func `text as wide as its label is not cut`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (text, font) = (text(&random), font(&random))
    let scale = CGFloat(1 + seed % 3)
    let exact = width(text, font)
    let mode = [NSLineBreakMode.byWordWrapping, .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping]
      .randomElement(using: &random)!
    func shown(_ width: CGFloat) -> Bitmap {
      let label = UILabel()
      (label.text, label.font, label.lineBreakMode, label.textAlignment) = (text, font, mode, .left)
      label.numberOfLines = Int(seed % 3)
      return textPicture(exact + 20, 60, scale: scale) { _ in
        label.drawText(in: CGRect(x: 5, y: 5, width: width, height: 40))
      }
    }
    usePlainScreen()
    let whole = shown(2 * exact)
    #expect(shown(exact) == whole, "\(text)")
    #expect(shown(exact + 0.001) == whole)
    let label = UILabel()
    (label.text, label.font, label.lineBreakMode) = (text, font, mode)
    #expect(shown(label.intrinsicContentSize.width) == whole)
    if mode != .byClipping, label.numberOfLines == 1, seed % 3 == 1 { #expect(shown(exact - 0.5) != whole, "\(text)") }
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func `a cut line keeps as much as has room`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (text, font) = (text(&random), font(&random))
    let mode = [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle].randomElement(using: &random)!
    let full = width(text, font)
    let limit = CGFloat.random(in: 0...1, using: &random) * full
    let dots = width("…", font)
    let bitmap = picture(text, font, CGSize(width: limit, height: 40), scale: 3) {
      ($0.lineBreakMode, $0.textAlignment) = (mode, .left)
    }
    guard let ink = bitmap.inkRect else { return }
    #expect(ink.minX >= 30 - 4 && ink.maxX <= 30 + limit * 3 + 4, "\(ink) in \(limit)")
    guard limit > dots + 2 else { return }
    // The widest character may be what had no room; in the middle one on each side.
    let widest = text.map { width(String($0), font) }.max()!
    let slack = widest * (mode == .byTruncatingMiddle ? 2 : 1) + width(" ", font) * 2 + 2
    #expect(ink.maxX - 30 > (limit - slack) * 3, "\(text) \(mode.rawValue) \(ink) in \(limit)")
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func `a limit of lines shows the first lines`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let font = font(&random)
    let lines = (0..<4).map { _ in Self.words.randomElement(using: &random)! }
    let end = Self.breaks.randomElement(using: &random)!
    let mode = [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping].randomElement(using: &random)!
    for count in 1...4 {
      usePlainScreen()
      func label(_ text: String, _ limit: Int) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.numberOfLines, label.lineBreakMode) = (text, font, limit, mode)
        return label
      }
      let (whole, part) = (
        label(lines.joined(separator: end), count), label(lines[..<count].joined(separator: "\n"), 0)
      )
      #expect(whole.sizeThatFits(CGSize(width: 500, height: 0)) == part.sizeThatFits(CGSize(width: 500, height: 0)))
      let area = CGRect(x: 4, y: 4, width: 280, height: 180)
      #expect(
        textPicture(300, 200) { _ in whole.drawText(in: area) }
          == textPicture(300, 200) { _ in part.drawText(in: area) },
        "\(lines) \(count) \(mode.rawValue) \(end.debugDescription)")
    }
  }
}
