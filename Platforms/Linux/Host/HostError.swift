// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Why the host cannot do what the command line asks for: one line that names the value, and the exit status.
package struct HostError: Error, Equatable, CustomStringConvertible {
  /// The statuses are those of the system's `sysexits.h`.
  package enum Status: Int32, Sendable {
    case usage = 64
    case appShowsNothing = 70
    case outOfMemory = 71
    case cannotCreate = 73
    case cannotWrite = 74
  }

  package let status: Status
  package let description: String

  package init(_ status: Status, _ description: String) {
    self.status = status
    self.description = description
  }
}

extension CGFloat {
  /// The number as a person writes it: 3 rather than 3.0.
  var plainText: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(describing: self)
  }
}
