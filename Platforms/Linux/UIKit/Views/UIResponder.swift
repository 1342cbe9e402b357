// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// The root of what can respond to events: views, view controllers, windows, scenes, the application.
///
/// Events are not delivered yet; a responder knows the next one.
@MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// Whom an event that this responder does not handle goes to.
  open var next: UIResponder? { nil }
}
