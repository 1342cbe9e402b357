// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// A view that shows a part of a larger content; the origin of its bounds is the offset.
///
/// There are no gestures, indicators or animations yet: the offset is set by the app or the host.
@MainActor
open class UIScrollView: UIView {
  /// The delegate, published as `delegate` by the extension below.
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The content's point at the top left of the view, rounded to a device pixel; not clamped, as in UIKit.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let scale = displayScale
      let rounded = CGPoint(x: newValue.x.roundedToPixel(scale), y: newValue.y.roundedToPixel(scale))
      guard rounded.isFinite, rounded != bounds.origin else { return }
      bounds.origin = rounded
    }
  }

  open var contentSize = CGSize.zero

  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      // Content that stood at the inset's edge stays there.
      if contentOffset.y == -oldValue.top { contentOffset.y = -contentInset.top }
      if contentOffset.x == -oldValue.left { contentOffset.x = -contentInset.left }
      adjustedContentInsetDidChange()
    }
  }

  /// `contentInset` and what of the safe area lies over the content.
  open var adjustedContentInset: UIEdgeInsets {
    let (own, safe) = (contentInset, safeAreaInsets)
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  open func adjustedContentInsetDidChange() {}

  override func boundsOriginDidChange() {
    setNeedsLayout()
    scrollDelegate?.scrollViewDidScroll(self)
  }
}

extension NSObjectProtocol where Self: UIScrollView {
  /// The scroll view's delegate; a subclass may declare a `delegate` of a narrower type, as UITableView does.
  @MainActor public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
