// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIScene {
  /// The reasons for which a scene connects.
  ///
  /// The host connects a scene for no particular reason, so there is nothing in it.
  @MainActor
  open class ConnectionOptions: NSObject {
    override init() { super.init() }
  }
}
