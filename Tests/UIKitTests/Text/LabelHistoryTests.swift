// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// What a label shows depends on its properties only, not on the order in which they were set, nor on what was measured
/// or drawn in between.
@MainActor
struct LabelHistoryTests {
  private static let texts: [String?] = [
    nil, "", " ", "\n", "Wi-Fi", "Display & Brightness", "AVATAR To. Ty. WA", "one\ntwo\r\nthree", "שלום עולם abc",
    "مرحبا بالعالم", "日本語のテキスト", "Smile 😀👩‍👩‍👧 now", "e\u{301}a\u{308}", "\u{2028}x\u{2029}", "12:45 – 0/0",
    "Notifications and Sounds of All Devices in the House", "tab\tbed", "…", "a", "Pneumonoultramicroscopic",
  ]

  /// One property with a value; equal names replace each other.
  private struct Change {
    let name: String
    let apply: (UILabel) -> Void
  }

  private func change(_ random: inout SeededGenerator) -> Change {
    switch Int.random(in: 0...15, using: &random) {
    case 0...2:
      let text = Self.texts.randomElement(using: &random)!
      return Change(name: "text") { $0.text = text }
    case 3:
      let text = Self.texts.randomElement(using: &random)!
      let attributes: [NSAttributedString.Key: Any] =
        Bool.random(using: &random) ? [.underlineStyle: 1] : [.kern: 1.5, .backgroundColor: UIColor.yellow]
      return Change(name: "text") { $0.attributedText = text.map { attributed($0, attributes) } }
    case 4:
      let font: UIFont? = [
        nil, .systemFont(ofSize: 9), .boldSystemFont(ofSize: 21), .italicSystemFont(ofSize: 14),
      ].randomElement(using: &random)!
      return Change(name: "font") { $0.font = font }
    case 5:
      let color: UIColor? = [nil, .red, .systemBlue, .secondaryLabel].randomElement(using: &random)!
      return Change(name: "textColor") { $0.textColor = color }
    case 6:
      let alignment = [NSTextAlignment.left, .right, .center, .natural, .justified].randomElement(using: &random)!
      return Change(name: "textAlignment") { $0.textAlignment = alignment }
    case 7:
      let mode = [
        NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping, .byWordWrapping,
        .byCharWrapping,
      ].randomElement(using: &random)!
      return Change(name: "lineBreakMode") { $0.lineBreakMode = mode }
    case 8:
      let lines = Int.random(in: 0...3, using: &random)
      return Change(name: "numberOfLines") { $0.numberOfLines = lines }
    case 9:
      let fits = Bool.random(using: &random)
      return Change(name: "adjusts") { $0.adjustsFontSizeToFitWidth = fits }
    case 10:
      let factor = [0, 0.5, 0.9, 1].randomElement(using: &random)!
      return Change(name: "factor") { $0.minimumScaleFactor = factor }
    case 11:
      let adjustment = [UIBaselineAdjustment.alignBaselines, .alignCenters, .none].randomElement(using: &random)!
      return Change(name: "baseline") { $0.baselineAdjustment = adjustment }
    case 12:
      let color: UIColor? = [nil, .green, UIColor.blue.withAlphaComponent(0.4)].randomElement(using: &random)!
      let offset = CGSize(width: Int.random(in: -2...2, using: &random), height: Int.random(in: -2...2, using: &random))
      return Change(name: "shadow") { ($0.shadowColor, $0.shadowOffset) = (color, offset) }
    case 13:
      let (isHighlighted, isEnabled) = (Bool.random(using: &random), Bool.random(using: &random))
      return Change(name: "state") {
        ($0.highlightedTextColor, $0.isHighlighted, $0.isEnabled) = (.purple, isHighlighted, isEnabled)
      }
    case 14:
      let direction = [UISemanticContentAttribute.forceRightToLeft, .forceLeftToRight, .unspecified]
        .randomElement(using: &random)!
      return Change(name: "direction") { $0.semanticContentAttribute = direction }
    default:
      let size = CGSize(
        width: [0, 3, 8, 30, 61.5, 100, 140].randomElement(using: &random)!,
        height: [0, 10, 20.5, 33, 60].randomElement(using: &random)!)
      return Change(name: "frame") { $0.frame = CGRect(origin: CGPoint(x: 5.25, y: 4), size: size) }
    }
  }

  private func look(_ label: UILabel) -> (sizes: [CGSize], picture: Bitmap) {
    let sizes = [
      label.intrinsicContentSize, label.sizeThatFits(CGSize(width: 60, height: 0)),
      label.textRect(forBounds: CGRect(x: 0, y: 0, width: 70, height: 30), limitedToNumberOfLines: 2).size,
    ]
    return (
      sizes,
      textPicture(150, 70, scale: 2) { context in
        context.translateBy(x: label.frame.minX, y: label.frame.minY)
        label.drawText(in: label.bounds)
      }
    )
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a label that was changed looks as a new one`(seed: UInt64) throws {
    usePlainScreen()
    var random = SeededGenerator(seed: seed)
    let stage = ImageStage(width: 160, height: 80, scale: 2)
    let label = UILabel()
    stage.view.addSubview(label)
    var last: [String: Change] = [:]
    for step in 0..<14 {
      let change = change(&random)
      change.apply(label)
      last[change.name] = change
      switch Int.random(in: 0...4, using: &random) {
      case 0: _ = label.intrinsicContentSize
      case 1: _ = label.sizeThatFits(CGSize(width: Int.random(in: 0...90, using: &random), height: 0))
      case 2: _ = stage.picture()
      case 3:
        _ = textPicture(150, 70, scale: CGFloat(1 + step % 3)) { _ in label.drawText(in: label.bounds) }
      default: break
      }
      guard step % 3 == 0 else { continue }
      let fresh = UILabel()
      let twin = ImageStage(width: 160, height: 80, scale: 2)
      twin.view.addSubview(fresh)
      for name in last.keys.sorted() { last[name]!.apply(fresh) }
      let (shown, expected) = (stage.picture(), twin.picture())
      #expect(shown == expected, "shown, step \(step): \(last.keys.sorted()) after \(change.name)")
      let (a, b) = (look(label), look(fresh))
      #expect(a.sizes == b.sizes, "step \(step) after \(change.name)")
      #expect(a.picture == b.picture, "step \(step) after \(change.name)")
    }
  }
}
