// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import QuartzCore
import UIKit

/// A picture draws a label straight on its pixels the first time, and from a backing store later, as frames do.
@MainActor
struct LabelPictureTests {
  private static let texts = [
    "Wi-Fi", "jgÅÇ|_", "A\u{301}\u{302}\u{303}\u{304}\u{305}", "שלום עולם", "日本語", "Smile 😀", "H\nj\n\nÅ", " ",
    "Notifications and Sounds", "ffi AVAVAV",
  ]

  private static let pattern = UIColor(
    patternImage: UIImage(cgImage: .of([[0xFFFF_0000, 0x8000_0080], [0xFF00_FF00, 0x4040_4000]])))

  private func color(_ random: inout SeededGenerator) -> UIColor {
    [
      .label, .red, UIColor.blue.withAlphaComponent(0.3), Self.pattern, Self.pattern.withAlphaComponent(0.5),
      .clear, UIColor { $0.userInterfaceStyle == .dark ? .white : .brown },
    ].randomElement(using: &random)!
  }

  private func view(seed: UInt64) -> UIView {
    var random = SeededGenerator(seed: seed)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 90))
    outer.backgroundColor = [nil, .white, Self.pattern, UIColor.green.withAlphaComponent(0.5)]
      .randomElement(using: &random)!
    let holder = UIView(frame: CGRect(x: 7.5, y: 3.25, width: 140, height: 80))
    outer.addSubview(holder)
    switch Int.random(in: 0...9, using: &random) {
    case 0: holder.clipsToBounds = true
    case 1: (holder.layer.cornerRadius, holder.clipsToBounds) = (20, true)
    case 2: holder.alpha = 0.6
    case 3: holder.transform = CGAffineTransform(scaleX: -1, y: 1)
    case 4: holder.transform = CGAffineTransform(rotationAngle: .pi / 2)
    case 5: holder.transform = CGAffineTransform(scaleX: 1, y: -1)
    case 6: holder.transform = CGAffineTransform(scaleX: 1.5, y: 0.7)
    case 7: holder.bounds.origin = CGPoint(x: 3.3, y: -2)
    default: break
    }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let label = UILabel(
        frame: CGRect(
          x: .random(in: -10...60, using: &random), y: .random(in: -10...40, using: &random),
          width: .random(in: 1...120, using: &random), height: .random(in: 1...60, using: &random)))
      label.font = .systemFont(ofSize: .random(in: 8...30, using: &random), weight: .heavy)
      label.numberOfLines = Int.random(in: 0...2, using: &random)
      label.textAlignment = [.left, .center, .right, .natural].randomElement(using: &random)!
      label.textColor = color(&random)
      let text = Self.texts.randomElement(using: &random)!
      if Bool.random(using: &random) {
        label.text = text
      } else {
        let shadow = NSShadow()
        (shadow.shadowColor, shadow.shadowOffset) = (color(&random), CGSize(width: 2, height: 1))
        shadow.shadowBlurRadius = Bool.random(using: &random) ? 3 : 0
        let string = NSMutableAttributedString(string: text, attributes: [.underlineStyle: 1])
        let part = NSRange(location: 0, length: (string.length + 1) / 2)
        string.addAttribute(.shadow, value: shadow, range: part)
        string.addAttribute(.backgroundColor, value: color(&random), range: part)
        label.attributedText = string
      }
      if Int.random(in: 0...3, using: &random) == 0 { label.shadowColor = color(&random) }
      if Int.random(in: 0...4, using: &random) == 0 { label.backgroundColor = color(&random) }
      if Int.random(in: 0...6, using: &random) == 0 { label.isOpaque = true }
      if Int.random(in: 0...6, using: &random) == 0 { label.clipsToBounds = true }
      if Int.random(in: 0...6, using: &random) == 0 { label.layer.cornerRadius = 5 }
      if Int.random(in: 0...6, using: &random) == 0 { label.alpha = 0.4 }
      if Int.random(in: 0...6, using: &random) == 0 { label.isEnabled = false }
      if Int.random(in: 0...6, using: &random) == 0 { label.contentMode = .topLeft }
      if Int.random(in: 0...6, using: &random) == 0 { label.layer.shadowOpacity = 0.5 }
      if Int.random(in: 0...6, using: &random) == 0 { label.transform = CGAffineTransform(scaleX: -1, y: 1) }
      (Bool.random(using: &random) ? holder : outer).addSubview(label)
    }
    return outer
  }

  private func picture(_ view: UIView, scale: CGFloat, opaque: Bool, isPicture: Bool) throws -> Bitmap {
    let context = try #require(CGContext.bitmap(width: Int(160 * scale), height: Int(90 * scale), opaque: opaque))
    view.layoutIfNeeded()
    Compositor.render(view.layer, in: context, scale: scale, isPicture: isPicture)
    return Bitmap(context)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `the first picture, the second and a frame are the same`(seed: UInt64) throws {
    usePlainScreen()
    let (scale, opaque) = (CGFloat(1 + seed % 3), seed % 2 == 0)
    let (first, other) = (view(seed: seed), view(seed: seed))
    let frame = try picture(other, scale: scale, opaque: opaque, isPicture: false)
    // Each of a pixel's layers, such as background, shadow and glyphs, is rounded in another order.
    let difference = try picture(first, scale: scale, opaque: opaque, isPicture: true).largestDifference(to: frame)
    #expect(difference <= 2)
    #expect(try picture(first, scale: scale, opaque: opaque, isPicture: true) == frame)
    #expect(try picture(other, scale: scale, opaque: opaque, isPicture: true) == frame)
  }
}
