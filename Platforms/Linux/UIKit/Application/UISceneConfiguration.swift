// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// The class of a scene's delegate, and the name under which an app knows the combination.
@MainActor
open class UISceneConfiguration: NSObject {
  /// What the default implementation of `application(_:configurationForConnecting:options:)` returns: the app has no
  /// scenes.
  static let notImplemented = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  public let name: String?

  public let role: UISceneSession.Role

  /// Must be set to an NSObject subclass that conforms to `UIWindowSceneDelegate`: at Apple's the class may also come
  /// from the entry of that name in the app's Info.plist, which a program without a bundle does not have.
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
