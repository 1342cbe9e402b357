// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// What a scene is made for: its role and the configuration it was made from.
@MainActor
open class UISceneSession: NSObject {
  /// The connected scene.
  open internal(set) weak var scene: UIScene?

  /// What the scene is for.
  public let role: Role

  /// What the app delegate answered; before that, a configuration without a name or a delegate class.
  open internal(set) var configuration: UISceneConfiguration

  /// The same in every run: nothing is restored, and nothing in a picture may depend on chance.
  public let persistentIdentifier: String

  init(role: Role, persistentIdentifier: String) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}
