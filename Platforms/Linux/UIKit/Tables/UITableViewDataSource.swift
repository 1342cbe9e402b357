// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// The object that tells a table how many sections and rows there are and makes their cells.
///
/// Apple's optional members are requirements with default implementations here, since there is no Objective-C runtime that
/// could be asked whether a member is implemented. A class that inherits its conformance must *override* a member; a method
/// that is merely added in a subclass is not called.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows. A negative number, or one above 2,147,483,647, stops the program with a message.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Optional. Without it there is one section.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Optional. Grouped tables show the title in the style of the system's version, before iOS 26 in upper case.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Optional.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
