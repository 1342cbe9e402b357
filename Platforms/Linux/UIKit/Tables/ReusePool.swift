// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// Views that have left the screen, by identifier, and the classes that were registered to make more.
struct ReusePool<Element: AnyObject, Class> {
  private var idle: [String: [Element]] = [:]
  private var classes: [String: Class] = [:]

  mutating func register(_ type: Class?, for identifier: String) {
    classes[identifier] = type
  }

  func registeredClass(for identifier: String) -> Class? { classes[identifier] }

  mutating func add(_ element: Element, identifier: String) {
    idle[identifier, default: []].append(element)
  }

  mutating func take(identifier: String) -> Element? {
    idle[identifier]?.popLast()
  }

  /// Forgets a view that the app shows again without asking for a reusable one.
  mutating func remove(_ element: Element, identifier: String) {
    idle[identifier]?.removeAll { $0 === element }
  }
}
