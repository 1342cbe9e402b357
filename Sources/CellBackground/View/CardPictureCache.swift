// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// The pictures that are shown, and those that were until a short while ago.
///
/// There is one for each look: a thousand rows share four. What no view shows any more goes when memory is short, when the
/// traits change, and when there are very many.
@MainActor
package final class CardPictureCache {
  package static let shared = CardPictureCache()

  private var pictures: [CardPicture.Key: CardPicture] = [:]
  /// How many pictures there are.
  package var count: Int { pictures.count }
  /// How many pictures were drawn so far.
  package private(set) var drawn = 0

  private static let most = 128

  private init() {
    // It lives as long as the process, so it never stops listening.
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in
      // UIKit sends it on the main thread. `OperationQueue.main` would do, but Linux's Foundation waits for it even where
      // the sender keeps it busy.
      if Thread.isMainThread {
        MainActor.assumeIsolated { CardPictureCache.shared.removeUnused() }
      } else {
        Task { @MainActor in CardPictureCache.shared.removeUnused() }
      }
    }
  }

  func picture(_ key: CardPicture.Key, caps: UIEdgeInsets) -> CardPicture? {
    if let picture = pictures[key] { return picture }
    guard let picture = CardPicture(key, caps: caps) else { return nil }
    drawn += 1
    if pictures.count >= Self.most { removeUnused() }
    pictures[key] = picture
    return picture
  }

  /// Forgets every picture that no view holds.
  package func removeUnused() {
    for key in Array(pictures.keys) {
      // Taken out of the dictionary, a picture that nobody else holds has one reference.
      var picture = pictures.removeValue(forKey: key)
      if !isKnownUniquelyReferenced(&picture) { pictures[key] = picture }
    }
  }
}
