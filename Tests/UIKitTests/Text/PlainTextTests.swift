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

  private static let letters = Array(" !\"#$%&'()*+,-./0123456789:;<=>?@ABCXYZ[\\]^_`abcfgijlryz{|}~")

  private func style(_ random: inout SeededGenerator) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = [.left, .center, .right, .justified, .natural].randomElement(using: &random)!
    style.baseWritingDirection = [.natural, .leftToRight, .rightToLeft].randomElement(using: &random)!
    style.lineBreakMode = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle,
    ].randomElement(using: &random)!
    if Bool.random(using: &random) { style.firstLineHeadIndent = .random(in: 0...20, using: &random) }
    if Bool.random(using: &random) { style.headIndent = .random(in: 0...20, using: &random) }
    if Bool.random(using: &random) { style.tailIndent = .random(in: -20...80, using: &random) }
    if Bool.random(using: &random) { style.lineHeightMultiple = .random(in: 0.7...2, using: &random) }
    if Bool.random(using: &random) { style.lineSpacing = .random(in: 0...4, using: &random) }
    return style
  }

  @Test(arguments: 0..<120 as Range<UInt64>)
  func `paragraph styles, widths and transforms treat both alike`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = String(
      (0...Int.random(in: 0...40, using: &random)).map { _ in Self.letters.randomElement(using: &random)! })
    let attributes: [NSAttributedString.Key: Any] = [.font: font(&random), .paragraphStyle: style(&random)]
    let plain = attributed(text, attributes)
    let raised = attributed(text, attributes.merging([.baselineOffset: 1e-12]) { $1 })
    // Often as wide as the text, but for an error of arithmetic.
    let width =
      Bool.random(using: &random)
      ? plain.size().width + [-0.01, 0, 0.01].randomElement(using: &random)! : .random(in: 0...200, using: &random)
    let size = CGSize(width: width, height: .random(in: 0...60, using: &random))
    let options: NSStringDrawingOptions = [
      [], .usesLineFragmentOrigin, [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
    ].randomElement(using: &random)!
    var bounds: [CGRect] = []
    let pictures = [plain, raised].map { string in
      textPicture(220, 80, scale: CGFloat(1 + seed % 3)) { context in
        bounds.append(string.boundingRect(with: size, options: options, context: nil))
        if seed % 5 == 0 { context.rotate(by: 0.1) }
        if seed % 7 == 0 { context.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 200, ty: 0)) }
        string.draw(with: CGRect(origin: CGPoint(x: 3.3, y: 20.1), size: size), options: options, context: nil)
        string.draw(in: CGRect(origin: CGPoint(x: 8, y: 30), size: size))
      }
    }
    #expect(pictures[0] == pictures[1], "\(text)")
    #expect(abs(bounds[0].width - bounds[1].width) < 1e-6 && abs(bounds[0].minX - bounds[1].minX) < 1e-6)
    #expect(abs(bounds[0].height - bounds[1].height) < 1e-6)
  }
}
