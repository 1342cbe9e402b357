// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Text equals its stored pictures where the font file is theirs, and keeps to its frame and baseline anywhere.
@MainActor
struct TextPictureTests {
  nonisolated private static let names = ["text-table-2x", "text-labels-3x"]

  /// Whether a stored picture is one of these: `NAME-inter-HASH.png`.
  nonisolated static func owns(_ file: String) -> Bool {
    names.contains { file.hasPrefix($0 + "-inter-") && file.hasSuffix(".png") }
  }

  @Test func `a table with text looks as it did`() throws {
    let host = HeadlessHost(size: CGSize(width: 124, height: 118), scale: 2)
    let window = host.show(RecipeTable(style: .grouped, fill: .plain, hasText: true))
    try check(window, host, Self.names[0])
  }

  @Test func `labels look as they did`() throws {
    let host = HeadlessHost(size: CGSize(width: 90, height: 66), scale: 3)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    // No letter reaches below the baseline, so that the last row of ink is the baseline's.
    let texts = [("Wi-Fi", NSTextAlignment.left, 17), ("HALF A MILE", .center, 11), ("AVAILABLE", .right, 17)]
    for (index, (text, alignment, size)) in texts.enumerated() {
      let label = UILabel(frame: CGRect(x: 4, y: 2 + 21 * CGFloat(index), width: 82, height: 20))
      label.text = text
      label.textAlignment = alignment
      label.font = .systemFont(ofSize: CGFloat(size), weight: index == 1 ? .semibold : .regular)
      controller.view.addSubview(label)
    }
    try check(host.show(controller), host, Self.names[1])
  }

  private func check(_ window: UIWindow, _ host: HeadlessHost, _ name: String) throws {
    let image = try host.image(of: window)
    let labels = labels(in: window)
    #expect(!labels.isEmpty)
    for label in labels { try expectLayoutLaws(label, in: window, image: image, scale: host.screen.scale) }

    // A font file stands for all weights: the package installs them together.
    let hash = try #require(SystemFont.fileHash(of: .systemFont(ofSize: 17)))
    let snapshot = try Snapshot.shared.get()
    let stored = try FileManager.default.contentsOfDirectory(atPath: snapshot.references.path)
      .filter { $0.hasPrefix(name + "-inter-") }
    if !stored.isEmpty, !stored.contains("\(name)-inter-\(hash).png"), !snapshot.isRecording {
      print("\(name): the font file in use, \(hash), has no stored picture; only the layout was checked")
    } else {
      expectSnapshot(image, "\(name)-inter-\(hash)")
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden else { return [] }
    if let label = view as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
    return view.subviews.flatMap { labels(in: $0) }
  }

  /// Whatever the font: the ink lies inside the frame, and its last row on the baseline.
  private func expectLayoutLaws(_ label: UILabel, in window: UIWindow, image: CGImage, scale: CGFloat) throws {
    let frame = label.convert(label.bounds, to: window)
    let text = try #require(label.text)
    // The label is shown and hidden: what differs is its ink.
    label.isHidden = true
    defer { label.isHidden = false }
    let host = HeadlessHost(size: window.bounds.size, scale: scale)
    let blank = try host.image(of: window)
    let ink = inkedRect(image, blank)
    let outer = CGRect(
      x: (frame.minX * scale).rounded(.down), y: (frame.minY * scale).rounded(.down),
      width: (frame.width * scale).rounded(.up) + 1, height: (frame.height * scale).rounded(.up) + 1)
    #expect(!ink.isNull && outer.contains(ink), "\(text): ink \(ink), frame \(outer), in pixels")

    // One line stands in the middle of the label. Round letters overshoot the baseline a little, and it is rounded to
    // a pixel: one pixel of tolerance.
    let top = frame.minY + (frame.height - label.font.lineHeight) / 2
    let baseline = (top + label.font.ascender) * scale
    #expect(abs(ink.maxY - baseline) <= 1, "\(text): the last row of ink ends at \(ink.maxY), baseline \(baseline)")
  }

  /// The smallest rectangle of pixels outside of which the pictures are equal.
  private func inkedRect(_ image: CGImage, _ blank: CGImage) -> CGRect {
    image.withPixels { a, aStride in
      blank.withPixels { b, bStride in
        var ink = CGRect.null
        for y in 0..<image.height {
          for x in 0..<image.width where (a[y * aStride + x] ^ b[y * bStride + x]) & 0xFFFFFF != 0 {
            ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
          }
        }
        return ink
      }
    }
  }
}
