// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Glibc

/// What UIKit keeps per thread: the current traits, the stack of graphics contexts and the fonts.
///
/// They are read in every drawing call: a pointer of the thread's own costs less than Foundation's thread dictionary.
final class ThreadState {
  var traits: UITraitCollection?
  var contexts: [CGContext] = []
  /// Made when the thread first lays out text.
  var textEngine: TextEngine?

  static var current: ThreadState {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<ThreadState>.fromOpaque(pointer).takeUnretainedValue()
    }
    let state = ThreadState()
    pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
    return state
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<ThreadState>.fromOpaque(pointer).release() }
    }
    guard status == 0 else {
      fatalError("UIKit: no thread-specific storage (pthread_key_create returned \(status))")
    }
    return key
  }()
}
