// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension HeadlessHost {
  /// Scrolls the first scroll view, or makes the window tall enough for all of its content.
  package func apply(_ extent: HostOptions.Extent, to window: UIWindow) throws {
    update(window)
    switch extent {
    case .screen(scroll: nil):
      break
    case .screen(scroll: let offset?):
      guard let scrollView = firstScrollView(in: window) else {
        throw HostError(.usage, "--scroll \(offset.plainText): the app shows no scroll view")
      }
      scroll(scrollView, to: offset, in: window)
    case .full:
      if let scrollView = firstScrollView(in: window) {
        try showWholeContent(of: scrollView, in: window)
      }
    }
  }

  private func scroll(_ scrollView: UIScrollView, to offset: CGFloat, in window: UIWindow) {
    // Laying out rows at the new offset may change the estimated height of the content, and with it the range.
    for _ in 0..<maximumPasses {
      let inset = scrollView.adjustedContentInset
      let lowest = -inset.top
      let highest = max(lowest, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
      let previous = scrollView.contentOffset.y
      scrollView.contentOffset.y = min(max(offset, lowest), highest)
      guard scrollView.contentOffset.y != previous else { break }
      update(window)
    }
  }

  private func showWholeContent(of scrollView: UIScrollView, in window: UIWindow) throws {
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    update(window)
    for _ in 0..<maximumPasses {
      let inset = scrollView.adjustedContentInset
      let height = scrollView.bounds.height
      let missing = scrollView.contentSize.height + inset.top + inset.bottom - height
      guard missing > 0 else { break }
      var size = window.bounds.size
      size.height = ((size.height + missing) * screen.scale).rounded(.up) / screen.scale
      _ = try PixelSize(
        points: size, scale: screen.scale, subject: "--full: the content is \(size.height.plainText) points tall")
      window.frame.size = size
      update(window)
      // A scroll view that does not grow with the window never shows more.
      guard scrollView.bounds.height > height else { break }
    }
  }

  /// Enough for estimated heights to become real ones; a layout that never settles must not hang the host.
  private var maximumPasses: Int { 16 }

  /// The first one in the order of drawing, from the window down.
  private func firstScrollView(in view: UIView) -> UIScrollView? {
    guard !view.isHidden else { return nil }
    if let scrollView = view as? UIScrollView { return scrollView }
    return view.subviews.lazy.compactMap { self.firstScrollView(in: $0) }.first
  }
}
