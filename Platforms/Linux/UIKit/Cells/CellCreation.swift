// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Makes `init(style:reuseIdentifier:)` required, so that a registered class can be told to make a cell.
///
/// It is public and open on purpose: were it internal, the optimiser would see that it has no subclasses and call its own
/// initialiser directly.
open class _CreatableTableViewCell: UITableViewCell {
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The same for `init(reuseIdentifier:)` of header and footer views.
open class _CreatableHeaderFooterView: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell of class `type`, as UIKit makes one from a registered class.
///
/// The initialiser is not `required` in UIKit, so Swift does not let a metatype call it; every subclass has it in the same
/// slot of its method table, and the bit cast is all it takes to reach the slot. Not inlined: the optimiser would take the
/// cast's word for the object's class and fold `cell is MyCell` to false.
@MainActor
@inline(never)
func createCell(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
  let creatable = unsafeBitCast(type, to: _CreatableTableViewCell.Type.self)
  return unsafeDowncast(
    creatable.init(style: .default, reuseIdentifier: reuseIdentifier) as AnyObject, to: UITableViewCell.self)
}

/// A header or footer view of class `type`; see `createCell`.
@MainActor
@inline(never)
func createHeaderFooterView(
  _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String
) -> UITableViewHeaderFooterView {
  let creatable = unsafeBitCast(type, to: _CreatableHeaderFooterView.Type.self)
  return unsafeDowncast(
    creatable.init(reuseIdentifier: reuseIdentifier) as AnyObject, to: UITableViewHeaderFooterView.self)
}
