// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// Glyphs are only compared with one another: another font gives other pixels, and the same laws.
@MainActor
struct StringDrawingTests {
  private static let font = UIFont.systemFont(ofSize: 17)
  private nonisolated static let long = "Notifications and Sounds of All Devices in the House"

  private func attributes(
    _ alignment: NSTextAlignment = .natural, size: CGFloat = 17
  ) -> [NSAttributedString.Key: Any] {
    // Natural alignment follows the screen's direction, which other tests change.
    usePlainScreen()
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    return [.font: UIFont.systemFont(ofSize: size), .paragraphStyle: style]
  }

  @Test(arguments: [11, 17, 19.5, 34] as [CGFloat])
  func `a line is as high as its font, and as wide however it is asked for`(size: CGFloat) {
    let text = NSString(string: "Wi-Fi")
    let measured = text.size(withAttributes: attributes(size: size))
    #expect(abs(measured.height - UIFont.systemFont(ofSize: size).lineHeight) < 1e-9)
    #expect(measured.width > size)
    #expect(attributed("Wi-Fi", attributes(size: size)).size() == measured)
    let unbounded = text.boundingRect(
      with: CGSize(width: 1e9, height: 1e9), options: .usesLineFragmentOrigin, attributes: attributes(size: size),
      context: nil)
    #expect(unbounded == CGRect(origin: .zero, size: measured))
  }

  @Test func `nothing has no size and no ink`() {
    #expect(NSString(string: "").size(withAttributes: attributes()) == .zero)
    #expect(attributed("").size() == .zero)
    #expect(textPicture { _ in NSString(string: "").draw(at: .zero) }.inkRect == nil)
  }

  @Test func `lines that end with a line feed add up`() {
    let one = NSString(string: "Wi-Fi").size(withAttributes: attributes())
    let three = NSString(string: "Wi-Fi\nx\n").size(withAttributes: attributes())
    #expect(abs(three.height - 3 * one.height) < 1e-9)
    #expect(three.width == one.width)
  }

  @Test(arguments: [NSTextAlignment.left, .center, .right, .natural, .justified])
  func `ink lies inside the measured rectangle`(alignment: NSTextAlignment) throws {
    let text = NSString(string: Self.long)
    let size = CGSize(width: 150, height: 1000)
    let rect = text.boundingRect(
      with: size, options: .usesLineFragmentOrigin, attributes: attributes(alignment), context: nil)
    #expect(rect.width > 100 && rect.maxX <= 150.01 && rect.minX >= 0)
    let picture = textPicture(190, 100) { _ in
      text.draw(
        in: CGRect(x: 20, y: 10, width: 150, height: 90), withAttributes: attributes(alignment))
    }
    let ink = try #require(picture.inkRect)
    // A glyph may reach over its advance by a pixel or two.
    let allowed = CGRect(
      x: (rect.minX + 20) * 3, y: (rect.minY + 10) * 3, width: rect.width * 3, height: rect.height * 3
    ).insetBy(dx: -3, dy: 0)
    #expect(allowed.contains(ink), "\(ink) in \(allowed)")
    #expect(ink.width > allowed.width - 15)
  }

