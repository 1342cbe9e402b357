// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Whether the app runs in the foreground and receives events.
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }
}
