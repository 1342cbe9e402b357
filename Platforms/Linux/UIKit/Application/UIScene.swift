// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// One instance of the app's user interface, with its own life cycle.
@MainActor
open class UIScene: UIResponder {
  /// What the scene was made for.
  public let session: UISceneSession

  /// Owned by the scene.
  open var delegate: (any UISceneDelegate)?

  /// Set by the host as the scene connects and comes to the foreground.
  open internal(set) var activationState: ActivationState = .unattached

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }
}
