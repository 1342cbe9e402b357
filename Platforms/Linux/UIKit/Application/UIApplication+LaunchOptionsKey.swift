// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension UIApplication {
  /// The key of a reason for which the app was launched.
  ///
  /// The host launches an app for no particular reason, so the launch options are always nil and no keys are declared.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
