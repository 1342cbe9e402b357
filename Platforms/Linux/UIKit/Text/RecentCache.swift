// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// A dictionary that forgets what has not been asked for lately.
///
/// What was used since the last change of generations is young. When half of the capacity is, everything else goes at
/// once and the young become the old: an access costs one or two look-ups and no upkeep.
struct RecentCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      add(value, for: key)
      return value
    }
    set {
      guard let newValue else {
        young[key] = nil
        old[key] = nil
        return
      }
      add(newValue, for: key)
    }
  }

  private mutating func add(_ value: Value, for key: Key) {
    if young.count >= capacity / 2 {
      swap(&young, &old)
      young.removeAll(keepingCapacity: true)
    }
    young[key] = value
  }
}