  @Test func `attributes over the whole text draw what they draw for a plain string`() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    for more: [NSAttributedString.Key: Any] in [
      [:], [.foregroundColor: UIColor.systemBlue], [.kern: 2], [.underlineStyle: 1], [.baselineOffset: -3],
      [.shadow: shadow], [.backgroundColor: UIColor.systemGreen],
    ] {
      let all = attributes().merging(more) { $1 }
      let plain = textPicture { _ in NSString(string: Self.long).draw(at: CGPoint(x: 5, y: 5), withAttributes: all) }
      let string = textPicture { _ in attributed(Self.long, all).draw(at: CGPoint(x: 5, y: 5)) }
      #expect(plain == string)
      #expect(plain.inkRect != nil)
      if !more.isEmpty {
        let other = textPicture { _ in
          NSString(string: Self.long).draw(at: CGPoint(x: 5, y: 5), withAttributes: attributes())
        }
        #expect(plain != other, "\(more)")
      }
    }
  }

  @Test func `parts that differ in nothing but their colour stand where the whole text stands`() {
    let text = NSMutableAttributedString(string: "Wireless LAN", attributes: attributes())
    text.addAttribute(.foregroundColor, value: UIColor.black, range: NSRange(location: 0, length: 4))
    let parts = textPicture { _ in text.draw(at: CGPoint(x: 5, y: 5)) }
    let whole = textPicture { _ in attributed("Wireless LAN", attributes()).draw(at: CGPoint(x: 5, y: 5)) }
    #expect(parts == whole)
  }

  @Test func `text in a rectangle begins where text at a point does`() {
    let point = CGPoint(x: 7, y: 4)
    let at = textPicture { _ in NSString(string: "Wi-Fi").draw(at: point, withAttributes: attributes()) }
    let within = textPicture { _ in
      NSString(string: "Wi-Fi").draw(
        in: CGRect(origin: point, size: CGSize(width: 100, height: 50)), withAttributes: attributes())
    }
    #expect(at == within)
  }

  @Test func `without the line fragment's origin the origin is on the baseline`() throws {
    let text = NSString(string: "HEH")
    let picture = textPicture { _ in
      text.draw(with: CGRect(x: 5, y: 30, width: 0, height: 0), attributes: attributes(), context: nil)
    }
    let ink = try #require(picture.inkRect)
    #expect(abs(ink.maxY - 90) <= 1)
    let rect = text.boundingRect(with: .zero, attributes: attributes(), context: nil)
    #expect(rect.minY < -10 && rect.maxY > 0 && rect.maxY < 6)
    #expect(rect.size == text.size(withAttributes: attributes()))
  }

  @Test func `text below a rectangle is cut off`() throws {
    let rect = CGRect(x: 5, y: 5, width: 100, height: 30)
    let picture = textPicture(200, 100) { _ in
      NSString(string: Self.long).draw(in: rect, withAttributes: attributes())
    }
    let ink = try #require(picture.inkRect)
    #expect(ink.maxY <= 35 * 3 && ink.maxY > 30 * 3)
  }

  @Test func `text that is cut off between two pixels covers as much of them as a rectangle`() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byClipping
    let text = attributed("HHHHHHHHHH", [.font: UIFont.systemFont(ofSize: 30, weight: .black), .paragraphStyle: style])
    for (x, width) in [(3, 30.25), (3.25, 30.5), (3.4, 31), (4, 30)] as [(CGFloat, CGFloat)] {
      let rect = CGRect(x: x, y: 2, width: width, height: 36)
      let cut = textPicture(60, 40, scale: 1) { _ in text.draw(in: rect) }
      let whole = textPicture(60, 40, scale: 1) { _ in text.draw(in: CGRect(x: x, y: 2, width: 1000, height: 36)) }
      let filled = textPicture(60, 40, scale: 1) { context in context.fill(rect) }
      for (column, y) in (20..<60).flatMap({ column in (0..<40).map { (column, $0) } }) {
        #expect(abs(cut[column, y].alpha - whole[column, y].alpha * filled[column, 20].alpha / 255) <= 1)
      }
    }
  }

  @Test func `the last visible line ends with an ellipsis where it is asked for`() throws {
    func picture(_ options: NSStringDrawingOptions) -> Bitmap {
      textPicture(130, 100) { _ in
        attributed("HHHH HHHH HHHH HHHH HHHH HHHH", attributes()).draw(
          with: CGRect(x: 5, y: 5, width: 110, height: 45), options: options, context: nil)
      }
    }
    let whole = picture(.usesLineFragmentOrigin)
    let cut = picture([.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    #expect(whole.inkBands.count == 3)
    #expect(cut.inkBands.count == 2)
    let ink = try #require(cut.inkRect)
    #expect(ink.maxX <= 115 * 3)
    // The three dots, on the baseline of the second line and nowhere above.
    let last = try #require(cut.inkBands.last)
    let dots = cut.inkStretches(inRow: last.upperBound - 2)
    let letters = cut.inkStretches(inRow: last.lowerBound + 2)
    #expect(dots.filter { $0.lowerBound > letters.last!.upperBound }.count == 3)

    let text = attributed("HHHH HHHH HHHH HHHH HHHH HHHH", attributes())
    let size = CGSize(width: 110, height: 45)
    let full = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
    let limited = text.boundingRect(
      with: size, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    #expect(abs(limited.height - 2 * Self.font.lineHeight) < 1e-6)
    #expect(full.height > limited.height)
  }

  @Test func `a context lets text shrink as far as it allows`() {
    let context = NSStringDrawingContext()
    let text = attributed(Self.long, attributes())
    let full = text.size().width
    var last: CGFloat = 2
    for width in stride(from: full + 5, to: full * 0.4, by: -20) {
      context.minimumScaleFactor = 0.5
      let rect = text.boundingRect(with: CGSize(width: width, height: 0), options: [], context: context)
      #expect(context.actualScaleFactor <= last && context.actualScaleFactor >= 0.5)
      #expect(context.totalBounds == rect)
      if context.actualScaleFactor > 0.5 { #expect(rect.width <= width + 0.01) }
      last = context.actualScaleFactor
    }
    #expect(last == 0.5)
    context.minimumScaleFactor = 0
    _ = text.boundingRect(with: CGSize(width: 20, height: 0), options: [], context: context)
    #expect(context.actualScaleFactor == 1)
  }

  @Test func `natural text is the mirror in a mirrored interface, left text is not`() {
    func picture(_ alignment: NSTextAlignment, _ traits: UITraitCollection) -> Bitmap {
      textPicture { _ in
        traits.performAsCurrent {
          NSString(string: "Wi-Fi").draw(
            in: CGRect(x: 0, y: 0, width: 200, height: 60), withAttributes: attributes(alignment))
        }
      }
    }
    let mirrored = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(picture(.natural, mirrored) == picture(.right, plainTraits))
    #expect(picture(.natural, plainTraits) == picture(.left, plainTraits))
    #expect(picture(.left, mirrored) == picture(.left, plainTraits))
    #expect(picture(.left, plainTraits) != picture(.right, plainTraits))
  }

  @Test func `other threads draw the same`() async {
    // Their traits are the system's, which other tests change.
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .leftToRight), .init(displayScale: 3),
    ])
    func picture() -> Bitmap {
      textPicture { _ in
        traits.performAsCurrent { NSString(string: Self.long).draw(at: .zero, withAttributes: [.kern: 1]) }
      }
    }
    let here = picture()
    let there = await withCheckedContinuation { continuation in
      Thread {
        let picture = textPicture { _ in
          traits.performAsCurrent {
            NSString(string: StringDrawingTests.long).draw(at: .zero, withAttributes: [.kern: 1])
          }
        }
        continuation.resume(returning: picture)
      }.start()
    }
    #expect(here == there)
    #expect(here.inkRect != nil)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e300])
  func `no rectangle harms`(value: CGFloat) {
    let text = attributed("Wi-Fi and more", attributes(.center).merging([.underlineStyle: 1]) { $1 })
    for rect in [
      CGRect(x: value, y: 0, width: 100, height: 20), CGRect(x: 0, y: value, width: 100, height: 20),
      CGRect(x: 0, y: 0, width: value, height: 20), CGRect(x: 0, y: 0, width: 100, height: value),
    ] {
      _ = textPicture(40, 20) { _ in
        text.draw(in: rect)
        text.draw(at: rect.origin)
        text.draw(with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
      }
      let bounds = text.boundingRect(with: rect.size, options: .usesLineFragmentOrigin, context: nil)
      #expect(bounds.width.isFinite && bounds.height.isFinite && bounds.minX.isFinite)
    }
  }
}
