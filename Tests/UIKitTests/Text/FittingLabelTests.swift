// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

@MainActor
struct FittingLabelTests {
  private static let text = "Notifications and Sounds"

  private func label(_ width: CGFloat, _ height: CGFloat = 60, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = Self.text
    label.adjustsFontSizeToFitWidth = true
    change(label)
    return label
  }

  private func ink(_ label: UILabel) throws -> CGRect {
    let bitmap = textPicture(label.bounds.width, label.bounds.height) { _ in label.drawText(in: label.bounds) }
    return try #require(bitmap.inkRect)
  }

  @Test func `the narrower the label, the smaller its text, and all of it inside`() throws {
    let full = label(300).intrinsicContentSize.width
    var last = CGFloat.infinity
    for width in stride(from: full + 10, to: full / 3, by: -7) {
      let ink = try ink(label(width))
      #expect(ink.height <= last, "at \(width)")
      #expect(ink.maxX <= width * 3 + 1)
      // As large as fits: a hundredth more of the size would not.
      if width < full { #expect(ink.width > width * 3 * 0.95 - 6, "at \(width): \(ink.width)") }
      last = ink.height
    }
    #expect(try ink(label(full / 2)).height < ink(label(full)).height * 0.6)
  }

  @Test func `text that fits is left alone`() throws {
    let own = label(300)
    let other = label(300) { $0.adjustsFontSizeToFitWidth = false }
    #expect(try ink(own) == ink(other))
    #expect(own.font.pointSize == 17)
  }

  @Test func `below the smallest factor text is cut`() throws {
    let full = label(300).intrinsicContentSize.width
    let limited = try ink(label(full / 2) { $0.minimumScaleFactor = 0.8 })
    let size = try ink(label(300) { $0.font = .systemFont(ofSize: 17 * 0.8) })
    #expect(abs(limited.height - size.height) <= 1)
    #expect(limited.maxX <= full / 2 * 3 + 1)
    let fixed = try ink(label(full / 2) { $0.minimumScaleFactor = 1 })
    #expect(try fixed == ink(label(full / 2) { $0.adjustsFontSizeToFitWidth = false }))
  }

  @Test func `the baseline adjustment says where smaller text lies`() throws {
    func bottom(_ adjustment: UIBaselineAdjustment?) throws -> CGFloat {
      let label = label(100) {
        ($0.text, $0.font) = ("HHHHHHHH", .systemFont(ofSize: 30))
        $0.baselineAdjustment = adjustment ?? .alignBaselines
        $0.adjustsFontSizeToFitWidth = adjustment != nil
      }
      return try ink(label).maxY
    }
    #expect(abs(try bottom(.alignBaselines) - bottom(nil)) <= 1)
    #expect(try bottom(.alignCenters) < bottom(.alignBaselines))
    #expect(try bottom(UIBaselineAdjustment.none) < bottom(.alignCenters))
    // Centred capitals lie in the middle as those of any label do.
    let centred = try ink(
      label(100) {
        ($0.text, $0.font, $0.baselineAdjustment) = ("HHHHHHHH", .systemFont(ofSize: 30), .alignCenters)
      })
    #expect(abs(centred.midY - 90) < 8)
  }

  @Test func `several lines shrink until nothing is cut`() throws {
    let long = String(repeating: "HHHH ", count: 20)
    func bands(_ adjusts: Bool) throws -> Int {
      let label = label(120, 60) {
        ($0.text, $0.numberOfLines, $0.adjustsFontSizeToFitWidth) = (long, 0, adjusts)
      }
      let bitmap = textPicture(120, 60) { _ in label.drawText(in: label.bounds) }
      return bitmap.inkBands.count
    }
    #expect(try bands(false) == 2)
    #expect(try bands(true) > 3)
  }

  @Test func `a limit of paragraphs is not met by shrinking`() throws {
    let shrunk = try ink(label(100) { $0.text = "H\nH\nH" })
    let plain = try ink(label(100) { ($0.text, $0.adjustsFontSizeToFitWidth) = ("H\nH\nH", false) })
    #expect(shrunk == plain)
  }

  @Test func `attributed text shrinks in all its parts`() throws {
    let text = NSMutableAttributedString(string: "HHHH", attributes: [.font: UIFont.systemFont(ofSize: 40), .kern: 4])
    text.append(attributed("HHHH", [.font: UIFont.systemFont(ofSize: 20)]))
    let full = try ink(label(400) { $0.attributedText = text })
    let half = try ink(label(full.width / 6) { $0.attributedText = text })
    #expect(abs(half.width - full.width / 2) < 12 && abs(half.height - full.height / 2) < 9)
  }

  // MARK: Content size

  @Test func `a preferred font follows the text size where the label is told to`() {
    let label = UILabel()
    label.text = "Wi-Fi"
    label.font = .preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    let host = HeadlessHost(
      size: CGSize(width: 100, height: 100), scale: 2,
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    let controller = UIViewController()
    controller.view.addSubview(label)
    _ = try? host.image(of: controller)
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 33)
    label.font = .systemFont(ofSize: 15)
    label.adjustsFontForContentSizeCategory = false
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 15)
  }

  // MARK: Fonts

  @Test func `monospaced digits are equally wide`() {
    func width(_ text: String, _ font: UIFont) -> CGFloat { attributed(text, [.font: font]).size().width }
    for weight in [UIFont.Weight.regular, .bold] {
      let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: weight)
      let widths = (0...9).map { width("\($0)", font) }
      #expect(widths.max()! - widths.min()! < 0.05)
      #expect(width("H", font) == width("H", .systemFont(ofSize: 17, weight: weight)))
      #expect(font != .systemFont(ofSize: 17, weight: weight))
      #expect(font.withSize(20) == .monospacedDigitSystemFont(ofSize: 20, weight: weight))
    }
    #expect(width("1", .systemFont(ofSize: 17)) < width("0", .systemFont(ofSize: 17)))
  }

  @Test func `a missing font is one message that names the package`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        // A list of fonts that has none of ours, before anything asked for one.
        let path = NSTemporaryDirectory() + "no-inter-\(ProcessInfo.processInfo.processIdentifier).conf"
        try Data("<?xml version=\"1.0\"?><fontconfig><dir>/usr/share/fonts/truetype</dir></fontconfig>".utf8)
          .write(to: URL(fileURLWithPath: path))
        setenv("FONTCONFIG_FILE", path, 1)
        for _ in 0..<2 { _ = NSString(string: "Wi-Fi").size(withAttributes: nil) }
        Thread { _ = NSString(string: "Wi-Fi").size(withAttributes: nil) }.start()
        usleep(200_000)
        try? FileManager.default.removeItem(atPath: path)
      })
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.components(separatedBy: "fonts-inter").count == 2, "\(message)")
  }
}
