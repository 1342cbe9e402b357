// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// What of a view's frame takes up a change of its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Moves and sizes this view for a superview whose size has changed.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    func adjusted(
      _ origin: CGFloat, _ length: CGFloat, _ before: AutoresizingMask, _ inside: AutoresizingMask,
      _ after: AutoresizingMask, _ oldLength: CGFloat, _ newLength: CGFloat
    ) -> (CGFloat, CGFloat) {
      let change = newLength - oldLength
      let margins = (origin, length, oldLength - origin - length)
      let flexible = [before, inside, after].map { autoresizingMask.contains($0) }
      let count = flexible.filter { $0 }.count
      guard change != 0, count > 0 else { return (origin, length) }
      // The flexible parts share the change in proportion to what they are, equally where they are nothing.
      let total = zip([margins.0, margins.1, margins.2], flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
      func share(_ i: Int, _ part: CGFloat) -> CGFloat {
        guard flexible[i] else { return 0 }
        return total == 0 ? change / CGFloat(count) : change * part / total
      }
      return (origin + share(0, margins.0), length + share(1, margins.1))
    }
    let (x, width) = adjusted(
      frame.minX, frame.width, .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, old.width, new.width)
    let (y, height) = adjusted(
      frame.minY, frame.height, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin, old.height, new.height)
    frame = CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
  }
}
