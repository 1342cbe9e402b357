// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// Plain Latin lines are shaped without Pango's layout. They must look as it would have made them.
struct PlainTextTests {
  private static let pieces = [
    "AVAST To. Ty", "fi ffl fj", "->", "<=", " ", "  ", "12:45", "0/0", "(a)", "\"q\"", "--", "x", "Wi-Fi", "iOS 26",
    "&", "@", "~", "#1*", "A", "rn", "{[|]}",
  ]

  private func font(_ random: inout SeededGenerator) -> UIFont {
    let size = CGFloat.random(in: 5...44, using: &random)
    switch Int.random(in: 0...2, using: &random) {
    case 0: return .italicSystemFont(ofSize: size)
    case 1: return .monospacedDigitSystemFont(ofSize: size, weight: .medium)
    default: return .systemFont(ofSize: size, weight: [.ultraLight, .regular, .black].randomElement(using: &random)!)
    }
  }

  /// What is raised by nothing to speak of has a run of its own, which only the layout can lay out.
  @Test(arguments: 0..<120 as Range<UInt64>) func `a plain text looks as one with attributes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = (0...Int.random(in: 0...4, using: &random)).map { _ in Self.pieces.randomElement(using: &random)! }
      .joined()
    let font = font(&random)
    let (plain, raised) = (
      attributed(text, [.font: font]), attributed(text, [.font: font, .baselineOffset: 1e-12])
    )
    #expect(abs(plain.size().width - raised.size().width) < 1e-9, "\(text)")
    #expect(abs(plain.size().height - raised.size().height) < 1e-9, "\(text)")
    let origin = CGPoint(x: CGFloat.random(in: 4...5, using: &random), y: 7.3)
    let scale = CGFloat(1 + seed % 3)
    #expect(
      textPicture(300, 70, scale: scale) { _ in plain.draw(at: origin) }
        == textPicture(300, 70, scale: scale) { _ in raised.draw(at: origin) }, "\(text)")
  }
}
