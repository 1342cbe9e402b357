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

  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { noticeAdjustedInset() } }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet { noticeAdjustedInset() }
  }

  /// `contentInset` and the safe area along the axes in which the content scrolls.
  open var adjustedContentInset: UIEdgeInsets {
    var (inset, safe) = (contentInset, safeAreaInsets)
    guard safe != .zero else { return inset }
    if scrollsVertically {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    if contentSize.width > bounds.width {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  /// Whether the content is higher than the view; that of a table counts as higher always.
  var scrollsVertically: Bool { contentSize.height > bounds.height }

  open func adjustedContentInsetDidChange() {}

  /// The inset that was told of last.
  private var knownInset = UIEdgeInsets.zero

  private func noticeAdjustedInset() {
    let (old, new) = (knownInset, adjustedContentInset)
    guard new != old else { return }
    knownInset = new
    setNeedsLayout()
    // Content that stood at the inset's edge stays there.
    let scale = displayScale
    if contentOffset.y == (-old.top).roundedToPixel(scale) { contentOffset.y = -new.top }
    if contentOffset.x == (-old.left).roundedToPixel(scale) { contentOffset.x = -new.left }
    adjustedContentInsetDidChange()
  }

  /// Takes the safe area into the content's inset.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    noticeAdjustedInset()
  }

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
