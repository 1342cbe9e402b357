// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// A dictionary that forgets what has not been asked for lately.
///
/// When it is full, the less recently used half goes at once, so that an access costs one look-up and no list upkeep.
struct RecentCache<Key: Hashable, Value> {
  private var entries: [Key: (value: Value, lastUse: UInt64)] = [:]
  private var clock: UInt64 = 0
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  subscript(key: Key) -> Value? {
    mutating get {
      guard let index = entries.index(forKey: key) else { return nil }
      clock += 1
      entries.values[index].lastUse = clock
      return entries.values[index].value
    }
    set {
      clock += 1
      entries[key] = newValue.map { ($0, clock) }
      if entries.count > capacity { forgetHalf() }
    }
  }

  private mutating func forgetHalf() {
    let median = entries.values.map(\.lastUse).sorted()[entries.count / 2]
    entries = entries.filter { $0.value.lastUse >= median }
  }
}
